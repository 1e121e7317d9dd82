# Les jeux, ce qui s'y passe, les robots et les règles en mots. Les arguments sont expliqués dans en/game.ftl.

## Couleurs et tuiles

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
a-tile = { $color ->
    [b] une tuile bleue
    [y] une tuile jaune
    [r] une tuile rouge
    [k] une tuile noire
    [w] une tuile blanche
    [p] une tuile violette
    [g] une tuile verte
    [o] une tuile orange
   *[j] un joker
  }
tile-of-color = { $color ->
    [b] tuile bleue
    [y] tuile jaune
    [r] tuile rouge
    [k] tuile noire
    [w] tuile blanche
    [p] tuile violette
    [g] tuile verte
    [o] tuile orange
   *[j] joker
  }
tiles-of-color = { $color ->
    [b] tuiles bleues
    [y] tuiles jaunes
    [r] tuiles rouges
    [k] tuiles noires
    [w] tuiles blanches
    [p] tuiles violettes
    [g] tuiles vertes
    [o] tuiles orange
   *[j] jokers
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
star-letter = { $star ->
    [0] o
    [1] r
    [2] b
    [3] y
    [4] g
    [5] p
   *[6] c
  }

## Jeux

box-azul = Azul
box-pavilion = Azul : Pavillon d'été
preset-azul = Azul
    .about = Le classique : chaque case du mur a sa couleur.
preset-azul-grey = Azul, mur gris
    .about = Vous choisissez la place de chaque tuile sur votre mur.
preset-azul-jokers = Azul avec jokers
    .about = Les jokers remplacent n'importe quelle couleur.
preset-azul-grey-jokers = Azul, mur gris et jokers
    .about = Le mur gris, et des jokers qui remplacent n'importe quelle couleur.
preset-azul-mini = Azul Mini
    .about = La boîte de voyage, avec les règles d'Azul.
preset-azul-express = Azul express
    .about = Une colonne complète vaut 5 points.
preset-pavilion = Pavillon d'été
    .about = Six manches, sept étoiles, une autre couleur joker à chaque manche.
preset-pavilion-mono = Pavillon d'été, monochrome
    .about = Vous décidez de la couleur de chaque étoile.

## Options

yes = oui
no = non
option-wall = Mur
    .about = Coloré : chaque case a sa couleur. Gris : vous choisissez, mais jamais deux fois la même couleur dans une rangée ou une colonne.
option-wall-colored = coloré
option-wall-grey = gris
option-jokers = Jokers
    .about = Des tuiles qui remplacent n'importe quelle couleur prennent la place de quelques autres.
option-column-bonus = Bonus d'une colonne
    .about = Points pour une colonne complète à la fin.
option-free-drop = Jeter librement
    .about = Vous pouvez jeter sur le plancher toutes les tuiles d'une couleur même si une ligne peut en recevoir. Sinon, seul ce qu'aucune ligne ne peut recevoir y va en entier.
option-partial-drop = Pose partielle
    .about = Vous pouvez poser moins de tuiles qu'il n'y a de place sur la ligne, et laisser tomber le reste.
option-unclaimed-marker = Marqueur premier joueur resté au centre
    .about = Qui commence si personne n'a pris le marqueur premier joueur.
option-unclaimed-marker-keep-start = le même joueur commence encore
option-unclaimed-marker-next-clockwise = le joueur suivant commence
option-max-rounds = Dernière manche
    .about = La partie s'arrête de toute façon après cette manche.
option-max-rounds-none = aucune
option-joker-overflow = Jokers en trop
    .about = Quelles tuiles tombent quand les jokers et une couleur ne tiennent pas sur leur ligne.
option-joker-overflow-player-choice = le joueur choisit
option-joker-overflow-color-first = les jokers tombent d'abord
option-joker-mixed-needs-legal-color = Les jokers suivent leur couleur
    .about = Des jokers pris avec une couleur ne vont que là où cette couleur peut aller.
option-joker-grey = Jokers sur le mur gris
    .about = Si le joker d'une ligne colorée compte pour cette couleur.
option-joker-grey-colorless = ne comptent pour aucune couleur
option-joker-grey-bound = comptent pour la couleur de leur ligne
option-joker-free-drop = Jeter librement des jokers
    .about = De même pour les jokers, et pour une couleur prise avec des jokers.
option-stars = Étoiles
    .about = Colorées : chaque étoile a sa couleur. Monochromes : vous décidez.
option-stars-colored = colorées
option-stars-mono = monochromes
option-pass-keep = Tuiles gardées
    .about = Combien de tuiles garde un joueur qui passe.
option-pass-keep-free = quatre au plus
option-pass-keep-forced-max = autant que possible
option-final-leftovers = Tuiles restantes à la fin
    .about = Quand les tuiles qui restent après la dernière manche coûtent des points.
option-final-leftovers-corners-then-penalty = celles qu'on garde, après les bonus
option-final-leftovers-discard-on-pass = toutes, tout de suite

## Phases

phase-offer = offre des fabriques
phase-tiling = pose sur le mur
phase-acquire = prise des tuiles
phase-place = pose des tuiles
phase-bonus = tuiles bonus
phase-refill = remplissage de la réserve
phase-deal = tirage des tuiles
phase-over = partie terminée

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
   *[false] {" "}; sur un plancher plein il ne coûte rien.
  }
azul-placed = { $player } pose { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } et { jokers }
      }
  } sur la ligne { $line-number }{ $complete ->
    [true] , qui est complète.
   *[false] .
  }
azul-fell = { $player } laisse tomber { tiles } sur le plancher{ $to_lid ->
    [0] .
    [one] {" "}; { $to_lid } va dans le couvercle.
   *[other] {" "}; { $to_lid } vont dans le couvercle.
  }
azul-tiled = { $player } pose { $joker ->
    [true] un joker
   *[false] { a-tile }
  } sur le mur, rangée { $row-number }, colonne { $column-number } : { points } (horizontal { $across }, vertical { $down }).
azul-line-fell = { $player } n'a pas de case pour la ligne { $line-number } : elle tombe tout entière.
azul-floor-cost = { $player } perd { points } pour le plancher.
azul-ended = { $reason ->
    [row] Une rangée est complète : la partie est terminée.
    [no_tiles] Il ne reste plus de tuiles : la partie est terminée.
   *[max_rounds] La dernière manche est jouée : la partie est terminée.
  }
azul-row-bonus = { $player } : { points } pour la rangée { $row-number }.
azul-column-bonus = { $player } : { points } pour la colonne { $column-number }.
azul-color-bonus = { $player } : { points } pour les cinq { tiles-of-color }.

## Ce qui se passe dans le Pavillon d'été

pavilion-laid = La fabrique { $factory } reçoit { a-tile }.
pavilion-supplied = La réserve reçoit { a-tile }.
pavilion-poured = Le sac est vide : { $count ->
    [one] { $count } tuile de la tour y retourne.
   *[other] { $count } tuiles de la tour y retournent.
  }
pavilion-round-began = Manche { $round } : la couleur joker est le { color }, et { $player } commence.
pavilion-took = { $player } prend { $count ->
    [0] { a-tile }, la couleur joker,
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } et une tuile joker
      }
  } { from-source }.
pavilion-moved-to-center = Au centre : { $tiles }.
pavilion-took-marker = { $player } prend le marqueur premier joueur et perd { points }.
pavilion-placing-began = Toutes les tuiles sont prises : { $player } pose en premier.
pavilion-placed = { $player } pose { a-tile } sur { star-letter }{ $space-number } : { points }.
pavilion-surrounded = { $player } a entouré { $element ->
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
pavilion-ended = Six manches sont jouées : la partie est terminée.
pavilion-star-bonus = { $player } : { points } pour l'étoile complète { star-letter }.
pavilion-number-bonus = { $player } : { points } pour toutes les cases { $number }.
pavilion-leftover-cost = { $player } perd { points } pour les tuiles restantes.

## Ce qui se passe à la table

entry-seated = { $player } s'assoit.
entry-left = { $player } s'en va.
entry-began = La partie commence.
entry-chose = { $player } a fait un choix pour son mur.
entry-asked = { $player } { $what ->
    [takeback] aimerait reprendre un coup.
    [draw] propose le match nul.
    [abort] aimerait arrêter la partie sans résultat.
   *[rematch] aimerait rejouer.
  }
entry-answered = { $player } { $yes ->
    [true] est d'accord.
   *[false] n'est pas d'accord.
  }
entry-took-back = { $player } reprend un coup.
entry-resumed = La partie continue.
entry-resigned = { $player } abandonne.
entry-flagged = Le temps de { $player } est écoulé.
entry-taken-over = Un robot continue pour { $player }.
entry-rematch = Il y a une revanche.
end-played = La partie est terminée.
end-resigned = La partie est terminée par abandon.
end-flagged = La partie est terminée : un temps est écoulé.
end-draw = Match nul.
end-aborted = La partie a été arrêtée sans résultat.

## Ce qu'une table ne permet pas

error-bad-text = Il faut un texte, ni vide ni trop long.
error-bad-seat = Ces places ne conviennent pas au jeu.
error-bad-clock = Cette pendule n'existe pas.
error-bad-setting = Ce réglage n'existe pas.
error-seat-taken = Cette place est prise.
error-not-a-person = Personne ne joue cette place.
error-no-takeover = À cette table, aucun robot ne prend la relève.
error-not-your-turn = Ce n'est pas votre tour.
error-time-is-up = Votre temps est écoulé.
error-not-a-move = Ce n'est pas un coup.
error-illegal-move = Ce n'est pas permis : { $reason }.
error-already-asked = C'est déjà demandé.
error-nothing-asked = On ne vous a rien demandé de tel.
error-chat-off = À cette table, on ne discute pas.
error-not-begun = La partie n'a pas commencé : une place est libre.
error-over = La partie est terminée.
error-unknown-seat = Cette place n'existe pas.
error-not-over = La partie n'est pas encore terminée.
error-takeback-off = À cette table, un coup joué est joué.
error-nothing-to-take-back = Il n'y a encore rien à reprendre.
error-unknown-request = Cela ne peut pas se demander.
error-seat-lost = Vous avez quitté cette place.
error-set-aside = Cette table ne peut plus être jouée : son journal est abîmé.

## Pourquoi un coup n'est pas permis

reason-game-over = la partie est terminée
reason-draw-first = il faut d'abord tirer des tuiles du sac
reason-not-in-bag = il n'y a pas de { tile-of-color } dans le sac
reason-no-draw = aucune tuile n'est à tirer maintenant
reason-tiling-later = on ne pose sur le mur que lorsque toutes les tuiles sont prises
reason-tile-first = choisissez d'abord une colonne pour la tuile de la ligne { $line } : une ligne complète doit aller sur le mur
reason-top-down = les lignes vont sur le mur de haut en bas, et c'est au tour de la ligne { $line }
reason-space-taken = la rangée { $row } a déjà une tuile dans la colonne { $column }
reason-color-in-column = la colonne { $column } contient déjà le { color }, et une couleur n'y figure qu'une fois
reason-no-factory = il n'y a pas de fabrique { $factory } : à { $players } joueurs il y en a { $factories }
reason-no-jokers = on joue cette partie sans jokers
reason-all-that-fit = il faut poser autant de tuiles qu'il y a de place sur la ligne, ou toutes sur le plancher
reason-not-in-source = il n'y a pas de { tile-of-color } { from-source }
reason-line-full = la ligne { $line } est pleine
reason-other-color = la ligne { $line } contient déjà des { tiles-of-color }, et une ligne n'a qu'une couleur
reason-color-in-row = la rangée { $row } du mur a déjà sa { tile-of-color }
reason-no-part = { $part } sur { $most } n'est pas une partie : { $color } va tout entier sur la ligne { $line } sans p{ $part }
reason-no-mixed-part = j{ $jokers }p{ $part } n'est pas une partie de ces tuiles : il doit en aller moins sur la ligne { $line } qu'il n'y tient
reason-floor-last = on ne peut pas jeter toutes les tuiles quand une ligne peut en recevoir, et la ligne { $line } le peut
reason-floor-jokers = sur le plancher toutes les tuiles tombent, aucun joker n'est pour une ligne : écrivez j0
reason-jokers-fall-first = { $jokers } n'est pas le nombre de jokers pour la ligne { $line } : les jokers tombent d'abord quand tout ne tient pas
reason-joker-number = { $jokers } n'est pas un nombre de jokers qui remplit la ligne { $line } autant que possible
reason-take-first = il faut d'abord prendre toutes les tuiles
reason-no-bonus = les tuiles bonus sont pour qui entoure un pilier, une statue ou une fenêtre
reason-all-taken = toutes les tuiles sont prises : posez-en une, ou passez
reason-wild-last = le { color } est la couleur joker de cette manche, et ne se choisit que s'il n'y a pas d'autre couleur
reason-bonus-first = prenez d'abord { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve
reason-bonus-number = il faut prendre exactement { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans la réserve
reason-not-in-supply = la réserve contient { tiles }
reason-not-to-keep = on ne peut garder que { tiles }
reason-nothing-kept = après la dernière manche on ne garde pas de tuiles
reason-keep-more = il faut garder { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, et non { $kept }
reason-covered = la case { $space } est couverte
reason-star-color = seules des { tiles-of-color } vont dans cette étoile
reason-star-differs = les tuiles de cette étoile sont toutes différentes, et le { color } y est déjà
reason-star-alike = cette étoile n'a que des { tiles-of-color }
reason-one-of-color = il faut payer au moins { a-tile }
reason-wild-itself = le { color } est la couleur joker de cette manche et se paie lui-même : enlevez w{ $wild }
reason-too-few = la case { $space } coûte { tiles }, et il y en a { $have }
reason-too-few-with-wild = la case { $space } coûte { $price ->
    [one] { $price } tuile
   *[other] { $price } tuiles
  } : il y a { $have } de couleur { color } et { $wild } de la couleur joker
reason-too-few-wild = on ne peut payer que { $wild ->
    [one] { $wild } tuile joker
   *[other] { $wild } tuiles joker
  }
reason-too-few-of-color = il faudrait payer { tiles }, et il y en a { $have }

## Robots

bot-random = Hasard
    .about = Je prends ce qui vient.
bot-greedy = Glouton
    .about = Je prends le plus de points que je vois à ce tour.
bot-tidy = Soigneux
    .about = Pas une tuile ne doit rester sur mon plancher.
bot-spoiler = Trouble-fête
    .about = Ce qu'il vous faut, je le prends.
bot-sprinter = Sprinteur
    .about = La première ligne est pour moi, et puis c'est fini.
bot-mason = Maçon
    .about = Je construis du sol au toit.
bot-novice = Novice
    .about = Je prends ce qui a l'air bien tout de suite.
bot-apprentice = Apprenti
    .about = Je compte les points de ce tour, et je les compte bien.
bot-tiler = Carreleur
    .about = Je sais ce qu'un mur rapportera plus tard, mais pas ce que vous ferez ensuite.
bot-journeyman = Compagnon
    .about = Je prévois, et je gâche peu de tuiles.
bot-artisan = Artisan
    .about = Je sais ce que vaudra chaque case.
bot-mosaicist = Mosaïste
    .about = Peu de tuiles tombent sur mon plancher, et beaucoup sur le vôtre.
bot-muralist = Muraliste
    .about = Je vois toute votre manche avant vous.
bot-master = Maître
    .about = Je réfléchis une seconde et je ne vous laisse rien.
bot-maestro = Maestro
    .about = J'ai appris en jouant contre moi, et une demi-seconde me suffit.
bot-oracle = Oracle
    .about = Je sais comment cela finira, et à quel point j'en suis sûr.
