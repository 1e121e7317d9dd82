## Was ein Zug bewirkt, und was in einem Spiel gefunden wurde. Eine Aussage ist ein Teil eines Satzes.

claim-completes-line = macht Musterreihe { $line-number } voll: { points }
claim-completes-column = macht Spalte { $column-number } vollständig: { points } am Ende
claim-completes-color = bringt alle fünf { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  } auf die Wand: { points } am Ende
claim-nears-column = lässt in Spalte { $column-number } nur noch ein Feld frei
claim-nears-color = bringt alle { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  } bis auf eine auf die Wand
claim-floor-loss = lässt { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } fallen und kostet { points }
claim-takes-marker = nimmt den Startspielerstein und kostet { points }
claim-brings-end = macht diese Runde zur letzten: Reihe { $row-number } wird vollständig
claim-tiles-space = bringt { points } in Reihe { $row-number }, Spalte { $column-number }
claim-leaves = überlässt { $opponent } { tiles }, genug, um Musterreihe { $line-number } zu füllen: { points } wert
claim-scores = bringt { points }
claim-surrounds-element = umbaut { $element ->
    [pillar] eine Säule
    [statue] eine Statue
   *[window] ein Fenster
  } für { $count ->
    [one] { $count } Bonusfliese
   *[other] { $count } Bonusfliesen
  }
claim-completes-star = macht den { star-object } vollständig: { points } am Ende
claim-nears-star = lässt im { star-object } nur noch ein Feld frei
claim-completes-number = bedeckt alle Felder mit einer { $number }: { points } am Ende
claim-nears-number = bedeckt alle Felder mit einer { $number } bis auf eines
claim-spends-wild = verbraucht { $count ->
    [one] { $count } Jokerfliese
   *[other] { $count } Jokerfliesen
  }
claim-takes-wild = bringt eine Jokerfliese
claim-keeps-tiles = behält { $count ->
    [one] { $count } Fliese
   *[other] { $count } Fliesen
  } für die nächste Runde
claim-discards-tiles = kostet { points } für abgelegte Fliesen
claim-puts-off-end = lässt Reihe { $row-number } offen: Sonst wäre dies die letzte Runde
claim-denies-end = nimmt die Fliesen, mit denen { $opponent } Reihe { $row-number } vervollständigen und diese Runde zur letzten machen könnte
claim-takes-jokers = nimmt { tiles } und füllt damit Musterreihe { $line-number } auf
claim-leaves-end = überlässt { $opponent } { tiles }, genug, um Reihe { $row-number } zu vervollständigen: Dann wäre dies die letzte Runde
claim-leaves-star = überlässt { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } und eine Jokerfliese
  }, genug, um den { star-object } zu vervollständigen: { points } am Ende
claim-leaves-number = überlässt { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } und eine Jokerfliese
  }, genug, um alle Felder mit einer { $number } zu bedecken: { points } am Ende
claim-leaves-element = überlässt { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } und eine Jokerfliese
  }, genug, um { $element ->
    [pillar] eine Säule
    [statue] eine Statue
   *[window] ein Fenster
  } zu umbauen
claim-outlook = spielen danach alle gut, bringt die Runde { points }; nach dem besseren Zug { $instead }
claim-outlook-other = spielen danach alle gut, bringt die Runde { $opponent } { points }; nach dem besseren Zug { $instead }
claim-better = Der bessere Zug { $claim }.

hint-color = Achte auf die { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  }.
hint-board = Achte auf dein eigenes Tableau.
hint-tiles = Achte auf die { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  } { at-source }.
hint-use = Nutze die { $color ->
    [j] Joker
   *[other] { colored-weak } Fliesen
  }, die du hast.
hint-move = Bester Zug: { $move }.
hint-ahead = Ich sehe keinen einfachen Grund. Der nächstbeste Zug ist etwa { points } weniger wert: { $move }.
hint-alike = Ich sehe keinen einfachen Grund. Ein anderer Zug ist etwa gleich gut: { $move }.
hint-only = Es gibt keinen anderen Zug.

summary-player = { $player } hat { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
  } verschenkt, davon { $worst } in Runde { $round }; die gezogenen Fliesen brachten { $player } { $luck }.
summary-round = { $player } hat in Runde { $round } { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
  } verschenkt; die gezogenen Fliesen brachten { $player } { $luck }.
summary-clean = { $player } hat nichts verschenkt; die gezogenen Fliesen brachten { $player } { $luck }.
