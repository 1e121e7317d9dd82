# Les mots des réglages.

settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Apparence
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animation
settings-speed-times = { $speed ->
    [0] Aucune
    [0.5] Lente
    [1] Normale
    [2] Rapide
   *[4] Très rapide
  }
settings-confirm = Confirmer les coups
settings-confirm-never = Jamais
settings-confirm-countdown = Compte à rebours de 3 secondes
settings-confirm-always = Toujours
settings-forced = Jouer automatiquement les coups forcés
settings-coach = Le coach prévient avant un mauvais coup
settings-coach-points = { $points ->
    [0] Jamais
   *[other] S’il coûte plus de { $points } points
  }
settings-sound = Son
settings-keys = Raccourcis clavier
settings-table = Table
settings-play = Jeu
settings-sounds = Sons
settings-tiles = Les tuiles et leurs motifs
    .about = Chaque couleur a son motif : on distingue les tuiles même sans les couleurs.
settings-gray = Sans les couleurs
settings-size = Taille des tuiles
settings-size-times = { $size ->
    [0.75] Petite
    [1] Adaptée à l’écran
    [1.25] Grande
   *[1.5] Très grande
  }
settings-left = Disposition pour gauchers
settings-ahead = Choisir ses coups à l’avance
settings-listen = Écouter le son : { $sound }
sound-click = Prendre des tuiles
sound-place = Poser des tuiles
sound-deal = Piocher des tuiles
sound-fall = Tuiles qui tombent
sound-score = Points
sound-turn = À vous de jouer
sound-end = Fin de la partie
