# The games, their events, bots and rules in words.
#
# Messages of events have the event's own fields as arguments: letters for colors ("none" where there is none), "true"
# and "false", sets of tiles as text; and $player, and $line-number, $row-number, $column-number, $space-number from 1.

## Colors and tiles

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
star-letter = { $star ->
    [0] o
    [1] r
    [2] b
    [3] y
    [4] g
    [5] p
   *[6] c
  }

## Games

box-azul = Azul
box-pavilion = Azul: Summer Pavilion
preset-azul = Azul
    .about = The classic: every wall space has its color.
preset-azul-grey = Azul, grey wall
    .about = You choose where each tile goes on your wall.
preset-azul-jokers = Azul with jokers
    .about = Jokers stand for any color.
preset-azul-grey-jokers = Azul, grey wall and jokers
    .about = The grey wall, and jokers that stand for any color.
preset-azul-mini = Azul Mini
    .about = The travel box, with the rules of Azul.
preset-azul-express = Azul express
    .about = A complete column is worth 5 points.
preset-pavilion = Summer Pavilion
    .about = Six rounds, seven stars, another wild color each round.
preset-pavilion-mono = Summer Pavilion, monochrome
    .about = You decide the color of each star.

## Options

yes = yes
no = no
option-wall = Wall
    .about = Colored: each space has its color. Grey: you choose, but no color twice in a row or column.
option-wall-colored = colored
option-wall-grey = grey
option-jokers = Jokers
    .about = Tiles that stand for any color replace some of the others.
option-column-bonus = Bonus for a column
    .about = Points for a complete column at the end.
option-free-drop = Free drops
    .about = You may drop all tiles of a color on the floor line although a line could take some. Otherwise only what no line takes goes there whole.
option-partial-drop = Partial drops
    .about = You may put fewer tiles on a line than fit, and drop the rest.
option-unclaimed-marker = Unclaimed starting marker
    .about = Who starts when nobody took the starting marker.
option-unclaimed-marker-keep-start = the same player starts again
option-unclaimed-marker-next-clockwise = the next player starts
option-max-rounds = Last round
    .about = The game ends after this round in any case.
option-max-rounds-none = none
option-joker-overflow = Jokers that do not fit
    .about = Which tiles fall when jokers and a color do not fit on their line.
option-joker-overflow-player-choice = the player chooses
option-joker-overflow-color-first = jokers fall first
option-joker-mixed-needs-legal-color = Jokers follow their color
    .about = Jokers taken with a color may go only where that color may.
option-joker-grey = Jokers on the grey wall
    .about = Whether a joker of a colored line stands for that color.
option-joker-grey-colorless = stand for no color
option-joker-grey-bound = stand for their line's color
option-joker-free-drop = Free drops with jokers
    .about = The same for jokers, and for a color taken with jokers.
option-stars = Stars
    .about = Colored: each star has its color. Monochrome: you decide.
option-stars-colored = colored
option-stars-mono = monochrome
option-pass-keep = Tiles kept
    .about = How many tiles a player who passes keeps.
option-pass-keep-free = up to four
option-pass-keep-forced-max = as many as possible
option-final-leftovers = Tiles left at the end
    .about = When tiles left after the last round cost points.
option-final-leftovers-corners-then-penalty = those kept, after the bonuses
option-final-leftovers-discard-on-pass = all of them, at once

## Phases

phase-offer = factory offer
phase-tiling = wall tiling
phase-acquire = taking tiles
phase-place = placing tiles
phase-bonus = bonus tiles
phase-refill = filling the supply
phase-deal = drawing tiles
phase-over = game over

## What happens in Azul

azul-laid = Factory { $factory } gets { a-tile }.
azul-poured = The bag is empty: { $count ->
    [one] one tile of the lid goes
   *[other] the { $count } tiles of the lid go
  } back into it.
azul-round-began = Round { $round }: { $player } begins.
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
   *[false] ; on a full floor line it costs nothing.
  }
azul-placed = { $player } puts { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } and { jokers }
      }
  } on line { $line-number }{ $complete ->
    [true] , which is complete.
   *[false] .
  }
azul-fell = { $player } drops { tiles } on the floor line{ $to_lid ->
    [0] .
    [one] ; one of them goes to the lid.
   *[other] ; { $to_lid } of them go to the lid.
  }
azul-tiled = { $player } puts { $joker ->
    [true] a joker
   *[false] { a-tile }
  } on the wall, row { $row-number }, column { $column-number }: { points } (across { $across }, down { $down }).
azul-line-fell = { $player } has no space for line { $line-number }: all of it falls.
azul-floor-cost = { $player } loses { points } for the floor line.
azul-ended = { $reason ->
    [row] A row is complete: the game is over.
    [no_tiles] No tiles are left: the game is over.
   *[max_rounds] The last round is played: the game is over.
  }
azul-row-bonus = { $player }: { points } for row { $row-number }.
azul-column-bonus = { $player }: { points } for column { $column-number }.
azul-color-bonus = { $player }: { points } for all five { color } tiles.

## What happens in Summer Pavilion

pavilion-laid = Factory { $factory } gets { a-tile }.
pavilion-supplied = The supply gets { a-tile }.
pavilion-poured = The bag is empty: { $count ->
    [one] one tile of the tower goes
   *[other] the { $count } tiles of the tower go
  } back into it.
pavilion-round-began = Round { $round }: { color } is wild, and { $player } begins.
pavilion-took = { $player } takes { $count ->
    [0] { a-tile }, which is wild,
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } and a wild one
      }
  } { from-source }.
pavilion-moved-to-center = To the center: { $tiles }.
pavilion-took-marker = { $player } takes the starting marker and loses { points }.
pavilion-placing-began = All tiles are taken: { $player } is the first to place.
pavilion-placed = { $player } places { a-tile } on { star-letter }{ $space-number }: { points }.
pavilion-surrounded = { $player } has surrounded { $element ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
  } and takes { $count ->
    [one] one tile
   *[other] { $count } tiles
  } from the supply.
pavilion-took-bonus = { $player } takes from the supply: { $tiles }.
pavilion-passed = { $player } passes{ $points ->
    [0] .
   *[other] {" "}and loses { points }.
  }
pavilion-ended = Six rounds are played: the game is over.
pavilion-star-bonus = { $player }: { points } for the complete star { star-letter }.
pavilion-number-bonus = { $player }: { points } for all spaces { $number }.
pavilion-leftover-cost = { $player } loses { points } for tiles left over.

## What happens at the table

entry-seated = { $player } sits down.
entry-left = { $player } leaves.
entry-began = The game begins.
entry-chose = { $player } has made a wall choice.
entry-asked = { $player } { $what ->
    [takeback] would like to take a move back.
    [draw] offers a draw.
    [abort] would like to end the game without a result.
   *[rematch] would like to play again.
  }
entry-answered = { $player } { $yes ->
    [true] agrees.
   *[false] does not agree.
  }
entry-took-back = { $player } takes a move back.
entry-resumed = The game goes on.
entry-resigned = { $player } resigns.
entry-flagged = The time of { $player } is up.
entry-taken-over = A bot plays on for { $player }.
entry-rematch = There is a rematch.
end-played = The game is over.
end-resigned = The game is over: someone has resigned.
end-flagged = The game is over: someone's time is up.
end-draw = The game is drawn.
end-aborted = The game was ended without a result.

## What a table does not allow

error-bad-text = This must be text, neither empty nor too long.
error-bad-seat = These seats do not fit the game.
error-bad-clock = There is no such clock.
error-bad-setting = There is no such setting.
error-seat-taken = This seat is taken.
error-not-a-person = Nobody plays this seat in person.
error-no-takeover = At this table no bot takes over.
error-not-your-turn = It is not your turn.
error-time-is-up = Your time is up.
error-not-a-move = This is not a move.
error-illegal-move = This is not allowed: { $reason }.
error-already-asked = That has been asked already.
error-nothing-asked = Nothing of that kind was asked of you.
error-chat-off = At this table there is no chat.
error-not-begun = The game has not begun: a seat is open.
error-over = The game is over.
error-unknown-seat = There is no such seat.
error-not-over = The game is not over yet.
error-takeback-off = At this table moves stand.
error-nothing-to-take-back = There is nothing to take back yet.
error-unknown-request = Nobody can ask for that.
error-seat-lost = You have left this seat.
error-set-aside = This table cannot be played: its log is broken.

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
  } { $source ->
    [0] in the center
   *[other] on factory { $source }
  }
reason-line-full = line { $line } is full
reason-other-color = line { $line } already holds { color } tiles, and a line holds one color
reason-color-in-row = row { $row } of the wall already has its { color } tile
reason-no-part = { $part } of { $most } tiles is no part: { $color } goes on line { $line } whole without p{ $part }
reason-no-mixed-part = j{ $jokers }p{ $part } is no part of these tiles: fewer must go on line { $line } than fit there
reason-floor-last = tiles that a line can take may not all be dropped, and line { $line } can take these
reason-floor-jokers = on the floor line all tiles fall, so there is no joker for a line: write j0
reason-jokers-fall-first = { $jokers } is not the number of jokers for line { $line }: jokers fall first where not all tiles fit
reason-joker-number = { $jokers } is not a number of jokers that fills line { $line } as far as possible
reason-take-first = first all tiles must be taken
reason-no-bonus = bonus tiles are for who surrounds a pillar, a statue or a window
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
reason-not-to-keep = only { tiles } can be kept
reason-nothing-kept = after the last round no tiles are kept
reason-keep-more = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } must be kept, not { $kept }
reason-covered = space { $space } is covered
reason-star-color = only { color } tiles go in this star
reason-star-differs = the tiles of this star all differ, and { color } is already there
reason-star-alike = the tiles of this star are all { color }
reason-one-of-color = at least one tile paid must be { color }
reason-wild-itself = { color } is wild this round and pays for itself: leave out w{ $wild }
reason-too-few = space { $space } costs { tiles }, and there are { $have }
reason-too-few-with-wild = space { $space } costs { $price ->
    [one] { $price } tile
   *[other] { $price } tiles
  }: there are { $have } { color } and { $wild } wild ones
reason-too-few-wild = only { $wild ->
    [one] { $wild } wild tile
   *[other] { $wild } wild tiles
  } can be paid
reason-too-few-of-color = { tiles } would be paid, and there are { $have }

## Bots

bot-random = Random
    .about = I take whatever comes.
bot-greedy = Greedy
    .about = I take the most points I can see in this turn.
bot-tidy = Tidy
    .about = Not one tile shall lie on my floor.
bot-spoiler = Spoiler
    .about = What you need, I take.
bot-sprinter = Sprinter
    .about = The first row is mine, and then it is over.
bot-mason = Mason
    .about = I build from the ground to the roof.
bot-novice = Novice
    .about = I take what looks good right now.
bot-apprentice = Apprentice
    .about = I count the points of this turn, and I count them well.
bot-tiler = Tiler
    .about = I know what a wall will pay later, but not what you will do next.
bot-journeyman = Journeyman
    .about = I plan ahead, and waste few tiles.
bot-artisan = Artisan
    .about = I know what every space will be worth.
bot-mosaicist = Mosaicist
    .about = Few tiles fall on my floor, and many on yours.
bot-muralist = Muralist
    .about = I see your whole round before you do.
bot-master = Master
    .about = I think for a second and leave you nothing.
bot-maestro = Maestro
    .about = I learned from playing against myself, and half a second is enough for me.
bot-oracle = Oracle
    .about = I know how this will end, and how sure I am of it.
