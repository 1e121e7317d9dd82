# Ce que dit le guide pendant une première partie : les idées et leurs titres, éloges, conseils, et ses boutons.

guide-title = Guide
guide-next = Suivant
guide-back = Précédent
guide-tip = Un conseil
guide-hide = Masquer le guide
guide-show = Afficher le guide
guide-looking = Regardez bien et choisissez un coup. Je vous en dirai plus le moment venu.
guide-learn-next = Apprendre ensuite { $box }

## Azul

guide-azul-take = Les tuiles sont sur les fabriques rondes. Choisissez une couleur sur une fabrique : vous prenez toutes ses tuiles de cette couleur.
    .title = Prendre des tuiles
guide-azul-lines = Choisissez maintenant une des lignes indiquées. Une ligne n’accepte qu’une couleur, et autant de tuiles qu’elle a de cases. Les lignes complètes rapportent des points : le mieux est de tomber juste.
    .title = Choisir une ligne
guide-azul-floor = Les tuiles qui ne tiennent pas sur la ligne choisie tombent sur votre plancher. Elles coûtent des points à la fin de la manche : 1 pour chacune des deux premières, puis 2, puis 3.
    .title = Le plancher
guide-azul-center = Ce qui reste d’une fabrique va au centre. Vous pouvez aussi y prendre des tuiles : là encore une couleur, et toutes ses tuiles.
    .title = Le centre
guide-azul-marker = Le premier à prendre au centre prend aussi le marqueur premier joueur. Il commencera la manche suivante, mais le marqueur va sur son plancher et coûte des points comme une tuile.
    .title = Le marqueur premier joueur
guide-azul-complete = La ligne { $line } est complète. À la fin de la manche, une de ses tuiles ira sur votre mur, { $wall ->
    [grey] sur la case de la même rangée que vous choisirez.
   *[colored] sur la case de sa couleur dans la même rangée.
  }
    .title = Une ligne complète
guide-azul-tiling = Toutes les tuiles sont prises : la manche est finie. { $own ->
    [true] Une tuile de chacune de vos lignes complètes est maintenant sur votre mur.
   *[false] Vous n’aviez pas de ligne complète, mais regardez l’autre mur.
  } Une tuile seule rapporte 1 point. À côté d’autres, elle rapporte plus.
    .title = Décorer le mur
guide-azul-neighbors = Votre nouvelle tuile a des voisines, et { $down ->
    [1] sa rangée de { $across } rapporte { points }.
   *[other] { $across ->
        [1] sa colonne de { $down } rapporte { points }.
       *[other] elle compte deux fois : une rangée de { $across } et une colonne de { $down }, { points }.
      }
  } Construisez là où vos tuiles se touchent.
    .title = Les voisines
guide-azul-floor-cost = Votre plancher vous a coûté { points }. Il est de nouveau vide, et votre score ne descend jamais sous 0.
    .title = Ce que coûte le plancher
guide-azul-round = Manche { $round } : les fabriques sont de nouveau pleines, et { $own ->
    [true] vous commencez.
   *[false] { $player } commence.
  } Les lignes incomplètes gardent leurs tuiles.
    .title = Une nouvelle manche
guide-azul-plan = Sur les cases indiquées, une tuile aurait des voisines sur votre mur. Lesquelles de ces couleurs pouvez-vous obtenir ?
    .title = Regardez votre mur
guide-azul-blocked = La rangée { $row } de votre mur a déjà { a-tile } : la ligne { $row } n’en accepte plus. Chaque couleur n’entre qu’une fois dans chaque rangée.
    .title = Une fois par rangée
guide-azul-row = Il ne manque plus qu’une tuile { $own ->
    [true] dans la rangée { $row } de votre mur.
   *[false] à { $player } dans la rangée { $row } de son mur.
  } Quand quelqu’un complète une rangée de cinq, la partie se termine après cette manche.
    .title = La fin approche
guide-azul-last = La partie se termine après cette manche. Seules les lignes complétées maintenant rapportent encore des points. Ensuite viennent les bonus.
    .title = La dernière manche
guide-azul-bonuses = À la fin, chaque rangée complète rapporte { $row } points, chaque colonne complète { $column }, et chaque couleur dont les cinq tuiles sont sur votre mur { $five }. Colonnes et couleurs méritent un plan.
    .title = Les bonus
guide-azul-heap = Il y a { tiles } au centre, et aucune de vos lignes ne peut toutes les recevoir. Il faudra bien que quelqu’un les prenne. Comptez les tours pour que ce ne soit pas vous.
    .title = Un tas au centre
guide-azul-opponent = { $player } pourrait compléter la ligne { $line } avec { tiles }. Prendre ce dont les autres ont besoin vaut parfois autant que marquer soi-même.
    .title = Regardez l’autre plateau
guide-azul-grey = Aucune couleur n’est imprimée sur ce mur. À la fin d’une manche, vous choisissez la colonne de chaque tuile. Une couleur n’entre qu’une fois dans chaque rangée et dans chaque colonne.
    .title = Le mur gris
guide-azul-column = Choisissez une des cases indiquées dans la rangée { $row }. { $wall ->
    [grey] Une couleur n’entre qu’une fois dans chaque rangée et chaque colonne : gardez des colonnes libres.
   *[colored] Une ligne qui n’a que des jokers peut aller sur n’importe quelle case libre de sa rangée.
  }
    .title = Choisir une case
guide-azul-line-fell = Il n’y avait plus de case pour la couleur de la ligne { $line } : toutes ses tuiles sont tombées sur le plancher. Surveillez les colonnes.
    .title = Plus de case libre
guide-azul-jokers = Les jokers remplacent n’importe quelle couleur. Vous pouvez prendre une couleur sans eux, les jokers seuls, ou les deux ensemble.
    .title = Les jokers
guide-azul-joker-wall = Un joker est allé sur le mur. Il compte pour les rangées et les colonnes, jamais pour un bonus de couleur.
    .title = Un joker sur le mur
guide-azul-express = Un seul nombre change par rapport au jeu que vous connaissez : à la fin, une colonne complète rapporte { points } au lieu de { $usual }.
    .title = Express

guide-azul-good-full = Bravo : la ligne { $line } est complète, et rien n’est tombé.
guide-azul-good-fit = Bien : la ligne { $line } les accueille toutes.
guide-azul-good-more = Bien : la ligne { $line } se remplit.
guide-azul-good-place = Bien : la tuile de la ligne { $line } aura des voisines sur votre mur.
guide-azul-good-marker = Bien : le marqueur premier joueur coûte un peu, mais vous commencerez la manche suivante.
guide-azul-good-fell = Bien : des tuiles sont tombées, mais il n’y avait guère mieux.
guide-azul-good-floor = Bien : parfois, le plancher est l’endroit le moins cher.
guide-azul-good-tile = Bien : cette case rapporte { points }.
guide-azul-poor-fell = Ce qui tombe vous coûtera { points } à la fin de la manche.
guide-azul-poor-wasted = { $count ->
    [one] Une tuile est tombée
   *[other] { $count } tuiles sont tombées
  } sur votre plancher, où une tuile ne rapporte rien.
guide-azul-poor-marker = Le marqueur premier joueur est allé sur votre plancher et coûte { points }.
guide-azul-poor-missed = Vous auriez pu compléter la ligne { $line }.
guide-azul-poor-gift = Cela laisse { tiles } à { $player }, qui peut compléter ainsi la ligne { $line }.
guide-azul-poor-long = Il manque encore { $count } tuiles à la ligne { $line }, ce qui prendra du temps.

## Pavillon d’été

guide-pavilion-take = Choisissez une couleur sur une fabrique : vous prenez toutes ses tuiles de cette couleur. Elles attendent à côté de votre plateau que tout soit pris.
    .title = Prendre des tuiles
guide-pavilion-wild = Dans cette manche, la couleur joker est { the-color } : les tuiles joker peuvent remplacer n’importe quelle couleur. On ne peut pas les choisir, mais là où il y en a, vous en prenez une en plus de votre couleur.
    .title = La couleur joker
guide-pavilion-center = Ce qui reste d’une fabrique va au centre. Vous pouvez aussi y prendre des tuiles : là encore une couleur, et toutes ses tuiles.
    .title = Le centre
guide-pavilion-marker = Le premier à prendre au centre prend aussi le marqueur premier joueur. Il pose en premier et commence la manche suivante, mais perd un point par tuile qu’il y prend.
    .title = Le marqueur premier joueur
guide-pavilion-collect = Vous avez maintenant { tiles }. Une case coûte le nombre de tuiles indiqué : mieux vaut réunir les tuiles d’une même couleur.
    .title = Réunir des couleurs
guide-pavilion-place = Toutes les tuiles sont prises : posez-les maintenant, une case par tour. Une case marquée 3 coûte trois tuiles. Une va sur la case, les autres dans la tour.
    .title = Poser une tuile
guide-pavilion-stars = Chaque étoile extérieure n’accepte que sa couleur. L’étoile centrale accepte toutes les couleurs, chacune une seule fois.
    .title = Sept étoiles
guide-pavilion-score = Vous avez payé { $paid ->
    [one] { $paid } tuile
   *[other] { $paid } tuiles
  } et marqué { points } : 1 pour la nouvelle tuile, et 1 pour chaque tuile reliée à elle dans son étoile.
    .title = Les points
guide-pavilion-connected = Les tuiles reliées comptent ensemble : { points } cette fois. Faites grandir une étoile tuile par tuile, sans trou.
    .title = Tuiles reliées
guide-pavilion-pay-wild = Vos tuiles joker aident à payer : dans cette manche, { the-color } compte comme n’importe quelle couleur. Il suffit qu’une des tuiles ait la couleur posée.
    .title = Payer avec des tuiles joker
guide-pavilion-element = Couvrez toutes les cases autour { $element ->
    [pillar] d’un pilier
    [statue] d’une statue
   *[window] d’une fenêtre
  }, et vous choisissez { $count ->
    [one] 1 tuile bonus
   *[other] { $count } tuiles bonus
  } dans la réserve. Un pilier en donne 1, une statue 2, une fenêtre 3.
    .title = Piliers, statues, fenêtres
guide-pavilion-supply = Vous avez entouré quelque chose ! Choisissez { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
  } dans la réserve : prenez ce qui aidera à payer votre prochaine case.
    .title = Tuiles bonus
guide-pavilion-pass = Si vous ne pouvez ou ne voulez plus poser, passez. Vous pouvez garder jusqu’à { $most } tuiles dans les coins pour la manche suivante. Toute autre tuile coûte un point.
    .title = Passer
guide-pavilion-keep = À la manche suivante, la couleur joker sera { the-color }. Ces tuiles valent la peine d’être gardées.
    .title = Que garder ?
guide-pavilion-round = Manche { $round } : la couleur joker est maintenant { the-color }. Les tuiles gardées peuvent de nouveau servir.
    .title = Une nouvelle manche
guide-pavilion-bonuses = À la fin, une étoile complète rapporte de { $least } à { $most } points. Couvrir tous les 1 du plateau rapporte { $ones }, et ainsi de suite jusqu’à { $fours } pour tous les 4. Quelle étoile pouvez-vous compléter ?
    .title = Les bonus
guide-pavilion-last = Garder des tuiles ne rapporte plus rien, et chaque tuile restante coûte un point. Posez tout ce que vous pouvez.
    .title = La dernière manche
guide-pavilion-mono = Ces étoiles n’ont pas encore de couleur. Si les deux premières tuiles d’une étoile sont de la même couleur, toutes doivent l’être ; sinon, les six doivent être différentes. Au centre, chaque case coûte { $price }.
    .title = Étoiles monochromes

guide-pavilion-good = Un bon coup.
guide-pavilion-good-surround = Très bien : { $element ->
    [pillar] ce pilier
    [statue] cette statue
   *[window] cette fenêtre
  } vous donne { $count ->
    [one] 1 tuile bonus.
   *[other] { $count } tuiles bonus.
  }
guide-pavilion-good-join = Bien : des tuiles reliées, { points }.
guide-pavilion-good-place = Bien : cette étoile grandit.
guide-pavilion-good-pass = Bien : vous passez sans rien perdre.
guide-pavilion-good-marker = Bien : le marqueur premier joueur coûte { points }, mais vous posez en premier et commencez la manche suivante.
guide-pavilion-good-wild = Bien : vous y gagnez une tuile joker.
guide-pavilion-good-collect = Bien : cela fait { tiles }.
guide-pavilion-poor-pass = Vous pouvez encore poser des tuiles.
guide-pavilion-poor-surround = Une autre case permet d’entourer { $element ->
    [pillar] un pilier
    [statue] une statue
   *[window] une fenêtre
  } et donne { $count ->
    [one] 1 tuile bonus.
   *[other] { $count } tuiles bonus.
  }
guide-pavilion-poor-marker = Le marqueur premier joueur coûte ici { points }.
guide-pavilion-poor-points = Cette case rapporte { points }, et une autre { $more }.
guide-pavilion-poor-few = Vous avez pris { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
  }, alors qu’il y en avait { $most } à prendre.

## Les coups et la fin

guide-poor = Cela vous a coûté environ { points }.
guide-instead = Mieux, par exemple : { $move }.
guide-propose = Un bon coup : { $move }.
guide-over = { $result ->
    [won] Vous gagnez { $points } à { $others }. Bien joué !
    [lost] { $others } à { $points } : l’autre joueur gagne cette fois. Mais vous connaissez le jeu maintenant.
   *[shared] { $points } à { $others } : vous partagez la victoire.
  }
guide-next-again = Rejouez contre { $bot }. Vous savez maintenant à quoi faire attention.
guide-next-further = Votre prochain adversaire : { $bot }.
