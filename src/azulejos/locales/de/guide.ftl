# Was der Begleiter beim ersten Spiel sagt: Gedanken mit ihren Überschriften, Lob, Rat und seine Knöpfe.

guide-title = Begleiter
guide-next = Weiter
guide-back = Zurück
guide-tip = Ein Tipp, bitte
guide-hide = Begleiter ausblenden
guide-show = Begleiter einblenden
guide-looking = Sieh dich um und wähle einen Zug. Ich sage mehr, sobald es wichtig wird.
guide-learn-next = Als Nächstes { $box } lernen

## Azul

guide-azul-take = Auf den runden Manufakturen liegen die Fliesen. Wähle eine Farbe auf einer Manufaktur und nimm alle Fliesen dieser Farbe.
    .title = Fliesen nehmen
guide-azul-lines = Leg sie jetzt auf eine der markierten Musterreihen. Jede fasst nur eine Farbe und so viele Fliesen, wie sie lang ist. Volle Musterreihen bringen Punkte: Am besten geht es genau auf.
    .title = Eine Musterreihe wählen
guide-azul-floor = Was nicht auf die gewählte Musterreihe passt, fällt auf deine Bodenreihe. Das kostet am Ende der Runde Punkte: je 1 für die ersten zwei Fliesen, dann je 2, dann je 3.
    .title = Die Bodenreihe
guide-azul-center = Was auf einer Manufaktur übrig bleibt, kommt in die Mitte. Auch von dort darfst du nehmen: wieder eine Farbe, und alle ihre Fliesen.
    .title = Die Mitte
guide-azul-marker = Wer als Erster aus der Mitte nimmt, bekommt auch den Startspielerstein. Er beginnt die nächste Runde, aber der Stein kommt auf seine Bodenreihe und kostet Punkte wie eine Fliese.
    .title = Der Startspielerstein
guide-azul-complete = Musterreihe { $line } ist voll. Am Ende der Runde kommt eine ihrer Fliesen auf deine Wand, { $wall ->
    [grey] auf ein Feld derselben Reihe, das du wählst.
   *[colored] auf das Feld ihrer Farbe in derselben Reihe.
  }
    .title = Eine volle Musterreihe
guide-azul-tiling = Alle Fliesen sind genommen, die Runde ist vorbei. { $own ->
    [true] Aus jeder deiner vollen Musterreihen liegt jetzt eine Fliese auf deiner Wand.
   *[false] Du hattest keine volle Musterreihe, aber sieh dir die andere Wand an.
  } Eine Fliese allein bringt 1 Punkt. Neben anderen bringt sie mehr.
    .title = Die Wand fliesen
guide-azul-neighbors = Deine neue Fliese hat Nachbarn, und { $down ->
    [1] ihre Reihe aus { $across } bringt { points }.
   *[other] { $across ->
        [1] ihre Spalte aus { $down } bringt { points }.
       *[other] sie zählt doppelt: eine Reihe aus { $across } und eine Spalte aus { $down }, { points }.
      }
  } Bau dort, wo sich deine Fliesen berühren.
    .title = Nachbarn
guide-azul-floor-cost = Deine Bodenreihe hat dich { points } gekostet. Jetzt ist sie wieder leer, und dein Punktestand sinkt nie unter 0.
    .title = Was der Boden kostet
guide-azul-round = Runde { $round }: Die Manufakturen sind wieder voll, und { $own ->
    [true] du beginnst.
   *[false] { $player } beginnt.
  } Musterreihen, die nicht voll sind, behalten ihre Fliesen.
    .title = Eine neue Runde
guide-azul-plan = Fliesen auf den markierten Feldern hätten Nachbarn auf deiner Wand. Welche dieser Farben kannst du bekommen?
    .title = Ein Blick auf deine Wand
guide-azul-blocked = Reihe { $row } deiner Wand hat schon { a-tile }, also nimmt Musterreihe { $row } keine mehr davon auf. Jede Farbe passt in jede Reihe nur einmal.
    .title = Einmal in jeder Reihe
guide-azul-row = { $own ->
    [true] In Reihe { $row } deiner Wand
   *[false] In Reihe { $row } der Wand von { $player }
  } fehlt nur noch eine Fliese. Sobald jemand eine Reihe aus fünf vollendet, endet das Spiel nach dieser Runde.
    .title = Das Ende ist nah
guide-azul-last = Nach dieser Runde endet das Spiel. Nur Musterreihen, die du jetzt füllst, bringen noch Punkte. Danach kommen die Boni.
    .title = Die letzte Runde
guide-azul-bonuses = Am Ende bringt jede vollständige Reihe { $row } Punkte, jede vollständige Spalte { $column } und jede Farbe mit allen fünf Fliesen auf deiner Wand { $five }. Für Spalten und Farben lohnt sich ein Plan.
    .title = Boni
guide-azul-heap = In der Mitte liegen { tiles }, und du hast keine Musterreihe für alle. Irgendwer wird sie nehmen müssen. Zähl die Züge, damit nicht du es bist.
    .title = Ein Haufen in der Mitte
guide-azul-opponent = { $player } kann das hier gebrauchen, um Musterreihe { $line } zu füllen: { tiles }. Anderen wegzunehmen, was sie brauchen, ist manchmal so gut wie selbst zu punkten.
    .title = Ein Blick auf das andere Tableau
guide-azul-grey = Auf dieser Wand sind keine Farben gedruckt. Am Ende einer Runde wählst du die Spalte für jede Fliese. Jede Farbe darf in jeder Reihe und jeder Spalte nur einmal liegen.
    .title = Die graue Wand
guide-azul-column = Wähle eines der markierten Felder in Reihe { $row }. { $wall ->
    [grey] Jede Farbe darf in jeder Reihe und jeder Spalte nur einmal liegen, also halte Spalten frei.
   *[colored] Eine Musterreihe nur aus Jokern darf auf jedes freie Feld ihrer Reihe.
  }
    .title = Ein Feld wählen
guide-azul-line-fell = Für die Farbe von Musterreihe { $line } war kein Feld mehr frei, also fielen alle ihre Fliesen auf die Bodenreihe. Behalte die Spalten im Auge.
    .title = Kein Feld mehr frei
guide-azul-jokers = Joker stehen für jede Farbe. Du kannst eine Farbe ohne sie nehmen, nur die Joker oder beides zusammen.
    .title = Joker
guide-azul-joker-wall = Ein Joker kam auf die Wand. Er zählt für Reihen und Spalten, aber nie für einen Farbbonus.
    .title = Ein Joker auf der Wand
guide-azul-express = Eine Zahl ist anders als in dem Spiel, das du kennst: Eine vollständige Spalte bringt am Ende { points }, nicht { $usual }.
    .title = Express

guide-azul-good-full = Sehr gut: Musterreihe { $line } ist voll, und nichts ist gefallen.
guide-azul-good-fit = Gut: Auf Musterreihe { $line } haben alle Platz.
guide-azul-good-more = Gut: Musterreihe { $line } wächst.
guide-azul-good-place = Gut: Die Fliese von Musterreihe { $line } bekommt Nachbarn auf deiner Wand.
guide-azul-good-marker = Gut: Der Startspielerstein kostet etwas, aber du beginnst die nächste Runde.
guide-azul-good-fell = Gut: Etwas ist gefallen, aber einen besseren Zug gab es kaum.
guide-azul-good-floor = Gut: Manchmal ist die Bodenreihe am billigsten.
guide-azul-good-tile = Gut: Dieses Feld bringt { points }.
guide-azul-poor-fell = Was fällt, kostet dich am Ende der Runde { points }.
guide-azul-poor-wasted = { $count ->
    [one] Eine Fliese ist
   *[other] { $count } Fliesen sind
  } auf deine Bodenreihe gefallen. Dort bringen Fliesen nichts.
guide-azul-poor-marker = Der Startspielerstein kam auf deine Bodenreihe und kostet { points }.
guide-azul-poor-missed = Du hättest Musterreihe { $line } füllen können.
guide-azul-poor-gift = Damit überlässt du { $player } { tiles }, genug für Musterreihe { $line }.
guide-azul-poor-long = Auf Musterreihe { $line } fehlen noch { $count } Fliesen, und das dauert.

## Sommerpavillon

guide-pavilion-take = Wähle eine Farbe auf einer Manufaktur und nimm alle Fliesen dieser Farbe. Sie warten neben deinem Tableau, bis alle Fliesen genommen sind.
    .title = Fliesen nehmen
guide-pavilion-wild = In dieser Runde ist { color } die Jokerfarbe: Jokerfliesen können für jede Farbe stehen. Wählen kannst du sie nicht, aber wo welche liegen, kommt eine mit der Farbe mit, die du nimmst.
    .title = Die Jokerfarbe
guide-pavilion-center = Was auf einer Manufaktur übrig bleibt, kommt in die Mitte. Auch von dort darfst du nehmen: wieder eine Farbe, und alle ihre Fliesen.
    .title = Die Mitte
guide-pavilion-marker = Wer als Erster aus der Mitte nimmt, bekommt auch den Startspielerstein. Er legt zuerst und beginnt die nächste Runde, verliert aber einen Punkt pro Fliese, die er dort nimmt.
    .title = Der Startspielerstein
guide-pavilion-collect = Du hast jetzt { tiles }. Ein Feld kostet so viele Fliesen, wie seine Zahl sagt, also lohnt es sich, eine Farbe zu sammeln.
    .title = Farben sammeln
guide-pavilion-place = Alle Fliesen sind genommen: Jetzt legst du sie, ein Feld pro Zug. Ein Feld mit einer 3 kostet drei Fliesen. Eine kommt auf das Feld, die anderen kommen in den Turm.
    .title = Eine Fliese legen
guide-pavilion-stars = Jeder äußere Stern nimmt nur seine eigene Farbe auf. Der mittlere Stern nimmt jede Farbe auf, aber jede nur einmal.
    .title = Sieben Sterne
guide-pavilion-score = Du hast { $paid ->
    [one] { $paid } Fliese
   *[other] { $paid } Fliesen
  } bezahlt und { points } bekommen: 1 für die neue Fliese und 1 für jede, die in ihrem Stern mit ihr verbunden ist.
    .title = Punkte
guide-pavilion-connected = Verbundene Fliesen zählen zusammen: diesmal { points }. Lass einen Stern Fliese für Fliese wachsen, ohne Lücken.
    .title = Verbundene Fliesen
guide-pavilion-pay-wild = Deine Jokerfliesen helfen beim Bezahlen: In dieser Runde zählt { color } als jede Farbe. Nur eine der Fliesen muss die Farbe haben, die du legst.
    .title = Mit Jokerfliesen bezahlen
guide-pavilion-element = Belege alle Felder um { $element ->
    [pillar] eine Säule
    [statue] eine Statue
   *[window] ein Fenster
  }, und du darfst { $count ->
    [one] 1 Bonusfliese
   *[other] { $count } Bonusfliesen
  } aus dem Vorrat wählen. Eine Säule gibt 1, eine Statue 2, ein Fenster 3.
    .title = Säulen, Statuen, Fenster
guide-pavilion-supply = Du hast etwas umbaut! Wähle { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
  } aus dem Vorrat: Nimm, was dir beim nächsten Feld hilft.
    .title = Bonusfliesen
guide-pavilion-pass = Wenn du nichts mehr legen kannst oder willst, passe. Du darfst bis zu { $most } Fliesen in den Ecken für die nächste Runde behalten. Jede andere Fliese kostet dich einen Punkt.
    .title = Passen
guide-pavilion-keep = In der nächsten Runde ist { color } die Jokerfarbe. Fliesen dieser Farbe zu behalten lohnt sich.
    .title = Was du behältst
guide-pavilion-round = Runde { $round }: Jetzt ist { color } die Jokerfarbe. Die Fliesen, die du behalten hast, kannst du wieder verwenden.
    .title = Eine neue Runde
guide-pavilion-bonuses = Am Ende bringt ein vollständiger Stern { $least } bis { $most } Punkte. Alle Einsen des Tableaus zu belegen bringt { $ones }, und so weiter bis { $fours } für alle Vieren. Welchen Stern kannst du vollenden?
    .title = Boni
guide-pavilion-last = Behalten bringt jetzt nichts, und jede übrige Fliese kostet einen Punkt. Leg, was du kannst.
    .title = Die letzte Runde
guide-pavilion-mono = Diese Sterne haben noch keine Farbe. Sind die ersten zwei Fliesen eines Sterns gleich, müssen es alle sein; sind sie verschieden, müssen alle sechs verschieden sein. In der Mitte kostet jedes Feld { $price }.
    .title = Einfarbige Sterne

guide-pavilion-good = Ein guter Zug.
guide-pavilion-good-surround = Sehr gut: { $element ->
    [pillar] Diese Säule
    [statue] Diese Statue
   *[window] Dieses Fenster
  } gibt dir { $count ->
    [one] 1 Bonusfliese.
   *[other] { $count } Bonusfliesen.
  }
guide-pavilion-good-join = Gut: verbundene Fliesen, { points }.
guide-pavilion-good-place = Gut: Dieser Stern wächst.
guide-pavilion-good-pass = Gut: Du passt und verlierst nichts.
guide-pavilion-good-marker = Gut: Der Startspielerstein kostet { points }, aber du legst zuerst und beginnst die nächste Runde.
guide-pavilion-good-wild = Gut: Eine Jokerfliese kam dazu.
guide-pavilion-good-collect = Gut: Das macht { tiles }.
guide-pavilion-poor-pass = Du kannst noch Fliesen legen.
guide-pavilion-poor-surround = Ein anderes Feld umbaut { $element ->
    [pillar] eine Säule
    [statue] eine Statue
   *[window] ein Fenster
  } und gibt { $count ->
    [one] 1 Bonusfliese.
   *[other] { $count } Bonusfliesen.
  }
guide-pavilion-poor-marker = Der Startspielerstein kostet hier { points }.
guide-pavilion-poor-points = Dieses Feld bringt { points }, ein anderes { $more }.
guide-pavilion-poor-few = Du hast { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
  } genommen, dabei waren { $most } zu haben.

## Züge und das Ende

guide-poor = Das hat dich etwa { points } gekostet.
guide-instead = Besser wäre zum Beispiel: { $move }.
guide-propose = Ein guter Zug: { $move }.
guide-over = { $result ->
    [won] Du gewinnst mit { $points } zu { $others }. Gut gespielt!
    [lost] { $others } zu { $points }: Diesmal gewinnt der andere Spieler. Aber jetzt kennst du das Spiel.
   *[shared] { $points } zu { $others }: Ihr teilt euch den Sieg.
  }
guide-next-again = Spiel noch einmal gegen { $bot }. Jetzt weißt du, worauf es ankommt.
guide-next-further = Dein nächster Gegner: { $bot }.
