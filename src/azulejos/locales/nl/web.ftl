# De woorden van de webapp.

app-name = Azulejos
not-found = Deze pagina bestaat niet.
try-again = Opnieuw proberen
offline-title = Je bent offline
offline = Je bent offline. Probeer het opnieuw zodra je verbinding hebt.
offline-start = Je bent offline. Je kunt de regels lezen, een echt spel noteren, punten tellen en spellen bekijken die je eerder hebt geopend; om te spelen heb je verbinding nodig.
update-ready = Er is een nieuwe versie.
update-load = Vernieuwen
install-app = Als app installeren
close = Sluiten
warming-up = De bots komen op snelheid… { $percent }%. Je kunt al spelen.
    .done = De bots zijn op volle snelheid.

## Rondkijken

nav = Hoofdmenu
nav-rules = Spelregels
nav-games = Mijn spellen
nav-analysis = Analyse
nav-print = Scoreblad en regels om af te drukken
nav-settings = Instellingen
nav-log = Logboek
nav-keys = Sneltoetsen
nav-menu = Menu
nav-replay-this = Naspelen
nav-review-this = Terugblik
new-game = Nieuw spel

## Beginpagina

start-title = Leg de mooiste muur
start-tagline = Speel Azul en Zomerpaviljoen tegen bots, met vrienden, of samen op één scherm. Zonder account.
ways = Andere manieren om te beginnen
way-learn = Nog nooit gespeeld? Begin hier
way-learn-box = { $box } leren
way-rules = Hoe speel je dit?
way-puzzles = Puzzels
way-scribe = Een echt spel noteren
way-count = Punten tellen
start-mode = Hoe wil je spelen?
mode-bot = Tegen een bot
    .about = Van rustige beginner tot meester. Begin meteen.
mode-friends = Met vrienden
    .about = Stuur een link. Meer is niet nodig.
mode-pass = Om de beurt
    .about = Iedereen op dit scherm.
start-players = Spelers
start-company = Wie speelt er?
start-begins = Wie begint?
start-random = Willekeurig
your-name = Je naam
name-of = Naam van speler { $number }
player-number = Speler { $number }
guest = Gast
seat-friend = Een vriend, via een link
seat-here = Iemand op dit scherm
bots-ladder = Bots per niveau
bots-characters = Bots met karakter
bots-simple = Bots die niet nadenken
bot-level = { $name } · niveau { $level } van { $levels }
house-rules = Huisregels
house-rule = { $rule }: { $value }
house-rules-changed = Huisregels ({ $count } gewijzigd)
clock = Klok
clock-none = Geen klok
clock-move = { $time } per zet
clock-game = { $time } elk + { $increment } per zet
clock-game-plain = { $time } elk
start-public = Iedereen kan meedoen
start-help = Iedereen mag om hints vragen
start-go-bot = Spelen
start-go-friends = Tafel aanmaken
start-go-pass = Spelen
rules-link = Zo speel je
own-tables = Verder met een spel
open-tables = Open tafels
open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }
join = Meedoen

## Instellingen

settings = Instellingen

## Voor het spel

connecting = Verbinden…
table-gone = Deze tafel bestaat niet.
    .about = Misschien is hij verwijderd, of is de link niet volledig.
table-unreachable = De tafel gaat open zodra er verbinding is.
lobby-invited = { $player } nodigt je uit om te spelen
lobby-players = { $count } spelers
lobby-takeback = { $how ->
    [free] Zetten mogen worden teruggenomen
    [ask] Zetten mogen worden teruggenomen als de anderen akkoord gaan
   *[off] Zetten kunnen niet worden teruggenomen
  }
seat-open = Vrije plaats
seat-you = jij
seat-bot = bot
take-seat = Plaatsnemen
watch = Alleen kijken
lobby-watching = Je kijkt toe. Het spel begint zodra alle plaatsen bezet zijn.
leave-seat = Verlaten
invite = Stuur deze link naar de andere spelers
invite-scan = Of scan deze code met een telefoon
invite-code = QR-code van de link
invite-address = Adres
invite-local = Deze link werkt alleen op deze computer. Start de server zo om anderen in je netwerk te laten meedoen:
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
share-text = Kom je spelen?
lobby-waiting = { $count ->
    [one] Wachten op nog 1 speler.
   *[other] Wachten op nog { $count } spelers.
  } Het spel begint vanzelf.

## Aan tafel

round-number = Ronde { $round }
watching = toeschouwer
players = Spelers
is-here = online
is-away = offline
actions = Acties
side = Logboek en chat
turn-yours = Jij bent aan de beurt.
turn-of = { $player } is aan de beurt.
score-of = { $player }: { points }.
prompt-wait = Wachten op { $players }…
prompt-take = Jij bent aan de beurt: kies tegels.
prompt-line = Kies een lijn voor de { $count ->
    [one] { tile-of-color }
   *[other] { tiles-of-color }
  }
prompt-tile = Kies een vak in rij { $row } van je muur
prompt-place = Jij bent aan de beurt: leg een tegel of pas.
prompt-bonus = Neem bonustegels uit de voorraad
prompt-choose = Jij bent aan de beurt: kies een zet.
confirm = Bevestigen
undo = Ongedaan maken
take-back = Terugnemen
show-again = Opnieuw tonen
put-back = Terugleggen
ahead-hint = Je kunt je volgende zet al kiezen.
ahead-next = Volgende zet
ahead-cancel = Annuleren
ahead-changed = De gekozen zet zou nu iets anders doen en is niet gespeeld.
skip = Overslaan
last-round = Dit is de laatste ronde.
last-round-row = { $player } maakt straks een rij compleet: dit is de laatste ronde.
typed-move = Typ een zet
typed-play = Spelen
hint = Hint

## Logboek en chat

log = Logboek
asked-waiting = Verzoek verstuurd. Wachten op antwoord…
notices-offer = Wil je een melding als je aan de beurt bent?
chat = Chat
chat-say = Schrijf een bericht
chat-send = Versturen
chat-said = { $player } zegt: { $text }
chat-new = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
  }

## Menu

menu = Menu
ask-takeback = Mijn zet terugnemen
ask-draw = Gelijkspel aanbieden
ask-abort = Voorstellen om te stoppen
ask-help = Hints voor iedereen voorstellen
resign = Opgeven
resign-for = Opgeven namens { $player }
resign-sure = Dit spel opgeven?
resign-no = Verder spelen
download = Spelbestand downloaden

## Sneltoetsen

keys = Sneltoetsen
keys-tab = Van de tegels naar je bord en de knoppen
keys-arrows = Van tegel naar tegel, of van lijn naar lijn
keys-enter = Oppakken, leggen, bevestigen
keys-escape = Terugleggen, of de volgende zet annuleren
keys-undo = Ongedaan maken, of vragen om terug te nemen
keys-again = Opnieuw tonen wat de anderen deden
keys-type = Een zet typen
keys-hint = Om een hint vragen
keys-scores = Scores laten voorlezen
keys-log = Logboek tonen of verbergen
keys-skip = Animatie overslaan
keys-guide = De gids nog eens horen, of tonen
keys-guide-next = Volgende tip van de gids
keys-help = Deze sneltoetsen tonen
keys-notation = Een getypte zet bestaat uit bron, kleur en lijn: 3r2 is rood van fabriek 3 naar lijn 2, cbf is blauw uit het midden naar de vloerlijn. De kleuren zijn b (blauw), y (geel), r (rood), k (zwart), w (wit); in Zomerpaviljoen p (paars), g (groen), o (oranje), y, b, r.

## Na het spel

result-you = Je hebt gewonnen!
result-winner = { $player } heeft gewonnen
result-shared = { $players } delen de overwinning
rematch = Revanche
rematch-asked = Revanche gevraagd
next-opponent = Spelen tegen { $bot }
share-game = Delen
share-game-copied = Link gekopieerd
result-helped = Met hulp: { $players }.
result-helped-often = { $player } ({ $count ->
    [one] één keer
   *[other] { $count } keer
  })
breakdown = Opbouw van de score
points-start = Startpunten
points-tiled = Tegels op de muur
points-placed = Tegels op sterren
points-row-bonus = Complete rijen
points-column-bonus = Complete kolommen
points-color-bonus = Complete kleuren
points-star-bonus = Complete sterren
points-number-bonus = Complete getallen
points-floor-cost = Vloerlijn
points-took-marker = Startspelerfiche
points-passed = Afgelegde tegels
points-leftover-cost = Overgebleven tegels
points-total = Totaal
chart = Score na elke ronde
