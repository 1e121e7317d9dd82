# Les mots de l'application web.

app-name = Azulejos
not-found = Il n'y a rien à cette adresse.
close = Fermer
warming-up = Les robots prennent de la vitesse … { $percent } %. Vous pouvez déjà jouer.
    .done = Les robots sont à pleine vitesse.

## Se déplacer

nav = Menu principal
nav-rules = Règles
nav-replay = Revoir
nav-settings = Réglages
nav-log = Journal
nav-keys = Touches
nav-menu = Menu
nav-replay-this = Revoir la partie
new-game = Nouvelle partie

## Page d'accueil

start-title = Composez le plus beau mur
start-tagline = Jouez à Azul et au Pavillon d'été : contre des robots, entre amis ou sur un seul écran. Sans compte.
start-mode = Comment voulez-vous jouer ?
mode-bot = Contre un robot
    .about = Du doux débutant au maître, tout de suite.
mode-friends = Entre amis
    .about = Envoyez un lien : rien d'autre à faire.
mode-pass = Chacun son tour
    .about = Tout le monde sur cet écran.
start-players = Joueurs
start-company = Qui joue ?
start-begins = Qui commence ?
start-random = Au hasard
your-name = Votre nom
name-of = Nom du joueur { $number }
player-number = Joueur { $number }
guest = Invité
seat-friend = Un ami, par lien
seat-here = Quelqu'un sur cet écran
bots-ladder = Robots par niveau
bots-characters = Robots de caractère
bots-simple = Robots qui ne réfléchissent pas
bot-level = { $name } · niveau { $level } sur { $levels }
house-rules = Règles maison
house-rule = { $rule } : { $value }
house-rules-changed =
    { $count ->
        [one] Règles maison ({ $count } modifiée)
       *[other] Règles maison ({ $count } modifiées)
    }
clock = Pendule
clock-none = Sans pendule
clock-move-30 = 30 secondes par coup
clock-move-90 = 90 secondes par coup
clock-game-300 = 5 minutes chacun, et 5 secondes par coup
clock-game-900 = 15 minutes chacun, et 10 secondes par coup
clock-move-86400 = Un jour par coup
start-public = Ouvert à tous
start-go-bot = Jouer
start-go-friends = Ouvrir une table
start-go-pass = Jouer
rules-link = Comment y joue-t-on ?
server-silent = Le serveur ne répond pas. Est-il encore en marche ?
own-tables = Continuer une partie
open-tables = Tables avec une place libre
open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
join = Rejoindre

## Réglages

settings = Réglages
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Apparence
settings-theme-auto = Celle du système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animation
settings-speed-times = { $speed ->
    [0] Aucune
    [1] Normale
   *[other] { $speed } fois plus vite
  }
settings-confirm = Confirmer les coups
settings-confirm-never = Jamais : coup joué, coup fait
settings-confirm-countdown = Avec un compte à rebours de trois secondes
settings-confirm-always = Toujours
settings-forced = Jouer seul les coups forcés
settings-sound = Sons
settings-keys = Touches simples à la table (U, S, L, …)

## Avant la partie

connecting = Connexion …
connection-lost = Connexion perdue. Nouvelle tentative …
table-gone = Cette table n'existe pas.
    .about = Elle a peut-être été débarrassée, ou le lien n'est pas entier.
seat-open = Place libre
seat-you = vous
seat-bot = robot
take-seat = Prendre place
leave-seat = Quitter
invite = Envoyez ce lien aux autres
copy-link = Copier le lien
copied = Copié
share = Partager
share-text = Viens jouer !
lobby-waiting = { $count ->
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
  } La partie commencera toute seule.

## À la table

round-number = Manche { $round }
watching = spectateur
players = Joueurs
is-here = connecté
is-away = déconnecté
actions = Que faire
side = Journal et discussion
turn-yours = À vous.
turn-of = À { $player }.
score-of = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
prompt-wait = En attente de { $players } …
prompt-hurried = { $player } réfléchit moins longtemps : le serveur est très sollicité.
prompt-take = À vous : prenez des tuiles.
prompt-line = Où vont les tuiles de couleur { $color } ?
prompt-tile = Choisissez une case de la rangée { $row } de votre mur.
prompt-place = À vous : posez une tuile, ou passez.
prompt-bonus = Prenez des tuiles bonus dans la réserve.
prompt-choose = À vous : choisissez un coup.
prompt-confirm = Jouer { $move } ?
confirm = Confirmer
undo = Annuler
take-back = Reprendre
show-again = Revoir
put-back = Reposer
skip = Passer
last-round = C'est la dernière manche.
last-round-row = { $player } va compléter une rangée : dernière manche.
typed-move = Écrire un coup
typed-play = Jouer

## Journal et discussion

log = Ce qui s'est passé
asked-waiting = Demande envoyée ; en attente de réponse.
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-said = { $player } dit : { $text }

## Menu

menu = Menu
ask-takeback = Reprendre mon coup
ask-draw = Proposer match nul
ask-abort = Proposer d'arrêter
resign = Abandonner
resign-for = Abandonner pour { $player }
resign-sure = Voulez-vous abandonner cette partie ?
resign-no = Continuer
download = Télécharger la partie

## Touches

keys = Touches
keys-tab = Aller des tuiles à votre plateau et aux boutons
keys-arrows = Aller de tuile en tuile, et de ligne en ligne
keys-enter = Prendre, poser, confirmer
keys-escape = Reposer
keys-undo = Annuler, ou demander à reprendre
keys-again = Revoir ce que les autres ont joué
keys-type = Écrire un coup
keys-scores = Entendre les scores
keys-log = Montrer ou cacher le journal
keys-skip = Passer l'animation
keys-help = Cette aide
keys-notation = Un coup écrit est : source, couleur, ligne. 3r2 : rouge de la fabrique 3 vers la ligne 2 ; cbf : bleu du centre vers le plancher. Les couleurs sont les lettres anglaises b (bleu), y (jaune), r (rouge), k (noir), w (blanc) ; au Pavillon d'été p (violet), g (vert), o (orange), y, b, r.

## Après la partie

result-you = Vous avez gagné !
result-winner = { $player } a gagné
result-shared = { $players } se partagent la victoire
rematch = Revanche
rematch-asked = Revanche demandée
next-opponent = Affronter { $bot }
share = Partager
share-copied = Lien copié
breakdown = D'où viennent les points
points-start = Au départ
points-tiled = Tuiles sur le mur
points-placed = Tuiles dans les étoiles
points-row-bonus = Rangées complètes
points-column-bonus = Colonnes complètes
points-color-bonus = Couleurs complètes
points-star-bonus = Étoiles complètes
points-number-bonus = Toutes les cases d'un nombre
points-floor-cost = Plancher
points-took-marker = Marqueur premier joueur
points-passed = Tuiles non gardées
points-leftover-cost = Tuiles restantes
points-total = Total
chart = Scores à la fin de chaque manche
