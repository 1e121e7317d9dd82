# What the guide says beside a first game: ideas with their titles, praise, advice, and its buttons.

guide-title = Guide
guide-next = Next
guide-back = Back
guide-tip = Give me a tip
guide-hide = Hide the guide
guide-show = Show the guide
guide-looking = Look around and choose a move. I’ll tell you more when it matters.
guide-learn-next = Learn { $box } next

## Azul

guide-azul-take = The round factories hold the tiles. Choose one color on one factory, and take all tiles of that color there.
    .title = Take tiles
guide-azul-lines = Now choose one of the marked lines. A line holds one color, and as many tiles as it is long. Complete lines bring points, so an exact fit is best.
    .title = Choose a line
guide-azul-floor = Tiles that don’t fit on the line you choose fall to your floor line. They cost points at the end of the round: 1 each for the first two, then 2, then 3.
    .title = The floor line
guide-azul-center = What is left of a factory goes to the center. You can take from there too: again one color, and all of its tiles.
    .title = The center
guide-azul-marker = The first player to take from the center also takes the starting marker. They start the next round, but the marker goes on their floor line and costs points like a tile.
    .title = The starting marker
guide-azul-complete = Line { $line } is complete. When the round ends, one of its tiles moves to your wall, { $wall ->
    [grey] to a space of the same row that you choose.
   *[colored] to the space of its color in the same row.
  }
    .title = A complete line
guide-azul-tiling = All tiles are taken, so the round is over. { $own ->
    [true] One tile of each of your complete lines is now on your wall.
   *[false] You had no complete line, but look at the other wall.
  } A tile on its own scores 1 point. Next to others it scores more.
    .title = Tiling the wall
guide-azul-neighbors = Your new tile has neighbors, and { $down ->
    [1] its row of { $across } scores { points }.
   *[other] { $across ->
        [1] its column of { $down } scores { points }.
       *[other] counts twice: a row of { $across } and a column of { $down }, { points }.
      }
  } Build where your tiles touch.
    .title = Neighbors
guide-azul-floor-cost = Your floor line cost you { points }. It is empty again now, and your score never drops below 0.
    .title = What the floor costs
guide-azul-round = Round { $round }: the factories are full again, and { $own ->
    [true] you start.
   *[false] { $player } starts.
  } Lines that aren’t complete keep their tiles.
    .title = A new round
guide-azul-plan = Tiles on the marked spaces would touch others on your wall. Which of their colors can you get?
    .title = Look at your wall
guide-azul-blocked = Row { $row } of your wall already has { a-tile }, so line { $row } takes no more of that color. Each color goes in a row only once.
    .title = Once in each row
guide-azul-row = { $own ->
    [true] Row { $row } of your wall
   *[false] Row { $row } of { $player }’s wall
  } needs only one more tile. When somebody completes a row of five, the game ends after that round.
    .title = The end is near
guide-azul-last = The game ends after this round. Only lines you complete now still score. Then the bonuses are counted.
    .title = The last round
guide-azul-bonuses = At the end, each complete row scores { $row } points, each complete column { $column }, and each color with all five tiles on your wall { $five }. Columns and colors are worth a plan.
    .title = Bonuses
guide-azul-heap = There are { tiles } in the center, and you have no line for all of them. Somebody will have to take them. Count the turns, so that it isn’t you.
    .title = A pile in the center
guide-azul-opponent = { $player } could complete line { $line } with { tiles }. Taking what others need can be as good as scoring yourself.
    .title = Look at the other board
guide-azul-grey = This wall has no colors printed on it. When a round ends, you choose the column for each tile. A color goes only once in every row and every column.
    .title = The grey wall
guide-azul-column = Choose one of the marked spaces in row { $row }. { $wall ->
    [grey] A color goes only once in every row and every column, so keep some columns free.
   *[colored] A line of jokers alone can go to any free space of its row.
  }
    .title = Choose a space
guide-azul-line-fell = There was no space left for the color of line { $line }, so all its tiles fell to the floor line. Keep an eye on the columns.
    .title = No space left
guide-azul-jokers = Jokers stand for any color. You can take a color without them, the jokers alone, or both together.
    .title = Jokers
guide-azul-joker-wall = A joker went to the wall. It counts for rows and columns, but never for a color bonus.
    .title = A joker on the wall
guide-azul-express = One number differs from the game you know: a complete column scores { points } at the end, not { $usual }.
    .title = Express

guide-azul-good-full = Well done: line { $line } is complete, and nothing fell.
guide-azul-good-fit = Good: line { $line } has room for all of them.
guide-azul-good-more = Good: line { $line } is growing.
guide-azul-good-place = Good: the tile of line { $line } will have neighbors on your wall.
guide-azul-good-marker = Good: the starting marker costs a little, but you start the next round.
guide-azul-good-fell = Good: something fell, but there was hardly a better move.
guide-azul-good-floor = Good: sometimes the floor line is the cheapest place.
guide-azul-good-tile = Good: that space brings { points }.
guide-azul-poor-fell = What falls costs you { points } when the round ends.
guide-azul-poor-wasted = { $count ->
    [one] A tile fell
   *[other] { $count } tiles fell
  } to your floor line, where tiles bring nothing.
guide-azul-poor-marker = The starting marker went on your floor line and costs { points }.
guide-azul-poor-missed = You could have completed line { $line }.
guide-azul-poor-gift = It leaves { $player } { tiles }, enough to complete line { $line }.
guide-azul-poor-long = Line { $line } still needs { $count } tiles, which takes a while.

## Summer Pavilion

guide-pavilion-take = Choose one color on one factory, and take all tiles of that color there. They wait beside your board until all tiles are taken.
    .title = Take tiles
guide-pavilion-wild = In this round { color } is wild: wild tiles can stand for any color. You can’t choose them, but where some lie, one comes along with the color you take.
    .title = The wild color
guide-pavilion-center = What is left of a factory goes to the center. You can take from there too: again one color, and all of its tiles.
    .title = The center
guide-pavilion-marker = The first player to take from the center also takes the starting marker. They place first and start the next round, but lose a point for each tile they take there.
    .title = The starting marker
guide-pavilion-collect = You have { tiles } now. A space costs as many tiles as its number, so it pays to collect a color.
    .title = Collect colors
guide-pavilion-place = All tiles are taken: now you place them, one space per turn. A space with a 3 costs three tiles. One goes on the space, the others to the tower.
    .title = Place a tile
guide-pavilion-stars = Each outer star takes only its own color. The middle star takes every color, but each only once.
    .title = Seven stars
guide-pavilion-score = You paid { $paid ->
    [one] { $paid } tile
   *[other] { $paid } tiles
  } and scored { points }: 1 for the new tile, and 1 for each tile connected to it in its star.
    .title = Points
guide-pavilion-connected = Connected tiles score together: { points } this time. Grow a star tile by tile, without gaps.
    .title = Connected tiles
guide-pavilion-pay-wild = Your wild tiles help to pay: this round { color } counts as any color. Only one of the tiles must have the color you place.
    .title = Pay with wild tiles
guide-pavilion-element = Cover all spaces around a { $element ->
    [pillar] pillar
    [statue] statue
   *[window] window
  }, and you choose { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
  } from the supply. A pillar gives 1, a statue 2, a window 3.
    .title = Pillars, statues, windows
guide-pavilion-supply = You surrounded something! Choose { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } from the supply: take what helps you pay for your next space.
    .title = Bonus tiles
guide-pavilion-pass = When you can’t or don’t want to place more, pass. You can keep up to { $most } tiles in the corners for the next round. Every other tile costs you a point.
    .title = Pass
guide-pavilion-keep = In the next round { color } is wild. Tiles of that color are worth keeping.
    .title = What to keep
guide-pavilion-round = Round { $round }: now { color } is wild. You can use the tiles you kept.
    .title = A new round
guide-pavilion-bonuses = At the end, a complete star scores { $least } to { $most } points. Covering every 1 on the board scores { $ones }, and so on up to { $fours } for every 4. Which star can you complete?
    .title = Bonuses
guide-pavilion-last = Keeping tiles gains nothing now, and each one left over costs a point. Place all you can.
    .title = The last round
guide-pavilion-mono = These stars have no color yet. If the first two tiles of a star are alike, all must be; if they differ, all six must differ. In the middle every space costs { $price }.
    .title = Monochrome stars

guide-pavilion-good = A good move.
guide-pavilion-good-surround = Very good: that { $element ->
    [pillar] pillar
    [statue] statue
   *[window] window
  } gives you { $count ->
    [one] 1 bonus tile.
   *[other] { $count } bonus tiles.
  }
guide-pavilion-good-join = Good: connected tiles, { points }.
guide-pavilion-good-place = Good: that star is growing.
guide-pavilion-good-pass = Good: you pass and lose nothing.
guide-pavilion-good-marker = Good: the starting marker costs { points }, but you place first and start the next round.
guide-pavilion-good-wild = Good: a wild tile came along.
guide-pavilion-good-collect = Good: that makes { tiles }.
guide-pavilion-poor-pass = You can still place tiles.
guide-pavilion-poor-surround = Another space surrounds a { $element ->
    [pillar] pillar
    [statue] statue
   *[window] window
  }, which gives { $count ->
    [one] 1 bonus tile.
   *[other] { $count } bonus tiles.
  }
guide-pavilion-poor-marker = The starting marker costs { points } here.
guide-pavilion-poor-points = That space scores { points }, and another one { $more }.
guide-pavilion-poor-few = You took { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }, but there were { $most } to be had.

## Moves and the end

guide-poor = That cost you about { points }.
guide-instead = Better, for example: { $move }.
guide-propose = A good move: { $move }.
guide-over = { $result ->
    [won] You win { $points } to { $others }. Well played!
    [lost] { $others } to { $points }: the other player wins this time. You know the game now.
   *[shared] { $points } to { $others }: you share the victory.
  }
guide-next-again = Play { $bot } once more. You know what to look for now.
guide-next-further = Your next opponent: { $bot }.
