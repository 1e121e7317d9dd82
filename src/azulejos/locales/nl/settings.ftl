# De woorden van de instellingen.

settings-language = Taal
settings-language-auto = Zoals de browser
settings-theme = Weergave
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatie
settings-speed-times = { $speed ->
    [0] Uit
    [0.5] Langzaam
    [1] Normaal
    [2] Snel
   *[4] Heel snel
  }
settings-confirm = Zetten bevestigen
settings-confirm-never = Nooit
settings-confirm-countdown = Aftellen (3 seconden)
settings-confirm-always = Altijd
settings-forced = Gedwongen zetten automatisch spelen
settings-coach = Coach waarschuwt voor een slechte zet
settings-coach-points = { $points ->
    [0] Nooit
   *[other] Als hij meer dan { $points } punten weggeeft
  }
settings-sound = Geluid
settings-keys = Sneltoetsen
settings-table = Tafel
settings-play = Spelen
settings-sounds = Geluiden
settings-tiles = De tegels en hun patronen
    .about = Elke kleur heeft een eigen patroon: je herkent de tegels ook zonder kleuren.
settings-gray = Zonder kleuren
settings-size = Grootte van de tegels
settings-size-times = { $size ->
    [0.75] Klein
    [1] Past op het scherm
    [1.25] Groot
   *[1.5] Heel groot
  }
settings-left = Indeling voor linkshandigen
settings-ahead = Zetten vooraf kiezen
settings-listen = Geluid afspelen: { $sound }
sound-click = Tegels nemen
sound-place = Tegels leggen
sound-deal = Tegels trekken
sound-fall = Vallende tegels
sound-score = Punten
sound-turn = Jij bent aan de beurt
sound-end = Einde van het spel
