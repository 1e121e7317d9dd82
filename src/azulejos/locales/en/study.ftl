# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Analysis
study-tabs = Parts of the analysis
study-tab-moves = Moves
study-tab-analysis = Analysis
study-tab-review = Review
study-tab-more = More
study-chances = Winning chances
study-chance-of = { $player }: { $chance }, { $points } points
study-no-value = not analyzed yet
study-graph = Chances over the game
study-after = After { $moves }
study-deal = Draw tiles
study-back = Back to the game
study-keep = { $count ->
    [one] Keep this variation
   *[other] Keep { $count } variations
  }
study-kept = Kept in this browser, with the game.
study-edit = Change this position
study-keys-arrows = Step back and forth; up and down for other variations
study-keys-ends = Go to the start; End: go to the end
study-keys-analysis = Start or stop the analysis
study-keys-deeper = Think deeper
study-keys-play = Play the first move of that line
study-keys-review = Review the game
study-keys-moves = Show the moves
study-keys-back = Back to the game as it was played
study-keys-front = Bring the next board to the front
study-keys-deal = Draw tiles, when a round begins
study-keys-keep = Keep the variations

# Analysis

analysis-start = Analyze
analysis-stop = Stop
analysis-deeper = Deeper
analysis-lines = Lines
analysis-follow = Analyze every position I look at
analysis-waiting = { $ahead ->
    [one] Waiting: one other request comes first.
   *[other] Waiting: { $ahead } other requests come first.
  }
analysis-thinking = Thinking…
analysis-figures = Positions: { $nodes }, depth: { $depth }
analysis-idle = Play moves on the boards to try them, or start the analysis.
analysis-over = The game is over.
analysis-best = Best lines
analysis-play = Play { $moves }
analysis-about = The chances and points are { $player }’s. Point at a move to see it on the boards; press it to play on from there.
analysis-deals = What the next tiles may bring ({ $samples } samples)
analysis-mean = Mean
analysis-spread = Spread
analysis-paste = Paste a position or a game
analysis-paste-about = A position as text or JSON, or a game file
analysis-open = Open

# Review

review-about = See what each move was worth, what decided the game, and what was luck.
review-start = Review the game
review-running = Reviewing the game… { $percent }%
review-leave = You can leave this page: the review will be here when you come back.
review-lost = Cost { $points } points and { $chance } in winning chances.
review-best = Better: { $move }
review-deal = Tiles drawn in round { $round }
review-luck-of = { $player }: { $points } points ({ $chance })
review-accuracy = Accuracy
review-account = How it adds up: points ahead, and chance to win
review-sum-start = At the start
review-sum-luck = Luck
review-sum-own = Own moves
review-sum-others = Others’ moves
review-sum-end = At the end
review-moments = What decided the game
review-moment = { $player }, round { $round }: { $points } points
review-deals = Luck of each round
class-best = Best move
class-only-move = Only move
class-good = Good move
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder

# Sharing

share-title = Share
share-link = Copy a link to this position
share-link-copied = Link copied
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-print = Print
share-result = Picture of the result
share-saved = Picture saved

# Board editor

edit-title = Set up a position
    .about = Put tiles wherever you like. The rules check whether the position is possible.
edit-begin = Start with an empty table
edit-tiles = Tile
edit-eraser = Remove
edit-about = Choose a tile, then press a place. Tiles come from the bag and go back to it. By keys: a color’s letter, or Delete.
edit-wall = Wall: row { $row }, column { $column }
edit-center = In the center
edit-turn = Whose turn
edit-nobody = Nobody: tiles are drawn
edit-start = Starts the round
edit-score = Score of { $player }
edit-passed = { $player } has passed
edit-json = The position as JSON
edit-no-json = This is not JSON: the position stays as it was.
edit-fine = This position is possible.
edit-analyse = Analyze it

# My games

games-title = My games
games-import = Import game files
games-importing = Reading games… { $done }
games-imported = { $count ->
    [one] 1 game imported.
   *[other] { $count } games imported.
  }
games-bad-file = { $file }: { $problem }
games-part = { $file }, game { $number }
games-several = There are several games in { $file }: import them on the page “My games”.
games-gone = This browser no longer has that game.
games-export = Export all
games-exporting = { $done } of { $total } games…
games-exported = { $count ->
    [one] 1 game in one file.
   *[other] { $count } games in one file.
  }
games-missing = The server no longer has the game { $id }.
games-search = Search
games-search-example = Player, bot or game
games-show = Show
games-show-all = All games
games-show-going = In progress
games-show-over = Finished
games-show-won = Won
games-show-lost = Lost
games-show-shared = Shared victories
games-game = Game
games-every = Any game
games-server = All games on this server
games-none = No games yet. Games you play or import appear here.
games-not-found = No games found.
games-more = Show more ({ $count })
games-from-file = imported
games-from-server = on this server
games-waiting = Waiting for players
games-playing = In progress
games-closed = Closed
games-won = Won
games-lost = Lost
games-shared = Shared
games-accuracy = accuracy { $percent }
games-forget = Remove the game of { $id }
games-progress = Against each bot
games-progress-about = Each bar is a game, the newest on the right: how far you were ahead or behind.
games-record = { $won } of { $count } won
games-margins = Points ahead in each game: { $margins }

# Hints and coach

hint-more = Tell me more
coach-title = Are you sure?
coach-lost = This move seems to cost { $points } points and { $chance } in winning chances.
coach-no = Think again
coach-yes = Play it anyway
coach-why = Why?

# Impossible positions: what is wrong, and what is valid.

impossible-count = There { $count ->
    [one] is
   *[other] are
  } { tiles } in all, but the game has { $wanted }.
impossible-factory-full = Factory { $factory } has room for 4 tiles.
impossible-line-colors = Line { $line } of player { $player } can only hold one color.
impossible-line-full = Line { $line } of player { $player } has more tiles than spaces.
impossible-line-on-wall = Line { $line } of player { $player } cannot hold a color that is already in that row of the wall.
impossible-wall-twice = On the wall of player { $player }, each color may lie only once in a row or column.
impossible-wall-space = That tile cannot lie in row { $row }, column { $column } of the wall of player { $player }.
impossible-row-complete = The complete row on the wall of player { $player } would have ended the game.
impossible-floor-full = The floor line of player { $player } has { $most } spaces.
impossible-one-marker = There is only one starting marker.
impossible-nobody-acts = It is nobody’s turn while tiles are drawn or when the game is over.
impossible-lines-done = Between rounds no line is complete and the floor lines are empty.
impossible-sources-empty = Between rounds the center is empty, and after the game the factories are too.
impossible-offer = Players take tiles as long as there are any on the factories or in the center, and no longer.
impossible-deal-room = To draw tiles, there must be tiles in the bag and room for them.
impossible-in-order = The factories are filled one after the other, with 4 tiles each.
impossible-tiled = Player { $player } has already tiled the wall and paid for the floor line.
impossible-no-column = Player { $player } has no column to choose.
impossible-marker-dealt = While tiles are drawn, the player who starts has the starting marker.
impossible-marker-floor = The starting marker must lie on the floor line of player { $player } and nowhere else.
impossible-marker-center = While tiles are drawn, the starting marker lies in the center.
impossible-marker-starts = Whoever has the starting marker starts.
impossible-supply-full = The supply has { $most } spaces.
impossible-supply-room = The supply is full: there is nothing to fill.
impossible-supply-first = While tiles are drawn, the supply is filled first, then the factories, and the center is empty.
impossible-corners-full = Player { $player } can keep { $most } tiles in the corners.
impossible-corners-early = Before tiles are placed, nobody has passed or kept tiles in the corners, but player { $player } has.
impossible-corners-late = After the last round, player { $player } keeps no tiles.
impossible-hand-over = When the game is over, player { $player } has no tiles beside the board.
impossible-corners-passed = Only players who have passed have tiles in the corners, and they have no others: look at player { $player }.
impossible-star-color = A star of player { $player } has a tile whose color cannot lie there.
impossible-owed = Bonus tiles can only be taken when they are due, and no more than the supply has.
impossible-over-early = The game is over only after round { $round }.
impossible-turn = It is the turn of the player who must act or, between turns, of the player who starts.
impossible-no-tiles = Player { $player } has no tiles to place.
impossible-has-passed = Player { $player } has passed, so it cannot be their turn.
impossible-number = { $value } is not a whole number from { $least } to { $most }.
impossible-form = This cannot be read as a position, which is one line of text or JSON.

# Broken game files

broken-header = This is not a game file, which begins with the line “{ $header }”.
broken-move = The game file is broken in line { $line }: { $move } cannot be played there.
broken-position = The game file is broken in line { $line }: its position is impossible.
broken-result = The game file is broken in line { $line }: the game’s result is { $result }.
broken-file = The game file cannot be read from line { $line }, column { $column } on.

# Other mistakes

mistake-unreadable = { $file } cannot be read.
mistake-ply = There is no step { $ply }: the game has { $last }, tiles drawn included.
mistake-no-moves = There is nothing to review: no move was made in this game.
