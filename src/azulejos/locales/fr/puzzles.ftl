# Puzzles.

puzzles-title = Problèmes
puzzle-daily = Problème du jour
puzzle-number = Problème { $id }
puzzle-rating = Votre cote
puzzle-solved = Résolus
puzzle-solved-of = { $solved } sur { $tried }
puzzle-streak = Série
puzzle-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
puzzle-game = Jeu
puzzle-any-game = Tous les jeux
puzzle-theme = Thème
puzzle-any-theme = Tous les thèmes
puzzle-players = Joueurs
puzzle-any-players = 2 à 4
puzzle-seats = { $count } joueurs
puzzle-ask = C’est à { $player } de jouer. Trouvez le meilleur coup.
puzzle-sure = C’est votre réponse ?
puzzle-play = Jouer
puzzle-back = Réfléchir encore
puzzle-hint = Indice
puzzle-give-up = Voir la solution
puzzle-other = Un autre
puzzle-right = C’est ça !
puzzle-wrong = Il y a un meilleur coup.
puzzle-solution = La solution : { $move }.
puzzle-costs =
    { $points ->
        [0] Cela coûte { $percent } % de chances de gagner.
        [one] Cela fait perdre { $points } point et { $percent } % de chances de gagner.
       *[other] Cela fait perdre { $points } points et { $percent } % de chances de gagner.
    }
puzzle-then = La meilleure réponse :
puzzle-tempting = Tentant, mais moins bon : { $move }. { $sentence }
puzzle-also = Tout aussi bon : { $moves }.
puzzle-its-rating = Cote du problème : { $rating }
puzzle-next = Problème suivant
puzzle-show = Voir la solution
puzzle-again = Réessayer
puzzle-analyse = Analyser

# What a puzzle is about, and a hint of it.
theme-points = Des points tout de suite
    .about = Cherchez le coup qui rapporte le plus dans cette manche.
theme-finish = Compléter une ligne
    .about = Quelle ligne pouvez-vous compléter ?
theme-deny = Gêner l’adversaire
    .about = Regardez ce dont le joueur suivant a besoin.
theme-floor = Pièges du plancher
    .about = Surveillez les planchers : le vôtre ou celui des autres.
theme-marker = Le marqueur premier joueur
    .about = Le marqueur premier joueur vaut-il son prix ?
theme-columns = Colonnes et couleurs
    .about = Pensez aux bonus de fin de partie.
theme-end = La dernière manche
    .about = Cette manche doit-elle être la dernière ?
theme-jokers = Jokers
    .about = Un joker fait la différence.
theme-wall = Choix sur le mur
    .about = Où la tuile rapporte-t-elle le plus sur le mur ?
theme-payment = Paiements
    .about = Avec quoi vaut-il mieux payer ?
theme-corners = Tuiles gardées
    .about = Pensez aux tuiles que vous gardez pour la manche suivante.
theme-bonus = Tuiles bonus
    .about = Un pilier, une statue ou une fenêtre est à portée.
theme-stars = Étoiles
    .about = Pensez aux étoiles que vous pouvez compléter.
theme-wild = Tuiles joker
    .about = Une tuile joker vaut cher dans cette manche.
theme-ahead = Voir plus loin
    .about = Comment la manche va-t-elle finir ?
