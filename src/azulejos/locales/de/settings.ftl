# Die Worte der Einstellungen.

settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Darstellung
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Animation
settings-speed-times = { $speed ->
    [0] Aus
    [0.5] Langsam
    [1] Normal
    [2] Schnell
   *[4] Sehr schnell
  }
settings-confirm = Züge bestätigen
settings-confirm-never = Nie
settings-confirm-countdown = Countdown (3 Sekunden)
settings-confirm-always = Immer
settings-forced = Erzwungene Züge automatisch spielen
settings-coach = Coach warnt vor einem schlechten Zug
settings-coach-points = { $points ->
    [0] Nie
   *[other] Bei mehr als { $points } Punkten Verlust
  }
settings-sound = Ton
settings-keys = Tastenkürzel
settings-table = Tisch
settings-play = Spielen
settings-sounds = Töne
settings-tiles = Fliesen und ihre Muster
    .about = Jede Farbe hat ihr eigenes Muster: Fliesen lassen sich auch ohne Farben unterscheiden.
settings-gray = Ohne Farben
settings-size = Größe der Fliesen
settings-size-times = { $size ->
    [0.75] Klein
    [1] Alles im Bild
    [1.25] Groß
   *[1.5] Sehr groß
  }
settings-left = Für Linkshänder anordnen
settings-ahead = Züge vorab wählen
settings-listen = Ton abspielen: { $sound }
sound-click = Fliesen nehmen
sound-place = Fliesen legen
sound-deal = Fliesen ziehen
sound-fall = Fliesen fallen
sound-score = Punkte
sound-turn = Du bist am Zug
sound-end = Spielende
