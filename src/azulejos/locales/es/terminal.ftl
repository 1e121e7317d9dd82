# Las palabras de la aplicación de terminal.

## La mesa

terminal-stock-azul = bolsa { $bag }, tapa { $lid }
terminal-stock-pavilion = bolsa { $bag }, torre { $tower }
terminal-supply = suministro
terminal-wild = color comodín
terminal-passed = {" "}ha pasado
terminal-place = { $place }. { $player }, { points }
terminal-waiting = Esperando a que alguien ocupe el asiento libre.
terminal-state = Ronda { $round } · { $phase } · turno de { $players }
terminal-last-round = ¡última ronda!
terminal-thinking = { $player } está pensando…
terminal-compiling = compilando { $done } de { $total }
terminal-your-move = Tu jugada, por ejemplo { $example }

## Jugadas

terminal-choice-azul-line = { $line ->
    [0] línea de suelo
   *[other] línea { $line }
  }{ $completes ->
    [true] , completa
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , cae { $fallen }
   *[other] , caen { $fallen }
  }
terminal-choice-pavilion-take = { $count ->
    [0] { a-tile }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , azulejo comodín
  }{ $marker ->
    [true] , marcador de jugador inicial
   *[false] {""}
  }
terminal-choice-tile = fila { $row }, columna { $column }
terminal-choice-place = { a-tile } por { $paid }{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = pasar{ $kept ->
    [none] {""}
   *[other] , guardar { $kept }{ $last ->
        [true] {" "}(no sirve de nada)
       *[false] {""}
      }
  }

## El menú

terminal-game = Juego
terminal-seat = Asiento { $seat }
terminal-start = Empezar
terminal-join = Unirse a una mesa
terminal-link = Enlace
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } día
       *[other] { $count } días
      }
    [hour] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
      }
    [minute] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
      }
   *[second] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
      }
  }
terminal-player = Jugador{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Mensajes

terminal-scoring = Puntos de la última ronda
terminal-no-scoring = Todavía no hay puntos.
terminal-looking = Un momento…
terminal-coach = { $points ->
    [0] El entrenador calla.
   *[other] El entrenador avisa antes de una jugada que regale más de { $points } puntos.
  }
terminal-doubt = Intro la juega igualmente, F3 dice por qué, Escape te deja pensarlo mejor.
terminal-answer = F3 para aceptar, F4 para rechazar.
terminal-suggest = Pulsa F3 otra vez para proponer pistas para todos.
terminal-resign-again = Pulsa F9 otra vez para abandonar.
terminal-saved = Guardado como { $file }.
terminal-deals-of = { $player }: { $points } puntos, con un margen de { $spread }

## Ayuda

terminal-keys-game = F1 ayuda F2 menú F3 pista F4 entrenador F5 deshacer F7 puntos F9 abandonar
terminal-keys-over = F1 ayuda F2 menú F5 deshacer F6 archivo F7 puntos F8 revancha ^Q salir
terminal-keys-server = F1 ayuda F2 menú F5 deshacer F7 puntos F8 revancha F9 abandonar Tab chat
terminal-keys-rules = Tab siguiente  Escape volver
terminal-keys-join = Intro ver  Tab siguiente  F2 unirse  Escape volver
terminal-keys-start = F1 ayuda  F2 empezar  Tab siguiente  Intro elegir  Ctrl+Q salir
terminal-keys-help = Escape volver
terminal-help =
    TECLAS
    Escribe una jugada y pulsa Intro. La lista muestra cómo puede seguir y lo que puntúa.
    Arriba y Abajo eligen de la lista, Intro juega, Escape vuelve a empezar.
    También sirve el ratón: haz clic en azulejos y luego en una línea, una casilla o la lista.
    F2 menú (la partida se guarda)   F5 deshacer   F6 guardar un archivo   F7 puntos
    F8 revancha   F9 abandonar   Ctrl+Q salir
    F3 una pista; otra vez: azulejos, jugada, razón   F4 un entrenador que avisa

    Las mayúsculas son azulejos. * es el marcador de jugador inicial, ▶ muestra a quién le toca.
    +4 es lo que puntuará una línea, −2 lo que costará la línea de suelo, › una línea incompleta.
terminal-help-azul =
    AZUL: origen, color, línea
    3r2    rojo de la fábrica 3 a la línea 2
    3r2j1  rojo y los comodines, 1 comodín en la línea
    t24    el azulejo de la línea 2 a la columna 4 (pared gris, comodines)
    c es el centro, f la línea de suelo
    b azul, y amarillo, r rojo, k negro, w blanco, j comodín
terminal-help-pavilion =
    PABELLÓN DE VERANO
    3r     rojo de la fábrica 3, con un azulejo comodín si lo hay
    g4w3   casilla 4 de la estrella verde, pagada con 3 azulejos comodín
    s-rrg  dos azulejos rojos y uno verde del suministro
    pass-gg  pasar y guardar dos azulejos verdes
    p morado, g verde, o naranja, y amarillo, b azul, r rojo, c la estrella central
    Junto a los tableros: + azulejos en mano, = azulejos guardados.
    ¹ ² ³ azulejos de bonificación por rodear un pilar, una estatua, una ventana.

## Línea a línea

terminal-plain-prompt = { $player }, te toca (? para ver la ayuda):
terminal-plain-compiling = Las reglas se están compilando para este equipo, una sola vez. Ya puedes jugar; hasta entonces los bots ven menos lejos.
terminal-plain-left = Tu partida está guardada; `azulejos play --resume` la continúa.
terminal-replay-keys = flechas: adelante y atrás   g G: principio y final   q: salir

## Errores en la línea de órdenes

terminal-no-saved-game = No hay ninguna partida guardada que continuar: `azulejos play` empieza una.
terminal-no-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
terminal-no-option = «{ $option }» no es una opción: las opciones se escriben como max_rounds=9.
terminal-no-move = No existe la jugada { $move }: esta partida tiene las jugadas 0 a { $last }, y -1 es la última.
terminal-no-link = «{ $link }» no es el enlace de una mesa, como `http://localhost:8000/t/abcd`.
terminal-names = Hay { $names } nombres para { $players } jugadores.
terminal-file-exists = { $file } ya existe: `azulejos scribe { $file }` lo continúa.
