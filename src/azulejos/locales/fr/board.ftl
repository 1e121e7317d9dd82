# Les noms de ce qui se trouve sur la table, pour l’œil et pour les lecteurs d’écran.

board-no-tiles = aucune tuile
board-named = { $name } : { $value }
board-tile = { $color ->
    [j] { color }
   *[other] { colored }
  }
board-empty = vide
board-empty-space = case { colored } vide
board-offer = Offre des fabriques
board-table = Table
board-board = Plateau : { $player }
board-choices = Coups
board-source = { $source ->
    [0] Centre
   *[other] Fabrique { $source }
  } : { $tiles }
board-marker = marqueur premier joueur
board-pick = { $tiles } { from-source }
board-line = Ligne { $number }
board-floor = Plancher
board-placed = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
  }
board-jokers-laid = { $count ->
    [one] dont { $count } joker
   *[other] dont { $count } jokers
  }
board-fall = { $count ->
    [one] { $count } tuile tombe
   *[other] { $count } tuiles tombent
  }
board-cost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
  }
board-row = Ligne { $number } : { $filled } sur { $size }, { $tiles }. Mur : { $wall }
board-wall-space = Rangée { $row }, colonne { $column } : { points }
board-floor-holds = Plancher : { $count ->
    [0] vide
    [one] { $count } tuile, { points } en moins
   *[other] { $count } tuiles, { points } en moins
  }
board-bag = Sac
board-lid = Couvercle
board-tower = Tour
board-round = Manche
board-counted = { $name } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-to-act = doit jouer
board-score = Score :
board-enlarge = Agrandir le plateau : { $player }
board-close = Fermer
board-cancel = Annuler
board-choose = Quelles tuiles ?
board-star = { star }
board-space = { star }, case { $number }
board-pay = payer { $tiles }
board-pay-count = payer { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-bonus = { $element ->
    [pillar] pilier entouré
    [statue] statue entourée
   *[window] fenêtre entourée
  } : { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
  }
board-corners = Gardées dans les coins : { $tiles }
board-hand = En main : { $tiles }
board-supply = Réserve
board-supply-holds = Réserve : { $tiles }
board-rounds = Manche { $round } sur 6, couleur joker : { color }
board-passed = a passé
board-pass = Passer…
board-pass-title = Gardez jusqu’à quatre tuiles. Toute autre tuile coûte un point.
board-pass-last = C’est la dernière manche : garder des tuiles ne rapporte rien, et chaque tuile restante coûte un point.
board-pass-keep = Passer{ $count ->
    [0] {""}
    [one] , garder { $count } tuile
   *[other] , garder { $count } tuiles
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Prenez { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve.
board-bonus-take = Prendre ces tuiles
board-chosen = { $count } sur { $most }

## Revoir une partie

replay-title = Revoir une partie
replay-open = Ouvrir un fichier de partie
replay-open-about = Parcourez une partie coup par coup, et reprenez-la contre un robot à n’importe quel moment. Choisissez un fichier de partie ou déposez-le ici.
replay-other = Ouvrir une autre partie
replay-first = Aller au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Étape
replay-step = Étape { $at } sur { $last }
replay-start = La partie commence.
replay-moves = Coups
replay-front = Plateau affiché
replay-front-mover = Qui vient de jouer
replay-what-if = Et si… ?
replay-seat = Votre place
replay-bot = Contre
replay-play-on = Reprendre la partie ici
