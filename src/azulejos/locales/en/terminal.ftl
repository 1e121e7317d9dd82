# Words of the terminal app.

## The table

terminal-stock-azul = bag { $bag }, lid { $lid }
terminal-stock-pavilion = bag { $bag }, tower { $tower }
terminal-supply = supply
terminal-wild = wild
terminal-passed = {" "}passed
terminal-place = { $place }. { $player }, { points }
terminal-waiting = Waiting for someone to take the free seat.
terminal-state = Round { $round } · { $phase } · to play: { $players }
terminal-last-round = last round!
terminal-thinking = { $player } is thinking…
terminal-compiling = compiling { $done } of { $total }
terminal-your-move = Your move, for example { $example }

## Moves

terminal-choice-azul-line = { $line ->
    [0] floor line
   *[other] line { $line }
  }{ $completes ->
    [true] , complete
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , 1 falls
   *[other] , { $fallen } fall
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
        [true] {" "}(gains nothing)
       *[false] {""}
      }
  }

## The menu

terminal-game = Game
terminal-seat = Seat { $seat }
terminal-start = Start
terminal-join = Join a table
terminal-link = Link
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
    [hour] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
      }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
      }
   *[second] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
      }
  }
terminal-player = Player{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Messages

terminal-scoring = Points of the last round
terminal-no-scoring = No points yet.
terminal-looking = Looking…
terminal-coach = { $points ->
    [0] The coach stays silent.
   *[other] The coach warns before a move that gives away more than { $points } points.
  }
terminal-doubt = Enter plays it anyway, F3 says why, Escape lets you think again.
terminal-answer = F3 to agree, F4 to decline.
terminal-suggest = Press F3 again to suggest hints for everyone.
terminal-resign-again = Press F9 again to resign.
terminal-saved = Saved as { $file }.
terminal-deals-of = { $player }: { $points } points, give or take { $spread }

## Help

terminal-keys-game = F1 help F2 menu F3 hint F4 coach F5 undo F6 save F7 scoring F9 resign ^Q quit
terminal-keys-over = F1 help F2 menu F5 undo F6 save F7 scoring F8 rematch ^Q quit
terminal-keys-server = F1 help F2 menu F5 undo F7 scoring F8 rematch F9 resign Tab chat ^Q quit
terminal-keys-rules = Tab next  Escape back
terminal-keys-join = Enter look  Tab next  F2 join  Escape back
terminal-keys-start = F1 help  F2 start  Tab next  Enter choose  Ctrl+Q quit
terminal-keys-help = Escape back
terminal-help =
    KEYS
    Type a move and press Enter. The list shows how it can go on, and what it scores.
    Up and Down choose from the list, Enter plays, Escape starts over.
    The mouse works too: click tiles, then a line, a space or the list.
    F2 menu (your game is saved)   F5 undo   F6 save a game file   F7 scoring
    F8 rematch   F9 resign   Ctrl+Q quit
    F3 a hint; again for the tiles, the move, the reason   F4 a coach who warns before a bad move

    Capital letters are tiles. * is the starting marker, ▶ shows whose turn it is.
    +4 is what a line will score, −2 what the floor line will cost, › a line that is not complete.
terminal-help-azul =
    AZUL: source, color, line
    3r2    red from factory 3 to line 2
    3r2j1  red and the jokers, 1 joker on the line
    t24    the tile of line 2 to column 4 (grey wall, jokers)
    c is the center, f the floor line
    b blue, y yellow, r red, k black, w white, j joker
terminal-help-pavilion =
    SUMMER PAVILION
    3r     red from factory 3, with a wild tile if there is one
    g4w3   space 4 of the green star, paid with 3 wild tiles
    s-rrg  two red tiles and a green one from the supply
    pass-gg  pass, keeping two green tiles
    p purple, g green, o orange, y yellow, b blue, r red, c the middle star
    Beside the boards: + tiles in hand, = tiles kept.
    ¹ ² ³ bonus tiles for surrounding a pillar, a statue, a window.

## Line by line

terminal-plain-prompt = { $player }, your move (? for help):
terminal-plain-compiling = The rules are being compiled for this machine, just once. You can already play; until then the bots see less far ahead.
terminal-plain-left = Your game is saved; `azulejos play --resume` continues it.
terminal-replay-keys = arrows: next and back   g G: first and last   q: quit

## Mistakes on the command line

terminal-no-saved-game = There is no saved game to continue: `azulejos play` starts one.
terminal-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
terminal-no-option = “{ $option }” is not an option: options look like max_rounds=9.
terminal-no-move = There is no move { $move }: this game has moves 0 to { $last }, and -1 is the last one.
terminal-no-link = “{ $link }” is not the link of a table, such as `http://localhost:8000/t/abcd`.
terminal-names = There are { $names } names for { $players } players.
terminal-file-exists = { $file } is there already: `azulejos scribe { $file }` continues it.
