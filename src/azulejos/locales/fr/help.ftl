# Les règles des deux jeux avec nos propres mots, et des exemples à essayer.

help-title = Règles
help-again = Recommencer
help-learn = Jouer une première partie avec le guide
help-learn-game = Jouer avec le guide : { $game }
help-examples = Exemples

## Azul

help-azul = Azul en cinq minutes
    .aim = Prenez des tuiles au milieu de la table, remplissez les lignes à gauche de votre plateau, et posez sur votre mur une tuile de chaque ligne complète. Les tuiles voisines rapportent des points. Quand une rangée d’un mur est complète, la partie se termine, et le meilleur score l’emporte.
help-azul-take = Prendre des tuiles
    .text =
        Sur chaque fabrique ronde se trouvent quatre tuiles. À votre tour, choisissez une fabrique et une couleur, et prenez toutes les tuiles de cette couleur. Les autres vont au centre.
        Vous pouvez aussi prendre au centre : là encore une couleur, et toutes ses tuiles. Le premier à le faire dans la manche prend aussi le marqueur premier joueur. Il commencera la manche suivante, mais le marqueur va sur la première case libre de son plancher, avant les tuiles, et coûte ce que coûte cette case. Avant la partie, on décide qui commence la première manche : une place au choix, ou le hasard.
        La manche continue tant qu’il reste des tuiles.
help-azul-line = Remplir une ligne
    .text =
        Posez les tuiles prises sur une de vos cinq lignes Motif, de droite à gauche. Les lignes ont une à cinq cases et n’acceptent qu’une couleur. Vous pouvez continuer une ligne déjà commencée si la couleur est la même.
        Une couleur déjà présente dans une rangée de votre mur ne peut plus aller sur la ligne d’à côté.
        Vous ne pouvez pas répartir les tuiles entre plusieurs lignes. Celles qui ne tiennent pas tombent sur le plancher, et vous pouvez toujours les y poser toutes.
help-azul-floor = Le plancher
    .text =
        Les tuiles tombées remplissent le plancher depuis la gauche. À la fin de la manche, ses sept cases coûtent 1, 1, 2, 2, 2, 3 et 3 points. Le marqueur premier joueur compte comme une tuile. Au-delà de la septième, les tuiles vont dans le couvercle et ne coûtent rien.
        Votre score ne descend jamais sous 0. Le plancher est ensuite vidé.
help-azul-wall = Décorer le mur
    .text =
        Quand toutes les tuiles sont prises, chacun parcourt ses lignes de haut en bas. Une tuile de chaque ligne complète va sur la case de sa couleur dans la même rangée du mur ; les autres vont dans le couvercle. Les lignes incomplètes restent en place.
        Une nouvelle tuile rapporte aussitôt des points : comptez les tuiles de sa suite horizontale sans trou, puis celles de sa suite verticale. Une suite d’une seule tuile ne compte pas. Une tuile sans voisine rapporte 1 point.
        Puis on remplit les fabriques avec le sac ; s’il est vide, on y remet les tuiles du couvercle. Le joueur qui a le marqueur premier joueur commence.
help-azul-end = Fin de la partie
    .text =
        La partie se termine après la manche où quelqu’un complète une rangée de cinq tuiles. Chacun marque alors ses bonus. En cas d’égalité, celui qui a le plus de rangées complètes l’emporte ; si l’égalité persiste, la victoire est partagée.
help-azul-grey = Le mur gris
    .text =
        Sur la face grise, aucune couleur n’est imprimée : vous choisissez la colonne de chaque tuile, rangée par rangée depuis le haut. Une couleur ne peut figurer qu’une fois par rangée et une fois par colonne.
        Si la tuile d’une ligne complète n’a sa place nulle part, toute la ligne tombe sur le plancher. Tous choisissent en même temps, en secret, puis les murs sont révélés.
help-azul-jokers = Jokers
    .text =
        Cinq jokers (à deux joueurs) ou dix (à trois ou quatre) remplacent quelques tuiles. À votre tour, vous pouvez prendre une couleur en laissant les jokers, prendre tous les jokers, ou prendre les deux.
        Sur une ligne, un joker remplace n’importe quelle couleur. Si une couleur et ses jokers ne tiennent pas tous, vous choisissez ce qui tombe. Quand la ligne est complète, un joker va sur le mur : sur la case de la couleur de la ligne, ou sur n’importe quelle case libre de la rangée si la ligne n’a que des jokers. Il compte pour les rangées et les colonnes, jamais pour un bonus de couleur, et il bloque la couleur dont il couvre la case. Sur le mur gris, un joker n’a pas de couleur : il va sur n’importe quelle case libre de sa rangée et ne bloque rien.
help-azul-others = Mini et express
    .text =
        Azul Mini est le même jeu dans une boîte plus petite. La feuille express, un résumé fait par d’autres, change un seul nombre : une colonne complète rapporte 5 points au lieu de 7.
        Tous les autres détails se règlent avant la partie, dans les règles maison.

help-try-azul-take = Prenez des tuiles sur une fabrique, et regardez les autres aller au centre.
help-done-azul-take = Toutes les tuiles de cette couleur sont à vous. Les autres sont maintenant au centre.
help-try-azul-mathilde = Prenez les deux tuiles jaunes de la fabrique 1. Où peuvent-elles aller ?
help-done-azul-mathilde = Les rangées 2 et 3 ont déjà une tuile jaune, et la ligne 4 est bleue. Restent la ligne 1 (une tuile tombe), la ligne 5 et le plancher.
help-try-azul-floor = Votre plancher se remplit. Prenez la dernière tuile et posez-la sur la ligne 5.
help-done-azul-floor = Quatre tuiles et le marqueur premier joueur coûtent 1 + 1 + 2 + 2 + 2 = 8 points.
help-name-azul-alone = 1 point
help-try-azul-alone = Complétez la ligne 2 avec la dernière tuile rouge.
help-done-azul-alone = La tuile rouge n’a pas de voisine : 1 point.
help-name-azul-across = 3 en largeur
help-try-azul-across = Complétez la ligne 3 avec la dernière tuile jaune.
help-done-azul-across = Trois à la suite en largeur : 3 points.
help-name-azul-down = 3 en hauteur
help-try-azul-down = Complétez la ligne 3 avec la dernière tuile bleue.
help-done-azul-down = Trois à la suite en hauteur : 3 points. La suite d’une tuile en largeur ne compte pas.
help-name-azul-both = 7 points
help-try-azul-both = Complétez la ligne 3 avec la dernière tuile jaune.
help-done-azul-both = Quatre en largeur et trois en hauteur : 4 + 3 = 7 points. La tuile compte dans les deux suites.
help-try-azul-end = Complétez la rangée du haut avec la dernière tuile jaune.
help-done-azul-end = Une rangée, une colonne et les cinq tuiles bleues : 2 + 7 + 10 points de bonus.
help-name-azul-grey = Choisir
help-try-azul-grey = La ligne 2 est complète, en jaune. Choisissez une colonne pour une de ses tuiles.
help-done-azul-grey = La colonne 1 était prise, et la colonne 3 a une tuile jaune au-dessus. Les colonnes 2, 4 et 5 étaient libres.
help-name-azul-grey-blocked = Plus de place
help-try-azul-grey-blocked = Posez la tuile jaune de la rangée 1 dans la colonne 3, et voyez ce que devient la ligne 2.
help-done-azul-grey-blocked = Seule la colonne 3 était libre dans la rangée 2, et elle a maintenant une tuile jaune au-dessus : les deux tuiles de la ligne 2 sont tombées. Recommencez avec une autre colonne !
help-try-azul-jokers = Prenez les deux jokers de la fabrique 1 et posez-les sur la ligne 2.
help-done-azul-jokers = La ligne 2 est complète avec deux jokers : à la fin de la manche, vous choisissez n’importe quelle case libre de la rangée 2.

help-bonus-row = Chaque rangée complète
help-bonus-column = Chaque colonne complète
help-bonus-color = Chaque couleur dont les cinq tuiles sont sur le mur

## Pavillon d’été

help-pavilion = Pavillon d’été en cinq minutes
    .aim = À chacune des six manches, vous prenez des tuiles, puis vous les posez sur sept étoiles. Une case coûte le nombre de tuiles indiqué, et les tuiles qui se touchent dans une étoile comptent ensemble. Entourez piliers, statues et fenêtres pour gagner des tuiles bonus. Tout le monde commence avec 5 points.
help-pavilion-take = Prendre des tuiles
    .text =
        Chaque manche a sa couleur joker : violet, vert, orange, jaune, bleu, rouge. Prenez toutes les tuiles d’une couleur, sauf la couleur joker, sur une fabrique ou au centre. S’il y a aussi des tuiles joker, prenez-en exactement une. Là où il n’y a que des tuiles joker, prenez-en une seule.
        Le reste de la fabrique va au centre. Avant la partie, on décide qui commence la première manche : une place au choix, ou le hasard. Le premier à prendre au centre prend le marqueur premier joueur : il perd un point par tuile prise, pose en premier dans cette manche et commence la suivante.
        Vos tuiles restent à côté de votre plateau. Votre score ne descend jamais sous 1.
help-pavilion-place = Poser une tuile
    .text =
        Quand toutes les tuiles sont prises, on pose à tour de rôle, une case par tour. Une case marquée 4 coûte quatre tuiles : une va sur la case, les trois autres dans la tour. Au moins une doit avoir la couleur posée ; des tuiles joker peuvent remplacer les autres.
        Chaque étoile extérieure n’accepte que sa couleur. L’étoile centrale accepte toutes les couleurs, chacune une seule fois.
        Vous marquez 1 point pour la tuile, et 1 pour chaque tuile reliée à elle autour de l’étoile.
help-pavilion-bonus = Piliers, statues, fenêtres
    .text =
        Entre les étoiles se dressent des piliers et des statues, entourés de quatre cases, et des fenêtres, entourées de deux. Dès que toutes les cases autour sont couvertes, prenez des tuiles de votre choix dans la réserve : 1 pour un pilier, 2 pour une statue, 3 pour une fenêtre. Elles servent dès votre tour suivant. La réserve est ensuite complétée à dix.
help-pavilion-pass = Passer
    .text =
        Si vous ne pouvez ou ne voulez plus poser, passez. Vous pouvez garder jusqu’à quatre tuiles dans les coins pour la manche suivante ; toute autre tuile coûte un point. À la dernière manche, garder ne rapporte rien : chaque tuile gardée coûte un point après les bonus.
help-pavilion-end = Fin de la partie
    .text =
        Après six manches, les étoiles complètes et les nombres complets donnent des bonus. Le meilleur score l’emporte ; en cas d’égalité, la victoire est partagée.
help-pavilion-mono = L’autre face
    .text =
        Sur la face monochrome, les étoiles n’ont pas de couleur. La première tuile d’une étoile peut être de n’importe quelle couleur. La deuxième décide : la même couleur, et l’étoile n’accepte plus qu’elle ; une autre, et les six doivent être différentes. Les nombres sont disposés autrement, et chaque case de l’étoile centrale coûte 3.
        Chaque étoile compte pour ce qu’elle est devenue.

help-name-pavilion-wild = Une tuile joker
help-try-pavilion-wild = La couleur joker est le violet. Prenez la tuile verte de la fabrique 1.
help-done-pavilion-wild = Une tuile violette s’y est ajoutée ; l’autre et la jaune sont allées au centre.
help-name-pavilion-center = Le centre
help-try-pavilion-center = Soyez le premier à prendre au centre : toutes les tuiles jaunes.
help-done-pavilion-center = Trois tuiles jaunes et une violette : le marqueur premier joueur coûte 4 points.
help-name-pavilion-a = A
help-try-pavilion-a = Vous avez sept tuiles bleues. Posez-en une sur le 6 bleu.
help-done-pavilion-a = Vous avez payé six tuiles : une est sur l’étoile, cinq sont dans la tour. Elle n’a pas de voisine : 1 point.
help-name-pavilion-b = B
help-try-pavilion-b = Posez une tuile rouge sur le 3 rouge.
help-done-pavilion-b = Les cases 2 et 4 sont vides, donc 6 et 1 ne comptent pas : 1 point.
help-name-pavilion-c = C
help-try-pavilion-c = Posez une tuile bleue sur le 6 bleu, avec trois violettes comme jokers.
help-done-pavilion-c = 4, 5 et 6 sont reliés : 3 points. Et la fenêtre est entourée : prenez trois tuiles !
help-name-pavilion-d = D
help-try-pavilion-d = Posez votre seule tuile orange sur le 4 orange.
help-done-pavilion-d = Une tuile orange et trois tuiles joker la paient, et elle rejoint 3 et 5 : 3 points.
help-name-pavilion-e = E
help-try-pavilion-e = Posez une tuile violette sur le 2 violet.
help-done-pavilion-e = La couleur joker peut aussi se poser pour elle-même, payée avec ses seules tuiles : 3 points.
help-try-pavilion-f = Passez, et gardez les quatre tuiles vertes.
help-done-pavilion-f = Quatre tuiles sont dans les coins, et deux rouges sont défaussées : vous perdez 2 points.
help-try-pavilion-bonus = Posez une tuile orange sur le 2 orange.
help-done-pavilion-bonus = Un pilier et une statue d’un coup : 1 + 2 tuiles de la réserve.
help-try-pavilion-mono = L’étoile en haut à droite a une tuile rouge. Posez-en une autre à côté : rouge ou verte ?
help-done-pavilion-mono = Avec une rouge, c’est une étoile rouge ; avec une verte, les six couleurs doivent être différentes.

help-bonus-star = L’{ star }
help-bonus-mixed = Une étoile de six couleurs
help-bonus-number = Toutes les cases { $number }
