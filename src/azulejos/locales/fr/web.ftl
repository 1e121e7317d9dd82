# Les mots de l’application web.

app-name = Azulejos
not-found = Cette page n’existe pas.
try-again = Réessayer
offline-title = Vous êtes hors ligne
offline = Vous êtes hors ligne. Réessayez quand la connexion sera revenue.
offline-start = Vous êtes hors ligne. Vous pouvez lire les règles, noter une vraie partie, compter les points et revoir les parties déjà ouvertes ; pour jouer, il faut une connexion.
update-ready = Une nouvelle version est disponible.
update-load = Recharger
install-app = Installer l’application
close = Fermer
warming-up = Les robots s’échauffent… { $percent } %. Vous pouvez déjà jouer.
    .done = Les robots sont à pleine vitesse.

## Se déplacer

nav = Menu principal
nav-rules = Règles
nav-games = Mes parties
nav-analysis = Analyse
nav-print = Feuille de score et règles à imprimer
nav-settings = Réglages
nav-log = Journal
nav-keys = Raccourcis
nav-menu = Menu
nav-replay-this = Revoir la partie
nav-review-this = Bilan
new-game = Nouvelle partie

## Page d’accueil

start-title = Composez le plus beau mur
start-tagline = Jouez à Azul et à Pavillon d’été contre des robots, entre amis ou à plusieurs sur un écran. Sans compte.
ways = Autres façons de commencer
way-learn = Jamais joué ? Commencez ici
way-learn-box = Apprendre { $box }
way-rules = Comment joue-t-on ?
way-puzzles = Problèmes
way-scribe = Noter une vraie partie
way-count = Compter les points
start-mode = Comment voulez-vous jouer ?
mode-bot = Contre un robot
    .about = Du débutant tranquille au maître. Commencez tout de suite.
mode-friends = Entre amis
    .about = Envoyez un lien, c’est tout.
mode-pass = Chacun son tour
    .about = Tout le monde sur cet écran.
start-players = Joueurs
start-company = Qui joue ?
start-begins = Qui commence ?
start-random = Au hasard
your-name = Votre nom
name-of = Nom du joueur { $number }
player-number = Joueur { $number }
guest = Invité
seat-friend = Un ami, par lien
seat-here = Quelqu’un sur cet écran
bots-ladder = Robots par niveau
bots-characters = Robots de caractère
bots-simple = Robots qui ne réfléchissent pas
bot-level = { $name } · niveau { $level } sur { $levels }
house-rules = Règles maison
house-rule = { $rule } : { $value }
house-rules-changed = Règles maison ({ $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
  })
clock = Pendule
clock-none = Sans pendule
clock-move = { $time } par coup
clock-game = { $time } chacun + { $increment } par coup
clock-game-plain = { $time } chacun
start-public = Ouvert à tous
start-help = Chacun peut demander des indices
start-go-bot = Jouer
start-go-friends = Créer une table
start-go-pass = Jouer
rules-link = Comment jouer
own-tables = Continuer une partie
open-tables = Tables ouvertes
open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
join = Rejoindre

## Réglages

settings = Réglages

## Avant la partie

connecting = Connexion…
table-gone = Cette table n’existe pas.
    .about = Elle a peut-être été supprimée, ou le lien est incomplet.
table-unreachable = La table s’ouvrira dès que la connexion sera rétablie.
lobby-invited = { $player } vous invite à jouer
lobby-players = { $count } joueurs
lobby-takeback = { $how ->
    [free] On peut reprendre un coup
    [ask] On peut reprendre un coup si les autres sont d’accord
   *[off] On ne peut pas reprendre un coup
  }
seat-open = Place libre
seat-you = vous
seat-bot = robot
take-seat = Prendre place
watch = Regarder seulement
lobby-watching = Vous êtes spectateur. La partie commence quand toutes les places sont prises.
leave-seat = Quitter
invite = Envoyez ce lien aux autres joueurs
invite-scan = Ou scannez ce code avec un téléphone
invite-code = QR code du lien
invite-address = Adresse
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres personnes de votre réseau puissent jouer, démarrez le serveur ainsi :
copy-link = Copier le lien
copied = Copié
share = Partager
share-text = On joue ?
lobby-waiting = { $count ->
    [one] Il manque { $count } joueur.
   *[other] Il manque { $count } joueurs.
  } La partie commencera automatiquement.

## À la table

round-number = Manche { $round }
watching = spectateur
players = Joueurs
is-here = en ligne
is-away = hors ligne
actions = Actions
side = Journal et discussion
turn-yours = À vous de jouer.
turn-of = C’est à { $player } de jouer.
score-of = { $player } : { points }.
prompt-wait = On attend { $players }…
prompt-take = À vous : choisissez des tuiles.
prompt-line = Choisissez une ligne pour { $count ->
    [one] { $color ->
        [j] le joker
       *[other] la { tile-of-color }
      }
   *[other] les { tiles-of-color }
  }
prompt-tile = Choisissez une case dans la rangée { $row } de votre mur
prompt-place = À vous : posez une tuile ou passez.
prompt-bonus = Prenez des tuiles bonus dans la réserve
prompt-choose = À vous : choisissez un coup.
confirm = Confirmer
undo = Annuler
take-back = Reprendre
show-again = Revoir
put-back = Reposer
ahead-hint = Vous pouvez déjà choisir votre prochain coup.
ahead-next = Prochain coup
ahead-cancel = Annuler
ahead-changed = Le coup choisi n’aurait plus le même effet : il n’a pas été joué.
skip = Sauter
last-round = C’est la dernière manche.
last-round-row = { $player } va compléter une rangée : c’est la dernière manche.
typed-move = Écrire un coup
typed-play = Jouer
hint = Indice

## Journal et discussion

log = Journal de la partie
asked-waiting = Demande envoyée. En attente d’une réponse…
notices-offer = Voulez-vous une notification quand ce sera à vous de jouer ?
chat = Discussion
chat-say = Écrire un message
chat-send = Envoyer
chat-said = { $player } dit : { $text }
chat-new = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
  }

## Menu

menu = Menu
ask-takeback = Reprendre mon coup
ask-draw = Proposer l’égalité
ask-abort = Proposer d’arrêter la partie
ask-help = Proposer des indices pour tous
resign = Abandonner
resign-for = Abandonner pour { $player }
resign-sure = Abandonner cette partie ?
resign-no = Continuer à jouer
download = Télécharger le fichier de partie

## Raccourcis

keys = Raccourcis clavier
keys-tab = Passer des tuiles à votre plateau et aux boutons
keys-arrows = Passer d’une tuile ou d’une ligne à l’autre
keys-enter = Prendre, poser, confirmer
keys-escape = Reposer, ou annuler le prochain coup
keys-undo = Annuler, ou demander à reprendre
keys-again = Revoir ce que les autres ont joué
keys-type = Écrire un coup
keys-hint = Demander un indice
keys-scores = Écouter les scores
keys-log = Afficher ou masquer le journal
keys-skip = Sauter l’animation
keys-guide = Réentendre le guide, ou l’afficher
keys-guide-next = Conseil suivant du guide
keys-help = Afficher ces raccourcis
keys-notation = Un coup s’écrit source, couleur, ligne : 3r2 est rouge de la fabrique 3 sur la ligne 2, cbf est bleu du centre sur le plancher. Les couleurs sont b (bleu), y (jaune), r (rouge), k (noir), w (blanc) ; dans Pavillon d’été p (violet), g (vert), o (orange), y, b, r.

## Après la partie

result-you = Vous avez gagné !
result-winner = { $player } a gagné
result-shared = { $players } se partagent la victoire
rematch = Revanche
rematch-asked = Revanche demandée
next-opponent = Affronter { $bot }
share-game = Partager
share-game-copied = Lien copié
result-helped = Avec de l’aide : { $players }.
result-helped-often = { $player } ({ $count } fois)
breakdown = Détail des points
points-start = Points de départ
points-tiled = Tuiles sur le mur
points-placed = Tuiles sur les étoiles
points-row-bonus = Rangées complètes
points-column-bonus = Colonnes complètes
points-color-bonus = Couleurs complètes
points-star-bonus = Étoiles complètes
points-number-bonus = Nombres complets
points-floor-cost = Plancher
points-took-marker = Marqueur premier joueur
points-passed = Tuiles défaussées
points-leftover-cost = Tuiles restantes
points-total = Total
chart = Scores après chaque manche
