# Les noms de ce qui se trouve sur la table, pour l’œil et pour les lecteurs d’écran.

board-no-tiles = aucune tuile
board-empty = vide
board-offer = Tuiles à prendre
board-table = Table
board-board = Plateau
board-choices = Coups
board-factory = la fabrique { $number }
board-center = le centre
board-marker = marqueur premier joueur
board-pick = { $tiles }, dans { $source }
board-line = Ligne { $number }
board-floor = Plancher
board-placed = { $count ->
    [one] une tuile posée
   *[other] { $count } tuiles posées
  }
board-jokers-laid = { $count ->
    [one] dont un joker
   *[other] dont { $count } jokers
  }
board-fall = { $count ->
    [one] une tuile tombe
   *[other] { $count } tuiles tombent
  }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-cost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
  }
board-row = Ligne { $number } : { $filled } sur { $size }, { $tiles }. Mur : { $wall }
board-wall-space = Rangée { $row }, colonne { $column } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-floor-holds = Plancher : { $count ->
    [0] vide
    [one] une tuile, { $points } points perdus
   *[other] { $count } tuiles, { $points } points perdus
  }
board-bag = Sac
board-lid = Couvercle
board-tower = Tour
board-round = Manche
board-counted = { $name } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-to-act = doit jouer
board-score = Points :
board-enlarge = { $player } : agrandir le plateau
board-close = Fermer
board-cancel = Annuler
board-choose = Quelles tuiles ?
board-star = étoile { $color }
board-star-center = étoile du milieu
board-space = { $star }, case { $number }
board-pay = payer { $tiles }
board-bonus = { $element ->
    [pillar] le pilier
    [statue] la statue
   *[window] la fenêtre
  } donne { $count }
board-corners = Gardées dans les coins : { $tiles }
board-hand = En main : { $tiles }
board-supply = Réserve
board-supply-holds = Réserve : { $tiles }
board-rounds = Manche { $round } sur 6 ; couleur joker : { $color }
board-passed = a passé
board-pass = Passer…
board-pass-title = Gardez jusqu’à quatre tuiles ; chacune des autres coûte un point.
board-pass-last = À la dernière manche, garder ne rapporte rien : chaque tuile restante coûte un point.
board-pass-keep = Passer{ $count ->
    [0] {""}
    [one] , garder une tuile
   *[other] , garder { $count } tuiles
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Prenez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  } dans la réserve.
board-bonus-take = Prendre celles-ci
board-chosen = { $count } sur { $most }

## Revoir une partie

replay-title = Revoir
replay-open = Ouvrir un fichier de partie
replay-open-about = Parcourez une partie coup par coup, et reprenez-la contre un robot à n’importe quel moment. Choisissez un fichier de partie, ou déposez-le ici.
replay-other = Une autre partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-slider = Étape
replay-step = { $at } sur { $last }
replay-start = La partie commence.
replay-moves = Coups
replay-front = Au premier plan
replay-front-mover = Qui vient de jouer
replay-what-if = Et si… ?
replay-seat = Votre place
replay-bot = Contre
replay-play-on = Continuer à partir d’ici
