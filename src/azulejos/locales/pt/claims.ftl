## O que uma jogada faz e o que se viu num jogo. Uma afirmação é parte de uma frase.

claim-completes-line = completa a linha { $line-number }: { points }
claim-completes-column = completa a coluna { $column-number }: { points } no fim
claim-completes-color = leva para a parede os cinco { tiles-of-color }: { points } no fim
claim-nears-column = põe a coluna { $column-number } a um azulejo de estar completa
claim-nears-color = leva para a parede todos os { tiles-of-color } menos um
claim-floor-loss = deixa cair { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } e custa { points }
claim-takes-marker = tira o marcador de jogador inicial e custa { points }
claim-brings-end = faz desta a última ronda: a fila { $row-number } ficará completa
claim-tiles-space = ganha { points } na fila { $row-number }, coluna { $column-number }
claim-leaves = deixa a { $opponent } { tiles } para completar a linha { $line-number }: { points }
claim-scores = ganha { points }
claim-surrounds-element = rodeia { $element ->
    [pillar] um pilar
    [statue] uma estátua
   *[window] uma janela
  }: { $count ->
    [one] { $count } azulejo de bónus
   *[other] { $count } azulejos de bónus
  }
claim-completes-star = completa a { star }: { points } no fim
claim-nears-star = põe a { star } a um azulejo de estar completa
claim-completes-number = cobre todas as casas { $number }: { points } no fim
claim-nears-number = cobre todas as casas { $number } menos uma
claim-spends-wild = gasta { $count ->
    [one] { $count } azulejo joker
   *[other] { $count } azulejos joker
  }
claim-takes-wild = traz um azulejo joker
claim-keeps-tiles = guarda { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } para a próxima ronda
claim-discards-tiles = custa { points } pelos azulejos descartados
claim-puts-off-end = evita completar a fila { $row-number }: senão, esta seria a última ronda
claim-denies-end = tira os azulejos com que { $opponent } podia completar a fila { $row-number } e fazer desta a última ronda
claim-takes-jokers = enche a linha { $line-number } com { tiles }
claim-leaves-end = deixa a { $opponent } { tiles } para completar a fila { $row-number }: esta seria a última ronda
claim-leaves-star = deixa a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } e um azulejo joker
  }, o suficiente para completar a { star }: { points } no fim
claim-leaves-number = deixa a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } e um azulejo joker
  }, o suficiente para cobrir todas as casas { $number }: { points } no fim
claim-leaves-element = deixa a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } e um azulejo joker
  }, o suficiente para rodear { $element ->
    [pillar] um pilar
    [statue] uma estátua
   *[window] uma janela
  }
claim-outlook = se todos jogarem bem a partir daí, a ronda rende { points }; com a melhor jogada, { $instead }
claim-outlook-other = se todos jogarem bem a partir daí, a ronda rende { points } a { $opponent }; com a melhor jogada, { $instead }
claim-better = A melhor jogada { $claim }.

hint-color = Repare nos { tiles-of-color }.
hint-board = Repare no seu próprio tabuleiro.
hint-tiles = Repare nos { tiles-of-color } { from-source }.
hint-use = Use os { tiles-of-color } que tem.
hint-move = Melhor jogada: { $move }.
hint-ahead = Não vejo uma razão simples. A segunda melhor jogada vale cerca de { points } a menos: { $move }.
hint-alike = Não vejo uma razão simples. Outra jogada é quase tão boa: { $move }.
hint-only = Não há outra jogada.

summary-player = { $player } desperdiçou { $lost ->
    [one] { $lost } ponto
   *[other] { $lost } pontos
  }, { $worst } na ronda { $round }; os azulejos saídos do saco valeram { $luck } a { $player }.
summary-round = { $player } desperdiçou { $lost ->
    [one] { $lost } ponto
   *[other] { $lost } pontos
  } na ronda { $round }; os azulejos saídos do saco valeram { $luck } a { $player }.
summary-clean = { $player } não desperdiçou nada; os azulejos saídos do saco valeram { $luck } a { $player }.
