# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Analyse
study-tabs = Sections de l’analyse
study-tab-moves = Coups
study-tab-analysis = Analyse
study-tab-review = Bilan
study-tab-more = Plus
study-chances = Chances de gagner
study-chance-of = { $player } : { $chance }, { $points } points
study-no-value = pas encore analysé
study-graph = Chances au fil de la partie
study-after = Après { $moves }
study-deal = Piocher des tuiles
study-back = Revenir à la partie
study-keep = { $count ->
    [one] Garder cette variante
   *[other] Garder { $count } variantes
  }
study-kept = Enregistré dans ce navigateur, avec la partie.
study-edit = Modifier cette position
study-keys-arrows = Un pas en arrière ou en avant ; haut et bas pour les autres variantes
study-keys-ends = Aller au début ; Fin : aller à la fin
study-keys-analysis = Lancer ou arrêter l’analyse
study-keys-deeper = Approfondir l’analyse
study-keys-play = Jouer le premier coup de cette suite
study-keys-review = Faire le bilan de la partie
study-keys-moves = Montrer les coups
study-keys-back = Revenir à la partie jouée
study-keys-front = Mettre le plateau suivant au premier plan
study-keys-deal = Piocher des tuiles en début de manche
study-keys-keep = Garder les variantes

# Analysis

analysis-start = Analyser
analysis-stop = Arrêter
analysis-deeper = Approfondir
analysis-lines = Suites
analysis-follow = Analyser chaque position que je regarde
analysis-waiting = { $ahead ->
    [one] En attente : une autre demande passe avant.
   *[other] En attente : { $ahead } autres demandes passent avant.
  }
analysis-thinking = Réflexion…
analysis-figures = Positions : { $nodes }, profondeur : { $depth }
analysis-idle = Essayez des coups sur les plateaux ou lancez l’analyse.
analysis-over = La partie est terminée.
analysis-best = Meilleures suites
analysis-play = Jouer { $moves }
analysis-about = Les chances et les points sont ceux de { $player }. Pointez un coup pour le voir sur les plateaux ; cliquez dessus pour continuer de là.
analysis-deals = Ce que les prochaines tuiles peuvent apporter (sur { $samples } tirages)
analysis-mean = Moyenne
analysis-spread = Écart
analysis-paste = Coller une position ou une partie
analysis-paste-about = Une position en texte ou JSON, ou un fichier de partie
analysis-open = Ouvrir

# Review

review-about = Voyez ce que valait chaque coup, ce qui a décidé de la partie et ce qui tenait à la chance.
review-start = Faire le bilan
review-running = Bilan en cours… { $percent } %
review-leave = Vous pouvez quitter cette page : le bilan vous y attendra.
review-lost = A coûté { $points } points et { $chance } de chances de gagner.
review-best = Mieux : { $move }
review-deal = Tuiles piochées à la manche { $round }
review-luck-of = { $player } : { $points } points ({ $chance })
review-accuracy = Précision
review-account = Le compte : points d’avance et chances de gagner
review-sum-start = Au début
review-sum-luck = Chance
review-sum-own = Ses coups
review-sum-others = Autres coups
review-sum-end = À la fin
review-moments = Ce qui a décidé de la partie
review-moment = { $player }, manche { $round } : { $points } points
review-deals = La chance de chaque manche
class-best = Meilleur coup
class-only-move = Seul coup
class-good = Bon coup
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe

# Sharing

share-title = Partager
share-link = Copier un lien vers cette position
share-link-copied = Lien copié
share-png = Image (PNG)
share-svg = Image (SVG)
share-print = Imprimer
share-result = Image du résultat
share-saved = Image enregistrée

# Board editor

edit-title = Composer une position
    .about = Posez des tuiles où vous voulez ; les règles vérifient si la position est possible.
edit-begin = Commencer avec une table vide
edit-tiles = Tuile
edit-eraser = Retirer
edit-about = Choisissez une tuile, puis un endroit. Les tuiles viennent du sac et y retournent. Au clavier : la lettre de la couleur, ou Suppr.
edit-wall = Mur : rangée { $row }, colonne { $column }
edit-center = Au centre
edit-turn = Au tour de
edit-nobody = Personne : on pioche des tuiles
edit-start = Commence la manche
edit-score = Score de { $player }
edit-passed = { $player } a passé
edit-json = La position en JSON
edit-no-json = Ce n’est pas du JSON : la position reste telle quelle.
edit-fine = Cette position est possible.
edit-analyse = Analyser

# My games

games-title = Mes parties
games-import = Importer des fichiers de partie
games-importing = Lecture des parties… { $done }
games-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
  }
games-bad-file = { $file } : { $problem }
games-part = { $file }, partie { $number }
games-several = { $file } contient plusieurs parties : importez-les sur la page « Mes parties ».
games-gone = Ce navigateur n’a plus cette partie.
games-export = Tout exporter
games-exporting = Parties : { $done } sur { $total }…
games-exported = { $count ->
    [one] { $count } partie dans un fichier.
   *[other] { $count } parties dans un fichier.
  }
games-missing = Le serveur n’a plus la partie { $id }.
games-search = Rechercher
games-search-example = Joueur, robot ou jeu
games-show = Afficher
games-show-all = Toutes
games-show-going = En cours
games-show-over = Terminées
games-show-won = Gagnées
games-show-lost = Perdues
games-show-shared = Victoires partagées
games-game = Jeu
games-every = Tous les jeux
games-server = Toutes les parties de ce serveur
games-none = Pas encore de parties. Celles que vous jouez ou importez apparaîtront ici.
games-not-found = Aucune partie trouvée.
games-more = En afficher plus ({ $count })
games-from-file = importée
games-from-server = sur ce serveur
games-waiting = En attente de joueurs
games-playing = En cours
games-closed = Fermée
games-won = Gagnée
games-lost = Perdue
games-shared = Partagée
games-accuracy = précision { $percent }
games-forget = Retirer la partie de { $id }
games-progress = Contre chaque robot
games-progress-about = Chaque barre est une partie, la plus récente à droite : votre avance ou votre retard.
games-record = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  } sur { $count }
games-margins = Points d’avance à chaque partie : { $margins }

# Hints and coach

hint-more = Dites-m’en plus
coach-title = En êtes-vous sûr ?
coach-lost = Ce coup semble coûter { $points } points et { $chance } de chances de gagner.
coach-no = Réfléchir encore
coach-yes = Jouer quand même
coach-why = Pourquoi ?

# Positions impossibles : ce qui ne va pas, et ce qui est permis.

impossible-count = Il y a { tiles } en tout, mais le jeu en a { $wanted }.
impossible-factory-full = La fabrique { $factory } n’a de place que pour 4 tuiles.
impossible-line-colors = La ligne { $line } du joueur { $player } ne peut avoir qu’une couleur.
impossible-line-full = La ligne { $line } du joueur { $player } a plus de tuiles que de cases.
impossible-line-on-wall = La ligne { $line } du joueur { $player } ne peut pas avoir une couleur déjà présente dans cette rangée du mur.
impossible-wall-twice = Sur le mur du joueur { $player }, une couleur ne figure qu’une fois par rangée et par colonne.
impossible-wall-space = Cette tuile ne peut pas être dans la rangée { $row }, colonne { $column } du mur du joueur { $player }.
impossible-row-complete = La rangée complète sur le mur du joueur { $player } aurait mis fin à la partie.
impossible-floor-full = Le plancher du joueur { $player } a { $most } cases.
impossible-one-marker = Il n’y a qu’un marqueur premier joueur.
impossible-nobody-acts = Ce n’est à personne de jouer pendant qu’on pioche des tuiles ou quand la partie est finie.
impossible-lines-done = Entre deux manches, aucune ligne n’est complète et les planchers sont vides.
impossible-sources-empty = Entre deux manches le centre est vide, et après la partie les fabriques le sont aussi.
impossible-offer = On prend des tuiles tant qu’il y en a sur les fabriques ou au centre, et pas plus longtemps.
impossible-deal-room = Pour piocher, il faut des tuiles dans le sac et de la place pour elles.
impossible-in-order = Les fabriques se remplissent l’une après l’autre, avec 4 tuiles chacune.
impossible-tiled = Le joueur { $player } a déjà décoré son mur et payé son plancher.
impossible-no-column = Le joueur { $player } n’a pas de colonne à choisir.
impossible-marker-dealt = Pendant qu’on pioche, le marqueur est au joueur qui commence.
impossible-marker-floor = Le marqueur premier joueur doit être sur le plancher du joueur { $player } et nulle part ailleurs.
impossible-marker-center = Pendant qu’on pioche, le marqueur premier joueur est au centre.
impossible-marker-starts = Le joueur qui a le marqueur premier joueur commence.
impossible-supply-full = La réserve a { $most } cases.
impossible-supply-room = La réserve est pleine : il n’y a rien à compléter.
impossible-supply-first = Quand on pioche, on remplit d’abord la réserve, puis les fabriques, et le centre est vide.
impossible-corners-full = Le joueur { $player } peut garder { $most } tuiles dans les coins.
impossible-corners-early = Avant la pose des tuiles, personne n’a passé ni ne garde de tuiles dans les coins, sauf ici le joueur { $player }.
impossible-corners-late = Après la dernière manche, le joueur { $player } ne garde pas de tuiles.
impossible-hand-over = Quand la partie est finie, le joueur { $player } n’a plus de tuiles à côté du plateau.
impossible-corners-passed = Seuls les joueurs qui ont passé ont des tuiles dans les coins, et ils n’en ont pas d’autres : voyez le joueur { $player }.
impossible-star-color = Une étoile du joueur { $player } a une tuile d’une couleur qui n’y va pas.
impossible-owed = Les tuiles bonus ne se prennent que quand on y a droit, et pas plus que la réserve n’en a.
impossible-over-early = La partie n’est finie qu’après la manche { $round }.
impossible-turn = C’est le tour du joueur qui doit jouer ou, entre les tours, de celui qui commence.
impossible-no-tiles = Le joueur { $player } n’a pas de tuiles à poser.
impossible-has-passed = Le joueur { $player } a passé et n’a plus de tour.
impossible-number = { $value } n’est pas un nombre entier de { $least } à { $most }.
impossible-form = Cela ne se lit pas comme une position, qui est une ligne de texte ou du JSON.

# Fichiers de partie cassés

broken-header = Ce n’est pas un fichier de partie : il devrait commencer par la ligne « { $header } ».
broken-move = Le fichier de partie a une erreur à la ligne de texte { $line } : { $move } ne peut pas y être joué.
broken-position = Le fichier de partie a une erreur à la ligne de texte { $line } : la position est impossible.
broken-result = Le fichier de partie a une erreur à la ligne de texte { $line } : le résultat de la partie est { $result }.
broken-file = Le fichier de partie est illisible à partir de la ligne de texte { $line }, caractère { $column }.

# Autres erreurs

mistake-unreadable = { $file } ne peut pas être lu.
mistake-ply = L’étape { $ply } n’existe pas : la partie en a { $last }, tuiles piochées comprises.
mistake-no-moves = Pas de bilan possible : aucun coup n’a été joué dans cette partie.
