# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Analyse
study-tabs = Teile der Analyse
study-tab-moves = Züge
study-tab-analysis = Analyse
study-tab-review = Rückblick
study-tab-more = Mehr
study-chances = Gewinnchancen
study-chance-of = { $player }: { $chance }, { $points } Punkte
study-no-value = noch nicht analysiert
study-graph = Chancen im Lauf des Spiels
study-after = Nach { $moves }
study-deal = Fliesen ziehen
study-back = Zurück zum Spiel
study-keep = { $count ->
    [one] Diese Variante behalten
   *[other] { $count } Varianten behalten
  }
study-kept = In diesem Browser mit dem Spiel gespeichert.
study-edit = Diese Stellung ändern
study-keys-arrows = Schritt zurück und vor; auf und ab zu anderen Varianten
study-keys-ends = Zum Anfang; Ende: zum Ende
study-keys-analysis = Analyse starten oder anhalten
study-keys-deeper = Tiefer nachdenken
study-keys-play = Den ersten Zug dieser Variante spielen
study-keys-review = Rückblick auf das Spiel
study-keys-moves = Züge zeigen
study-keys-back = Zurück zum gespielten Spiel
study-keys-front = Das nächste Tableau nach vorn holen
study-keys-deal = Fliesen ziehen, wenn eine Runde beginnt
study-keys-keep = Varianten behalten

# Analysis

analysis-start = Analysieren
analysis-stop = Anhalten
analysis-deeper = Tiefer
analysis-lines = Varianten
analysis-follow = Jede Stellung analysieren, die ich ansehe
analysis-waiting = { $ahead ->
    [one] Warten: Eine andere Anfrage kommt zuerst dran.
   *[other] Warten: { $ahead } andere Anfragen kommen zuerst dran.
  }
analysis-thinking = Denkt nach …
analysis-figures = Stellungen: { $nodes }, Tiefe: { $depth }
analysis-idle = Probiere Züge auf den Tableaus aus oder starte die Analyse.
analysis-over = Das Spiel ist zu Ende.
analysis-best = Beste Varianten
analysis-play = { $moves } spielen
analysis-about = Chancen und Punkte gelten für { $player }. Zeig auf einen Zug, um ihn auf den Tableaus zu sehen; drück darauf, um von dort weiterzuspielen.
analysis-deals = Was die nächsten Fliesen bringen können ({ $samples } Stichproben)
analysis-mean = Mittel
analysis-spread = Streuung
analysis-paste = Stellung oder Spiel einfügen
analysis-paste-about = Eine Stellung als Text oder JSON oder eine Spieldatei
analysis-open = Öffnen

# Review

review-about = Sieh, was jeder Zug wert war, was das Spiel entschieden hat und was Glück war.
review-start = Rückblick starten
review-running = Rückblick läuft … { $percent } %
review-leave = Du kannst die Seite verlassen: Der Rückblick ist da, wenn du wiederkommst.
review-lost = Hat { $points } Punkte und { $chance } der Gewinnchance verschenkt.
review-best = Besser: { $move }
review-deal = Gezogene Fliesen in Runde { $round }
review-luck-of = { $player }: { $points } Punkte ({ $chance })
review-accuracy = Genauigkeit
review-account = Die Rechnung: Punkte Vorsprung und Gewinnchance
review-sum-start = Am Anfang
review-sum-luck = Glück
review-sum-own = Eigene Züge
review-sum-others = Züge der anderen
review-sum-end = Am Ende
review-moments = Was das Spiel entschieden hat
review-moment = { $player }, Runde { $round }: { $points } Punkte
review-deals = Glück in jeder Runde
class-best = Bester Zug
class-only-move = Einziger Zug
class-good = Guter Zug
class-inaccuracy = Ungenau
class-mistake = Fehler
class-blunder = Grober Fehler

# Sharing

share-title = Teilen
share-link = Link zu dieser Stellung kopieren
share-link-copied = Link kopiert
share-png = Bild (PNG)
share-svg = Bild (SVG)
share-print = Drucken
share-result = Bild vom Ergebnis
share-saved = Bild gespeichert

# Board editor

edit-title = Stellung aufbauen
    .about = Leg Fliesen, wohin du willst; die Regeln prüfen, ob die Stellung möglich ist.
edit-begin = Mit leerem Tisch beginnen
edit-tiles = Fliese
edit-eraser = Entfernen
edit-about = Wähle eine Fliese und tippe dann auf eine Stelle. Fliesen kommen aus dem Beutel und gehen dorthin zurück. Mit Tasten: der Buchstabe der Farbe oder Entf.
edit-wall = Wand: Reihe { $row }, Spalte { $column }
edit-center = In der Mitte
edit-turn = Am Zug
edit-nobody = Niemand: Fliesen werden gezogen
edit-start = Beginnt die Runde
edit-score = Punktestand von { $player }
edit-passed = { $player } hat gepasst
edit-json = Die Stellung als JSON
edit-no-json = Das ist kein JSON: Die Stellung bleibt, wie sie war.
edit-fine = Diese Stellung ist möglich.
edit-analyse = Analysieren

# My games

games-title = Meine Spiele
games-import = Spieldateien importieren
games-importing = Spiele werden gelesen … { $done }
games-imported = { $count ->
    [one] 1 Spiel importiert.
   *[other] { $count } Spiele importiert.
  }
games-bad-file = { $file }: { $problem }
games-part = { $file }, Spiel { $number }
games-several = In { $file } sind mehrere Spiele: Importiere sie auf der Seite „Meine Spiele“.
games-gone = Dieser Browser hat das Spiel nicht mehr.
games-export = Alle exportieren
games-exporting = { $done } von { $total } Spielen …
games-exported = { $count ->
    [one] 1 Spiel in einer Datei.
   *[other] { $count } Spiele in einer Datei.
  }
games-missing = Der Server hat das Spiel { $id } nicht mehr.
games-search = Suchen
games-search-example = Spieler, Bot oder Spiel
games-show = Zeigen
games-show-all = Alle Spiele
games-show-going = Laufende
games-show-over = Beendete
games-show-won = Gewonnene
games-show-lost = Verlorene
games-show-shared = Geteilte Siege
games-game = Spiel
games-every = Alle Spiele
games-server = Alle Spiele auf diesem Server
games-none = Noch keine Spiele. Was du spielst oder importierst, erscheint hier.
games-not-found = Keine Spiele gefunden.
games-more = Mehr zeigen ({ $count })
games-from-file = importiert
games-from-server = auf diesem Server
games-waiting = Wartet auf Spieler
games-playing = Läuft
games-closed = Geschlossen
games-won = Gewonnen
games-lost = Verloren
games-shared = Geteilt
games-accuracy = Genauigkeit { $percent }
games-forget = Spiel von { $id } entfernen
games-progress = Gegen jeden Bot
games-progress-about = Jeder Balken ist ein Spiel, das neueste rechts: wie weit du vorn oder hinten lagst.
games-record = { $won } von { $count } gewonnen
games-margins = Punkte Vorsprung in jedem Spiel: { $margins }

# Hints and coach

hint-more = Mehr verraten
coach-title = Bist du sicher?
coach-lost = Dieser Zug verschenkt wohl { $points } Punkte und { $chance } der Gewinnchance.
coach-no = Noch mal überlegen
coach-yes = Trotzdem spielen
coach-why = Warum?

# Unmögliche Stellungen: was nicht stimmt, und was gilt.

impossible-count = Es { $count ->
    [one] ist
   *[other] sind
  } insgesamt { tiles }, aber das Spiel hat { $wanted }.
impossible-factory-full = Auf Manufaktur { $factory } passen 4 Fliesen.
impossible-line-colors = Musterreihe { $line } von Spieler { $player } darf nur eine Farbe haben.
impossible-line-full = Musterreihe { $line } von Spieler { $player } hat mehr Fliesen als Felder.
impossible-line-on-wall = Auf Musterreihe { $line } von Spieler { $player } darf keine Farbe liegen, die schon in dieser Reihe der Wand ist.
impossible-wall-twice = Auf der Wand von Spieler { $player } darf jede Farbe nur einmal in jeder Reihe und Spalte liegen.
impossible-wall-space = Diese Fliese kann nicht in Reihe { $row }, Spalte { $column } der Wand von Spieler { $player } liegen.
impossible-row-complete = Die vollständige Reihe auf der Wand von Spieler { $player } hätte das Spiel beendet.
impossible-floor-full = Die Bodenreihe von Spieler { $player } hat { $most } Felder.
impossible-one-marker = Es gibt nur einen Startspielerstein.
impossible-nobody-acts = Niemand ist am Zug, solange Fliesen gezogen werden oder wenn das Spiel vorbei ist.
impossible-lines-done = Zwischen den Runden ist keine Musterreihe voll, und die Bodenreihen sind leer.
impossible-sources-empty = Zwischen den Runden ist die Mitte leer, und nach dem Spiel sind es auch die Manufakturen.
impossible-offer = Es wird genommen, solange Fliesen auf den Manufakturen oder in der Mitte liegen, und nicht länger.
impossible-deal-room = Zum Ziehen muss es Fliesen im Beutel und Platz für sie geben.
impossible-in-order = Die Manufakturen werden der Reihe nach mit je 4 Fliesen gefüllt.
impossible-tiled = Spieler { $player } hat die Wand schon gefliest und die Bodenreihe bezahlt.
impossible-no-column = Spieler { $player } hat keine Spalte zu wählen.
impossible-marker-dealt = Während Fliesen gezogen werden, hat der Startspieler den Startspielerstein.
impossible-marker-floor = Der Startspielerstein muss auf der Bodenreihe von Spieler { $player } liegen und nirgends sonst.
impossible-marker-center = Während Fliesen gezogen werden, liegt der Startspielerstein in der Mitte.
impossible-marker-starts = Wer den Startspielerstein hat, beginnt.
impossible-supply-full = Der Vorrat hat { $most } Felder.
impossible-supply-room = Der Vorrat ist voll: Es ist nichts aufzufüllen.
impossible-supply-first = Beim Ziehen werden zuerst der Vorrat und dann die Manufakturen gefüllt, und die Mitte ist leer.
impossible-corners-full = Spieler { $player } kann { $most } Fliesen in den Ecken behalten.
impossible-corners-early = Bevor Fliesen gelegt werden, hat niemand gepasst, und in den Ecken liegt nichts: Bei Spieler { $player } ist es anders.
impossible-corners-late = Nach der letzten Runde behält Spieler { $player } keine Fliesen.
impossible-hand-over = Wenn das Spiel vorbei ist, hat Spieler { $player } keine Fliesen neben dem Tableau.
impossible-corners-passed = Nur wer gepasst hat, hat Fliesen in den Ecken, und keine anderen: Bei Spieler { $player } ist es anders.
impossible-star-color = Ein Stern von Spieler { $player } hat eine Fliese, deren Farbe dort nicht liegen kann.
impossible-owed = Bonusfliesen werden nur genommen, wenn sie fällig sind, und nicht mehr, als der Vorrat hat.
impossible-over-early = Das Spiel ist erst nach Runde { $round } vorbei.
impossible-turn = Am Zug ist, wer handeln muss, oder, zwischen den Zügen, wer beginnt.
impossible-no-tiles = Spieler { $player } hat keine Fliesen zu legen.
impossible-has-passed = Spieler { $player } hat gepasst und ist nicht am Zug.
impossible-number = { $value } ist keine ganze Zahl von { $least } bis { $most }.
impossible-form = Das lässt sich nicht als Stellung lesen: Eine Stellung ist eine Textzeile oder JSON.

# Kaputte Spieldateien

broken-header = Das ist keine Spieldatei: Die beginnt mit der Textzeile „{ $header }“.
broken-move = Die Spieldatei stimmt in Textzeile { $line } nicht: { $move } kann dort nicht gespielt werden.
broken-position = Die Spieldatei stimmt in Textzeile { $line } nicht: Die Stellung ist unmöglich.
broken-result = Die Spieldatei stimmt in Textzeile { $line } nicht: Das Ergebnis des Spiels ist { $result }.
broken-file = Die Spieldatei ist ab Textzeile { $line }, Zeichen { $column } nicht zu lesen.

# Andere Fehler

mistake-unreadable = { $file } lässt sich nicht lesen.
mistake-ply = Es gibt keinen Schritt { $ply }: Das Spiel hat { $last }, gezogene Fliesen eingerechnet.
mistake-no-moves = Dazu gibt es keinen Rückblick: In diesem Spiel wurde kein Zug gemacht.
