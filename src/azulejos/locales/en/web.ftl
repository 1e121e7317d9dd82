# Words of the web app.

app-name = Azulejos
not-found = This page doesn’t exist.
try-again = Try again
offline-title = You’re offline
offline = You’re offline. Try again when you’re connected.
offline-start = You’re offline. You can read the rules, record a real game, count points and look at games you’ve opened before; to play, you need a connection.
update-ready = A new version is ready.
update-load = Reload
install-app = Install as an app
close = Close
warming-up = Speeding up the bots… { $percent }%. You can already play.
    .done = The bots are at full speed.

## Moving around

nav = Main menu
nav-rules = Rules
nav-games = My games
nav-analysis = Analysis
nav-print = Score sheet and rules to print
nav-settings = Settings
nav-log = Log
nav-keys = Shortcuts
nav-menu = Menu
nav-replay-this = Replay
nav-review-this = Review
new-game = New game

## Start page

start-title = Lay the finest wall
start-tagline = Play Azul and Summer Pavilion against bots, with friends, or together on one screen. No account needed.
ways = Other ways to begin
way-learn = Never played? Start here
way-learn-box = Learn { $box }
way-rules = How do you play?
way-puzzles = Puzzles
way-scribe = Record a real game
way-count = Count points
start-mode = How do you want to play?
mode-bot = Play a bot
    .about = From easy-going novice to master. Start right away.
mode-friends = Play with friends
    .about = Send a link. That’s all they need.
mode-pass = Pass and play
    .about = Everyone on this screen.
start-players = Players
start-company = Who’s playing?
start-begins = Who starts?
start-random = Random
your-name = Your name
name-of = Name of player { $number }
player-number = Player { $number }
guest = Guest
seat-friend = A friend, by link
seat-here = Someone on this screen
bots-ladder = Bots by level
bots-characters = Bots with character
bots-simple = Bots that don’t think
bot-level = { $name } · level { $level } of { $levels }
house-rules = House rules
house-rule = { $rule }: { $value }
house-rules-changed = House rules ({ $count } changed)
clock = Clock
clock-none = No clock
clock-move = { $time } per move
clock-game = { $time } each + { $increment } per move
clock-game-plain = { $time } each
start-public = Anyone can join
start-help = Everyone may ask for hints
start-go-bot = Play
start-go-friends = Create a table
start-go-pass = Play
rules-link = How to play
own-tables = Continue a game
open-tables = Open tables
open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
join = Join

## Settings

settings = Settings

## Before the game

connecting = Connecting…
table-gone = This table doesn’t exist.
    .about = It may have been removed, or the link is incomplete.
table-unreachable = The table opens as soon as there’s a connection.
lobby-invited = { $player } invites you to play
lobby-players = { $count } players
lobby-takeback = { $how ->
    [free] Moves can be taken back
    [ask] Moves can be taken back if the others agree
   *[off] Moves can’t be taken back
  }
seat-open = Free seat
seat-you = you
seat-bot = bot
take-seat = Take a seat
watch = Just watch
lobby-watching = You’re watching. The game starts when all seats are taken.
leave-seat = Leave
invite = Send this link to the other players
invite-scan = Or scan this code with a phone
invite-code = QR code of the link
invite-address = Address
invite-local = This link only works on this computer. To let others in your network join, start the server like this:
copy-link = Copy link
copied = Copied
share = Share
share-text = Come and play!
lobby-waiting = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
  } The game starts automatically.

## At the table

round-number = Round { $round }
watching = watching
players = Players
is-here = online
is-away = offline
actions = Actions
side = Game log and chat
turn-yours = Your turn.
turn-of = { $player }’s turn.
score-of = { $player }: { points }.
prompt-wait = Waiting for { $players }…
prompt-take = Your turn: choose tiles.
prompt-line = Choose a line for the { $color ->
    [j] { $count ->
        [one] joker
       *[other] jokers
      }
   *[other] { color } { $count ->
        [one] tile
       *[other] tiles
      }
  }
prompt-tile = Choose a space in row { $row } of your wall
prompt-place = Your turn: place a tile or pass.
prompt-bonus = Take bonus tiles from the supply
prompt-choose = Your turn: choose a move.
confirm = Confirm
undo = Undo
take-back = Take back
show-again = Show again
put-back = Put back
ahead-hint = You can already choose your next move.
ahead-next = Next move
ahead-cancel = Cancel
ahead-changed = The move you had chosen would do something else now, so it wasn’t played.
skip = Skip
last-round = This is the last round.
last-round-row = { $player } is about to complete a row: this is the last round.
typed-move = Type a move
typed-play = Play
hint = Hint

## Log and chat

log = Game log
asked-waiting = Request sent. Waiting for an answer…
notices-offer = Get a notification when it’s your turn?
chat = Chat
chat-say = Write a message
chat-send = Send
chat-said = { $player } says: { $text }
chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }

## Menu

menu = Menu
ask-takeback = Take back my move
ask-draw = Offer a draw
ask-abort = Offer to end the game
ask-help = Suggest hints for everyone
resign = Resign
resign-for = Resign for { $player }
resign-sure = Resign this game?
resign-no = Keep playing
download = Download game file

## Keys

keys = Keyboard shortcuts
keys-tab = Move between the tiles, your board and the buttons
keys-arrows = Move between tiles, or between lines
keys-enter = Pick up, place, confirm
keys-escape = Put back, or cancel your next move
keys-undo = Undo, or ask to take back
keys-again = Show again what the others did
keys-type = Type a move
keys-hint = Ask for a hint
keys-scores = Hear the scores
keys-log = Show or hide the game log
keys-skip = Skip the animation
keys-guide = Hear the guide again, or show it
keys-guide-next = The guide’s next tip
keys-help = Show these shortcuts
keys-notation = To type a move, give source, color and line: 3r2 is red from factory 3 to line 2, cbf is blue from the center to the floor line. The colors are b, y, r, k (black), w; in Summer Pavilion p, g, o, y, b, r.

## After the game

result-you = You win!
result-winner = { $player } wins
result-shared = { $players } share the victory
rematch = Rematch
rematch-asked = Rematch requested
next-opponent = Play { $bot } next
share-game = Share
share-game-copied = Link copied
result-helped = With help: { $players }.
result-helped-often = { $player } ({ $count ->
    [one] once
   *[other] { $count } times
  })
breakdown = Score breakdown
points-start = Starting points
points-tiled = Tiles on the wall
points-placed = Tiles in stars
points-row-bonus = Complete rows
points-column-bonus = Complete columns
points-color-bonus = Complete colors
points-star-bonus = Complete stars
points-number-bonus = Complete numbers
points-floor-cost = Floor line
points-took-marker = Starting marker
points-passed = Discarded tiles
points-leftover-cost = Leftover tiles
points-total = Total
chart = Scores after each round
