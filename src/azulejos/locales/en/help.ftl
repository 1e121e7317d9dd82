# The rules of both games in our own words, with examples to try.

help-title = Rules
help-again = Start over
help-learn = Play a first game with the guide
help-learn-game = Play { $game } with the guide
help-examples = Examples

## Azul

help-azul = Azul in five minutes
    .aim = Take tiles from the middle of the table, fill the lines on the left of your board, and move one tile of every complete line to your wall. Tiles next to each other score points. When somebody completes a row of the wall, the game ends, and whoever has the most points wins.
help-azul-take = Take tiles
    .text =
        The round factories hold four tiles each. On your turn, choose one factory and one color, and take all tiles of that color. The rest of the factory goes to the center.
        You can also take from the center: again one color, and all of its tiles. The first player to do so in a round also takes the starting marker. It lets you start the next round, but it goes on the first free space of your floor line, before the tiles, and costs what that space costs. Who starts the first round is set before the game: a seat of your choice, or a random one.
        The round goes on until no tiles are left.
help-azul-line = Fill a line
    .text =
        Place the tiles you took on one of your five pattern lines, from right to left. The lines hold one to five tiles, and only one color each. You can add to a line you started earlier if the color is the same.
        A color that is already in a row of your wall can’t go on the line beside it.
        You can’t split tiles between lines. Tiles that don’t fit fall to the floor line, and you may always drop all of them there.
help-azul-floor = The floor line
    .text =
        Fallen tiles fill the floor line from the left. At the end of the round its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points. The starting marker counts as a tile. Tiles beyond the seventh go to the lid and cost nothing.
        Your score never drops below 0. The floor line is then cleared.
help-azul-wall = Tile the wall
    .text =
        When all tiles are taken, everyone goes through their lines from top to bottom. One tile of each complete line moves to the space of its color in the same row of the wall; the rest of that line goes to the lid. Incomplete lines stay as they are.
        A new tile scores at once: count the tiles in its unbroken run across, and those in its run up and down. A run of one doesn’t count. A tile with no neighbors scores 1 point.
        Then the factories are filled from the bag, and the bag from the lid when it is empty. The player with the starting marker starts.
help-azul-end = End of the game
    .text =
        The game ends after the round in which somebody completes a row of five. Then everyone scores bonuses. If there is a tie, the player with more complete rows wins; if that is a tie too, the players share the victory.
help-azul-grey = The grey wall
    .text =
        On the grey side no colors are printed: you choose the column for every tile, row by row from the top. A color may appear only once in each row and once in each column.
        If the tile of a complete line fits nowhere, the whole line falls to the floor line. Everyone chooses at the same time, in secret, and then all walls are shown.
help-azul-jokers = Jokers
    .text =
        Five jokers (with two players) or ten (with three or four) replace some of the tiles. On your turn you can take a color and leave the jokers, take all jokers, or take both.
        On a line, jokers stand for any color. If a color and its jokers don’t all fit, you choose which of them fall. When the line is complete, a joker moves to the wall: to the space of the line’s color, or to any free space of the row if the line has only jokers. It counts for rows and columns, but never for a color bonus, and it blocks the color whose space it covers. On the grey wall a joker has no color: it goes to any free space of its row and blocks nothing.
help-azul-others = Mini and express
    .text =
        Azul Mini is the same game in a smaller box. The express sheet, a short summary made by others, differs in one number: a complete column scores 5 points instead of 7.
        You can change every other detail in the house rules before a game.

help-try-azul-take = Take tiles from a factory, and watch the rest go to the center.
help-done-azul-take = All tiles of that color are yours. The others are now in the center.
help-try-azul-mathilde = Take the two yellow tiles from factory 1. Where can they go?
help-done-azul-mathilde = Rows 2 and 3 already have a yellow tile, and line 4 is blue. That leaves line 1 (one tile falls), line 5 and the floor line.
help-try-azul-floor = Your floor line is filling up. Take the last tile and place it on line 5.
help-done-azul-floor = Four tiles and the starting marker cost 1 + 1 + 2 + 2 + 2 = 8 points.
help-name-azul-alone = 1 point
help-try-azul-alone = Complete line 2 with the last red tile.
help-done-azul-alone = The red tile has no neighbors: 1 point.
help-name-azul-across = 3 across
help-try-azul-across = Complete line 3 with the last yellow tile.
help-done-azul-across = Three in an unbroken run across: 3 points.
help-name-azul-down = 3 down
help-try-azul-down = Complete line 3 with the last blue tile.
help-done-azul-down = Three in a run up and down: 3 points. The run of one across doesn’t count.
help-name-azul-both = 7 points
help-try-azul-both = Complete line 3 with the last yellow tile.
help-done-azul-both = Four across and three down: 4 + 3 = 7 points. The tile counts in both runs.
help-try-azul-end = Complete the top row with the last yellow tile.
help-done-azul-end = A row, a column and all five blue tiles: 2 + 7 + 10 bonus points.
help-name-azul-grey = Choose
help-try-azul-grey = Line 2 is complete with yellow tiles. Choose a column for one of them.
help-done-azul-grey = Column 1 was taken, and column 3 has a yellow tile above. Columns 2, 4 and 5 were free.
help-name-azul-grey-blocked = No room
help-try-azul-grey-blocked = Put the yellow tile of row 1 in column 3, and see what happens to line 2.
help-done-azul-grey-blocked = Only column 3 was free in row 2, and now it has a yellow tile above: both tiles of line 2 fell. Start over and try another column!
help-try-azul-jokers = Take both jokers from factory 1 and place them on line 2.
help-done-azul-jokers = Line 2 is complete with jokers alone: at the end of the round you choose any free space of row 2.

help-bonus-row = Each complete row
help-bonus-column = Each complete column
help-bonus-color = Each color with all five tiles on the wall

## Summer Pavilion

help-pavilion = Summer Pavilion in five minutes
    .aim = In each of six rounds you first take tiles, then place them on seven stars. A space costs as many tiles as its number, and tiles that touch within a star score together. Surround pillars, statues and windows to get bonus tiles. Everyone starts with 5 points.
help-pavilion-take = Take tiles
    .text =
        Each round has its wild color: purple, green, orange, yellow, blue, red. Take all tiles of one color other than the wild one, from a factory or from the center. If there are wild tiles too, take exactly one of them as well. Where there are only wild tiles, take just one.
        The rest of a factory goes to the center. Who starts the first round is set before the game: a seat of your choice, or a random one. The first player to take from the center takes the starting marker: they lose a point for each tile taken, place first in this round, and start the next one.
        Your tiles stay beside your board. Your score never drops below 1.
help-pavilion-place = Place a tile
    .text =
        When all tiles are taken, players take turns placing, one space per turn. A space with a 4 costs four tiles: one goes on the space, the other three to the tower. At least one of them must have the color you place; wild tiles can stand in for the others.
        Each outer star takes only its own color. The middle star takes any color, but each only once.
        You score 1 point for the tile and 1 for each tile connected to it around the star.
help-pavilion-bonus = Pillars, statues, windows
    .text =
        Between the stars stand pillars and statues, with four spaces around each, and windows, with two. As soon as all spaces around one are covered, take tiles of your choice from the supply: 1 for a pillar, 2 for a statue, 3 for a window. You can use them from your next turn on. The supply is then refilled to ten.
help-pavilion-pass = Pass
    .text =
        When you can’t or don’t want to place any more, pass. You may keep up to four tiles in the corners for the next round; every other tile costs you a point. In the last round keeping gains nothing: each kept tile costs a point after the bonuses.
help-pavilion-end = End of the game
    .text =
        After six rounds, complete stars and complete sets of numbers score bonuses. Whoever has the most points wins; if there is a tie, the players share the victory.
help-pavilion-mono = The other side
    .text =
        On the monochrome side the stars have no color. The first tile of a star can be any color. The second one decides: with the same color, the star takes only that color; with another, all six must be different. The numbers are arranged differently, and every space of the middle star costs 3.
        Each star scores for what it has become.

help-name-pavilion-wild = A wild tile
help-try-pavilion-wild = Purple is wild. Take the green tile from factory 1.
help-done-pavilion-wild = One purple tile came along; the other one and the yellow tile went to the center.
help-name-pavilion-center = The center
help-try-pavilion-center = Be the first to take from the center: all yellow tiles.
help-done-pavilion-center = Three yellow tiles and a purple one: the starting marker costs 4 points.
help-name-pavilion-a = A
help-try-pavilion-a = You have seven blue tiles. Place one on the blue 6.
help-done-pavilion-a = You paid six tiles: one is on the star, five are in the tower. It has no neighbors: 1 point.
help-name-pavilion-b = B
help-try-pavilion-b = Place a red tile on the red 3.
help-done-pavilion-b = Spaces 2 and 4 are empty, so 6 and 1 don’t count: 1 point.
help-name-pavilion-c = C
help-try-pavilion-c = Place a blue tile on the blue 6, with three wild purple tiles.
help-done-pavilion-c = 4, 5 and 6 are connected: 3 points. And the window is surrounded: take three tiles!
help-name-pavilion-d = D
help-try-pavilion-d = Place your only orange tile on the orange 4.
help-done-pavilion-d = One orange tile and three wild ones pay for it, and it joins 3 and 5: 3 points.
help-name-pavilion-e = E
help-try-pavilion-e = Place a purple tile on the purple 2.
help-done-pavilion-e = You can place the wild color as itself, paying only with its own tiles: 3 points.
help-try-pavilion-f = Pass, and keep the four green tiles.
help-done-pavilion-f = Four tiles are in the corners, and two red ones are discarded: you lose 2 points.
help-try-pavilion-bonus = Place an orange tile on the orange 2.
help-done-pavilion-bonus = A pillar and a statue at once: 1 + 2 tiles from the supply.
help-try-pavilion-mono = The top right star has a red tile. Place another one next to it: red or green?
help-done-pavilion-mono = Red makes it a red star; with green, all six colors must be different.

help-bonus-star = The { star }
help-bonus-mixed = A star of six colors
help-bonus-number = All spaces with a { $number }
