# A table told in sentences, one thing a line: for screen readers and pipes.

## What lies on the table

counted = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count } { color }
  }
spoken-round = Round { $round }, { $phase }.
spoken-last-round = This is the last round.
spoken-to-play = To play: { $players }.
spoken-empty = Empty: { $names }.
spoken-factory = factory { $factory }
spoken-line-name = line { $line }
spoken-board = { $player }: { points }.
spoken-line = Line { $line }: { $count } of { $size } { $color ->
    [j] jokers
   *[other] { color }
  }
spoken-row = Wall, row { $row }: { $tiles }.
spoken-in-column = { $tile } in column { $column }
spoken-wall-empty = Wall: empty.
spoken-star = { $star }: { $tiles }
spoken-space = { $tile } on space { $space }
spoken-star-spaces = { $star }: { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
  }

## Moves

spoken-chosen = { $what }:
spoken-no-number = The list has no { $number }: it goes from 1 to { $last }.
spoken-no-player = Nobody here is called { $name }. The players are { $players }.
spoken-resign-again = Type { $word } again to resign.
spoken-doubt = Type the move again to play it anyway, or { $why }.
spoken-answer = Type { $yes } to agree, { $no } to decline.
spoken-seat-kept = Your seat stays yours. Come back with `azulejos join { $link }`.

## What can be typed

spoken-welcome = Type the number of a move, or a move in notation. Type ? for help.
spoken-replay = Enter tells the next step, a number goes to that one. Type ? for help.
spoken-step = { $move ->
    [none] The game begins. It has { $last } moves.
   *[other] Move { $at } of { $last }: { $move }.
  }
spoken-over = Type rematch to play again, or quit to leave.
spoken-help = Type the number of a move in the list, or a move in notation, and press Enter. These words work too:
spoken-command = { $word }: { $about }
spoken-command-moves = moves
    .about = the list of moves again; Enter alone does the same
spoken-command-board = board
    .about = your board; with a name or number after it, another player’s
spoken-command-offer = offer
    .about = the tiles on offer, and what is left
spoken-command-score = score
    .about = the round, whose turn it is, and the score
spoken-command-all = all
    .about = everything on the table
spoken-command-log = log
    .about = what happened since your last move; with a number after it, that many sentences
spoken-command-hint = hint
    .about = where to look; once more, the tiles, then the move, then why
spoken-command-coach = coach
    .about = asks before a bad move: never, or if it gives away more than 2, 4 or 8 points
spoken-command-why = why
    .about = why the coach asks
spoken-command-undo = undo
    .about = take back your last move
spoken-command-save = save
    .about = save a game file; you can give its name
spoken-command-rematch = rematch
    .about = play again when the game is over
spoken-command-resign = resign
    .about = resign
spoken-command-next = next
    .about = the next step; Enter alone does the same
spoken-command-back = back
    .about = the step before
spoken-command-say = say
    .about = write a message to the others
spoken-command-yes = yes
    .about = agree, when somebody asks
spoken-command-no = no
    .about = decline, when somebody asks
spoken-command-help = help
    .about = this help
spoken-command-quit = quit
    .about = leave
spoken-command-theme = theme
    .about = a hint: what the puzzle is about
spoken-command-solution = solution
    .about = the solution
