# La vraie table : noter une partie, compter les plateaux à la fin, imprimer des feuilles.

reason-only-left = il ne restait que { tiles }
reason-only-so-many = le jeu n’a que { tiles }
reason-not-there = { $color ->
    [j] aucun joker
   *[other] aucune { tile-of-color }
  } ne peut aller là

## Noter

scribe-title = Noter une partie
scribe-about = Pour une partie sur une vraie table : touchez les tuiles à mesure qu’elles sont posées, puis indiquez chaque coup. Tout est vérifié, les points sont comptés et la partie reste dans ce navigateur. Une fois chargée, la page fonctionne hors ligne.
scribe-loading = Chargement des règles…
scribe-no-rules = Impossible de charger les règles. La première fois, il faut une connexion.
scribe-seats = Qui joue, dans le sens horaire ?
scribe-begins = commence
scribe-begin = Commencer
scribe-count = Compter seulement les points
scribe-deal = Tuiles du sac
scribe-factory = Fabrique { $factory }
scribe-due = encore { $count }
scribe-then = puis { $factories ->
    [one] 1 fabrique
   *[other] { $factories } fabriques
  }
scribe-draw = { $name }, { $count } dans le sac
scribe-lay = Touchez les tuiles à mesure qu’elles sont posées.
scribe-redo = Rétablir
scribe-redo-all = Tout rétablir ({ $count })
scribe-entries = Saisies
scribe-entries-about = Touchez une ligne pour y revenir.
scribe-new = Nouvelle feuille
scribe-new-sure = Cette partie sera effacée du navigateur. Avez-vous enregistré son fichier ?
scribe-back = Retour à la feuille

## Compter

count-title = Compter les points
count-about = Touchez chaque case qui porte une tuile à la fin de la partie, et indiquez les points de chaque joueur avant le décompte final.
count-game = Jeu
count-clear = Tout effacer
count-tile = Tuile à poser
count-before = Points jusqu’ici
count-fewer = un de moins
count-more = un de plus
count-space = Rangée { $row }, colonne { $column } : { $holds }
count-floor = Sur le plancher, marqueur compris
count-corners = Restantes dans les coins

## Feuilles à imprimer

print-what = Feuilles
print-score = Feuille de score
print-rules = Règles en une page
print-both = Les deux
print-paper = Papier
print-letter = Lettre US
print-now = Imprimer
print-date = Date
print-set-up = Mise en place
print-factories = Fabriques
print-tiles = Tuiles de chaque couleur
print-jokers = Jokers
