# Die Worte der Web-App.

app-name = Azulejos
not-found = Diese Seite gibt es nicht.
try-again = Noch einmal versuchen
offline-title = Du bist offline
offline = Du bist offline. Versuch es wieder, wenn du verbunden bist.
offline-start = Du bist offline. Du kannst Regeln lesen, ein echtes Spiel mitschreiben, Punkte zählen und schon geöffnete Spiele ansehen; zum Spielen brauchst du eine Verbindung.
update-ready = Eine neue Version ist da.
update-load = Neu laden
install-app = Als App installieren
close = Schließen
warming-up = Die Bots werden schneller … { $percent } %. Du kannst schon spielen.
    .done = Die Bots haben volles Tempo.

## Wegweiser

nav = Hauptmenü
nav-rules = Regeln
nav-games = Meine Spiele
nav-analysis = Analyse
nav-print = Wertungsblatt und Regeln zum Drucken
nav-settings = Einstellungen
nav-log = Protokoll
nav-keys = Tasten
nav-menu = Menü
nav-replay-this = Wiederholung
nav-review-this = Rückblick
new-game = Neues Spiel

## Startseite

start-title = Leg die schönste Wand
start-tagline = Spiel Azul und den Sommerpavillon gegen Bots, mit Freunden oder zusammen an einem Bildschirm. Ohne Konto.
ways = Weitere Möglichkeiten
way-learn = Noch nie gespielt? Hier beginnen
way-learn-box = { $box } lernen
way-rules = Wie spielt man?
way-puzzles = Rätsel
way-scribe = Echtes Spiel mitschreiben
way-count = Punkte zählen
start-mode = Wie möchtest du spielen?
mode-bot = Gegen einen Bot
    .about = Vom gemütlichen Neuling bis zum Meister. Leg gleich los.
mode-friends = Mit Freunden
    .about = Schick einen Link. Mehr brauchen sie nicht.
mode-pass = Reihum
    .about = Alle an diesem Bildschirm.
start-players = Spieler
start-company = Wer spielt mit?
start-begins = Wer beginnt?
start-random = Zufällig
your-name = Dein Name
name-of = Name von Spieler { $number }
player-number = Spieler { $number }
guest = Gast
seat-friend = Jemand per Link
seat-here = Jemand an diesem Bildschirm
bots-ladder = Bots nach Stärke
bots-characters = Bots mit Charakter
bots-simple = Bots, die nicht nachdenken
bot-level = { $name } · Stufe { $level } von { $levels }
house-rules = Hausregeln
house-rule = { $rule }: { $value }
house-rules-changed = Hausregeln ({ $count } geändert)
clock = Uhr
clock-none = Ohne Uhr
clock-move = { $time } pro Zug
clock-game = je { $time } + { $increment } pro Zug
clock-game-plain = je { $time }
start-public = Alle dürfen mitspielen
start-help = Alle dürfen um Tipps bitten
start-go-bot = Spielen
start-go-friends = Tisch eröffnen
start-go-pass = Spielen
rules-link = So wird gespielt
own-tables = Spiel fortsetzen
open-tables = Offene Tische
open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
join = Mitspielen

## Einstellungen

settings = Einstellungen

## Vor dem Spiel

connecting = Verbinden …
table-gone = Diesen Tisch gibt es nicht.
    .about = Vielleicht wurde er gelöscht, oder der Link ist unvollständig.
table-unreachable = Der Tisch öffnet sich, sobald die Verbindung steht.
lobby-invited = { $player } lädt dich zum Spielen ein
lobby-players = { $count } Spieler
lobby-takeback = { $how ->
    [free] Züge dürfen zurückgenommen werden
    [ask] Züge dürfen zurückgenommen werden, wenn die anderen zustimmen
   *[off] Züge können nicht zurückgenommen werden
  }
seat-open = Freier Platz
seat-you = du
seat-bot = Bot
take-seat = Platz nehmen
watch = Nur zuschauen
lobby-watching = Du schaust zu. Das Spiel beginnt, sobald alle Plätze besetzt sind.
leave-seat = Verlassen
invite = Schick diesen Link an die anderen
invite-scan = Oder den Code mit dem Handy scannen
invite-code = QR-Code des Links
invite-address = Adresse
invite-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere in deinem Netzwerk mitspielen können, starte den Server so:
copy-link = Link kopieren
copied = Kopiert
share = Teilen
share-text = Spiel mit!
lobby-waiting = { $count ->
    [one] Es fehlt noch 1 Spieler.
   *[other] Es fehlen noch { $count } Spieler.
  } Das Spiel startet automatisch.

## Am Tisch

round-number = Runde { $round }
watching = Zuschauer
players = Spieler
is-here = online
is-away = offline
actions = Aktionen
side = Protokoll und Chat
turn-yours = Du bist am Zug.
turn-of = { $player } ist am Zug.
score-of = { $player }: { points }.
prompt-wait = Warten auf { $players } …
prompt-take = Du bist am Zug: Wähle Fliesen.
the-tiles = { $color ->
    [j] { $count ->
        [one] den Joker
       *[other] die Joker
      }
   *[other] { $count ->
        [one] die { colored } Fliese
       *[other] die { colored-weak } Fliesen
      }
  }
prompt-line = Wähle eine Musterreihe für { the-tiles }
prompt-tile = Wähle ein Feld in Reihe { $row } deiner Wand
prompt-place = Du bist am Zug: Leg eine Fliese oder passe.
prompt-bonus = Nimm Bonusfliesen aus dem Vorrat
prompt-choose = Du bist am Zug: Wähle einen Zug.
confirm = Bestätigen
undo = Rückgängig
take-back = Zurücknehmen
show-again = Noch mal zeigen
put-back = Zurücklegen
ahead-hint = Du kannst deinen nächsten Zug schon wählen.
ahead-next = Nächster Zug
ahead-cancel = Abbrechen
ahead-changed = Dein gewählter Zug würde jetzt etwas anderes bewirken und wurde nicht gespielt.
skip = Überspringen
last-round = Das ist die letzte Runde.
last-round-row = { $player } macht gleich eine Reihe voll: Das ist die letzte Runde.
typed-move = Zug eintippen
typed-play = Spielen
hint = Tipp

## Protokoll und Chat

log = Spielprotokoll
asked-waiting = Anfrage gesendet. Warten auf Antwort …
notices-offer = Möchtest du eine Benachrichtigung, wenn du am Zug bist?
chat = Chat
chat-say = Nachricht schreiben
chat-send = Senden
chat-said = { $player } sagt: { $text }
chat-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }

## Menü

menu = Menü
ask-takeback = Meinen Zug zurücknehmen
ask-draw = Unentschieden anbieten
ask-abort = Spielabbruch vorschlagen
ask-help = Tipps für alle vorschlagen
resign = Aufgeben
resign-for = Für { $player } aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-no = Weiterspielen
download = Spieldatei herunterladen

## Tasten

keys = Tastenkürzel
keys-tab = Zwischen Fliesen, Tableau und Schaltflächen wechseln
keys-arrows = Von Fliese zu Fliese oder von Reihe zu Reihe
keys-enter = Aufnehmen, legen, bestätigen
keys-escape = Zurücklegen oder den nächsten Zug abbrechen
keys-undo = Rückgängig machen oder um Zurücknehmen bitten
keys-again = Noch mal zeigen, was die anderen getan haben
keys-type = Zug eintippen
keys-hint = Um einen Tipp bitten
keys-scores = Punktestand anhören
keys-log = Protokoll ein- oder ausblenden
keys-skip = Animation überspringen
keys-guide = Den Begleiter noch einmal hören oder einblenden
keys-guide-next = Nächster Hinweis des Begleiters
keys-help = Diese Tastenkürzel zeigen
keys-notation = Ein getippter Zug besteht aus Quelle, Farbe und Musterreihe: 3r2 ist Rot von Manufaktur 3 auf Musterreihe 2, cbf ist Blau aus der Mitte auf die Bodenreihe. Die Farben sind b (Blau), y (Gelb), r (Rot), k (Schwarz), w (Weiß); im Sommerpavillon p (Lila), g (Grün), o (Orange), y, b, r.

## Nach dem Spiel

result-you = Du hast gewonnen!
result-winner = { $player } gewinnt
result-shared = { $players } teilen sich den Sieg
rematch = Revanche
rematch-asked = Revanche angefragt
next-opponent = Gegen { $bot } spielen
share-game = Teilen
share-game-copied = Link kopiert
result-helped = Mit Hilfe: { $players }.
result-helped-often = { $player } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
  })
breakdown = Punkte im Einzelnen
points-start = Startpunkte
points-tiled = Fliesen auf der Wand
points-placed = Fliesen auf Sternen
points-row-bonus = Vollständige Reihen
points-column-bonus = Vollständige Spalten
points-color-bonus = Vollständige Farben
points-star-bonus = Vollständige Sterne
points-number-bonus = Vollständige Zahlen
points-floor-cost = Bodenreihe
points-took-marker = Startspielerstein
points-passed = Abgelegte Fliesen
points-leftover-cost = Übrige Fliesen
points-total = Gesamt
chart = Punktestand nach jeder Runde
