# Words of the settings.

settings-language = Language
settings-language-auto = Same as browser
settings-theme = Appearance
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation
settings-speed-times = { $speed ->
    [0] Off
    [0.5] Slow
    [1] Normal
    [2] Fast
   *[4] Very fast
  }
settings-confirm = Confirm moves
settings-confirm-never = Never
settings-confirm-countdown = 3-second countdown
settings-confirm-always = Always
settings-forced = Play forced moves automatically
settings-coach = Coach warns before a bad move
settings-coach-points = { $points ->
    [0] Never
   *[other] If it gives away more than { $points } points
  }
settings-sound = Sound
settings-keys = Keyboard shortcuts
settings-table = Table
settings-play = Playing
settings-sounds = Sounds
settings-tiles = Tiles and their patterns
    .about = Every color has its own pattern, so you can tell tiles apart without colors.
settings-gray = Without colors
settings-size = Tile size
settings-size-times = { $size ->
    [0.75] Small
    [1] Fits the screen
    [1.25] Large
   *[1.5] Very large
  }
settings-left = Left-handed layout
settings-ahead = Choose moves ahead of your turn
settings-listen = Play the sound: { $sound }
sound-click = Taking tiles
sound-place = Placing tiles
sound-deal = Drawing tiles
sound-fall = Falling tiles
sound-score = Points
sound-turn = Your turn
sound-end = End of the game
