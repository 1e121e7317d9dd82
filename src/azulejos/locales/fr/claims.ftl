## Ce que fait un coup, et ce qui a été trouvé dans une partie. Une affirmation est une partie de phrase.

claim-completes-line = complète la ligne { $line-number } : { points }
claim-completes-column = complète la colonne { $column-number } : { points } à la fin
claim-completes-color = met les cinq { tiles-of-color } sur le mur : { points } à la fin
claim-nears-column = ne laisse qu’une tuile à poser dans la colonne { $column-number }
claim-nears-color = met toutes les { tiles-of-color } sauf une sur le mur
claim-floor-loss = fait tomber { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } et coûte { points }
claim-takes-marker = prend le marqueur premier joueur et coûte { points }
claim-brings-end = fait de cette manche la dernière : la rangée { $row-number } sera complète
claim-tiles-space = marque { points } dans la rangée { $row-number }, colonne { $column-number }
claim-leaves = laisse à { $opponent } { tiles } pour compléter la ligne { $line-number } : { points } en jeu
claim-scores = marque { points }
claim-surrounds-element = entoure { $element ->
    [pillar] un pilier
    [statue] une statue
   *[window] une fenêtre
  } : { $count ->
    [one] { $count } tuile bonus
   *[other] { $count } tuiles bonus
  }
claim-completes-star = complète l’{ star } : { points } à la fin
claim-nears-star = ne laisse qu’une tuile à poser sur l’{ star }
claim-completes-number = couvre toutes les cases { $number } : { points } à la fin
claim-nears-number = ne laisse qu’une case { $number } à couvrir
claim-spends-wild = dépense { $count ->
    [one] { $count } tuile joker
   *[other] { $count } tuiles joker
  }
claim-takes-wild = apporte une tuile joker
claim-keeps-tiles = garde { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } pour la manche suivante
claim-discards-tiles = coûte { points } pour les tuiles défaussées
claim-puts-off-end = évite de compléter la rangée { $row-number }, sinon cette manche serait la dernière
claim-denies-end = prend les tuiles avec lesquelles { $opponent } pourrait compléter la rangée { $row-number } et faire de cette manche la dernière
claim-takes-jokers = remplit la ligne { $line-number } avec { tiles }
claim-leaves-end = laisse à { $opponent } { tiles } pour compléter la rangée { $row-number } : cette manche serait la dernière
claim-leaves-star = laisse à { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } et une tuile joker
  }, de quoi compléter l’{ star } : { points } à la fin
claim-leaves-number = laisse à { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } et une tuile joker
  }, de quoi couvrir toutes les cases { $number } : { points } à la fin
claim-leaves-element = laisse à { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } et une tuile joker
  }, de quoi entourer { $element ->
    [pillar] un pilier
    [statue] une statue
   *[window] une fenêtre
  }
claim-outlook = si tout le monde joue bien ensuite, la manche rapporte { points } ; avec le meilleur coup, { $instead }
claim-outlook-other = si tout le monde joue bien ensuite, la manche rapporte { points } à { $opponent } ; avec le meilleur coup, { $instead }
claim-better = Le meilleur coup { $claim }.

hint-color = Regardez les { tiles-of-color }.
hint-board = Regardez votre propre plateau.
hint-tiles = Regardez les { tiles-of-color } { from-source }.
hint-use = Utilisez les { tiles-of-color } que vous avez.
hint-move = Meilleur coup : { $move }.
hint-ahead = Je ne vois pas de raison simple. Le coup suivant vaut environ { points } de moins : { $move }.
hint-alike = Je ne vois pas de raison simple. Un autre coup est presque aussi bon : { $move }.
hint-only = Il n’y a pas d’autre coup.

summary-player = { $player } a laissé filer { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  }, dont { $worst } à la manche { $round } ; les tuiles piochées ont valu { $luck } à { $player }.
summary-round = { $player } a laissé filer { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } à la manche { $round } ; les tuiles piochées ont valu { $luck } à { $player }.
summary-clean = { $player } n’a rien laissé filer ; les tuiles piochées ont valu { $luck } à { $player }.
