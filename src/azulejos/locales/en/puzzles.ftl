# Puzzles.

puzzles-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $id }
puzzle-rating = Your rating
puzzle-solved = Solved
puzzle-solved-of = { $solved } of { $tried }
puzzle-streak = Daily streak
puzzle-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
puzzle-game = Game
puzzle-any-game = All games
puzzle-theme = Theme
puzzle-any-theme = All themes
puzzle-players = Players
puzzle-any-players = 2 to 4
puzzle-seats = { $count } players
puzzle-ask = { $player } to move. Find the best move.
puzzle-sure = Is this your answer?
puzzle-play = Play it
puzzle-back = Think again
puzzle-hint = Hint
puzzle-give-up = Show me
puzzle-other = Another one
puzzle-right = That’s it!
puzzle-wrong = There is a better move.
puzzle-solution = The solution: { $move }.
puzzle-costs =
    { $points ->
        [0] It costs { $percent }% of the chance to win.
        [one] It gives away { $points } point and { $percent }% of the chance to win.
       *[other] It gives away { $points } points and { $percent }% of the chance to win.
    }
puzzle-then = The best reply:
puzzle-tempting = Tempting, but weaker: { $move }. { $sentence }
puzzle-also = Just as good: { $moves }.
puzzle-its-rating = Puzzle rating { $rating }
puzzle-next = Next puzzle
puzzle-show = Show solution
puzzle-again = Try again
puzzle-analyse = Analyze

# What a puzzle is about, and a hint of it.
theme-points = Points now
    .about = Look for the move that scores the most this round.
theme-finish = Finish a line
    .about = Look for a line you can complete.
theme-deny = Deny
    .about = Look at what the next player needs.
theme-floor = Floor traps
    .about = Watch the floor lines: yours, or somebody else’s.
theme-marker = The starting marker
    .about = Is the starting marker worth its price?
theme-columns = Columns and colors
    .about = Think of the bonuses at the end of the game.
theme-end = The last round
    .about = Should this be the last round?
theme-jokers = Jokers
    .about = A joker makes the difference.
theme-wall = Wall choices
    .about = Where on the wall does the tile do most?
theme-payment = Payments
    .about = What should you pay with?
theme-corners = Tiles kept
    .about = Think of the tiles you keep for the next round.
theme-bonus = Bonus tiles
    .about = A pillar, statue or window is in reach.
theme-stars = Stars
    .about = Think of the stars you can complete.
theme-wild = Wild tiles
    .about = A wild tile is worth a lot this round.
theme-ahead = Looking ahead
    .about = How will the round end?
