# The real table: a game written down as it is played, final boards counted, and sheets to print.

reason-only-left = there { $count ->
    [one] was
   *[other] were
  } only { tiles } left
reason-only-so-many = the game has only { tiles }
reason-not-there = no { $color ->
    [j] joker
   *[other] { color } tile
  } may lie there

## The scribe

scribe-title = Record a game
scribe-about = For a game at a real table: tap the tiles as they are dealt, then each move. Every entry is checked, points are counted, and the game stays in this browser. Once loaded, it works offline.
scribe-loading = Loading the rules…
scribe-no-rules = The rules couldn’t be loaded. The first time, you need a connection.
scribe-seats = Who’s playing, clockwise?
scribe-begins = starts
scribe-begin = Start
scribe-count = Just count the points
scribe-deal = Tiles from the bag
scribe-factory = Factory { $factory }
scribe-due = { $count } more
scribe-then = then { $factories ->
    [one] 1 factory
   *[other] { $factories } factories
  }
scribe-draw = { $name }, { $count } in the bag
scribe-lay = Tap the tiles as they are laid out.
scribe-redo = Redo
scribe-redo-all = Redo all { $count }
scribe-entries = Entries
scribe-entries-about = Tap a line to go back to it.
scribe-new = New sheet
scribe-new-sure = This game will be removed from the browser. Have you saved its file?
scribe-back = Back to the sheet

## The count

count-title = Count the points
count-about = Tap every space that has a tile at the end of the game, and enter each player’s points before the final scoring.
count-game = Game
count-clear = Clear all
count-tile = Tile to place
count-before = Points so far
count-fewer = one less
count-more = one more
count-space = Row { $row }, column { $column }: { $holds }
count-floor = On the floor line, with the marker
count-corners = Left in the corners

## Sheets to print

print-what = Sheets
print-score = Score sheet
print-rules = Rules on one page
print-both = Both
print-paper = Paper
print-letter = US letter
print-now = Print
print-date = Date
print-set-up = Set-up
print-factories = Factories
print-tiles = Tiles of each color
print-jokers = Jokers
