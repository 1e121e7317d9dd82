# Les jeux, ce qui s’y passe, les robots et les règles en mots. Les arguments sont expliqués dans en/game.ftl.

## Couleurs, tuiles et étoiles

color = { $color ->
    [b] bleu
    [y] jaune
    [r] rouge
    [k] noir
    [w] blanc
    [j] joker
    [p] violet
    [g] vert
    [o] orange
   *[none] aucune couleur
  }
colored = { $color ->
    [b] bleue
    [y] jaune
    [r] rouge
    [k] noire
    [w] blanche
    [p] violette
    [g] verte
   *[o] orange
  }
colored-plural = { $color ->
    [b] bleues
    [y] jaunes
    [r] rouges
    [k] noires
    [w] blanches
    [p] violettes
    [g] vertes
   *[o] orange
  }
the-color = { $color ->
    [o] l’orange
   *[other] le { color }
  }
a-tile = { $color ->
    [j] un joker
   *[other] une tuile { colored }
  }
tile-of-color = { $color ->
    [j] joker
   *[other] tuile { colored }
  }
tiles-of-color = { $color ->
    [j] jokers
   *[other] tuiles { colored-plural }
  }
tiles = { $count ->
    [one] { $count } { tile-of-color }
   *[other] { $count } { tiles-of-color }
  }
jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
from-source = { $source ->
    [0] au centre
   *[other] sur la fabrique { $source }
  }
of-source = { $source ->
    [0] du centre
   *[other] de la fabrique { $source }
  }
star = { $stars ->
    [mono] { $star ->
        [0] étoile en haut à gauche
        [1] étoile en haut à droite
        [2] étoile de droite
        [3] étoile en bas à droite
        [4] étoile en bas à gauche
        [5] étoile de gauche
       *[6] étoile centrale
      }
   *[colored] { $star ->
        [0] étoile orange
        [1] étoile rouge
        [2] étoile bleue
        [3] étoile jaune
        [4] étoile verte
        [5] étoile violette
       *[6] étoile centrale
      }
  }

## Jeux

box-azul = Azul
box-pavilion = Azul : Pavillon d’été
preset-azul = Azul
    .about = Le classique : chaque case du mur a sa couleur.
preset-azul-grey = Azul, mur gris
    .about = Vous choisissez la place de chaque tuile sur votre mur.
preset-azul-jokers = Azul avec jokers
    .about = Les jokers remplacent n’importe quelle couleur.
preset-azul-grey-jokers = Azul, mur gris et jokers
    .about = Le mur gris, avec des jokers qui remplacent n’importe quelle couleur.
preset-azul-mini = Azul Mini
    .about = La version de voyage, avec les règles d’Azul.
preset-azul-express = Azul express
    .about = Une colonne complète rapporte 5 points.
preset-pavilion = Pavillon d’été
    .about = Six manches, sept étoiles, et une nouvelle couleur joker à chaque manche.
preset-pavilion-mono = Pavillon d’été, monochrome
    .about = Vous choisissez la couleur de chaque étoile.

## Options

yes = oui
no = non
option-wall = Mur
    .about = Coloré : chaque case a sa couleur. Gris : vous choisissez, mais une couleur ne va qu’une fois par rangée et par colonne.
option-wall-colored = coloré
option-wall-grey = gris
option-jokers = Jokers
    .about = Des jokers, qui valent n’importe quelle couleur, remplacent quelques tuiles.
option-column-bonus = Bonus de colonne
    .about = Points pour chaque colonne complète à la fin de la partie.
option-free-drop = Défausse libre
    .about = Vous pouvez poser toute une couleur sur le plancher, même si une ligne peut en recevoir.
option-partial-drop = Pose partielle
    .about = Vous pouvez poser sur une ligne moins de tuiles qu’elle n’en peut recevoir, et laisser tomber le reste.
option-unclaimed-marker = Marqueur premier joueur non pris
    .about = Qui commence la manche suivante si personne n’a pris le marqueur premier joueur.
option-unclaimed-marker-keep-start = le même joueur
option-unclaimed-marker-next-clockwise = le joueur suivant
option-max-rounds = Nombre de manches
    .about = La partie se termine au plus tard après cette manche.
option-max-rounds-none = sans limite
option-joker-overflow = Jokers en trop
    .about = Quelles tuiles tombent quand une couleur et ses jokers ne tiennent pas tous sur la ligne.
option-joker-overflow-player-choice = au choix du joueur
option-joker-overflow-color-first = d’abord les jokers
option-joker-mixed-needs-legal-color = Les jokers suivent leur couleur
    .about = Des jokers pris avec une couleur ne vont que là où cette couleur peut aller.
option-joker-grey = Jokers sur le mur gris
    .about = Si un joker prend ou non la couleur de sa ligne.
option-joker-grey-colorless = sans couleur
option-joker-grey-bound = couleur de leur ligne
option-joker-free-drop = Défausse libre des jokers
    .about = Vous pouvez poser des jokers, ou une couleur prise avec des jokers, sur le plancher, même si une ligne peut en recevoir.
option-stars = Étoiles
    .about = Colorées : chaque étoile a sa couleur. Monochromes : vous choisissez.
option-stars-colored = colorées
option-stars-mono = monochromes
option-pass-keep = Tuiles gardées
    .about = Combien de tuiles vous gardez quand vous passez.
option-pass-keep-free = quatre au plus
option-pass-keep-forced-max = autant que possible
option-final-leftovers = Tuiles restantes
    .about = Quand les tuiles qui restent après la dernière manche coûtent des points.
option-final-leftovers-corners-then-penalty = les tuiles gardées, après les bonus
option-final-leftovers-discard-on-pass = toutes, tout de suite

## Phases

phase-offer = offre des fabriques
phase-tiling = décoration du mur
phase-acquire = prise des tuiles
phase-place = pose des tuiles
phase-bonus = tuiles bonus
phase-refill = remplissage de la réserve
phase-deal = pioche des tuiles
phase-over = partie terminée

## Coups

move-azul-take = { $tiles } { of-source } vers { $line ->
    [0] le plancher
   *[other] la ligne { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(sur la ligne : { $laid })
  }
move-azul-tile = une tuile dans la rangée { $row }, colonne { $column }
move-pavilion-take = { $tiles } { of-source }
move-pavilion-place = { a-tile } sur l’{ star }, case { $space }, pour { $tiles }
move-pavilion-bonus = { $tiles } de la réserve
move-pavilion-pass = passer{ $count ->
    [0] {""}
   *[other] {" "}et garder { $tiles }
  }

## Ce qui se passe dans Azul

azul-laid = La fabrique { $factory } reçoit { a-tile }.
azul-poured = Le sac est vide : { $count ->
    [one] { $count } tuile du couvercle y retourne.
   *[other] { $count } tuiles du couvercle y retournent.
  }
azul-round-began = Manche { $round } : { $player } commence.
azul-took = { $player } prend { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } et { jokers }
      }
  } { from-source }.
azul-moved-to-center = Au centre : { $tiles }.
azul-took-marker = { $player } prend le marqueur premier joueur{ $on_floor ->
    [true] , qui va sur le plancher.
   *[false] . Le plancher est plein, il ne coûte donc rien.
  }
azul-placed = { $player } pose { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } et { jokers }
      }
  } sur la ligne { $line-number }{ $complete ->
    [true] {" "}et la complète.
   *[false] .
  }
azul-fell = { $player } laisse tomber { tiles } sur le plancher{ $to_lid ->
    [0] .
    [one] , dont { $to_lid } va dans le couvercle.
   *[other] , dont { $to_lid } vont dans le couvercle.
  }
azul-tiled = { $player } pose { $joker ->
    [true] un joker
   *[false] { a-tile }
  } sur le mur, rangée { $row-number }, colonne { $column-number } : { points } (horizontal { $across }, vertical { $down }).
azul-line-fell = { $player } n’a pas de case sur le mur pour la ligne { $line-number } : toute la ligne tombe.
azul-floor-cost = { $player } perd { points } à cause du plancher.
azul-ended = { $reason ->
    [row] Une rangée est complète : la partie est terminée.
    [no_tiles] Il ne reste plus de tuiles : la partie est terminée.
   *[max_rounds] C’était la dernière manche : la partie est terminée.
  }
azul-row-bonus = { $player } marque { points } pour la rangée { $row-number } complète.
azul-column-bonus = { $player } marque { points } pour la colonne { $column-number } complète.
azul-color-bonus = { $player } marque { points } pour les cinq { tiles-of-color }.

## Ce qui se passe dans Pavillon d’été

pavilion-laid = La fabrique { $factory } reçoit { a-tile }.
pavilion-supplied = La réserve reçoit { a-tile }.
pavilion-poured = Le sac est vide : { $count ->
    [one] { $count } tuile de la tour y retourne.
   *[other] { $count } tuiles de la tour y retournent.
  }
pavilion-round-began = Manche { $round } : la couleur joker est { the-color }, et { $player } commence.
pavilion-took = { $player } prend { $count ->
    [0] { a-tile } (joker)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } et une tuile joker
      }
  } { from-source }.
pavilion-moved-to-center = Au centre : { $tiles }.
pavilion-took-marker = { $player } prend le marqueur premier joueur et perd { points }.
pavilion-placing-began = Toutes les tuiles sont prises : { $player } pose en premier.
pavilion-placed = { $player } pose { a-tile } sur l’{ star }, case { $space-number } : { points }.
pavilion-surrounded = { $player } entoure { $element ->
    [pillar] un pilier
    [statue] une statue
   *[window] une fenêtre
  } et prend { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve.
pavilion-took-bonus = { $player } prend dans la réserve : { $tiles }.
pavilion-passed = { $player } passe{ $points ->
    [0] .
   *[other] {" "}et perd { points }.
  }
pavilion-ended = Les six manches sont jouées : la partie est terminée.
pavilion-star-bonus = { $player } marque { points } pour l’{ star } complète.
pavilion-number-bonus = { $player } marque { points } pour avoir couvert toutes les cases { $number }.
pavilion-leftover-cost = { $player } perd { points } à cause des tuiles restantes.

## Ce qui se passe à la table

connection-lost = Connexion perdue. Reconnexion…
server-silent = Le serveur ne répond pas. Est-il toujours en marche ?
thinks-less = Le serveur est occupé : { $player } réfléchit moins longtemps.
entry-seated = { $player } rejoint la table.
entry-left = { $player } quitte la table.
entry-began = La partie commence.
entry-chose = { $player } a choisi ses cases sur le mur.
entry-asked = { $player } { $what ->
    [takeback] demande à reprendre un coup.
    [draw] propose l’égalité.
    [abort] propose d’arrêter la partie sans vainqueur.
    [help] propose des indices pour tous.
   *[rematch] demande une revanche.
  }
entry-answered = { $player } { $yes ->
    [true] accepte.
   *[false] refuse.
  }
entry-took-back = { $player } reprend un coup.
entry-resumed = La partie continue.
entry-resigned = { $player } abandonne.
entry-flagged = { $player } n’a plus de temps.
entry-taken-over = Un robot remplace { $player }.
entry-helped = { $player } demande de l’aide.
entry-rematch = La revanche est prête.
end-played = La partie est terminée.
end-resigned = La partie se termine par abandon.
end-flagged = La partie se termine : temps écoulé.
end-draw = La partie se termine sur une égalité.
end-aborted = La partie s’est arrêtée sans vainqueur.

## Ce qu’une table ne permet pas

error-no-help = Pas d’indices à cette table : d’autres personnes jouent aussi.
error-bad-text = Le texte ne peut être ni vide ni trop long.
error-bad-seat = Ces places ne conviennent pas au jeu.
error-bad-clock = Cette pendule n’existe pas.
error-bad-setting = Ce réglage n’existe pas.
error-seat-taken = Cette place est prise.
error-not-a-person = Ce n’est pas une personne qui joue à cette place.
error-no-takeover = À cette table, les robots ne remplacent personne.
error-not-your-turn = Ce n’est pas votre tour.
error-time-is-up = Votre temps est écoulé.
error-not-a-move = Ce n’est pas un coup.
error-illegal-move = Interdit : { $reason }.
error-already-asked = Vous l’avez déjà demandé.
error-nothing-asked = Aucune demande n’attend de réponse.
error-chat-off = La discussion est désactivée à cette table.
error-not-begun = La partie n’a pas commencé : une place est encore libre.
error-over = La partie est terminée.
error-unknown-seat = Cette place n’existe pas.
error-not-over = La partie n’est pas encore terminée.
error-takeback-off = À cette table, on ne reprend pas ses coups.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre.
error-unknown-request = Vous ne pouvez pas demander cela.
error-seat-lost = Vous avez quitté cette place.
error-watching = Seuls les joueurs peuvent discuter.
error-unauthorized = Vous n’avez plus de place à cette table : vous êtes spectateur.
error-forbidden = Cette place n’est pas la vôtre.
error-not-found = Cela n’existe pas, ou a été supprimé.
error-failed = Quelque chose n’a pas fonctionné sur le serveur. Réessayez.
error-set-aside = On ne peut plus jouer à cette table : son journal est endommagé.
error-closed = Cette table a été fermée, car personne n’y jouait depuis longtemps.
error-stale = La table a changé. Regardez-la de nouveau.
error-too-large = C’est trop long pour le serveur.
error-too-many = Trop de demandes. Patientez un instant.
error-unavailable = Le serveur est occupé. Réessayez dans un instant.

## Pourquoi un coup est interdit

reason-game-over = la partie est terminée
reason-draw-first = il faut d’abord piocher des tuiles dans le sac
reason-not-in-bag = il n’y a pas de { tile-of-color } dans le sac
reason-no-draw = ce n’est pas le moment de piocher
reason-tiling-later = on ne décore le mur que lorsque toutes les tuiles sont prises
reason-tile-first = choisissez d’abord une colonne pour la tuile de la ligne { $line } : une ligne complète doit aller sur le mur
reason-top-down = les lignes vont sur le mur de haut en bas, et c’est au tour de la ligne { $line }
reason-space-taken = la rangée { $row } a déjà une tuile dans la colonne { $column }
reason-color-in-column = la colonne { $column } a déjà { a-tile }, et une couleur n’y va qu’une fois
reason-no-factory = la fabrique { $factory } n’existe pas : à { $players } joueurs, il y en a { $factories }
reason-no-jokers = cette partie se joue sans jokers
reason-all-that-fit = il faut poser sur la ligne autant de tuiles que possible, ou toutes sur le plancher
reason-not-in-source = il n’y a pas de { tile-of-color } { $source ->
    [0] au centre
   *[other] sur la fabrique { $source }
  }
reason-line-full = la ligne { $line } est complète
reason-other-color = la ligne { $line } contient déjà des { tiles-of-color }, et une ligne n’a qu’une couleur
reason-color-in-row = la rangée { $row } du mur a déjà sa { tile-of-color }
reason-no-part = p{ $part } doit être inférieur à { $most }, le nombre de tuiles pour la ligne { $line } : ne l’écrivez pas pour les poser toutes
reason-no-mixed-part = j{ $jokers }p{ $part } doit mettre sur la ligne { $line } moins de tuiles qu’elle n’en peut recevoir
reason-floor-last = on ne peut pas tout laisser tomber tant qu’une ligne peut recevoir des tuiles, et c’est le cas de la ligne { $line }
reason-floor-jokers = toutes les tuiles tombent sur le plancher, aucun joker ne va sur une ligne : écrivez j0
reason-jokers-fall-first = j{ $jokers } ne convient pas à la ligne { $line } : les jokers tombent d’abord quand tout ne tient pas
reason-joker-number = j{ $jokers } ne convient pas à la ligne { $line } : il faut y poser autant de tuiles que possible
reason-take-first = il faut d’abord prendre toutes les tuiles
reason-no-bonus = les tuiles bonus récompensent un pilier, une statue ou une fenêtre entourés
reason-all-taken = toutes les tuiles sont prises : posez-en une, ou passez
reason-wild-last = { the-color } est la couleur joker de cette manche, et ne se choisit que s’il n’y a pas d’autre couleur
reason-bonus-first = prenez d’abord { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve
reason-bonus-number = il faut prendre exactement { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve
reason-not-in-supply = la réserve contient { tiles }
reason-not-to-keep = vous n’avez que { tiles } à garder
reason-nothing-kept = on ne garde pas de tuiles après la dernière manche
reason-keep-more = vous devez garder { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, et non { $kept }
reason-covered = la case { $space } est déjà couverte
reason-star-color = seules des { tiles-of-color } vont sur cette étoile
reason-star-differs = les tuiles de cette étoile doivent être toutes différentes, et { the-color } y est déjà
reason-star-alike = les tuiles de cette étoile doivent être toutes { colored-plural }
reason-one-of-color = il faut payer au moins { a-tile }
reason-wild-itself = { the-color } est la couleur joker de cette manche et se paie lui-même : enlevez w{ $wild }
reason-too-few = la case { $space } coûte { tiles }, et vous en avez { $have }
reason-too-few-with-wild = la case { $space } coûte { $price ->
    [one] { $price } tuile
   *[other] { $price } tuiles
  }, et vous en avez { $have } { $have ->
    [one] { colored }
   *[other] { colored-plural }
  } et { $wild } de la couleur joker
reason-too-few-wild = vous n’avez que { $wild ->
    [one] { $wild } tuile joker
   *[other] { $wild } tuiles joker
  }
reason-too-few-of-color = cela coûte { tiles }, et vous en avez { $have }

## Robots

bot-random = Hasard
    .about = Je prends ce qui vient.
bot-greedy = Glouton
    .about = Je rafle tous les points que je vois à ce tour.
bot-tidy = Soigneux
    .about = Pas une tuile sur mon plancher.
bot-spoiler = Trouble-fête
    .about = Ce qu’il vous faut, je le prends.
bot-sprinter = Sprinteur
    .about = Une rangée complète, et c’est fini.
bot-mason = Maçon
    .about = Je construis du sol au plafond.
bot-novice = Novice
    .about = Je prends ce qui a l’air bien sur le moment.
bot-apprentice = Apprenti
    .about = Je compte chaque point de ce tour.
bot-tiler = Carreleur
    .about = Je sais ce que vaudra un mur, mais pas ce que vous ferez ensuite.
bot-journeyman = Compagnon
    .about = J’anticipe et je gâche peu de tuiles.
bot-artisan = Artisan
    .about = Je sais ce que vaudra chaque case.
bot-mosaicist = Mosaïste
    .about = Peu de tuiles tombent sur mon plancher, et beaucoup sur le vôtre.
bot-muralist = Muraliste
    .about = Je vois toute la manche avant vous.
bot-master = Maître
    .about = Je réfléchis bien et ne vous laisse rien.
bot-maestro = Maestro
    .about = J’ai appris en jouant contre moi-même. Une demi-seconde me suffit.
bot-oracle = Oracle
    .about = Je sais comment cela finira, et à quel point j’en suis sûr.
