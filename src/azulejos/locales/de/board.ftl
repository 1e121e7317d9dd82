# Namen für alles, was auf dem Tisch liegt, fürs Auge und für Screenreader.

board-no-tiles = keine Fliesen
board-named = { $name }: { $value }
board-tile = { color }
board-empty = leer
colored-neuter = { $color ->
    [b] blaues
    [y] gelbes
    [r] rotes
    [k] schwarzes
    [w] weißes
    [p] lila
    [g] grünes
   *[o] orange
  }
board-empty-space = leeres { colored-neuter } Feld
board-offer = Manufakturangebot
board-table = Tisch
board-board = Tableau von { $player }
board-choices = Züge
board-source = { $source ->
    [0] Mitte
   *[other] Manufaktur { $source }
  }: { $tiles }
board-marker = Startspielerstein
board-pick = { $tiles } { from-source }
board-line = Musterreihe { $number }
board-floor = Bodenreihe
board-placed = { $count ->
    [one] 1 Fliese gelegt
   *[other] { $count } Fliesen gelegt
  }
board-jokers-laid = { $count ->
    [one] davon 1 Joker
   *[other] davon { $count } Joker
  }
board-fall = { $count ->
    [one] 1 Fliese fällt
   *[other] { $count } Fliesen fallen
  }
board-cost = { points } Verlust
board-row = Musterreihe { $number }: { $filled } von { $size } gefüllt, { $tiles }. Wand: { $wall }
board-wall-space = Reihe { $row }, Spalte { $column }: { points }
board-floor-holds = Bodenreihe: { $count ->
    [0] leer
    [one] 1 Fliese, { points } Verlust
   *[other] { $count } Fliesen, { points } Verlust
  }
board-bag = Beutel
board-lid = Deckel
board-tower = Turm
board-round = Runde
board-counted = { $name }: { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
  }
board-to-act = am Zug
board-score = Punkte:
board-enlarge = Tableau von { $player } vergrößern
board-close = Schließen
board-cancel = Abbrechen
board-choose = Welche Fliesen?
board-star = { star }
board-space = { star }, Feld { $number }
board-pay = { $tiles } zahlen
board-pay-count = { $count ->
    [one] 1 Fliese zahlen
   *[other] { $count } Fliesen zahlen
  }
board-bonus = { $element ->
    [pillar] Säule
    [statue] Statue
   *[window] Fenster
  } umbaut: { $count ->
    [one] 1 Bonusfliese
   *[other] { $count } Bonusfliesen
  }
board-corners = In den Ecken behalten: { $tiles }
board-hand = Auf der Hand: { $tiles }
board-supply = Vorrat
board-supply-holds = Vorrat: { $tiles }
board-rounds = Runde { $round } von 6, Jokerfarbe { color }
board-passed = gepasst
board-pass = Passen …
board-pass-title = Behalte bis zu vier Fliesen. Jede andere Fliese kostet dich einen Punkt.
board-pass-last = Das ist die letzte Runde, Behalten bringt also nichts: Jede übrige Fliese kostet einen Punkt.
board-pass-keep = Passen{ $count ->
    [0] {""}
    [one] , 1 Fliese behalten
   *[other] , { $count } Fliesen behalten
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Nimm { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
  } aus dem Vorrat.
board-bonus-take = Diese Fliesen nehmen
board-chosen = { $count } von { $most }

## Wiederholung

replay-title = Wiederholung
replay-open = Spieldatei öffnen
replay-open-about = Geh ein Spiel Zug für Zug durch und spiel an jeder Stelle gegen einen Bot weiter. Wähle eine Spieldatei oder zieh sie hierher.
replay-other = Anderes Spiel öffnen
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-next = Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-slider = Schritt
replay-step = Schritt { $at } von { $last }
replay-start = Das Spiel beginnt.
replay-moves = Züge
replay-front = Tableau vorn
replay-front-mover = Wer zuletzt am Zug war
replay-what-if = Was wäre, wenn?
replay-seat = Spielen als
replay-bot = Gegen
replay-play-on = Ab hier weiterspielen
