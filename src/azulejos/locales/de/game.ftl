# Die Spiele, was in ihnen geschieht, die Bots und die Regeln in Worten. Die Argumente erklärt en/game.ftl.

## Farben, Fliesen und Sterne

color = { $color ->
    [b] Blau
    [y] Gelb
    [r] Rot
    [k] Schwarz
    [w] Weiß
    [j] Joker
    [p] Lila
    [g] Grün
    [o] Orange
   *[none] keine Farbe
  }
colored = { $color ->
    [b] blaue
    [y] gelbe
    [r] rote
    [k] schwarze
    [w] weiße
    [p] lila
    [g] grüne
   *[o] orange
  }
# Nach einem Artikel: die blauen Fliesen, mit einer blauen Fliese.
colored-weak = { $color ->
    [b] blauen
    [y] gelben
    [r] roten
    [k] schwarzen
    [w] weißen
    [p] lila
    [g] grünen
   *[o] orange
  }
a-tile = { $color ->
    [j] einen Joker
   *[other] eine { colored } Fliese
  }
no-tile = { $color ->
    [j] kein Joker
   *[other] keine { colored } Fliese
  }
tiles-of-color = { $color ->
    [j] Joker
   *[other] { colored } Fliesen
  }
tiles = { $color ->
    [j] { $count } Joker
   *[other] { $count ->
        [one] { $count } { colored } Fliese
       *[other] { $count } { colored } Fliesen
      }
  }
jokers = { $jokers } Joker
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
from-source = { $source ->
    [0] aus der Mitte
   *[other] von Manufaktur { $source }
  }
at-source = { $source ->
    [0] in der Mitte
   *[other] auf Manufaktur { $source }
  }
star = { $stars ->
    [mono] { $star ->
        [0] Stern oben links
        [1] Stern oben rechts
        [2] Stern rechts
        [3] Stern unten rechts
        [4] Stern unten links
        [5] Stern links
       *[6] mittlerer Stern
      }
   *[colored] { $star ->
        [0] orangefarbener Stern
        [1] roter Stern
        [2] blauer Stern
        [3] gelber Stern
        [4] grüner Stern
        [5] lila Stern
       *[6] mittlerer Stern
      }
  }
# Im Akkusativ: auf den blauen Stern.
star-object = { $stars ->
    [mono] { $star ->
        [0] Stern oben links
        [1] Stern oben rechts
        [2] Stern rechts
        [3] Stern unten rechts
        [4] Stern unten links
        [5] Stern links
       *[6] mittleren Stern
      }
   *[colored] { $star ->
        [0] orangefarbenen Stern
        [1] roten Stern
        [2] blauen Stern
        [3] gelben Stern
        [4] grünen Stern
        [5] lila Stern
       *[6] mittleren Stern
      }
  }

## Spiele

box-azul = Azul
box-pavilion = Azul: Der Sommerpavillon
preset-azul = Azul
    .about = Der Klassiker: Jedes Feld der Wand hat seine Farbe.
preset-azul-grey = Azul, graue Wand
    .about = Du bestimmst, wohin jede Fliese auf deiner Wand kommt.
preset-azul-jokers = Azul mit Jokern
    .about = Joker stehen für jede Farbe.
preset-azul-grey-jokers = Azul, graue Wand und Joker
    .about = Die graue Wand, dazu Joker, die für jede Farbe stehen.
preset-azul-mini = Azul Mini
    .about = Die Reiseausgabe mit den Regeln von Azul.
preset-azul-express = Azul Express
    .about = Eine vollständige Spalte bringt 5 Punkte.
preset-pavilion = Der Sommerpavillon
    .about = Sechs Runden, sieben Sterne und jede Runde eine neue Jokerfarbe.
preset-pavilion-mono = Der Sommerpavillon, einfarbig
    .about = Du bestimmst die Farbe jedes Sterns.

## Optionen

yes = ja
no = nein
option-wall = Wand
    .about = Farbig: Jedes Feld hat seine Farbe. Grau: Du wählst, aber jede Farbe kommt nur einmal in jede Reihe und jede Spalte.
option-wall-colored = farbig
option-wall-grey = grau
option-jokers = Joker
    .about = Joker, die für jede Farbe stehen, ersetzen einige Fliesen.
option-column-bonus = Spaltenbonus
    .about = Punkte für jede vollständige Spalte am Spielende.
option-free-drop = Freies Abwerfen
    .about = Du darfst eine ganze Farbe auf die Bodenreihe legen, auch wenn ein Teil davon auf eine Musterreihe passt.
option-partial-drop = Teilweises Abwerfen
    .about = Du darfst weniger Fliesen auf eine Musterreihe legen, als passen, und den Rest abwerfen.
option-unclaimed-marker = Startspielerstein bleibt liegen
    .about = Wer die nächste Runde beginnt, wenn niemand den Startspielerstein genommen hat.
option-unclaimed-marker-keep-start = derselbe Spieler
option-unclaimed-marker-next-clockwise = der nächste Spieler
option-max-rounds = Rundenlimit
    .about = Spätestens nach dieser Runde endet das Spiel.
option-max-rounds-none = keins
option-joker-overflow = Überzählige Joker
    .about = Welche Fliesen fallen, wenn die Fliesen einer Farbe und ihre Joker nicht alle auf die Musterreihe passen.
option-joker-overflow-player-choice = freie Wahl
option-joker-overflow-color-first = zuerst die Joker
option-joker-mixed-needs-legal-color = Joker folgen ihrer Farbe
    .about = Joker, die du mit einer Farbe nimmst, dürfen nur dorthin, wo diese Farbe hindarf.
option-joker-grey = Joker auf der grauen Wand
    .about = Ob ein Joker die Farbe seiner Musterreihe annimmt.
option-joker-grey-colorless = ohne Farbe
option-joker-grey-bound = Farbe der Musterreihe
option-joker-free-drop = Freies Abwerfen von Jokern
    .about = Du darfst Joker oder eine mit Jokern genommene Farbe auf die Bodenreihe legen, auch wenn ein Teil davon auf eine Musterreihe passt.
option-stars = Sterne
    .about = Farbig: Jeder Stern hat seine Farbe. Einfarbig: Du wählst.
option-stars-colored = farbig
option-stars-mono = einfarbig
option-pass-keep = Behaltene Fliesen
    .about = Wie viele Fliesen du behältst, wenn du passt.
option-pass-keep-free = bis zu vier
option-pass-keep-forced-max = so viele wie möglich
option-final-leftovers = Übrige Fliesen
    .about = Wann Fliesen, die nach der letzten Runde übrig sind, Punkte kosten.
option-final-leftovers-corners-then-penalty = behaltene, nach den Boni
option-final-leftovers-discard-on-pass = alle, sofort

## Phasen

phase-offer = Manufakturangebot
phase-tiling = Wand fliesen
phase-acquire = Fliesen nehmen
phase-place = Fliesen legen
phase-bonus = Bonusfliesen
phase-refill = Vorrat auffüllen
phase-deal = Fliesen ziehen
phase-over = Spiel beendet

## Züge

move-azul-take = { $tiles } { from-source } auf { $line ->
    [0] die Bodenreihe
   *[other] Musterreihe { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(auf der Reihe: { $laid })
  }
move-azul-tile = eine Fliese in Reihe { $row }, Spalte { $column }
move-pavilion-take = { $tiles } { from-source }
move-pavilion-place = { a-tile } auf den { star-object }, Feld { $space }, für { $tiles }
move-pavilion-bonus = { $tiles } aus dem Vorrat
move-pavilion-pass = passen{ $count ->
    [0] {""}
   *[other] {" "}und { $tiles } behalten
  }

## Was in Azul geschieht

azul-laid = Manufaktur { $factory } erhält { a-tile }.
azul-poured = Der Beutel ist leer: { $count ->
    [one] { $count } Fliese kommt
   *[other] { $count } Fliesen kommen
  } aus dem Deckel zurück.
azul-round-began = Runde { $round }: { $player } beginnt.
azul-took = { $player } nimmt { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } und { jokers }
      }
  } { from-source }.
azul-moved-to-center = In die Mitte: { $tiles }.
azul-took-marker = { $player } nimmt den Startspielerstein{ $on_floor ->
    [true] , der auf die Bodenreihe kommt.
   *[false] . Die Bodenreihe ist voll, er kostet also nichts.
  }
azul-placed = { $player } legt { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } und { jokers }
      }
  } auf Musterreihe { $line-number }{ $complete ->
    [true] {" "}und macht sie voll.
   *[false] .
  }
azul-fell = { $player } lässt { tiles } auf die Bodenreihe fallen{ $to_lid ->
    [0] .
    [one] ; { $to_lid } davon kommt in den Deckel.
   *[other] ; { $to_lid } davon kommen in den Deckel.
  }
azul-tiled = { $player } legt { $joker ->
    [true] einen Joker
   *[false] { a-tile }
  } auf die Wand, Reihe { $row-number }, Spalte { $column-number }: { points } (waagerecht { $across }, senkrecht { $down }).
azul-line-fell = { $player } hat auf der Wand kein Feld für Musterreihe { $line-number }: Die ganze Musterreihe fällt.
azul-floor-cost = { $player } verliert { points } durch die Bodenreihe.
azul-ended = { $reason ->
    [row] Eine Reihe ist vollständig: Das Spiel ist aus.
    [no_tiles] Es sind keine Fliesen mehr da: Das Spiel ist aus.
   *[max_rounds] Das war die letzte Runde: Das Spiel ist aus.
  }
azul-row-bonus = { $player } erhält { points } für die vollständige Reihe { $row-number }.
azul-column-bonus = { $player } erhält { points } für die vollständige Spalte { $column-number }.
azul-color-bonus = { $player } erhält { points } für alle fünf { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  }.

## Was im Sommerpavillon geschieht

pavilion-laid = Manufaktur { $factory } erhält { a-tile }.
pavilion-supplied = Der Vorrat erhält { a-tile }.
pavilion-poured = Der Beutel ist leer: { $count ->
    [one] { $count } Fliese kommt
   *[other] { $count } Fliesen kommen
  } aus dem Turm zurück.
pavilion-round-began = Runde { $round }: { color } ist die Jokerfarbe, und { $player } beginnt.
pavilion-took = { $player } nimmt { $count ->
    [0] { a-tile } (Joker)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } und eine Jokerfliese
      }
  } { from-source }.
pavilion-moved-to-center = In die Mitte: { $tiles }.
pavilion-took-marker = { $player } nimmt den Startspielerstein und verliert { points }.
pavilion-placing-began = Alle Fliesen sind genommen: { $player } legt zuerst.
pavilion-placed = { $player } legt { a-tile } auf den { star-object }, Feld { $space-number }: { points }.
pavilion-surrounded = { $player } umbaut { $element ->
    [pillar] eine Säule
    [statue] eine Statue
   *[window] ein Fenster
  } und nimmt { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } aus dem Vorrat.
pavilion-took-bonus = { $player } nimmt aus dem Vorrat: { $tiles }.
pavilion-passed = { $player } passt{ $points ->
    [0] .
   *[other] {" "}und verliert { points }.
  }
pavilion-ended = Sechs Runden sind gespielt: Das Spiel ist aus.
pavilion-star-bonus = { $player } erhält { points } für den vollständigen { star-object }.
pavilion-number-bonus = { $player } erhält { points } für alle Felder mit einer { $number }.
pavilion-leftover-cost = { $player } verliert { points } durch übrige Fliesen.

## Was am Tisch geschieht

connection-lost = Verbindung unterbrochen. Neuer Versuch …
server-silent = Der Server antwortet nicht. Läuft er noch?
thinks-less = Der Server ist ausgelastet: { $player } denkt kürzer nach.
entry-seated = { $player } setzt sich an den Tisch.
entry-left = { $player } verlässt den Tisch.
entry-began = Das Spiel beginnt.
entry-chose = { $player } hat Felder auf der Wand gewählt.
entry-asked = { $player } { $what ->
    [takeback] möchte einen Zug zurücknehmen.
    [draw] bietet ein Unentschieden an.
    [abort] bietet an, das Spiel ohne Sieger zu beenden.
    [help] schlägt Tipps für alle vor.
   *[rematch] möchte eine Revanche.
  }
entry-answered = { $player } { $yes ->
    [true] ist einverstanden.
   *[false] lehnt ab.
  }
entry-took-back = { $player } nimmt einen Zug zurück.
entry-resumed = Das Spiel geht weiter.
entry-resigned = { $player } gibt auf.
entry-flagged = Die Zeit von { $player } ist abgelaufen.
entry-taken-over = Ein Bot spielt für { $player } weiter.
entry-helped = { $player } bittet um Hilfe.
entry-rematch = Die Revanche ist bereit.
end-played = Das Spiel ist aus.
end-resigned = Das Spiel endet durch Aufgabe.
end-flagged = Das Spiel endet: Die Zeit ist abgelaufen.
end-draw = Das Spiel endet unentschieden.
end-aborted = Das Spiel endete ohne Sieger.

## Was ein Tisch nicht erlaubt

error-no-help = An diesem Tisch gibt es keine Tipps, denn andere spielen mit.
error-bad-text = Der Text darf nicht leer und nicht zu lang sein.
error-bad-seat = Diese Plätze passen nicht zum Spiel.
error-bad-clock = Diese Uhr gibt es nicht.
error-bad-setting = Diese Einstellung gibt es nicht.
error-seat-taken = Dieser Platz ist besetzt.
error-not-a-person = Auf diesem Platz spielt kein Mensch.
error-no-takeover = An diesem Tisch springen keine Bots ein.
error-not-your-turn = Du bist nicht am Zug.
error-time-is-up = Deine Zeit ist abgelaufen.
error-not-a-move = Das ist kein Zug.
error-illegal-move = Nicht erlaubt: { $reason }.
error-already-asked = Du hast schon gefragt.
error-nothing-asked = Es gibt nichts zu beantworten.
error-chat-off = Der Chat ist an diesem Tisch aus.
error-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
error-over = Das Spiel ist aus.
error-unknown-seat = Diesen Platz gibt es nicht.
error-not-over = Das Spiel ist noch nicht aus.
error-takeback-off = An diesem Tisch kann man keine Züge zurücknehmen.
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
error-unknown-request = Danach kannst du nicht fragen.
error-seat-lost = Du hast diesen Platz verlassen.
error-watching = Nur Spieler können chatten.
error-unauthorized = Du hast an diesem Tisch keinen Platz mehr und schaust jetzt zu.
error-forbidden = Das ist nicht dein Platz.
error-not-found = Das gibt es nicht, oder es wurde gelöscht.
error-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
error-set-aside = An diesem Tisch kann nicht mehr gespielt werden: Sein Protokoll ist beschädigt.
error-closed = Dieser Tisch wurde geschlossen, weil hier lange niemand gespielt hat.
error-stale = Am Tisch hat sich etwas geändert. Schau noch einmal hin.
error-too-large = Das ist zu lang für den Server.
error-too-many = Zu viele Anfragen. Bitte warte einen Moment.
error-unavailable = Der Server ist ausgelastet. Versuch es gleich noch einmal.

## Warum ein Zug nicht erlaubt ist

reason-game-over = Das Spiel ist aus
reason-draw-first = Zuerst müssen Fliesen aus dem Beutel gezogen werden
reason-not-in-bag = Im Beutel ist { no-tile }
reason-no-draw = Jetzt werden keine Fliesen gezogen
reason-tiling-later = Die Wand wird erst gefliest, wenn alle Fliesen genommen sind
reason-tile-first = Wähle zuerst eine Spalte für die Fliese aus Musterreihe { $line }: Eine volle Musterreihe muss auf die Wand
reason-top-down = Die Musterreihen kommen von oben nach unten auf die Wand, und Musterreihe { $line } ist dran
reason-space-taken = Reihe { $row } hat in Spalte { $column } schon eine Fliese
reason-color-in-column = In Spalte { $column } liegt schon { $color ->
    [j] ein Joker
   *[other] eine { colored } Fliese
  }, und jede Farbe darf dort nur einmal liegen
reason-no-factory = Es gibt keine Manufaktur { $factory }: Bei { $players } Spielern sind es { $factories }
reason-no-jokers = Dieses Spiel hat keine Joker
reason-all-that-fit = Auf die Musterreihe müssen so viele Fliesen, wie passen, oder alle auf die Bodenreihe
reason-not-in-source = { $source ->
    [0] In der Mitte
   *[other] Auf Manufaktur { $source }
  } liegt { no-tile }
reason-line-full = Musterreihe { $line } ist voll
reason-other-color = Auf Musterreihe { $line } liegen schon { tiles-of-color }, und jede Musterreihe hat nur eine Farbe
reason-color-in-row = In Reihe { $row } der Wand liegt schon eine { colored } Fliese
reason-no-part = p{ $part } muss kleiner sein als { $most }, die Zahl der Fliesen für Musterreihe { $line }: Lass es weg, um alle zu legen
reason-no-mixed-part = j{ $jokers }p{ $part } muss weniger Fliesen auf Musterreihe { $line } legen, als dort passen
reason-floor-last = Du darfst nicht alle Fliesen abwerfen, solange noch welche auf eine Musterreihe passen, und auf Musterreihe { $line } passen welche
reason-floor-jokers = Alle Fliesen fallen auf die Bodenreihe, also kommt kein Joker auf eine Musterreihe: Schreib j0
reason-jokers-fall-first = j{ $jokers } passt nicht zu Musterreihe { $line }: Joker fallen zuerst, wenn nicht alles passt
reason-joker-number = j{ $jokers } passt nicht zu Musterreihe { $line }: Es müssen so viele Fliesen darauf, wie passen
reason-take-first = Zuerst müssen alle Fliesen genommen werden
reason-no-bonus = Bonusfliesen gibt es nur, wenn du eine Säule, eine Statue oder ein Fenster umbaust
reason-all-taken = Alle Fliesen sind genommen: Leg eine oder passe
reason-wild-last = { color } ist in dieser Runde die Jokerfarbe und darf nur gewählt werden, wo keine andere Farbe liegt
reason-bonus-first = Nimm zuerst { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } aus dem Vorrat
reason-bonus-number = Du musst genau { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } aus dem Vorrat nehmen
reason-not-in-supply = Der Vorrat enthält { tiles }
reason-not-to-keep = Du hast nur { tiles } zum Behalten
reason-nothing-kept = Nach der letzten Runde werden keine Fliesen behalten
reason-keep-more = Du musst { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } behalten, nicht { $kept }
reason-covered = Feld { $space } ist schon belegt
reason-star-color = Auf diesen Stern kommen nur { tiles-of-color }
reason-star-differs = Alle Fliesen dieses Sterns müssen verschieden sein, und { color } liegt schon dort
reason-star-alike = Auf diesen Stern kommen nur noch { tiles-of-color }
reason-one-of-color = Du musst mit mindestens einer { colored-weak } Fliese zahlen
reason-wild-itself = { color } ist in dieser Runde die Jokerfarbe und zahlt für sich selbst: Lass w{ $wild } weg
reason-too-few = Feld { $space } kostet { tiles }, und du hast { $have }
reason-too-few-with-wild = Feld { $space } kostet { $price ->
    [one] { $price } Fliese
   *[other] { $price } Fliesen
  }, und du hast { $have } { colored } und { $wild } in der Jokerfarbe
reason-too-few-wild = Du hast nur { $wild ->
    [one] { $wild } Jokerfliese
   *[other] { $wild } Jokerfliesen
  }
reason-too-few-of-color = Das kostet { tiles }, und du hast { $have }

## Bots

bot-random = Zufall
    .about = Ich nehme, was kommt.
bot-greedy = Nimmersatt
    .about = Ich schnappe mir alle Punkte, die ich in diesem Zug sehe.
bot-tidy = Saubermann
    .about = Auf meinem Boden landet keine Fliese.
bot-spoiler = Spielverderber
    .about = Was du brauchst, nehme ich.
bot-sprinter = Sprinter
    .about = Eine Reihe fertig, Spiel vorbei.
bot-mason = Maurer
    .about = Ich baue von Grund auf.
bot-novice = Neuling
    .about = Ich nehme, was gerade gut aussieht.
bot-apprentice = Lehrling
    .about = Ich zähle jeden Punkt dieses Zuges.
bot-tiler = Fliesenleger
    .about = Ich weiß, was eine Wand wert wird, aber nicht, was du als Nächstes tust.
bot-journeyman = Geselle
    .about = Ich plane voraus und vergeude wenige Fliesen.
bot-artisan = Kunsthandwerker
    .about = Ich weiß, was jedes Feld wert sein wird.
bot-mosaicist = Mosaikkünstler
    .about = Auf meinem Boden landen wenige Fliesen, auf deinem viele.
bot-muralist = Wandmaler
    .about = Ich sehe die ganze Runde, bevor du sie siehst.
bot-master = Meister
    .about = Ich denke gründlich nach und lasse dir nichts.
bot-maestro = Maestro
    .about = Ich habe mir das Spiel selbst beigebracht. Eine halbe Sekunde reicht mir.
bot-oracle = Orakel
    .about = Ich weiß, wie das ausgeht und wie sicher ich mir bin.
