# Ein Tisch in Sätzen, eine Sache pro Zeile: für Screenreader und Pipes.

## Was auf dem Tisch liegt

counted = { $color ->
    [j] { $count } Joker
   *[other] { $count } { colored }
  }
spoken-round = Runde { $round }, { $phase }.
spoken-last-round = Das ist die letzte Runde.
spoken-to-play = Am Zug: { $players }.
spoken-empty = Leer: { $names }.
spoken-factory = Manufaktur { $factory }
spoken-line-name = Musterreihe { $line }
spoken-board = { $player }: { points }
spoken-line = Musterreihe { $line }: { counted } von { $size }
spoken-row = Wand, Reihe { $row }: { $tiles }.
spoken-in-column = { $tile } in Spalte { $column }
spoken-wall-empty = Wand: leer.
spoken-star = { $star }: { $tiles }
spoken-space = { $tile } auf Feld { $space }
spoken-star-spaces = { $star }: { $count ->
    [one] Feld { $spaces }
   *[other] Felder { $spaces }
  }

## Züge

spoken-chosen = { $what }:
spoken-jokers = { $count } Joker auf der Musterreihe
spoken-no-number = Nummer { $number } steht nicht in der Liste: Sie geht von 1 bis { $last }.
spoken-not-a-move = „{ $move }“ ist kein Zug. Züge sehen so aus: { $example }.
spoken-no-player = Niemand hier heißt { $name }. Die Spieler sind { $players }.
spoken-resign-again = Tippe noch einmal { $word }, um aufzugeben.
spoken-doubt = Tippe den Zug noch einmal, um ihn trotzdem zu spielen, oder { $why }.
spoken-answer = Tippe { $yes } zum Annehmen, { $no } zum Ablehnen.
spoken-suggest = Tippe noch einmal { $word }, um Tipps für alle vorzuschlagen.
spoken-seat-kept = Dein Platz bleibt dir erhalten. Zurück kommst du mit `azulejos join { $link }`.

## Was man tippen kann

spoken-welcome = Tippe die Nummer eines Zugs oder einen Zug in Notation. ? zeigt die Hilfe.
spoken-replay = Drücke Enter für den nächsten Zug oder tippe die Nummer eines Zugs. ? zeigt die Hilfe.
spoken-step = { $move ->
    [none] Das Spiel beginnt. Es hat { $last } Züge.
   *[other] Zug { $at } von { $last }: { $move }.
  }
spoken-over = Tippe revanche, um noch einmal zu spielen, oder beenden, um aufzuhören.
spoken-help = Tippe die Nummer eines Zugs aus der Liste oder einen Zug in Notation und drücke Enter. Auch diese Wörter gehen:
spoken-command = { $word }: { $about }
spoken-command-moves = züge
    .about = noch einmal die Liste der Züge; Enter allein tut dasselbe
spoken-command-board = tableau
    .about = dein Tableau; mit einem Namen oder einer Nummer dahinter das eines anderen Spielers
spoken-command-offer = angebot
    .about = das Manufakturangebot und was übrig ist
spoken-command-score = punkte
    .about = die Runde, wer am Zug ist, und der Punktestand
spoken-command-all = alles
    .about = alles, was auf dem Tisch liegt
spoken-command-log = protokoll
    .about = was seit deinem letzten Zug geschah; mit einer Zahl dahinter so viele Sätze
spoken-command-hint = tipp
    .about = wohin du schauen kannst; noch einmal: die Fliesen, dann der Zug, dann warum
spoken-command-coach = coach
    .about = warnt vor einem schlechten Zug: nie, oder wenn er mehr als 2, 4 oder 8 Punkte verschenkt
spoken-command-why = warum
    .about = warum der Coach warnt
spoken-command-undo = zurücknehmen
    .about = deinen letzten Zug zurücknehmen
spoken-command-save = speichern
    .about = eine Spieldatei speichern; ihr Name kann dahinter stehen
spoken-command-rematch = revanche
    .about = noch einmal spielen, wenn das Spiel zu Ende ist
spoken-command-resign = aufgeben
    .about = das Spiel aufgeben
spoken-command-next = weiter
    .about = der nächste Zug; Enter allein tut dasselbe
spoken-command-back = zurück
    .about = der Zug davor
spoken-command-say = sagen
    .about = den anderen eine Nachricht schreiben
spoken-command-yes = ja
    .about = annehmen, wenn jemand fragt
spoken-command-no = nein
    .about = ablehnen, wenn jemand fragt
spoken-command-help = hilfe
    .about = diese Hilfe
spoken-command-quit = beenden
    .about = aufhören
spoken-command-theme = thema
    .about = ein Tipp: worum es geht
spoken-command-solution = lösung
    .about = die Lösung

## Am echten Tisch

spoken-scribe = Tippe die Fliesen, wie sie ausgelegt werden, mit den Buchstaben ihrer Farben, und jeden Zug in Notation oder mit seiner Nummer. In einer Eingabe dürfen mehrere stehen. ? zeigt die Hilfe.
spoken-no-tiles = Das sind keine Fliesen: Fliesen haben die Buchstaben { $letters }.
spoken-kept = Das Spiel wird laufend in { $file } gespeichert.
spoken-taken-back = Zurückgenommen: { $moves }.
spoken-watch = Das Spiel noch einmal ansehen: `azulejos replay { $file }`. Erfahren, was jeder Zug wert war: `azulejos review { $file }`.
spoken-command-redo = wiederherstellen
    .about = Zurückgenommenes wieder eingeben; mit einer Zahl dahinter so viele Eingaben
spoken-count = Antworte Frage für Frage. In einer Reihe steht für jedes Feld ein Buchstabe oder ein Punkt: x oder der Buchstabe der Farbe, und . für ein leeres Feld. Enter allein lässt alles leer. Mit { $undo } geht es zurück, ? zeigt die Hilfe.
spoken-row-name = Reihe { $row }
spoken-no-row = Hier sind { $size } Felder: Tippe für jedes einen Buchstaben oder einen Punkt.
spoken-no-count = Tippe eine Zahl von { $least } bis { $most }.
spoken-which-color = Tippe statt x den Buchstaben der Farbe: { $letters }.

## Der Begleiter

spoken-guide = Der Begleiter ist bei dir: Er sagt, worauf es jetzt ankommt und was er von deinen Zügen hält.
spoken-marked = Markiert: { $places }.
spoken-guide-silent = Der Begleiter schweigt jetzt.
spoken-guide-speaks = Der Begleiter spricht wieder.
spoken-command-more = mehr
    .about = worauf es jetzt noch ankommt
spoken-command-again = nochmal
    .about = was der Begleiter zuletzt gesagt hat
spoken-command-guide = begleiter
    .about = der Begleiter schweigt oder spricht wieder
spoken-command-onward = weiter
    .about = gegen den Gegner spielen, den der Begleiter vorschlägt
