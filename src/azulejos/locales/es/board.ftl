# Los nombres de lo que hay en la mesa, para la vista y para los lectores de pantalla.

board-no-tiles = ningún azulejo
board-named = { $name }: { $value }
board-tile = { color }
board-empty = vacía
colored-feminine = { $color ->
    [b] azul
    [y] amarilla
    [r] roja
    [k] negra
    [w] blanca
    [p] morada
    [g] verde
   *[o] naranja
  }
board-empty-space = casilla { colored-feminine } vacía
board-offer = Oferta de las fábricas
board-table = Mesa
board-board = Tablero de { $player }
board-choices = Jugadas
board-source = { $source ->
    [0] Centro
   *[other] Fábrica { $source }
  }: { $tiles }
board-marker = marcador de jugador inicial
board-pick = { $tiles } { from-source }
board-line = Línea { $number }
board-floor = Línea de suelo
board-placed = { $count ->
    [one] 1 azulejo colocado
   *[other] { $count } azulejos colocados
  }
board-jokers-laid = { $count ->
    [one] 1 de ellos comodín
   *[other] { $count } de ellos comodines
  }
board-fall = { $count ->
    [one] cae 1 azulejo
   *[other] caen { $count } azulejos
  }
board-cost = { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
  }
board-row = Línea { $number }: { $filled } de { $size }, { $tiles }. Pared: { $wall }
board-wall-space = Fila { $row }, columna { $column }: { points }
board-floor-holds = Línea de suelo: { $count ->
    [0] vacía
    [one] 1 azulejo, { points } menos
   *[other] { $count } azulejos, { points } menos
  }
board-bag = Bolsa
board-lid = Tapa
board-tower = Torre
board-round = Ronda
board-counted = { $name }: { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }
board-to-act = le toca
board-score = Puntos:
board-enlarge = Ampliar el tablero de { $player }
board-close = Cerrar
board-cancel = Cancelar
board-choose = ¿Qué azulejos?
board-star = { star }
board-space = { star }, casilla { $number }
board-pay = pagar { $tiles }
board-pay-count = pagar { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }
board-bonus = { $element ->
    [pillar] pilar rodeado
    [statue] estatua rodeada
   *[window] ventana rodeada
  }: { $count ->
    [one] 1 azulejo de bonificación
   *[other] { $count } azulejos de bonificación
  }
board-corners = Guardados en las esquinas: { $tiles }
board-hand = En mano: { $tiles }
board-supply = Suministro
board-supply-holds = Suministro: { $tiles }
board-rounds = Ronda { $round } de 6, color comodín: { color }
board-passed = ha pasado
board-pass = Pasar…
board-pass-title = Guarda hasta cuatro azulejos. Cada uno de los demás te cuesta un punto.
board-pass-last = Es la última ronda, así que guardar azulejos no sirve de nada: cada uno que te quede cuesta un punto.
board-pass-keep = Pasar{ $count ->
    [0] {""}
    [one] , guardar 1 azulejo
   *[other] , guardar { $count } azulejos
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Toma { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  } del suministro.
board-bonus-take = Tomar estos azulejos
board-chosen = { $count } de { $most }

## Repetición

replay-title = Repetición
replay-open = Abrir un archivo de partida
replay-open-about = Repasa una partida jugada a jugada y síguela contra un bot desde cualquier punto. Elige un archivo de partida o suéltalo aquí.
replay-other = Abrir otra partida
replay-first = Ir al principio
replay-back = Paso atrás
replay-next = Paso adelante
replay-last = Ir al final
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Paso
replay-step = Paso { $at } de { $last }
replay-start = Empieza la partida.
replay-moves = Jugadas
replay-front = Tablero en primer plano
replay-front-mover = Quien acaba de jugar
replay-what-if = ¿Y si…?
replay-seat = Jugar como
replay-bot = Contra
replay-play-on = Seguir jugando desde aquí
