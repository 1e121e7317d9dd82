# Les règles des deux jeux avec nos propres mots, et des exemples à essayer.

help-title = Règles
help-again = Recommencer
help-examples = Exemples

## Azul

help-azul = Azul en cinq minutes
    .aim = Prenez des tuiles au milieu de la table, remplissez les lignes à gauche de votre plateau, et posez sur le mur une tuile de chaque ligne complète. Les tuiles voisines rapportent des points. Dès qu’un mur a une rangée complète, la partie s’achève : le plus grand score gagne.
help-azul-take = Prendre des tuiles
    .text =
        Les fabriques, des assiettes rondes, portent quatre tuiles chacune. À votre tour, choisissez une fabrique et une couleur, et prenez toutes les tuiles de cette couleur. Les autres glissent au centre.
        Vous pouvez aussi prendre au centre : une couleur encore, et toutes ses tuiles. La première personne à le faire dans la manche reçoit le marqueur premier joueur. Qui l’a commence la manche suivante, mais il va sur la première place libre du plancher, avant les tuiles, et coûte ce que coûte cette place. Qui commence la première manche se décide avant la partie : une place choisie, ou tirée au sort.
        On prend des tuiles tant qu’il en reste.
help-azul-line = Remplir une ligne
    .text =
        Posez vos tuiles sur une seule de vos cinq lignes, à partir de la droite. Les lignes ont d’une à cinq places et ne portent qu’une couleur. Une ligne commencée plus tôt convient aussi, si la couleur est la même.
        Une couleur déjà présente dans une rangée du mur ne peut plus aller sur la ligne à côté.
        Il est interdit de partager les tuiles entre deux lignes. Ce qui dépasse tombe sur le plancher ; vous pouvez toujours tout y laisser tomber.
help-azul-floor = Le plancher
    .text =
        Les tuiles tombées remplissent le plancher depuis la gauche. Ses sept places coûtent 1, 1, 2, 2, 2, 3 et 3 points à la fin de la manche ; le marqueur compte comme une tuile. Au-delà de sept, les tuiles vont dans le couvercle et ne coûtent rien.
        Un score ne descend jamais sous 0. Ensuite, le plancher est vidé.
help-azul-wall = Poser sur le mur
    .text =
        Quand tout est pris, chacun parcourt ses lignes de haut en bas. De chaque ligne complète, une tuile rejoint son motif dans la même rangée du mur ; les autres vont dans le couvercle. Les lignes incomplètes restent telles quelles.
        Une nouvelle tuile rapporte aussitôt : comptez les tuiles de la suite horizontale sans trou dont elle fait partie, puis celles de la suite verticale. Une suite d’une seule tuile ne compte pas. Une tuile sans aucune voisine rapporte 1.
        Puis de nouvelles tuiles sortent du sac, que l’on remplit avec le couvercle quand il est vide. Qui a le marqueur commence.
help-azul-end = La fin
    .text =
        La partie s’achève après la manche où une rangée horizontale de cinq a été complétée. Chacun ajoute alors ses bonus. À égalité, le plus de rangées complètes l’emporte ; sinon la victoire est partagée.
help-azul-grey = Le mur gris
    .text =
        De ce côté rien n’est imprimé : vous choisissez la colonne de chaque tuile, rangée par rangée depuis le haut. Aucune couleur ne peut être deux fois dans une rangée ni dans une colonne.
        Si la tuile d’une ligne complète n’a de place nulle part, toute la ligne tombe sur le plancher. Tout le monde choisit en même temps, en secret, puis les murs sont montrés.
help-azul-jokers = Jokers
    .text =
        Avec les jokers, 5 tuiles joker (à deux) ou 10 (à trois ou quatre) remplacent d’autres tuiles. Vous pouvez prendre une couleur en laissant les jokers, prendre tous les jokers, ou prendre les deux.
        Sur une ligne, un joker remplace n’importe quelle couleur. Si une couleur et ses jokers ne tiennent pas tous, vous choisissez ce qui tombe. Quand la ligne est complète, c’est un joker qui va sur le mur : à la place de la couleur de la ligne, ou sur n’importe quelle case libre s’il n’y a que des jokers. Il compte pour les rangées et les colonnes, jamais pour le bonus d’une couleur, et bloque la couleur dont il occupe la case. Sur le mur gris, un joker n’a pas de couleur : il va sur n’importe quelle case libre de sa rangée et n’en bloque aucune.
help-azul-others = Mini et express
    .text =
        Azul Mini est le même jeu dans une boîte plus petite. La feuille express, un résumé fait par d’autres, diffère par un chiffre : une colonne complète vaut 5 points au lieu de 7.
        Tout autre détail se règle avant la partie, dans les options.

help-try-azul-take = Prenez des tuiles sur une fabrique, et regardez le reste glisser au centre.
help-done-azul-take = Les deux tuiles noires sont pour vous ; la bleue et la blanche sont au centre.
help-try-azul-mathilde = Prenez les deux tuiles jaunes de la fabrique 1. Où peuvent-elles aller ?
help-done-azul-mathilde = Les rangées 2 et 3 ont du jaune sur le mur, la ligne 4 est bleue : il ne restait que la ligne 1 (une tuile tombe), la ligne 5 et le plancher.
help-try-azul-floor = Votre plancher est bien rempli. Prenez la dernière tuile et posez-la sur la ligne 5.
help-done-azul-floor = Quatre tuiles et le marqueur coûtent 1 + 1 + 2 + 2 + 2 = 8 points.
help-name-azul-alone = 1 point
help-try-azul-alone = Complétez la ligne 2 avec la dernière tuile rouge.
help-done-azul-alone = La tuile rouge n’a pas de voisine : 1 point.
help-name-azul-across = 3 en largeur
help-try-azul-across = Complétez la ligne 3 avec la dernière tuile jaune.
help-done-azul-across = Trois à la suite en largeur : 3 points.
help-name-azul-down = 3 en hauteur
help-try-azul-down = Complétez la ligne 3 avec la dernière tuile bleue.
help-done-azul-down = Trois à la suite en hauteur : 3 points, et rien pour une suite d’une tuile en largeur.
help-name-azul-both = 7 points
help-try-azul-both = Complétez la ligne 3 avec la dernière tuile jaune.
help-done-azul-both = Quatre en largeur et trois en hauteur : 4 + 3 = 7 points. La tuile compte deux fois.
help-try-azul-end = Complétez la rangée du haut avec la dernière tuile jaune.
help-done-azul-end = Une rangée, une colonne et les cinq tuiles bleues : 2 + 7 + 10 points de plus.
help-name-azul-grey = Choisir
help-try-azul-grey = La ligne 2 est pleine de jaune. Choisissez une colonne pour une de ces tuiles.
help-done-azul-grey = La colonne 1 était prise, et la colonne 3 a du jaune au-dessus : 2, 4 et 5 étaient libres.
help-name-azul-grey-blocked = Plus de place
help-try-azul-grey-blocked = Posez la tuile jaune de la rangée 1 dans la colonne 3, et voyez ce que devient la ligne 2.
help-done-azul-grey-blocked = Seule la colonne 3 était libre dans la rangée 2, et il y a maintenant du jaune au-dessus : les deux tuiles de la ligne 2 sont tombées. Recommencez avec une autre colonne !
help-try-azul-jokers = Prenez les deux jokers de la fabrique 1 et posez-les sur la ligne 2.
help-done-azul-jokers = La ligne 2 ne contient que des jokers : à la fin de la manche vous choisirez une case libre de la rangée 2.

help-bonus-row = Chaque rangée complète
help-bonus-column = Chaque colonne complète
help-bonus-color = Chaque couleur dont les cinq tuiles sont sur le mur

## Pavillon d'été

help-pavilion = Pavillon d’été en cinq minutes
    .aim = Six manches : on prend des tuiles, puis on les pose sur sept étoiles. Une case coûte autant de tuiles que son nombre, et les tuiles qui se touchent dans une étoile rapportent ensemble. Entourez piliers, statues et fenêtres pour recevoir d’autres tuiles. Tout le monde part avec 5 points.
help-pavilion-take = Prendre des tuiles
    .text =
        À chaque manche une autre couleur est joker : violet, vert, orange, jaune, bleu, rouge. Prenez toutes les tuiles d’une couleur, sauf la couleur joker, sur une fabrique ou au centre. S’il y a aussi des tuiles joker, une seule vient avec. Là où il n’y a que des tuiles joker, on en prend une.
        Le reste de la fabrique glisse au centre. Qui commence la première manche se décide avant la partie : une place choisie, ou tirée au sort. La première personne à prendre au centre reçoit le marqueur premier joueur, commence la seconde moitié de la manche et la manche suivante, et perd un point par tuile prise.
        Vos tuiles restent à côté de votre plateau. Un score ne descend jamais sous 1.
help-pavilion-place = Poser une tuile
    .text =
        Quand tout est pris, on pose à tour de rôle, une case par tour. Une case marquée 4 coûte quatre tuiles : une va sur la case, les trois autres dans la tour. Au moins une tuile doit avoir la couleur posée ; des tuiles joker peuvent remplacer les autres.
        Chaque étoile extérieure n’accepte que sa couleur. L’étoile du milieu accepte toutes les couleurs, chacune une seule fois.
        Vous marquez 1 point pour la tuile, et 1 pour chaque tuile reliée à elle autour de l’étoile.
help-pavilion-bonus = Piliers, statues, fenêtres
    .text =
        Entre les étoiles se dressent des piliers et des statues, entourés de quatre cases chacun, et des fenêtres, entourées de deux. Quand toutes les cases autour sont couvertes, prenez aussitôt des tuiles de votre choix dans la réserve : 1 pour un pilier, 2 pour une statue, 3 pour une fenêtre. Elles servent dès votre tour suivant. La réserve est ensuite complétée à dix.
help-pavilion-pass = Passer
    .text =
        Si vous ne pouvez ou ne voulez plus poser, passez. Jusqu’à quatre tuiles restent dans les coins pour la manche suivante ; chacune des autres coûte un point. À la dernière manche, garder ne rapporte rien : chaque tuile gardée coûte un point après les bonus.
help-pavilion-end = La fin
    .text =
        Après six manches, les étoiles complètes et les séries de nombres donnent des bonus. Le plus grand score gagne ; une égalité est partagée.
help-pavilion-mono = L’autre face
    .text =
        Sur la face unie, les étoiles n’ont pas de couleur. La première tuile d’une étoile est libre. La deuxième décide : la même couleur, et l’étoile n’accepte plus qu’elle ; une autre, et les six doivent être différentes. Les nombres sont placés autrement, et toutes les cases de l’étoile du milieu coûtent 3.
        Chaque étoile compte selon ce qu’elle est devenue.

help-name-pavilion-wild = Une tuile joker
help-try-pavilion-wild = Le violet est joker. Prenez la tuile verte de la fabrique 1.
help-done-pavilion-wild = Une tuile violette est venue avec ; l’autre et la jaune sont allées au centre.
help-name-pavilion-center = Le centre
help-try-pavilion-center = Soyez la première personne à prendre au centre : toutes les tuiles jaunes.
help-done-pavilion-center = Trois jaunes et une violette : le marqueur coûte 4 points.
help-name-pavilion-a = A
help-try-pavilion-a = Vous avez sept tuiles bleues. Posez-en une sur le 6 bleu.
help-done-pavilion-a = Six tuiles payées : une sur l’étoile, cinq dans la tour. Elle n’a pas de voisine : 1 point.
help-name-pavilion-b = B
help-try-pavilion-b = Posez une tuile rouge sur le 3 rouge.
help-done-pavilion-b = Les cases 2 et 4 sont vides, donc 6 et 1 ne comptent pas : 1 point.
help-name-pavilion-c = C
help-try-pavilion-c = Posez une tuile bleue sur le 6 bleu, avec trois violettes comme jokers.
help-done-pavilion-c = 4, 5 et 6 se touchent : 3 points. Et la fenêtre est entourée : prenez trois tuiles !
help-name-pavilion-d = D
help-try-pavilion-d = Posez votre seule tuile orange sur le 4 orange.
help-done-pavilion-d = Une orange et trois jokers la paient, et elle rejoint 3 et 5 : 3 points.
help-name-pavilion-e = E
help-try-pavilion-e = Posez une tuile violette sur le 2 violet.
help-done-pavilion-e = La couleur joker se pose aussi comme elle-même, payée avec ses seules tuiles : 3 points.
help-try-pavilion-f = Passez, et gardez les quatre tuiles vertes.
help-done-pavilion-f = Quatre tuiles sont dans les coins, deux rouges sont perdues : 2 points de moins.
help-try-pavilion-bonus = Posez une tuile orange sur le 2 orange.
help-done-pavilion-bonus = Un pilier et une statue d’un coup : 1 + 2 tuiles de la réserve.
help-try-pavilion-mono = L’étoile en haut à droite a une tuile rouge. Posez-en une autre à côté : rouge, ou verte ?
help-done-pavilion-mono = Rouge en fait une étoile rouge ; verte veut dire six couleurs différentes.

help-bonus-star = L’étoile { $color }
help-bonus-mixed = Une étoile de six couleurs
help-bonus-number = Toutes les cases { $number }
