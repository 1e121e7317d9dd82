# Words of the terminal app.

## The table

terminal-stock-azul = bag { $bag }, lid { $lid }
terminal-stock-pavilion = bag { $bag }, tower { $tower }
terminal-supply = supply
terminal-wild = wild
terminal-passed = {" "}passed
terminal-place = { $place }. { $player }, { points }
terminal-waiting = Waiting for someone to take the open seat.
terminal-state = Round { $round } · { $phase } · to play: { $players }
terminal-last-round = last round!
terminal-thinking = { $player } is thinking…
terminal-hurried = { $player } thinks for a shorter time: the server is busy.
terminal-compiling = compiling { $done } of { $total }
terminal-your-move = Your move, such as { $example }

## Moves

terminal-choice-azul-take = { tiles }, { $line ->
    [0] floor line
   *[other] line { $line }
  }{ $completes ->
    [true] , full
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , 1 falls
   *[other] , { $fallen } fall
  }{ $marker ->
    [true] , starting marker
   *[false] {""}
  }
terminal-choice-pavilion-take = { $count ->
    [0] { a-tile }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , wild tile
  }{ $marker ->
    [true] , starting marker
   *[false] {""}
  }
terminal-choice-tile = row { $row }, column { $column }
terminal-choice-place = { a-tile } for { $paid }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = pass{ $kept ->
    [none] {""}
   *[other] , keep { $kept }{ $last ->
        [true] : that brings nothing
       *[false] {""}
      }
  }

## The menu

terminal-game = Game
terminal-players = Players
terminal-seat = Seat { $seat }
terminal-person = a person here
terminal-begins = Begins
terminal-random-seat = any seat
terminal-language = Language
terminal-start = Start
terminal-saved-games = Go on with
terminal-player = Player{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Talking

terminal-unreachable = The server cannot be reached; trying again…
terminal-scoring = Points of the last round
terminal-no-scoring = No points yet.
terminal-answer = F3 to agree, F4 to refuse.
terminal-resign-again = F9 again to resign.
terminal-saved = Saved as { $file }.

## Help

terminal-keys-game = F1 help F2 menu F5 undo F6 file F7 scoring F8 rematch F9 resign ^Q quit
terminal-keys-start = F1 help  F2 start  Tab next  Enter choose  Ctrl+Q quit
terminal-keys-help = Escape back
terminal-help =
    KEYS
    Type a move and press Enter. What may follow is listed, with what it brings.
    Up and down choose from the list, Enter plays it, Escape begins again.
    The mouse works too: click on tiles, then on a line, a space or the list.
    F2 menu (the game is saved)   F5 undo   F6 write a game file   F7 scoring
    F8 rematch   F9 resign   Ctrl+Q leaves

    Capital letters are tiles. * is the starting marker, ▶ shows whose turn it is.
    +4 is what a line will score, −2 what the floor line will cost, › a line that is not full yet.
terminal-help-azul =
    AZUL: source, color, line
    3r2    red from factory 3 to line 2       c is the center, f the floor line
    3r2j1  red and the jokers, 1 joker on the line
    t24    the tile of line 2 to column 4 (grey wall, jokers)
    b blue, y yellow, r red, k black, w white, j joker
terminal-help-pavilion =
    SUMMER PAVILION
    3r     red from factory 3, with a wild tile if there is one
    g4w3   space 4 of the green star, paid with 3 wild tiles
    s-rrg  two red tiles and a green one from the supply
    pass-gg  pass, keeping two green tiles
    p purple, g green, o orange, y yellow, b blue, r red, c the star in the middle
    Beside the boards: + tiles in hand, = tiles kept.

## Line by line

terminal-plain-help =
    Type a move and Enter.
    ?           this help, and all legal moves with what they bring
    undo        take back your last move
    save FILE   write a game file
    resign      give up
    quit        leave; `azulejos play --resume` goes on from here
terminal-plain-prompt = { $player }, your move (? for help):
terminal-plain-compiling = The rules are being compiled for this machine, once. You can play; until it is done, bots do not see as far.
terminal-plain-left = The game is saved; `azulejos play --resume` goes on with it.
terminal-replay-keys = arrows: next and back   g G: first and last   q: leave
