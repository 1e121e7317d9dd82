# Names of what lies on the table, for the eye and for screen readers.

board-no-tiles = no tiles
board-empty = empty
board-offer = Tiles to take
board-table = Table
board-board = Board
board-choices = Moves
board-factory = factory { $number }
board-center = the center
board-marker = starting marker
board-pick = { $tiles } from { $source }
board-line = Line { $number }
board-floor = Floor line
board-placed = { $count ->
    [one] one tile stays
   *[other] { $count } tiles stay
  }
board-jokers-laid = { $count ->
    [one] one of them a joker
   *[other] { $count } of them jokers
  }
board-fall = { $count ->
    [one] one tile falls
   *[other] { $count } tiles fall
  }
board-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
board-cost = { $points ->
    [one] one point lost
   *[other] { $points } points lost
  }
board-row = Line { $number }: { $filled } of { $size }, { $tiles }. Wall: { $wall }
board-wall-space = Row { $row }, column { $column }: { $points ->
    [one] one point
   *[other] { $points } points
  }
board-floor-holds = Floor line: { $count ->
    [0] empty
    [one] one tile, { $points } points lost
   *[other] { $count } tiles, { $points } points lost
  }
board-bag = Bag
board-lid = Lid
board-tower = Tower
board-round = Round
board-counted = { $name }: { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
board-to-act = to play
board-score = Points:
board-enlarge = { $player }: show the board large
board-close = Close
board-cancel = Cancel
board-choose = Which tiles?
board-star = { $color } star
board-star-center = star in the middle
board-space = { $star }, space { $number }
board-pay = pay { $tiles }
board-bonus = { $element ->
    [pillar] pillar
    [statue] statue
   *[window] window
  } gives { $count }
board-corners = Kept in the corners: { $tiles }
board-hand = In hand: { $tiles }
board-supply = Supply
board-supply-holds = Supply: { $tiles }
board-rounds = Round { $round } of 6; { $color } is wild
board-passed = passed
board-pass = Pass…
board-pass-title = Keep up to four tiles; each of the others costs a point.
board-pass-last = In the last round keeping brings nothing: every tile left costs a point.
board-pass-keep = Pass{ $count ->
    [0] {""}
    [one] , keep one tile
   *[other] , keep { $count } tiles
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Take { $count ->
    [one] one tile
   *[other] { $count } tiles
  } from the supply.
board-bonus-take = Take these
board-chosen = { $count } of { $most }

## Replay

replay-title = Replay
replay-open = Open a game file
replay-open-about = Go through a game move by move, and play on from any position against a bot. Choose a game file, or drop it here.
replay-other = Another game
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-step = { $at } of { $last }
replay-start = The game begins.
replay-moves = Moves
replay-front = In front
replay-front-mover = Whoever has just moved
replay-what-if = What if?
replay-seat = Your seat
replay-bot = Against
replay-play-on = Play on from here
