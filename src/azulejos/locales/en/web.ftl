# Words of the web app.

app-name = Azulejos
not-found = There is nothing at this address.
close = Close
warming-up = The bots are being sped up … { $percent } %. You can play already.
    .done = The bots are at full speed.

## Moving around

nav = Main menu
nav-rules = Rules
nav-replay = Replay
nav-settings = Settings
nav-log = Log
nav-keys = Keys
nav-menu = Menu
nav-replay-this = Replay
new-game = New game

## Start page

start-title = Lay the finest wall
start-tagline = Play Azul and Summer Pavilion: against bots, with friends or at one screen. No account needed.
start-mode = How do you want to play?
mode-bot = Play a bot
    .about = From a gentle novice to a master, right away.
mode-friends = Play with friends
    .about = Send a link; they need nothing else.
mode-pass = Pass and play
    .about = Everyone at this one screen.
start-players = Players
start-company = Who plays?
start-begins = Who begins?
start-random = Drawn at random
your-name = Your name
name-of = Name of player { $number }
player-number = Player { $number }
guest = Guest
seat-friend = A friend, by link
seat-here = Somebody at this screen
bots-ladder = Bots by level
bots-characters = Bots with a character
bots-simple = Bots that do not think
bot-level = { $name } · level { $level } of { $levels }
house-rules = House rules
house-rule = { $rule }: { $value }
house-rules-changed = House rules ({ $count } changed)
clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds a move
clock-move-90 = 90 seconds a move
clock-game-300 = 5 minutes each, and 5 seconds a move
clock-game-900 = 15 minutes each, and 10 seconds a move
clock-move-86400 = A day a move
start-public = Anybody may join
start-go-bot = Play
start-go-friends = Make a table
start-go-pass = Play
rules-link = How is it played?
server-silent = The server does not answer. Is it still running?
own-tables = Go on playing
open-tables = Tables with a free seat
open-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
join = Join

## Settings

settings = Settings
settings-language = Language
settings-language-auto = The browser's
settings-theme = Appearance
settings-theme-auto = The system's
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation
settings-speed-times = { $speed ->
    [0] None
    [1] Normal
   *[other] { $speed } times as fast
  }
settings-confirm = Confirm moves
settings-confirm-never = Never: a move is a move
settings-confirm-countdown = With a countdown of three seconds
settings-confirm-always = Always
settings-forced = Play forced moves by themselves
settings-sound = Sounds
settings-keys = Single keys at the table (U, S, L, …)

## Before the game

connecting = Connecting …
connection-lost = Connection lost. Looking for it again …
table-gone = There is no such table.
    .about = It may have been cleared away, or the link is not whole.
seat-open = Free seat
seat-you = you
seat-bot = bot
take-seat = Take a seat
leave-seat = Leave
invite = Send this link to the others
copy-link = Copy link
copied = Copied
share = Share
share-text = Come and play!
lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
  } The game begins by itself.

## At the table

round-number = Round { $round }
watching = watching
players = Players
is-here = connected
is-away = not connected
actions = What to do
side = Log and chat
turn-yours = Your turn.
turn-of = { $player }'s turn.
score-of = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
prompt-wait = Waiting for { $players } …
prompt-hurried = { $player } thinks for a shorter time: the server is busy.
prompt-take = Your turn: pick tiles.
prompt-line = Where shall the { $color } tiles go?
prompt-tile = Choose a space in row { $row } of your wall.
prompt-place = Your turn: place a tile, or pass.
prompt-bonus = Take bonus tiles from the supply.
prompt-choose = Your turn: choose a move.
prompt-confirm = Play { $move }?
confirm = Confirm
undo = Undo
take-back = Take back
show-again = Show again
put-back = Put back
skip = Skip
last-round = This is the last round.
last-round-row = { $player } is about to complete a row: this is the last round.
typed-move = Type a move
typed-play = Play

## Log and chat

log = What happened
asked-waiting = You have asked; waiting for the answer.
chat = Chat
chat-say = Say something
chat-send = Send
chat-said = { $player } says: { $text }

## Menu

menu = Menu
ask-takeback = Take back my move
ask-draw = Offer a draw
ask-abort = Propose to stop
resign = Resign
resign-for = Resign for { $player }
resign-sure = Do you want to resign this game?
resign-no = Keep playing
download = Download game file

## Keys

keys = Keys
keys-tab = Go from the tiles to your board to the buttons
keys-arrows = Go from tile to tile, and from line to line
keys-enter = Pick up, put down, confirm
keys-escape = Put back
keys-undo = Undo, or ask to take back
keys-again = Show again what the others did
keys-type = Type a move
keys-scores = Hear the scores
keys-log = Show or hide the log
keys-skip = Skip the animation
keys-help = This help
keys-notation = A typed move is source, color and line: 3r2 is red from factory 3 to line 2, cbf is blue from the center to the floor line. Colors are the English letters b, y, r, k (black), w; in Summer Pavilion p, g, o, y, b, r.

## After the game

result-you = You have won!
result-winner = { $player } has won
result-shared = { $players } share the victory
rematch = Rematch
rematch-asked = Rematch asked for
next-opponent = Play { $bot } next
share = Share
share-copied = Link copied
breakdown = Where the points came from
points-start = At the start
points-tiled = Tiles on the wall
points-placed = Tiles in stars
points-row-bonus = Complete rows
points-column-bonus = Complete columns
points-color-bonus = Complete colors
points-star-bonus = Complete stars
points-number-bonus = All spaces of a number
points-floor-cost = Floor line
points-took-marker = Starting marker
points-passed = Tiles not kept
points-leftover-cost = Tiles left over
points-total = Total
chart = Scores at the end of each round
