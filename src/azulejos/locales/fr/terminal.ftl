# Les mots de l’application de terminal.

## La table

terminal-stock-azul = sac { $bag }, couvercle { $lid }
terminal-stock-pavilion = sac { $bag }, tour { $tower }
terminal-supply = réserve
terminal-wild = couleur joker
terminal-passed = {" "}a passé
terminal-place = { $place }. { $player }, { points }
terminal-waiting = En attente : une place est encore libre.
terminal-state = Manche { $round } · { $phase } · à { $players } de jouer
terminal-last-round = dernière manche !
terminal-thinking = { $player } réfléchit…
terminal-compiling = compilation { $done } sur { $total }
terminal-your-move = Votre coup, par exemple { $example }

## Les coups

terminal-choice-azul-line = { $line ->
    [0] plancher
   *[other] ligne { $line }
  }{ $completes ->
    [true] , complète
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , { $fallen } tombe
   *[other] , { $fallen } tombent
  }
terminal-choice-pavilion-take = { $count ->
    [0] { a-tile }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , tuile joker
  }{ $marker ->
    [true] , marqueur premier joueur
   *[false] {""}
  }
terminal-choice-tile = rangée { $row }, colonne { $column }
terminal-choice-place = { a-tile } pour { $paid }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = passer{ $kept ->
    [none] {""}
   *[other] , garder { $kept }{ $last ->
        [true] {" "}(ne rapporte rien)
       *[false] {""}
      }
  }

## Le menu

terminal-game = Jeu
terminal-seat = Place { $seat }
terminal-start = Commencer
terminal-join = Rejoindre une table
terminal-link = Lien
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
      }
    [hour] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
      }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
      }
   *[second] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
      }
  }
terminal-player = Joueur{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Messages

terminal-scoring = Points de la dernière manche
terminal-no-scoring = Pas encore de points.
terminal-looking = Un instant…
terminal-coach = { $points ->
    [0] Le coach se tait.
   *[other] Le coach prévient avant un coup qui coûte plus de { $points } points.
  }
terminal-doubt = Entrée le joue quand même, F3 dit pourquoi, Échap vous laisse réfléchir.
terminal-answer = F3 pour accepter, F4 pour refuser.
terminal-suggest = Appuyez une seconde fois sur F3 pour proposer des indices à tous.
terminal-resign-again = Appuyez une seconde fois sur F9 pour abandonner.
terminal-saved = Enregistré sous { $file }.
terminal-deals-of = { $player } : { $points } points, à { $spread } près

## Aide

terminal-keys-game = F1 aide F2 menu F3 indice F4 coach F5 annuler F7 points F9 abandonner
terminal-keys-over = F1 aide F2 menu F5 annuler F6 fichier F7 points F8 revanche ^Q quitter
terminal-keys-server = F1 aide F2 menu F5 annuler F7 points F8 revanche F9 abandonner Tab chat
terminal-keys-rules = Tab suivant  Échap retour
terminal-keys-join = Entrée voir  Tab suivant  F2 rejoindre  Échap retour
terminal-keys-start = F1 aide  F2 commencer  Tab suivant  Entrée choisir  Ctrl+Q quitter
terminal-keys-help = Échap retour
terminal-help =
    TOUCHES
    Tapez un coup, puis Entrée. La liste montre les suites possibles et ce qu’elles rapportent.
    Haut et Bas choisissent dans la liste, Entrée joue, Échap recommence.
    La souris marche aussi : cliquez sur des tuiles, puis sur une ligne, une case ou la liste.
    F2 menu (la partie est enregistrée)   F5 annuler   F6 enregistrer un fichier   F7 points
    F8 revanche   F9 abandonner   Ctrl+Q quitter
    F3 un indice ; encore : tuiles, coup, raison   F4 un coach qui prévient avant un mauvais coup

    Les majuscules sont des tuiles. * est le marqueur premier joueur, ▶ montre à qui de jouer.
    +4 est ce qu’une ligne rapportera, −2 ce que le plancher coûtera, › une ligne incomplète.
terminal-help-azul =
    AZUL : source, couleur, ligne
    3r2    rouge de la fabrique 3 sur la ligne 2
    3r2j1  rouge et les jokers, 1 joker sur la ligne
    t24    la tuile de la ligne 2 dans la colonne 4 (mur gris, jokers)
    c est le centre, f le plancher
    b bleu, y jaune, r rouge, k noir, w blanc, j joker
terminal-help-pavilion =
    PAVILLON D’ÉTÉ
    3r     rouge de la fabrique 3, avec une tuile joker s’il y en a
    g4w3   case 4 de l’étoile verte, payée avec 3 tuiles joker
    s-rrg  deux tuiles rouges et une verte de la réserve
    pass-gg  passer en gardant deux tuiles vertes
    p violet, g vert, o orange, y jaune, b bleu, r rouge, c l’étoile centrale
    À côté des plateaux : + tuiles en main, = tuiles gardées.
    ¹ ² ³ tuiles bonus pour entourer un pilier, une statue, une fenêtre.

## Ligne par ligne

terminal-plain-prompt = { $player }, à vous (? pour l’aide) :
terminal-plain-compiling = Les règles se compilent pour cette machine, une seule fois. Vous pouvez déjà jouer ; d’ici là, les robots voient moins loin.
terminal-plain-left = Votre partie est enregistrée ; `azulejos play --resume` la continue.
terminal-replay-keys = flèches : suivant et précédent   g G : début et fin   q : quitter

## Erreurs en ligne de commande

terminal-no-saved-game = Aucune partie enregistrée à continuer : `azulejos play` en commence une.
terminal-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
terminal-no-option = « { $option } » n’est pas une option : une option s’écrit comme max_rounds=9.
terminal-no-move = Le coup { $move } n’existe pas : les coups de cette partie vont de 0 à { $last }, et -1 est le dernier.
terminal-no-link = « { $link } » n’est pas le lien d’une table, comme `http://localhost:8000/t/abcd`.
terminal-names = Il y a { $names } noms pour { $players } joueurs.
terminal-file-exists = { $file } existe déjà : `azulejos scribe { $file }` le continue.
