# Names of what lies on the table, for the eye and for screen readers.

board-no-tiles = no tiles
board-named = { $name }: { $value }
board-tile = { color }
board-empty = empty
board-empty-space = empty { color } space
board-offer = Tiles on offer
board-table = Table
board-board = { $player }’s board
board-choices = Moves
board-source = { $source ->
    [0] Center
   *[other] Factory { $source }
  }: { $tiles }
board-marker = starting marker
board-pick = { $tiles } { from-source }
board-line = Line { $number }
board-floor = Floor line
board-placed = { $count ->
    [one] 1 tile placed
   *[other] { $count } tiles placed
  }
board-jokers-laid = { $count ->
    [one] 1 of them a joker
   *[other] { $count } of them jokers
  }
board-fall = { $count ->
    [one] 1 tile falls
   *[other] { $count } tiles fall
  }
board-cost = { points } lost
board-row = Line { $number }: { $filled } of { $size } filled, { $tiles }. Wall: { $wall }
board-wall-space = Row { $row }, column { $column }: { points }
board-floor-holds = Floor line: { $count ->
    [0] empty
    [one] 1 tile, { points } lost
   *[other] { $count } tiles, { points } lost
  }
board-bag = Bag
board-lid = Lid
board-tower = Tower
board-round = Round
board-counted = { $name }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
board-to-act = to play
board-score = Score:
board-enlarge = Enlarge { $player }’s board
board-close = Close
board-cancel = Cancel
board-choose = Which tiles?
board-star = { star }
board-space = { star }, space { $number }
board-pay = pay { $tiles }
board-pay-count = pay { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
board-bonus = { $element ->
    [pillar] pillar
    [statue] statue
   *[window] window
  } surrounded: { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
  }
board-corners = Kept in the corners: { $tiles }
board-hand = In hand: { $tiles }
board-supply = Supply
board-supply-holds = Supply: { $tiles }
board-rounds = Round { $round } of 6, { color } is wild
board-passed = passed
board-pass = Pass…
board-pass-title = Keep up to four tiles. Every other tile costs you a point.
board-pass-last = This is the last round, so keeping tiles gains nothing: every tile left over costs you a point.
board-pass-keep = Pass{ $count ->
    [0] {""}
    [one] , keep 1 tile
   *[other] , keep { $count } tiles
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Take { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } from the supply.
board-bonus-take = Take these tiles
board-chosen = { $count } of { $most }

## Replay

replay-title = Replay
replay-open = Open a game file
replay-open-about = Step through a game move by move, and play on against a bot from any point. Choose a game file, or drop it here.
replay-other = Open another game
replay-first = Go to the start
replay-back = Step back
replay-next = Step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-step = Step { $at } of { $last }
replay-start = The game begins.
replay-moves = Moves
replay-front = Board in front
replay-front-mover = Whoever moved last
replay-what-if = What if?
replay-seat = Play as
replay-bot = Against
replay-play-on = Play on from here
