## What a move does, and what was found in a game. A claim is a part of a sentence, which begins with a capital where it stands alone.

claim-completes-line = completes line { $line-number }, worth { points }
claim-completes-column = completes column { $column-number }, worth { points } at the end
claim-completes-color = brings all five { color } tiles to the wall, worth { points } at the end
claim-nears-column = brings column { $column-number } within one tile of complete
claim-nears-color = brings all five { color } tiles within one tile
claim-floor-loss = drops { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } at a cost of { points }
claim-takes-marker = takes the starting marker at a cost of { points }
claim-brings-end = makes this the last round: row { $row-number } will be complete
claim-tiles-space = scores { points } in row { $row-number }, column { $column-number }
claim-leaves = leaves { $opponent } { tiles } to complete line { $line-number }: worth { points }
claim-scores = scores { points }
claim-surrounds-element = surrounds { $element ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
  } for { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
  }
claim-completes-star = completes the { star }, worth { points } at the end
claim-nears-star = brings the { star } within one tile of complete
claim-completes-number = covers every { $number }, worth { points } at the end
claim-nears-number = covers all but one space with a { $number }
claim-spends-wild = spends { $count ->
    [one] { $count } wild tile
   *[other] { $count } wild tiles
  }
claim-takes-wild = brings a wild tile
claim-keeps-tiles = keeps { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } for the next round
claim-discards-tiles = costs { points } for discarded tiles
claim-puts-off-end = does not complete row { $row-number }, which would make this the last round
claim-denies-end = takes the tiles { $opponent } needs to complete row { $row-number } and make this the last round
claim-takes-jokers = fills up line { $line-number } with { tiles }
claim-leaves-end = leaves { $opponent } { tiles } to complete row { $row-number }, which would make this the last round
claim-leaves-star = leaves { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } and a wild tile
  }, enough to complete the { star }: worth { points } at the end
claim-leaves-number = leaves { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } and a wild tile
  }, enough to cover every { $number }: worth { points } at the end
claim-leaves-element = leaves { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } and a wild tile
  }, enough to surround { $element ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
  }
claim-outlook = if everyone plays well from there, the round brings { points }; after the better move, { $instead }
claim-outlook-other = if everyone plays well from there, the round brings { $opponent } { points }; after the better move, { $instead }
claim-better = The better move { $claim }.

hint-color = Look at the { $color ->
    [j] jokers
   *[other] { color } tiles
  }.
hint-board = Look at your own board.
hint-tiles = Look at the { $color ->
    [j] jokers
   *[other] { color } tiles
  } { at-source }.
hint-use = Use the { $color ->
    [j] jokers
   *[other] { color } tiles
  } you have.
hint-move = Best move: { $move }.
hint-ahead = I see no simple reason. The next best move is worth about { points } less: { $move }.
hint-alike = I see no simple reason. Another move is about as good: { $move }.
hint-only = There is no other move.

summary-player = { $player } gave away { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }, { $worst } of them in round { $round }; the tiles drawn were worth { $luck } to { $player }.
summary-round = { $player } gave away { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } in round { $round }; the tiles drawn were worth { $luck } to { $player }.
summary-clean = { $player } gave nothing away; the tiles drawn were worth { $luck } to { $player }.
