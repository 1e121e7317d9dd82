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
spoken-board = { $player }: { points }
spoken-line = Line { $line }: { counted } out of { $size }
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
spoken-jokers = { $count ->
    [one] { $count } joker on the line
   *[other] { $count } jokers on the line
  }
spoken-no-number = The list has no number { $number }: it goes from 1 to { $last }.
spoken-not-a-move = “{ $move }” isn’t a move. Moves look like { $example }.
spoken-no-player = Nobody here is called { $name }. The players are { $players }.
spoken-resign-again = Type { $word } again to resign.
spoken-doubt = Type the move again to play it anyway, or { $why }.
spoken-answer = Type { $yes } to agree, { $no } to decline.
spoken-suggest = Type { $word } again to suggest hints for everyone.
spoken-seat-kept = Your seat is kept for you. Come back with `azulejos join { $link }`.

## What can be typed

spoken-welcome = Type the number of a move, or a move in notation. Type ? for help.
spoken-replay = Press Enter for the next move, or type the number of a move. Type ? for help.
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
    .about = where to look; again for the tiles, then the move, then why
spoken-command-coach = coach
    .about = warns before a bad move: never, or if it gives away more than 2, 4 or 8 points
spoken-command-why = why
    .about = why the coach warns you
spoken-command-undo = undo
    .about = take back your last move
spoken-command-save = save
    .about = save a game file; you can give its name
spoken-command-rematch = rematch
    .about = play again when the game is over
spoken-command-resign = resign
    .about = resign the game
spoken-command-next = next
    .about = the next move; Enter alone does the same
spoken-command-back = back
    .about = the move before
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

## The real table

spoken-scribe = Type the tiles as they are laid out, with the letters of their colors, and each move in notation or by its number. A line may hold several. Type ? for help.
spoken-no-tiles = These are not tiles: the letters of tiles are { $letters }.
spoken-kept = The game is saved in { $file } as you go.
spoken-taken-back = Undone: { $moves }.
spoken-watch = To see the game again: `azulejos replay { $file }`. To learn what each move was worth: `azulejos review { $file }`.
spoken-command-redo = redo
    .about = redo what was undone; with a number after it, that many entries
spoken-count = Answer line by line. In a row, each space is a letter or a dot: x or the letter of its tile’s color, or . if it is empty. Enter alone leaves it all empty. Type { $undo } to go back, ? for help.
spoken-row-name = row { $row }
spoken-no-row = This row has { $size } spaces: type a letter or a dot for each.
spoken-no-count = Type a number from { $least } to { $most }.
spoken-which-color = Type the letter of the tile’s color in place of x: { $letters }.

## The guide

spoken-guide = The guide is with you: it says what matters now, and what it thinks of your moves.
spoken-marked = Marked: { $places }.
spoken-guide-silent = The guide is silent now.
spoken-guide-speaks = The guide speaks again.
spoken-command-more = more
    .about = what else matters now
spoken-command-again = again
    .about = what the guide said last
spoken-command-guide = guide
    .about = the guide falls silent, or speaks again
spoken-command-onward = onward
    .about = play the opponent the guide suggests
