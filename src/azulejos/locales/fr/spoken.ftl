# Une table racontée en phrases, une chose par ligne : pour lecteurs d’écran et tubes.

## Ce qui se trouve sur la table

counted = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count ->
        [one] { $count } { colored }
       *[other] { $count } { colored-plural }
      }
  }
spoken-round = Manche { $round }, { $phase }.
spoken-last-round = C’est la dernière manche.
spoken-to-play = C’est à { $players } de jouer.
spoken-empty = Sans tuiles : { $names }.
spoken-factory = fabrique { $factory }
spoken-line-name = ligne { $line }
spoken-board = { $player } : { points }
spoken-line = Ligne { $line } : { counted } sur { $size }
spoken-row = Mur, rangée { $row } : { $tiles }.
spoken-in-column = { $tile } en colonne { $column }
spoken-wall-empty = Mur : vide.
spoken-star = { $star } : { $tiles }
spoken-space = { $tile } sur la case { $space }
spoken-star-spaces = { $star } : { $count ->
    [one] case { $spaces }
   *[other] cases { $spaces }
  }

## Les coups

spoken-chosen = { $what } :
spoken-jokers = { $count ->
    [one] { $count } joker sur la ligne
   *[other] { $count } jokers sur la ligne
  }
spoken-no-number = Il n’y a pas de numéro { $number } dans la liste : elle va de 1 à { $last }.
spoken-not-a-move = « { $move } » n’est pas un coup. Un coup s’écrit par exemple ainsi : { $example }.
spoken-no-player = Personne ici ne s’appelle { $name }. Les joueurs sont { $players }.
spoken-resign-again = Tapez { $word } une seconde fois pour abandonner.
spoken-doubt = Tapez le coup une seconde fois pour le jouer quand même, ou { $why }.
spoken-answer = Tapez { $yes } pour accepter, { $no } pour refuser.
spoken-suggest = Tapez { $word } une seconde fois pour proposer des indices à tous.
spoken-seat-kept = Votre place reste à vous. Revenez avec `azulejos join { $link }`.

## Ce qu’on peut taper

spoken-welcome = Tapez le numéro d’un coup, ou un coup en notation (? pour l’aide).
spoken-replay = Appuyez sur Entrée pour le coup suivant, ou tapez le numéro d’un coup (? pour l’aide).
spoken-step = { $move ->
    [none] La partie commence. Elle a { $last } coups.
   *[other] Coup { $at } sur { $last } : { $move }.
  }
spoken-over = Tapez revanche pour rejouer, ou quitter pour partir.
spoken-help = Tapez le numéro d’un coup de la liste, ou un coup en notation, puis Entrée. Ces mots marchent aussi :
spoken-command = { $word } : { $about }
spoken-command-moves = coups
    .about = de nouveau la liste des coups ; Entrée suffit
spoken-command-board = plateau
    .about = votre plateau ; suivi d’un nom ou d’un numéro, celui d’un autre joueur
spoken-command-offer = offre
    .about = l’offre des fabriques, et ce qui reste
spoken-command-score = score
    .about = la manche, à qui de jouer, et le score
spoken-command-all = tout
    .about = tout ce qui se trouve sur la table
spoken-command-log = journal
    .about = ce qui s’est passé depuis votre dernier coup ; suivi d’un nombre, autant de phrases
spoken-command-hint = indice
    .about = où regarder ; puis, à chaque nouvel appel, les tuiles, le coup, la raison
spoken-command-coach = coach
    .about = prévient avant un mauvais coup : jamais, ou s’il coûte plus de 2, 4 ou 8 points
spoken-command-why = pourquoi
    .about = pourquoi le coach prévient
spoken-command-undo = annuler
    .about = annuler votre dernier coup
spoken-command-save = enregistrer
    .about = enregistrer un fichier de partie ; vous pouvez donner son nom
spoken-command-rematch = revanche
    .about = rejouer quand la partie est finie
spoken-command-resign = abandonner
    .about = abandonner la partie
spoken-command-next = suivant
    .about = le coup suivant ; Entrée suffit
spoken-command-back = précédent
    .about = le coup précédent
spoken-command-say = dire
    .about = écrire un message aux autres
spoken-command-yes = oui
    .about = accepter ce que quelqu’un demande
spoken-command-no = non
    .about = refuser ce que quelqu’un demande
spoken-command-help = aide
    .about = cette aide
spoken-command-quit = quitter
    .about = partir
spoken-command-theme = thème
    .about = un indice : de quoi il s’agit
spoken-command-solution = solution
    .about = la solution

## À une vraie table

spoken-scribe = Tapez les tuiles à mesure qu’elles sont posées, avec les lettres de leurs couleurs, et chaque coup en notation ou par son numéro. Une ligne peut en contenir plusieurs. Tapez ? pour l’aide.
spoken-no-tiles = Ce ne sont pas des tuiles : leurs lettres sont { $letters }.
spoken-kept = La partie est enregistrée au fur et à mesure dans { $file }.
spoken-taken-back = Annulé : { $moves }.
spoken-watch = Pour revoir la partie : `azulejos replay { $file }`. Pour savoir ce que valait chaque coup : `azulejos review { $file }`.
spoken-command-redo = rétablir
    .about = rétablir ce qui a été annulé ; suivi d’un nombre, autant de saisies
spoken-count = Répondez ligne par ligne. Dans une rangée, chaque case est une lettre ou un point : x ou la lettre de la couleur de sa tuile, ou . si elle est vide. Entrée seule laisse tout vide. Tapez { $undo } pour revenir, ? pour l’aide.
spoken-row-name = rangée { $row }
spoken-no-row = Il y a { $size } cases ici : tapez une lettre ou un point pour chacune.
spoken-no-count = Tapez un nombre de { $least } à { $most }.
spoken-which-color = Tapez la lettre de la couleur à la place de x : { $letters }.

## Le guide

spoken-guide = Le guide est avec vous : il dit ce qui compte maintenant, et ce qu’il pense de vos coups.
spoken-marked = À regarder : { $places }.
spoken-guide-silent = Le guide se tait.
spoken-guide-speaks = Le guide parle à nouveau.
spoken-command-more = plus
    .about = ce qui compte encore maintenant
spoken-command-again = encore
    .about = ce que le guide a dit en dernier
spoken-command-guide = guide
    .about = le guide se tait, ou parle à nouveau
spoken-command-onward = continuer
    .about = jouer contre l’adversaire que le guide propose
