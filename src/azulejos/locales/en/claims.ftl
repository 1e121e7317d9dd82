## What a move does, and what was found in a game. A claim is a part of a sentence, which begins with a capital where it stands alone.

claim-completes-line = completes line { $line-number }, worth { points }
claim-completes-column = completes column { $column-number }, worth { points } at the end
claim-completes-color = brings all five { color } tiles to the wall, worth { points } at the end
claim-nears-column = leaves column { $column-number } one tile short of complete
claim-nears-color = leaves one { color } tile still missing on the wall
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
claim-nears-star = leaves the { star } one tile short of complete
claim-completes-number = covers every { $number }, worth { points } at the end
claim-nears-number = leaves one space with a { $number } to cover
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
claim-better = With { $move }: { $claim }.

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
hint-move = Play { $move }.

summary-player = { $player } gave away { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }, { $worst } of them in round { $round }; the tiles drawn were worth { $luck } to { $player }.
summary-clean = { $player } gave nothing away; the tiles drawn were worth { $luck } to { $player }.
