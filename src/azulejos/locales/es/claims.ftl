## Lo que hace una jugada y lo que se ha visto en una partida. Una afirmación es parte de una frase.

claim-completes-line = completa la línea { $line-number }: { points }
claim-completes-column = completa la columna { $column-number }: { points } al final
claim-completes-color = lleva a la pared los cinco { tiles-of-color }: { points } al final
claim-nears-column = pone la columna { $column-number } a un azulejo de estar completa
claim-nears-color = lleva a la pared todos los { tiles-of-color } menos uno
claim-floor-loss = deja caer { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } y cuesta { points }
claim-takes-marker = toma el marcador de jugador inicial y cuesta { points }
claim-brings-end = hace de esta la última ronda: la fila { $row-number } quedará completa
claim-tiles-space = gana { points } en la fila { $row-number }, columna { $column-number }
claim-leaves = deja a { $opponent } { tiles } para completar la línea { $line-number }: { points }
claim-scores = gana { points }
claim-surrounds-element = rodea { $element ->
    [pillar] un pilar
    [statue] una estatua
   *[window] una ventana
  }: { $count ->
    [one] { $count } azulejo de bonificación
   *[other] { $count } azulejos de bonificación
  }
claim-completes-star = completa la { star }: { points } al final
claim-nears-star = pone la { star } a un azulejo de estar completa
claim-completes-number = cubre todas las casillas { $number }: { points } al final
claim-nears-number = cubre todas las casillas { $number } menos una
claim-spends-wild = gasta { $count ->
    [one] { $count } azulejo comodín
   *[other] { $count } azulejos comodín
  }
claim-takes-wild = trae un azulejo comodín
claim-keeps-tiles = guarda { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } para la próxima ronda
claim-discards-tiles = cuesta { points } por los azulejos descartados
claim-puts-off-end = evita completar la fila { $row-number }: si no, esta sería la última ronda
claim-denies-end = toma los azulejos con los que { $opponent } podría completar la fila { $row-number } y hacer de esta la última ronda
claim-takes-jokers = llena la línea { $line-number } con { tiles }
claim-leaves-end = deja a { $opponent } { tiles } para completar la fila { $row-number }: esta sería la última ronda
claim-leaves-star = deja a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } y un azulejo comodín
  }, con lo que podrá completar la { star }: { points } al final
claim-leaves-number = deja a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } y un azulejo comodín
  }, con lo que podrá cubrir todas las casillas { $number }: { points } al final
claim-leaves-element = deja a { $opponent } { $wild ->
    [0] { tiles }
   *[other] { tiles } y un azulejo comodín
  }, con lo que podrá rodear { $element ->
    [pillar] un pilar
    [statue] una estatua
   *[window] una ventana
  }
claim-outlook = si todos juegan bien a partir de ahí, la ronda da { points }; tras la mejor jugada, { $instead }
claim-outlook-other = si todos juegan bien a partir de ahí, la ronda da { points } a { $opponent }; tras la mejor jugada, { $instead }
claim-better = La mejor jugada { $claim }.

hint-color = Fíjate en los { tiles-of-color }.
hint-board = Fíjate en tu propio tablero.
hint-tiles = Fíjate en los { tiles-of-color } { from-source }.
hint-use = Usa los { tiles-of-color } que tienes.
hint-move = Mejor jugada: { $move }.
hint-ahead = No veo una razón sencilla. La segunda mejor jugada vale unos { points } menos: { $move }.
hint-alike = No veo una razón sencilla. Otra jugada es casi igual de buena: { $move }.
hint-only = No hay otra jugada.

summary-player = { $player } ha regalado { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
  }, { $worst } en la ronda { $round }; los azulejos sacados le han valido { $luck } a { $player }.
summary-round = { $player } ha regalado { $lost ->
    [one] { $lost } punto
   *[other] { $lost } puntos
  } en la ronda { $round }; los azulejos sacados le han valido { $luck } a { $player }.
summary-clean = { $player } no ha regalado nada; los azulejos sacados le han valido { $luck } a { $player }.
