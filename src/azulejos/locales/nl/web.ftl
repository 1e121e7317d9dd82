# De woorden van de webapp.

app-name = Azulejos
not-found = Er is niets op dit adres.
close = Sluiten
warming-up = De bots komen op snelheid … { $percent } %. Je kunt al spelen.
    .done = De bots zijn op volle snelheid.

## Rondkijken

nav = Hoofdmenu
nav-rules = Regels
nav-replay = Terugkijken
nav-settings = Instellingen
nav-log = Verslag
nav-keys = Toetsen
nav-menu = Menu
nav-replay-this = Terugkijken
new-game = Nieuw spel

## Beginpagina

start-title = Leg de mooiste muur
start-tagline = Speel Azul en Zomerpaviljoen: tegen bots, met vrienden of aan één scherm. Zonder account.
start-mode = Hoe wil je spelen?
mode-bot = Tegen een bot
    .about = Van milde beginneling tot meester, meteen.
mode-friends = Met vrienden
    .about = Stuur een link; meer is niet nodig.
mode-pass = Om de beurt
    .about = Iedereen aan dit ene scherm.
start-players = Spelers
start-company = Wie speelt er?
start-begins = Wie begint?
start-random = Door het lot bepaald
your-name = Je naam
name-of = Naam van speler { $number }
player-number = Speler { $number }
guest = Gast
seat-friend = Een vriend, via de link
seat-here = Iemand aan dit scherm
bots-ladder = Bots op niveau
bots-characters = Bots met karakter
bots-simple = Bots die niet nadenken
bot-level = { $name } · niveau { $level } van { $levels }
house-rules = Huisregels
house-rule = { $rule }: { $value }
house-rules-changed = Huisregels ({ $count } gewijzigd)
clock = Klok
clock-none = Geen klok
clock-move-30 = 30 seconden per zet
clock-move-90 = 90 seconden per zet
clock-game-300 = 5 minuten elk, en 5 seconden per zet
clock-game-900 = 15 minuten elk, en 10 seconden per zet
clock-move-86400 = Een dag per zet
start-public = Iedereen mag meedoen
start-go-bot = Spelen
start-go-friends = Tafel openen
start-go-pass = Spelen
rules-link = Hoe speel je het?
server-silent = De server antwoordt niet. Draait hij nog?
own-tables = Verder spelen
open-tables = Tafels met een vrije plaats
open-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
  }
join = Meedoen

## Instellingen

settings = Instellingen
settings-language = Taal
settings-language-auto = Die van de browser
settings-theme = Uiterlijk
settings-theme-auto = Dat van het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatie
settings-speed-times = { $speed ->
    [0] Geen
    [1] Gewoon
   *[other] { $speed } keer zo snel
  }
settings-confirm = Zetten bevestigen
settings-confirm-never = Nooit: gezet is gezet
settings-confirm-countdown = Met drie seconden om te herroepen
settings-confirm-always = Altijd
settings-forced = Gedwongen zetten vanzelf spelen
settings-sound = Geluid
settings-keys = Losse toetsen aan tafel (U, S, L, …)

## Voor het spel

connecting = Verbinden …
connection-lost = Verbinding weg. Opnieuw zoeken …
table-gone = Die tafel is er niet.
    .about = Misschien is ze afgeruimd, of is de link niet heel.
seat-open = Vrije plaats
seat-you = jij
seat-bot = bot
take-seat = Plaats nemen
leave-seat = Opstaan
invite = Stuur deze link naar de anderen
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
share-text = Kom je spelen?
lobby-waiting = { $count ->
    [one] Er is nog één speler nodig.
   *[other] Er zijn nog { $count } spelers nodig.
  } Het spel begint vanzelf.

## Aan tafel

round-number = Ronde { $round }
watching = toeschouwer
players = Spelers
is-here = verbonden
is-away = niet verbonden
actions = Wat te doen
side = Verslag en gesprek
turn-yours = Jij bent.
turn-of = { $player } is aan de beurt.
score-of = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
prompt-wait = Wachten op { $players } …
prompt-hurried = { $player } denkt korter na: de server heeft het druk.
prompt-take = Jij bent: kies tegels.
prompt-line = Waar gaan de tegels van kleur { $color } heen?
prompt-tile = Kies een vak in rij { $row } van je muur.
prompt-place = Jij bent: leg een tegel, of pas.
prompt-bonus = Neem bonustegels uit de voorraad.
prompt-choose = Jij bent: kies een zet.
prompt-confirm = { $move } spelen?
confirm = Bevestigen
undo = Herroepen
take-back = Terugnemen
show-again = Nog eens tonen
put-back = Terugleggen
skip = Overslaan
last-round = Dit is de laatste ronde.
last-round-row = { $player } staat op het punt een rij af te maken: dit is de laatste ronde.
typed-move = Een zet typen
typed-play = Spelen

## Verslag en gesprek

log = Wat er gebeurde
asked-waiting = Je hebt het gevraagd; wachten op antwoord.
chat = Gesprek
chat-say = Iets zeggen
chat-send = Sturen
chat-said = { $player } zegt: { $text }

## Menu

menu = Menu
ask-takeback = Mijn zet terugnemen
ask-draw = Remise aanbieden
ask-abort = Voorstellen te stoppen
resign = Opgeven
resign-for = Opgeven voor { $player }
resign-sure = Wil je deze partij opgeven?
resign-no = Verder spelen
download = Spel downloaden

## Toetsen

keys = Toetsen
keys-tab = Van de tegels naar je bord naar de knoppen
keys-arrows = Van tegel naar tegel, en van lijn naar lijn
keys-enter = Oppakken, neerleggen, bevestigen
keys-escape = Terugleggen
keys-undo = Herroepen, of vragen om terug te nemen
keys-again = Nog eens tonen wat de anderen deden
keys-type = Een zet typen
keys-scores = De stand horen
keys-log = Verslag tonen of verbergen
keys-skip = Animatie overslaan
keys-help = Deze hulp
keys-notation = Een getypte zet is bron, kleur en lijn: 3r2 is rood van fabriek 3 naar lijn 2, cbf is blauw uit het midden naar de vloerlijn. Kleuren zijn de Engelse letters b (blauw), y (geel), r (rood), k (zwart), w (wit); in Zomerpaviljoen p (paars), g (groen), o (oranje), y, b, r.

## Na het spel

result-you = Je hebt gewonnen!
result-winner = { $player } heeft gewonnen
result-shared = { $players } delen de overwinning
rematch = Nog een keer
rematch-asked = Revanche gevraagd
next-opponent = Speel tegen { $bot }
share = Delen
share-copied = Link gekopieerd
breakdown = Waar de punten vandaan komen
points-start = Bij het begin
points-tiled = Tegels op de muur
points-placed = Tegels in sterren
points-row-bonus = Volle rijen
points-column-bonus = Volle kolommen
points-color-bonus = Volle kleuren
points-star-bonus = Volle sterren
points-number-bonus = Alle vakken van een getal
points-floor-cost = Vloerlijn
points-took-marker = Startspelerfiche
points-passed = Niet bewaarde tegels
points-leftover-cost = Overgebleven tegels
points-total = Totaal
chart = Stand aan het eind van elke ronde
