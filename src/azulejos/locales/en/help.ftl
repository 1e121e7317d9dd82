# The rules of both games in our own words, with examples to try.

help-title = Rules
help-again = Start over
help-examples = Examples

## Azul

help-azul = Azul in five minutes
    .aim = Take tiles from the middle of the table, fill the lines on the left of your board, and move a tile of every full line to your wall. Tiles that lie next to each other score. Whoever has the most points when somebody's wall has a full row has won.
help-azul-take = Take tiles
    .text =
        Round plates, the factories, hold four tiles each. On your turn choose one plate and one color and take all tiles of that color. What is left on the plate slides to the center.
        You may also take from the center: again one color, and all of it. The first to do so in a round gets the starting marker too. Whoever has it begins the next round, but it goes on the leftmost free space of the floor line before the tiles, and costs what that space costs. Who begins the first round is settled before the game: a seat you choose, or one drawn by lot.
        A round of taking goes on until no tile is left anywhere.
help-azul-line = Fill a line
    .text =
        Put what you took on one of your five pattern lines, from the right. The lines have room for one to five tiles, and a line holds one color only. It may be one you began earlier, if the color is the same.
        A color that is already in a row of your wall can no longer go to the line beside it.
        You may not spread tiles over two lines. What does not fit falls to the floor line, and you may always drop everything there.
help-azul-floor = The floor line
    .text =
        Fallen tiles fill the floor line from the left. Its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points at the end of the round; the starting marker counts as a tile. Anything beyond seven goes to the lid and costs nothing.
        A score never drops below 0. Then the floor line is cleared.
help-azul-wall = Lay the wall
    .text =
        When all tiles are taken, everyone goes through the lines from the top. From each full line one tile moves to its own pattern in the same row of the wall; the rest of that line goes to the lid. Lines that are not full stay as they are.
        A new tile scores at once: count the tiles in an unbroken run across that it belongs to, and those in the run up and down. A run of one does not count. A tile with no neighbor at all scores 1.
        Then new tiles come from the bag, which is filled from the lid when it is empty. Whoever has the marker begins.
help-azul-end = The end
    .text =
        The game ends after the round in which somebody completed a row of five across. Then everyone adds bonuses. In a tie the player with more full rows wins; if that is equal too, the victory is shared.
help-azul-grey = The grey wall
    .text =
        On this side nothing is printed: you choose the column for every tile yourself, row by row from the top. No color may be twice in a row or twice in a column.
        If the tile of a full line fits nowhere, the whole line falls to the floor. Everybody chooses at the same time, hidden, and then all walls are shown.
help-azul-jokers = Jokers
    .text =
        With jokers, 5 joker tiles (two players) or 10 (three or four) replace some of the others. When you take, you may take one color and leave the jokers, take all jokers, or take both.
        On a line jokers stand for any color. If a color and its jokers do not all fit, you choose which of them fall. When such a line is full, a joker moves to the wall: to the line's color, or to any free space if the line has only jokers. It counts for rows and columns, never for a color's bonus, and it blocks the color on whose space it lies. On the grey wall a joker has no color: it goes to any free space of its row and blocks none.
help-azul-others = Mini and express
    .text =
        Azul Mini is the same game in a smaller box. The express sheet, a short summary by others, differs in one figure: a full column is worth 5 points instead of 7.
        Every other detail can be set before a game under the options.

help-try-azul-take = Take tiles from a plate, and see the rest slide to the center.
help-done-azul-take = Both black tiles were yours; the blue and the white one lie in the center now.
help-try-azul-mathilde = Take the two yellow tiles from plate 1. Where can they go?
help-done-azul-mathilde = Rows 2 and 3 have a yellow tile on the wall, and line 4 is blue: only line 1 (one tile falls), line 5 and the floor were left.
help-try-azul-floor = Your floor line is quite full. Take the last tile and put it on line 5.
help-done-azul-floor = Four tiles and the marker cost 1 + 1 + 2 + 2 + 2 = 8 points.
help-name-azul-alone = 1 point
help-try-azul-alone = Fill line 2 with the last red tile.
help-done-azul-alone = The red tile has no neighbor: 1 point.
help-name-azul-across = 3 across
help-try-azul-across = Fill line 3 with the last yellow tile.
help-done-azul-across = Three in an unbroken run across: 3 points.
help-name-azul-down = 3 down
help-try-azul-down = Fill line 3 with the last blue tile.
help-done-azul-down = Three in a run up and down: 3 points, and none for a run of one across.
help-name-azul-both = 7 points
help-try-azul-both = Fill line 3 with the last yellow tile.
help-done-azul-both = Four across and three down: 4 + 3 = 7 points. The tile counts in both.
help-try-azul-end = Complete the top row with the last yellow tile.
help-done-azul-end = A row, a column and all five blue tiles: 2 + 7 + 10 points more.
help-name-azul-grey = Choose
help-try-azul-grey = Line 2 is full of yellow tiles. Choose a column for one of them.
help-done-azul-grey = Column 1 was taken, and column 3 has a yellow tile above: 2, 4 and 5 were free.
help-name-azul-grey-blocked = No room
help-try-azul-grey-blocked = Put the yellow tile of row 1 into column 3, and see what becomes of line 2.
help-done-azul-grey-blocked = Only column 3 was free in row 2, and now it has a yellow tile above: both tiles of line 2 fell. Start over and choose another column!
help-try-azul-jokers = Take both jokers from plate 1 and put them on line 2.
help-done-azul-jokers = Line 2 is full with jokers alone: at the end of the round you choose any free space of row 2.

help-bonus-row = Each full row
help-bonus-column = Each full column
help-bonus-color = Each color with all five tiles on the wall

## Summer Pavilion

help-pavilion = Summer Pavilion in five minutes
    .aim = Six rounds: first take tiles, then place them on seven stars. A space costs as many tiles as its number, and tiles that touch in a star score together. Surround pillars, statues and windows to get more tiles. Everyone starts with 5 points.
help-pavilion-take = Take tiles
    .text =
        In every round another color is wild: purple, green, orange, yellow, blue, red. Take all tiles of one color, not the wild one, from a plate or from the center. If there are wild tiles too, exactly one of them comes along. Where only wild tiles lie, you take one.
        The rest of a plate slides to the center. Who begins the first round is settled before the game: a seat you choose, or one drawn by lot. The first to take from the center gets the starting marker, begins the second half of the round and the next round, and loses a point for each tile taken.
        All tiles you have taken stay beside your board. A score never drops below 1.
help-pavilion-place = Place a tile
    .text =
        When all tiles are taken, you place them in turns, one space a turn. A space with the number 4 costs four tiles: one of them you put on the space, the other three go to the tower. At least one tile must have the color that you place; wild tiles may stand for the others.
        Each outer star takes its own color only. The star in the middle takes any color, but each only once.
        You score 1 point for the tile and 1 for each tile connected with it around the star.
help-pavilion-bonus = Pillars, statues, windows
    .text =
        Between the stars stand pillars and statues, with four spaces around each, and windows, with two. When all spaces around one are covered, take tiles of your choice from the supply, at once: 1 for a pillar, 2 for a statue, 3 for a window. You may use them from your next turn on. The supply is filled up to ten again.
help-pavilion-pass = Pass
    .text =
        If you cannot or do not want to place any more, pass. You may keep up to four tiles in the corners for the next round; each of the others costs a point. In the last round keeping brings nothing: tiles you keep cost a point each after the bonuses.
help-pavilion-end = The end
    .text =
        After six rounds full stars and complete sets of numbers give bonuses. Most points win; a tie is shared.
help-pavilion-mono = The other side
    .text =
        On the plain side stars have no color. The first tile of a star may be any color. The second decides: the same color again, and the star takes only that one; another color, and all six must differ. The numbers lie in other places, and all spaces of the middle star cost 3.
        Every star scores by what it has become.

help-name-pavilion-wild = A wild tile
help-try-pavilion-wild = Purple is wild. Take the green tile from plate 1.
help-done-pavilion-wild = One purple tile came along; the other one and the yellow tile went to the center.
help-name-pavilion-center = The center
help-try-pavilion-center = Be the first to take from the center: all yellow tiles.
help-done-pavilion-center = Three yellow and one purple tile: the marker costs 4 points.
help-name-pavilion-a = A
help-try-pavilion-a = You have seven blue tiles. Place one on the blue 6.
help-done-pavilion-a = Six tiles paid: one lies on the star, five are in the tower. It has no neighbor: 1 point.
help-name-pavilion-b = B
help-try-pavilion-b = Place a red tile on the red 3.
help-done-pavilion-b = Spaces 2 and 4 are empty, so 6 and 1 do not count: 1 point.
help-name-pavilion-c = C
help-try-pavilion-c = Place a blue tile on the blue 6, with three purple ones as wild tiles.
help-done-pavilion-c = 4, 5 and 6 are connected: 3 points. And the window is surrounded: take three tiles!
help-name-pavilion-d = D
help-try-pavilion-d = Place your only orange tile on the orange 4.
help-done-pavilion-d = One orange and three wild tiles pay for it, and it joins 3 and 5: 3 points.
help-name-pavilion-e = E
help-try-pavilion-e = Place a purple tile on the purple 2.
help-done-pavilion-e = The wild color can be placed as itself, paid with its own tiles only: 3 points.
help-try-pavilion-f = Pass, and keep the four green tiles.
help-done-pavilion-f = Four tiles lie in the corners, two red ones are lost: 2 points less.
help-try-pavilion-bonus = Place an orange tile on the orange 2.
help-done-pavilion-bonus = A pillar and a statue at once: 1 + 2 tiles from the supply.
help-try-pavilion-mono = The upper right star has a red tile. Place another one beside it: red, or green?
help-done-pavilion-mono = Red makes it a red star; green means that all six colors must differ.

help-bonus-star = The { $color } star
help-bonus-mixed = A star of six colors
help-bonus-number = All spaces with a { $number }
