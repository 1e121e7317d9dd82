# The games, their events, bots and rules in words.
#
# Messages of events have the event's own fields as arguments: letters for colors ("none" where there is none), "true"
# and "false", sets of tiles as text; $player, and $line-number, $row-number, $column-number, $space-number from 1; and
# the options of the game, such as $stars.

## Colors, tiles and stars

color = { $color ->
    [b] blue
    [y] yellow
    [r] red
    [k] black
    [w] white
    [j] joker
    [p] purple
    [g] green
    [o] orange
   *[none] no color
  }
a-tile = { $color ->
    [b] a blue tile
    [y] a yellow tile
    [r] a red tile
    [k] a black tile
    [w] a white tile
    [p] a purple tile
    [g] a green tile
    [o] an orange tile
   *[j] a joker
  }
tiles = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count ->
        [one] { $count } { color } tile
       *[other] { $count } { color } tiles
      }
  }
jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
from-source = { $source ->
    [0] from the center
   *[other] from factory { $source }
  }
at-source = { $source ->
    [0] in the center
   *[other] on factory { $source }
  }
# Stars without a color have the names of their places.
star = { $stars ->
    [mono] { $star ->
        [0] top left star
        [1] top right star
        [2] right star
        [3] bottom right star
        [4] bottom left star
        [5] left star
       *[6] middle star
      }
   *[colored] { $star ->
        [0] orange star
        [1] red star
        [2] blue star
        [3] yellow star
        [4] green star
        [5] purple star
       *[6] middle star
      }
  }

## Games

box-azul = Azul
box-pavilion = Azul: Summer Pavilion
preset-azul = Azul
    .about = The classic: every space on the wall has its color.
preset-azul-grey = Azul, grey wall
    .about = You choose where each tile goes on your wall.
preset-azul-jokers = Azul with jokers
    .about = Jokers stand for any color.
preset-azul-grey-jokers = Azul, grey wall and jokers
    .about = The grey wall, plus jokers that stand for any color.
preset-azul-mini = Azul Mini
    .about = The travel edition, with the rules of Azul.
preset-azul-express = Azul express
    .about = A complete column scores 5 points.
preset-pavilion = Summer Pavilion
    .about = Six rounds, seven stars, and a new wild color every round.
preset-pavilion-mono = Summer Pavilion, monochrome
    .about = You choose the color of each star.

## Options

yes = yes
no = no
option-wall = Wall
    .about = Colored: every space has its color. Grey: you choose, but a color goes only once in each row and column.
option-wall-colored = colored
option-wall-grey = grey
option-jokers = Jokers
    .about = Jokers, which stand for any color, replace some of the tiles.
option-column-bonus = Column bonus
    .about = Points for each complete column at the end of the game.
option-free-drop = Free drops
    .about = You may drop a whole color on the floor line even if some of it fits on a line.
option-partial-drop = Partial drops
    .about = You may place fewer tiles on a line than fit, and drop the rest.
option-unclaimed-marker = Unclaimed starting marker
    .about = Who starts the next round if nobody took the starting marker.
option-unclaimed-marker-keep-start = the same player again
option-unclaimed-marker-next-clockwise = the next player
option-max-rounds = Round limit
    .about = The game ends after this round at the latest.
option-max-rounds-none = none
option-joker-overflow = Jokers that don’t fit
    .about = Which tiles fall when a color and its jokers don’t all fit on the line.
option-joker-overflow-player-choice = the player chooses
option-joker-overflow-color-first = jokers fall first
option-joker-mixed-needs-legal-color = Jokers follow their color
    .about = Jokers taken with a color may only go where that color may go.
option-joker-grey = Jokers on the grey wall
    .about = Whether a joker takes on the color of its line.
option-joker-grey-colorless = have no color
option-joker-grey-bound = take their line’s color
option-joker-free-drop = Free drops with jokers
    .about = You may drop jokers, or a color taken with jokers, even if some of them fit on a line.
option-stars = Stars
    .about = Colored: every star has its color. Monochrome: you choose.
option-stars-colored = colored
option-stars-mono = monochrome
option-pass-keep = Tiles kept
    .about = How many tiles you keep when you pass.
option-pass-keep-free = up to four
option-pass-keep-forced-max = as many as possible
option-final-leftovers = Leftover tiles
    .about = When tiles left over after the last round cost points.
option-final-leftovers-corners-then-penalty = kept tiles, after the bonuses
option-final-leftovers-discard-on-pass = all tiles, at once

## Phases

phase-offer = factory offer
phase-tiling = wall tiling
phase-acquire = taking tiles
phase-place = placing tiles
phase-bonus = bonus tiles
phase-refill = filling the supply
phase-deal = drawing tiles
phase-over = game over

## Moves

# A move as a part of a sentence. $tiles are what is taken, paid or kept; $line 0 is the floor line; $laid is what goes on the line where one may choose.
move-azul-take = { $tiles } { from-source } to { $line ->
    [0] the floor line
   *[other] line { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(on it: { $laid })
  }
move-azul-tile = a tile in row { $row }, column { $column }
move-pavilion-take = { $tiles } { from-source }
move-pavilion-place = { a-tile } on the { star }, space { $space }, for { $tiles }
move-pavilion-bonus = { $tiles } from the supply
move-pavilion-pass = pass{ $count ->
    [0] {""}
   *[other] {" "}and keep { $tiles }
  }

## What happens in Azul

azul-laid = Factory { $factory } gets { a-tile }.
azul-poured = The bag is empty: { $count ->
    [one] 1 tile goes
   *[other] { $count } tiles go
  } back in from the lid.
azul-round-began = Round { $round }: { $player } starts.
azul-took = { $player } takes { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } and { jokers }
      }
  } { from-source }.
azul-moved-to-center = To the center: { $tiles }.
azul-took-marker = { $player } takes the starting marker{ $on_floor ->
    [true] , which goes on the floor line.
   *[false] . The floor line is full, so it costs nothing.
  }
azul-placed = { $player } places { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } and { jokers }
      }
  } on line { $line-number }{ $complete ->
    [true] {" "}and completes it.
   *[false] .
  }
azul-fell = { $player } drops { tiles } on the floor line{ $to_lid ->
    [0] .
    [one] ; 1 of them goes to the lid.
   *[other] ; { $to_lid } of them go to the lid.
  }
azul-tiled = { $player } moves { $joker ->
    [true] a joker
   *[false] { a-tile }
  } to the wall, row { $row-number }, column { $column-number }: { points } ({ $across } across, { $down } down).
azul-line-fell = { $player } has no space on the wall for line { $line-number }: the whole line falls.
azul-floor-cost = { $player } loses { points } for the floor line.
azul-ended = { $reason ->
    [row] A row is complete: the game is over.
    [no_tiles] No tiles are left: the game is over.
   *[max_rounds] That was the last round: the game is over.
  }
azul-row-bonus = { $player } scores { points } for completing row { $row-number }.
azul-column-bonus = { $player } scores { points } for completing column { $column-number }.
azul-color-bonus = { $player } scores { points } for all five { color } tiles.

## What happens in Summer Pavilion

pavilion-laid = Factory { $factory } gets { a-tile }.
pavilion-supplied = The supply gets { a-tile }.
pavilion-poured = The bag is empty: { $count ->
    [one] 1 tile goes
   *[other] { $count } tiles go
  } back in from the tower.
pavilion-round-began = Round { $round }: { color } is wild, and { $player } starts.
pavilion-took = { $player } takes { $count ->
    [0] { a-tile } (wild)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } and a wild tile
      }
  } { from-source }.
pavilion-moved-to-center = To the center: { $tiles }.
pavilion-took-marker = { $player } takes the starting marker and loses { points }.
pavilion-placing-began = All tiles are taken: { $player } places first.
pavilion-placed = { $player } places { a-tile } on the { star }, space { $space-number }: { points }.
pavilion-surrounded = { $player } surrounds { $element ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
  } and takes { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } from the supply.
pavilion-took-bonus = { $player } takes from the supply: { $tiles }.
pavilion-passed = { $player } passes{ $points ->
    [0] .
   *[other] {" "}and loses { points }.
  }
pavilion-ended = Six rounds have been played: the game is over.
pavilion-star-bonus = { $player } scores { points } for completing the { star }.
pavilion-number-bonus = { $player } scores { points } for covering every { $number }.
pavilion-leftover-cost = { $player } loses { points } for leftover tiles.

## What happens at the table

connection-lost = Connection lost. Reconnecting…
server-silent = The server isn’t responding. Is it still running?
thinks-less = The server is busy: { $player } thinks for less time.
entry-seated = { $player } joins the table.
entry-left = { $player } leaves the table.
entry-began = The game begins.
entry-chose = { $player } has chosen spaces on the wall.
entry-asked = { $player } { $what ->
    [takeback] asks to take back a move.
    [draw] offers a draw.
    [abort] offers to end the game without a winner.
    [help] suggests hints for everyone.
   *[rematch] asks for a rematch.
  }
entry-answered = { $player } { $yes ->
    [true] agrees.
   *[false] declines.
  }
entry-took-back = { $player } takes back a move.
entry-resumed = The game continues.
entry-resigned = { $player } resigns.
entry-flagged = { $player } runs out of time.
entry-taken-over = A bot takes over for { $player }.
entry-helped = { $player } asks for help.
entry-rematch = The rematch is ready.
end-played = The game is over.
end-resigned = The game ends by resignation.
end-flagged = The game ends: time is up.
end-draw = The game is a draw.
end-aborted = The game ended without a winner.

## What a table does not allow

error-no-help = There are no hints at this table: other people play too.
error-bad-text = Text can’t be empty or too long.
error-bad-seat = These seats don’t fit the game.
error-bad-clock = There is no such clock.
error-bad-setting = There is no such setting.
error-seat-taken = This seat is taken.
error-not-a-person = This seat isn’t played by a person.
error-no-takeover = Bots don’t take over at this table.
error-not-your-turn = It’s not your turn.
error-time-is-up = Your time is up.
error-not-a-move = That isn’t a move.
error-illegal-move = Not allowed: { $reason }.
error-already-asked = You have already asked.
error-nothing-asked = There is nothing to answer.
error-chat-off = Chat is off at this table.
error-not-begun = The game hasn’t started: a seat is still free.
error-over = The game is over.
error-unknown-seat = There is no such seat.
error-not-over = The game isn’t over yet.
error-takeback-off = Moves can’t be taken back at this table.
error-nothing-to-take-back = There is no move to take back.
error-unknown-request = You can’t ask for that.
error-seat-lost = You have left this seat.
error-watching = Only players can chat.
error-unauthorized = You no longer have a seat at this table, so you’re watching.
error-forbidden = This seat isn’t yours.
error-not-found = This doesn’t exist, or it was removed.
error-failed = Something went wrong on the server. Please try again.
error-set-aside = This table can’t be played: its log is damaged.
error-closed = This table was closed because nobody had played here for a long time.
error-stale = The table has changed. Take another look.
error-too-large = That is too long for the server.
error-too-many = Too many requests. Please wait a moment.
error-unavailable = The server is busy. Please try again in a moment.

## Why a move is illegal

reason-game-over = the game is over
reason-draw-first = tiles must be drawn from the bag first
reason-not-in-bag = there is no { color } tile in the bag
reason-no-draw = no tile is to be drawn now
reason-tiling-later = walls are tiled only when all tiles have been taken
reason-tile-first = first choose a column for the tile of line { $line }: a complete line must be moved to the wall
reason-top-down = lines are moved to the wall from the top down, and line { $line } is next
reason-space-taken = row { $row } already has a tile in column { $column }
reason-color-in-column = column { $column } already holds { color }, and a color appears once in a column
reason-no-factory = there is no factory { $factory }: with { $players } players there are { $factories }
reason-no-jokers = this game is played without jokers
reason-all-that-fit = as many tiles as fit must go on the line, or all of them on the floor line
reason-not-in-source = there is no { $color ->
    [j] joker
   *[other] { color } tile
  } { at-source }
reason-line-full = line { $line } is full
reason-other-color = line { $line } already holds { color } tiles, and a line holds one color
reason-color-in-row = row { $row } of the wall already has its { color } tile
reason-no-part = p{ $part } must be less than { $most }, the number of tiles for line { $line }: leave it out to place them all
reason-no-mixed-part = j{ $jokers }p{ $part } must put fewer tiles on line { $line } than fit there
reason-floor-last = you may not drop all tiles while a line can take some, and line { $line } can
reason-floor-jokers = all tiles fall on the floor line, so no joker goes on a line: write j0
reason-jokers-fall-first = j{ $jokers } is wrong for line { $line }: jokers fall first when not all tiles fit
reason-joker-number = j{ $jokers } is wrong for line { $line }: as many tiles as fit must go on the line
reason-take-first = all tiles must be taken first
reason-no-bonus = bonus tiles are only for surrounding a pillar, a statue or a window
reason-all-taken = all tiles have been taken: place one, or pass
reason-wild-last = { color } is wild this round, and may be chosen only where there is no other color
reason-bonus-first = first take { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } from the supply
reason-bonus-number = exactly { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } must be taken from the supply
reason-not-in-supply = the supply has { tiles }
reason-not-to-keep = you have only { tiles } to keep
reason-nothing-kept = no tiles are kept after the last round
reason-keep-more = you must keep { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }, not { $kept }
reason-covered = space { $space } is covered
reason-star-color = only { color } tiles go on this star
reason-star-differs = all tiles of this star must differ, and { color } is already there
reason-star-alike = all tiles of this star must be { color }
reason-one-of-color = at least one tile paid must be { color }
reason-wild-itself = { color } is wild this round and pays for itself: leave out w{ $wild }
reason-too-few = space { $space } costs { tiles }, and you have { $have }
reason-too-few-with-wild = space { $space } costs { $price ->
    [one] { $price } tile
   *[other] { $price } tiles
  }, and you have { $have } { color } and { $wild } wild
reason-too-few-wild = you have only { $wild ->
    [one] { $wild } wild tile
   *[other] { $wild } wild tiles
  }
reason-too-few-of-color = this costs { tiles }, and you have { $have }

## Bots

bot-random = Random
    .about = I take whatever comes.
bot-greedy = Greedy
    .about = I grab the most points I can see this turn.
bot-tidy = Tidy
    .about = No tile ends up on my floor.
bot-spoiler = Spoiler
    .about = Whatever you need, I take.
bot-sprinter = Sprinter
    .about = First row done, game over.
bot-mason = Mason
    .about = I build from the ground up.
bot-novice = Novice
    .about = I take what looks good right now.
bot-apprentice = Apprentice
    .about = I count every point of this turn.
bot-tiler = Tiler
    .about = I know what a wall will be worth, but not what you’ll do next.
bot-journeyman = Journeyman
    .about = I plan ahead and waste few tiles.
bot-artisan = Artisan
    .about = I know what every space will be worth.
bot-mosaicist = Mosaicist
    .about = Few tiles land on my floor, and plenty on yours.
bot-muralist = Muralist
    .about = I see the whole round before you do.
bot-master = Master
    .about = I think hard and leave you nothing.
bot-maestro = Maestro
    .about = I taught myself the game. Half a second is all I need.
bot-oracle = Oracle
    .about = I know how this will end, and how sure I am.
