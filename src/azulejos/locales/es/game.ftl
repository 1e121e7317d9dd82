# Los juegos, lo que pasa en ellos, los bots y las reglas en palabras. Los argumentos se explican en en/game.ftl.

## Colores, azulejos y estrellas

color = { $color ->
    [b] azul
    [y] amarillo
    [r] rojo
    [k] negro
    [w] blanco
    [j] comodín
    [p] morado
    [g] verde
    [o] naranja
   *[none] ningún color
  }
colored-plural = { $color ->
    [b] azules
    [y] amarillos
    [r] rojos
    [k] negros
    [w] blancos
    [p] morados
    [g] verdes
   *[o] naranjas
  }
tile-of-color = { $color ->
    [j] comodín
   *[other] azulejo { color }
  }
tiles-of-color = { $color ->
    [j] comodines
   *[other] azulejos { colored-plural }
  }
a-tile = un { tile-of-color }
tiles = { $count ->
    [one] { $count } { tile-of-color }
   *[other] { $count } { tiles-of-color }
  }
jokers = { $jokers ->
    [one] { $jokers } comodín
   *[other] { $jokers } comodines
  }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
from-source = { $source ->
    [0] del centro
   *[other] de la fábrica { $source }
  }
star = { $stars ->
    [mono] { $star ->
        [0] estrella de arriba a la izquierda
        [1] estrella de arriba a la derecha
        [2] estrella de la derecha
        [3] estrella de abajo a la derecha
        [4] estrella de abajo a la izquierda
        [5] estrella de la izquierda
       *[6] estrella central
      }
   *[colored] { $star ->
        [0] estrella naranja
        [1] estrella roja
        [2] estrella azul
        [3] estrella amarilla
        [4] estrella verde
        [5] estrella morada
       *[6] estrella central
      }
  }

## Juegos

box-azul = Azul
box-pavilion = Azul: Pabellón de verano
preset-azul = Azul
    .about = El clásico: cada casilla de la pared tiene su color.
preset-azul-grey = Azul, pared gris
    .about = Tú eliges dónde va cada azulejo en tu pared.
preset-azul-jokers = Azul con comodines
    .about = Los comodines valen por cualquier color.
preset-azul-grey-jokers = Azul, pared gris y comodines
    .about = La pared gris, con comodines que valen por cualquier color.
preset-azul-mini = Azul Mini
    .about = La edición de viaje, con las reglas de Azul.
preset-azul-express = Azul exprés
    .about = Una columna completa vale 5 puntos.
preset-pavilion = Pabellón de verano
    .about = Seis rondas, siete estrellas y un color comodín distinto en cada ronda.
preset-pavilion-mono = Pabellón de verano, monocromo
    .about = Tú eliges el color de cada estrella.

## Opciones

yes = sí
no = no
option-wall = Pared
    .about = De colores: cada casilla tiene su color. Gris: tú eliges, pero cada color va solo una vez en cada fila y columna.
option-wall-colored = de colores
option-wall-grey = gris
option-jokers = Comodines
    .about = Los comodines, que valen por cualquier color, sustituyen a algunos azulejos.
option-column-bonus = Bonificación por columna
    .about = Puntos por cada columna completa al final de la partida.
option-free-drop = Descarte libre
    .about = Puedes dejar un color entero en la línea de suelo aunque parte de él quepa en una línea.
option-partial-drop = Descarte parcial
    .about = Puedes colocar en una línea menos azulejos de los que caben y dejar caer el resto.
option-unclaimed-marker = Marcador de jugador inicial sin tomar
    .about = Quién empieza la ronda siguiente si nadie tomó el marcador de jugador inicial.
option-unclaimed-marker-keep-start = el mismo jugador
option-unclaimed-marker-next-clockwise = el jugador siguiente
option-max-rounds = Límite de rondas
    .about = La partida termina como muy tarde después de esta ronda.
option-max-rounds-none = sin límite
option-joker-overflow = Comodines que no caben
    .about = Qué azulejos caen cuando un color y sus comodines no caben todos en la línea.
option-joker-overflow-player-choice = elige el jugador
option-joker-overflow-color-first = primero los comodines
option-joker-mixed-needs-legal-color = Los comodines siguen a su color
    .about = Los comodines tomados con un color solo pueden ir donde puede ir ese color.
option-joker-grey = Comodines en la pared gris
    .about = Si un comodín adopta o no el color de su línea.
option-joker-grey-colorless = sin color
option-joker-grey-bound = color de su línea
option-joker-free-drop = Descarte libre de comodines
    .about = Puedes dejar comodines, o un color tomado con comodines, en la línea de suelo aunque parte de ellos quepa en una línea.
option-stars = Estrellas
    .about = De colores: cada estrella tiene su color. Monocromas: tú eliges.
option-stars-colored = de colores
option-stars-mono = monocromas
option-pass-keep = Azulejos guardados
    .about = Cuántos azulejos guardas cuando pasas.
option-pass-keep-free = hasta cuatro
option-pass-keep-forced-max = tantos como sea posible
option-final-leftovers = Azulejos sobrantes
    .about = Cuándo cuestan puntos los azulejos que sobran tras la última ronda.
option-final-leftovers-corners-then-penalty = los guardados, tras las bonificaciones
option-final-leftovers-discard-on-pass = todos, al momento

## Fases

phase-offer = oferta de las fábricas
phase-tiling = alicatado de la pared
phase-acquire = tomar azulejos
phase-place = colocar azulejos
phase-bonus = azulejos de bonificación
phase-refill = reponer el suministro
phase-deal = sacar azulejos
phase-over = partida terminada

## Jugadas

move-azul-take = { $tiles } { from-source } a la línea { $line ->
    [0] de suelo
   *[other] { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(en la línea: { $laid })
  }
move-azul-tile = un azulejo en la fila { $row }, columna { $column }
move-pavilion-take = { $tiles } { from-source }
move-pavilion-place = { a-tile } en la { star }, casilla { $space }, por { $tiles }
move-pavilion-bonus = { $tiles } del suministro
move-pavilion-pass = pasar{ $count ->
    [0] {""}
   *[other] {" "}y guardar { $tiles }
  }

## Lo que pasa en Azul

azul-laid = La fábrica { $factory } recibe { a-tile }.
azul-poured = La bolsa está vacía: { $count ->
    [one] vuelve a ella { $count } azulejo
   *[other] vuelven a ella { $count } azulejos
  } de la tapa.
azul-round-began = Ronda { $round }: empieza { $player }.
azul-took = { $player } toma { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } y { jokers }
      }
  } { from-source }.
azul-moved-to-center = Al centro: { $tiles }.
azul-took-marker = { $player } toma el marcador de jugador inicial{ $on_floor ->
    [true] , que va a la línea de suelo.
   *[false] . La línea de suelo está llena, así que no cuesta nada.
  }
azul-placed = { $player } coloca { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } y { jokers }
      }
  } en la línea { $line-number }{ $complete ->
    [true] {" "}y la completa.
   *[false] .
  }
azul-fell = { $player } deja caer { tiles } en la línea de suelo{ $to_lid ->
    [0] .
    [one] ; { $to_lid } va a la tapa.
   *[other] ; { $to_lid } van a la tapa.
  }
azul-tiled = { $player } pasa { $joker ->
    [true] un comodín
   *[false] { a-tile }
  } a la pared, fila { $row-number }, columna { $column-number }: { points } (horizontal { $across }, vertical { $down }).
azul-line-fell = { $player } no tiene casilla en la pared para la línea { $line-number }: cae la línea entera.
azul-floor-cost = { $player } pierde { points } por la línea de suelo.
azul-ended = { $reason ->
    [row] Hay una fila completa: la partida ha terminado.
    [no_tiles] No quedan azulejos: la partida ha terminado.
   *[max_rounds] Era la última ronda: la partida ha terminado.
  }
azul-row-bonus = { $player } gana { points } por completar la fila { $row-number }.
azul-column-bonus = { $player } gana { points } por completar la columna { $column-number }.
azul-color-bonus = { $player } gana { points } por los cinco { tiles-of-color }.

## Lo que pasa en Pabellón de verano

pavilion-laid = La fábrica { $factory } recibe { a-tile }.
pavilion-supplied = El suministro recibe { a-tile }.
pavilion-poured = La bolsa está vacía: { $count ->
    [one] vuelve a ella { $count } azulejo
   *[other] vuelven a ella { $count } azulejos
  } de la torre.
pavilion-round-began = Ronda { $round }: el color comodín es el { color }, y empieza { $player }.
pavilion-took = { $player } toma { $count ->
    [0] { a-tile } (comodín)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } y un azulejo comodín
      }
  } { from-source }.
pavilion-moved-to-center = Al centro: { $tiles }.
pavilion-took-marker = { $player } toma el marcador de jugador inicial y pierde { points }.
pavilion-placing-began = Ya no quedan azulejos por tomar: { $player } coloca primero.
pavilion-placed = { $player } coloca { a-tile } en la { star }, casilla { $space-number }: { points }.
pavilion-surrounded = { $player } rodea { $element ->
    [pillar] un pilar
    [statue] una estatua
   *[window] una ventana
  } y toma { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } del suministro.
pavilion-took-bonus = { $player } toma del suministro: { $tiles }.
pavilion-passed = { $player } pasa{ $points ->
    [0] .
   *[other] {" "}y pierde { points }.
  }
pavilion-ended = Se han jugado las seis rondas: la partida ha terminado.
pavilion-star-bonus = { $player } gana { points } por completar la { star }.
pavilion-number-bonus = { $player } gana { points } por cubrir todas las casillas { $number }.
pavilion-leftover-cost = { $player } pierde { points } por los azulejos sobrantes.

## Lo que pasa en la mesa

connection-lost = Conexión perdida. Reconectando…
server-silent = El servidor no responde. ¿Sigue en marcha?
thinks-less = El servidor está ocupado: { $player } piensa menos tiempo.
entry-seated = { $player } se une a la mesa.
entry-left = { $player } deja la mesa.
entry-began = Empieza la partida.
entry-chose = { $player } ha elegido casillas de la pared.
entry-asked = { $player } { $what ->
    [takeback] pide deshacer una jugada.
    [draw] ofrece un empate.
    [abort] propone terminar la partida sin ganador.
    [help] propone pistas para todos.
   *[rematch] pide la revancha.
  }
entry-answered = { $player } { $yes ->
    [true] acepta.
   *[false] no acepta.
  }
entry-took-back = { $player } deshace una jugada.
entry-resumed = La partida continúa.
entry-resigned = { $player } abandona.
entry-flagged = A { $player } se le acaba el tiempo.
entry-taken-over = Un bot sustituye a { $player }.
entry-helped = { $player } pide ayuda.
entry-rematch = La revancha está lista.
end-played = La partida ha terminado.
end-resigned = La partida termina por abandono.
end-flagged = La partida termina: se acabó el tiempo.
end-draw = La partida termina en empate.
end-aborted = La partida terminó sin ganador.

## Lo que una mesa no permite

error-no-help = En esta mesa no hay pistas: juegan también otras personas.
error-bad-text = El texto no puede estar vacío ni ser demasiado largo.
error-bad-seat = Estos asientos no encajan con el juego.
error-bad-clock = Ese reloj no existe.
error-bad-setting = Ese ajuste no existe.
error-seat-taken = Este asiento está ocupado.
error-not-a-person = En este asiento no juega una persona.
error-no-takeover = En esta mesa los bots no sustituyen a nadie.
error-not-your-turn = No es tu turno.
error-time-is-up = Se te ha acabado el tiempo.
error-not-a-move = Eso no es una jugada.
error-illegal-move = No permitido: { $reason }.
error-already-asked = Ya lo has pedido.
error-nothing-asked = No hay nada que responder.
error-chat-off = El chat está desactivado en esta mesa.
error-not-begun = La partida no ha empezado: queda un asiento libre.
error-over = La partida ha terminado.
error-unknown-seat = Ese asiento no existe.
error-not-over = La partida aún no ha terminado.
error-takeback-off = En esta mesa no se pueden deshacer jugadas.
error-nothing-to-take-back = No hay ninguna jugada que deshacer.
error-unknown-request = Eso no se puede pedir.
error-seat-lost = Has dejado este asiento.
error-watching = Solo los jugadores pueden chatear.
error-unauthorized = Ya no tienes asiento en esta mesa: ahora eres espectador.
error-forbidden = Este asiento no es tuyo.
error-not-found = No existe, o se ha borrado.
error-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
error-set-aside = No se puede seguir jugando en esta mesa: su registro está dañado.
error-closed = Esta mesa se cerró porque hacía mucho que nadie jugaba en ella.
error-stale = La mesa ha cambiado. Échale otro vistazo.
error-too-large = Es demasiado largo para el servidor.
error-too-many = Demasiadas peticiones. Espera un momento.
error-unavailable = El servidor está ocupado. Inténtalo de nuevo en un momento.

## Por qué una jugada no vale

reason-game-over = la partida ha terminado
reason-draw-first = primero hay que sacar azulejos de la bolsa
reason-not-in-bag = no hay ningún { tile-of-color } en la bolsa
reason-no-draw = ahora no se sacan azulejos
reason-tiling-later = la pared solo se alicata cuando se han tomado todos los azulejos
reason-tile-first = elige primero una columna para el azulejo de la línea { $line }: una línea completa tiene que pasar a la pared
reason-top-down = las líneas pasan a la pared de arriba abajo, y le toca a la línea { $line }
reason-space-taken = la fila { $row } ya tiene un azulejo en la columna { $column }
reason-color-in-column = la columna { $column } ya tiene { a-tile }, y cada color va solo una vez en una columna
reason-no-factory = no existe la fábrica { $factory }: con { $players } jugadores hay { $factories }
reason-no-jokers = esta partida se juega sin comodines
reason-all-that-fit = hay que poner en la línea tantos azulejos como quepan, o todos en la línea de suelo
reason-not-in-source = no hay ningún { tile-of-color } { $source ->
    [0] en el centro
   *[other] en la fábrica { $source }
  }
reason-line-full = la línea { $line } está completa
reason-other-color = la línea { $line } ya tiene { tiles-of-color }, y cada línea tiene un solo color
reason-color-in-row = la fila { $row } de la pared ya tiene su { tile-of-color }
reason-no-part = p{ $part } debe ser menor que { $most }, el número de azulejos para la línea { $line }: quítalo para colocarlos todos
reason-no-mixed-part = j{ $jokers }p{ $part } debe poner en la línea { $line } menos azulejos de los que caben
reason-floor-last = no puedes dejar caer todos los azulejos mientras una línea admita alguno, y la línea { $line } lo admite
reason-floor-jokers = todos los azulejos caen en la línea de suelo, así que ningún comodín va a una línea: escribe j0
reason-jokers-fall-first = j{ $jokers } no vale para la línea { $line }: los comodines caen primero cuando no cabe todo
reason-joker-number = j{ $jokers } no vale para la línea { $line }: hay que poner tantos azulejos como quepan
reason-take-first = primero hay que tomar todos los azulejos
reason-no-bonus = los azulejos de bonificación solo se ganan al rodear un pilar, una estatua o una ventana
reason-all-taken = ya se han tomado todos los azulejos: coloca uno o pasa
reason-wild-last = el { color } es el color comodín de esta ronda, y solo se elige donde no hay otro color
reason-bonus-first = toma primero { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } del suministro
reason-bonus-number = tienes que tomar exactamente { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } del suministro
reason-not-in-supply = el suministro tiene { tiles }
reason-not-to-keep = solo tienes { tiles } para guardar
reason-nothing-kept = tras la última ronda no se guardan azulejos
reason-keep-more = tienes que guardar { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  }, no { $kept }
reason-covered = la casilla { $space } ya está cubierta
reason-star-color = en esta estrella solo van { tiles-of-color }
reason-star-differs = todos los azulejos de esta estrella deben ser distintos, y el { color } ya está
reason-star-alike = todos los azulejos de esta estrella deben ser { colored-plural }
reason-one-of-color = tienes que pagar al menos { a-tile }
reason-wild-itself = el { color } es el color comodín de esta ronda y se paga a sí mismo: quita w{ $wild }
reason-too-few = la casilla { $space } cuesta { tiles }, y tienes { $have }
reason-too-few-with-wild = la casilla { $space } cuesta { $price ->
    [one] { $price } azulejo
   *[other] { $price } azulejos
  }, y tienes { $have } { $have ->
    [one] { color }
   *[other] { colored-plural }
  } y { $wild } del color comodín
reason-too-few-wild = solo tienes { $wild ->
    [one] { $wild } azulejo comodín
   *[other] { $wild } azulejos comodín
  }
reason-too-few-of-color = esto cuesta { tiles }, y tienes { $have }

## Bots

bot-random = Azar
    .about = Tomo lo que venga.
bot-greedy = Tragón
    .about = Me llevo todos los puntos que veo en este turno.
bot-tidy = Pulcro
    .about = Ni un azulejo acaba en mi suelo.
bot-spoiler = Aguafiestas
    .about = Lo que tú necesitas, lo tomo yo.
bot-sprinter = Velocista
    .about = Una fila completa, y se acabó.
bot-mason = Albañil
    .about = Construyo desde los cimientos.
bot-novice = Novato
    .about = Tomo lo que tiene buena pinta ahora mismo.
bot-apprentice = Aprendiz
    .about = Cuento cada punto de este turno.
bot-tiler = Alicatador
    .about = Sé lo que valdrá una pared, pero no lo que harás después.
bot-journeyman = Oficial
    .about = Pienso en lo que viene y malgasto pocos azulejos.
bot-artisan = Artesano
    .about = Sé lo que valdrá cada casilla.
bot-mosaicist = Mosaiquista
    .about = En mi suelo caen pocos azulejos, y en el tuyo muchos.
bot-muralist = Muralista
    .about = Veo la ronda entera antes que tú.
bot-master = Maestro
    .about = Pienso a fondo y no te dejo nada.
bot-maestro = Maestro mayor
    .about = Aprendí jugando contra mí mismo. Medio segundo me basta.
bot-oracle = Oráculo
    .about = Sé cómo acabará esto, y lo seguro que estoy.
