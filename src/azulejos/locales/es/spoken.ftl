# Una mesa contada en frases, una cosa por línea: para lectores de pantalla y tuberías.

## Lo que hay en la mesa

counted = { $color ->
    [j] { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
      }
   *[other] { $count ->
        [one] { $count } { color }
       *[other] { $count } { colored-plural }
      }
  }
spoken-round = Ronda { $round }, { $phase }.
spoken-last-round = Es la última ronda.
spoken-to-play = Turno de { $players }.
spoken-empty = Sin azulejos: { $names }.
spoken-factory = fábrica { $factory }
spoken-line-name = línea { $line }
spoken-board = { $player }: { points }
spoken-line = Línea { $line }: { counted } de { $size }
spoken-row = Pared, fila { $row }: { $tiles }.
spoken-in-column = { $tile } en la columna { $column }
spoken-wall-empty = Pared: vacía.
spoken-star = { $star }: { $tiles }
spoken-space = { $tile } en la casilla { $space }
spoken-star-spaces = { $star }: { $count ->
    [one] casilla { $spaces }
   *[other] casillas { $spaces }
  }

## Jugadas

spoken-chosen = { $what }:
spoken-jokers = { $count ->
    [one] { $count } comodín en la línea
   *[other] { $count } comodines en la línea
  }
spoken-no-number = La lista no tiene el número { $number }: va del 1 al { $last }.
spoken-not-a-move = «{ $move }» no es una jugada. Las jugadas se escriben así: { $example }.
spoken-no-player = Aquí nadie se llama { $name }. Los jugadores son { $players }.
spoken-resign-again = Escribe { $word } otra vez para abandonar.
spoken-doubt = Escribe la jugada otra vez para jugarla igualmente, o { $why }.
spoken-answer = Escribe { $yes } para aceptar, { $no } para rechazar.
spoken-suggest = Escribe { $word } otra vez para proponer pistas para todos.
spoken-seat-kept = Tu asiento sigue siendo tuyo. Vuelve con `azulejos join { $link }`.

## Lo que se puede escribir

spoken-welcome = Escribe el número de una jugada, o una jugada en notación (? para ver la ayuda).
spoken-replay = Pulsa Intro para ver la jugada siguiente, o escribe el número de una jugada (? para ver la ayuda).
spoken-step = { $move ->
    [none] La partida empieza. Tiene { $last } jugadas.
   *[other] Jugada { $at } de { $last }: { $move }.
  }
spoken-over = Escribe revancha para jugar otra vez, o salir para irte.
spoken-help = Escribe el número de una jugada de la lista, o una jugada en notación, y pulsa Intro. También valen estas palabras:
spoken-command = { $word }: { $about }
spoken-command-moves = jugadas
    .about = otra vez la lista de jugadas; basta con pulsar Intro
spoken-command-board = tablero
    .about = tu tablero; con un nombre o un número detrás, el de otro jugador
spoken-command-offer = oferta
    .about = la oferta de las fábricas y lo que queda
spoken-command-score = puntos
    .about = la ronda, a quién le toca y la puntuación
spoken-command-all = todo
    .about = todo lo que hay en la mesa
spoken-command-log = registro
    .about = lo que ha pasado desde tu última jugada; con un número detrás, tantas frases
spoken-command-hint = pista
    .about = dónde mirar; otra vez: los azulejos, luego la jugada, luego por qué
spoken-command-coach = entrenador
    .about = avisa antes de una mala jugada: nunca, o si regala más de 2, 4 u 8 puntos
spoken-command-why = porqué
    .about = por qué avisa el entrenador
spoken-command-undo = deshacer
    .about = deshacer tu última jugada
spoken-command-save = guardar
    .about = guardar un archivo de partida; puedes dar su nombre
spoken-command-rematch = revancha
    .about = jugar otra vez cuando termine la partida
spoken-command-resign = abandonar
    .about = abandonar la partida
spoken-command-next = siguiente
    .about = la jugada siguiente; basta con pulsar Intro
spoken-command-back = atrás
    .about = la jugada anterior
spoken-command-say = decir
    .about = escribir un mensaje a los demás
spoken-command-yes = sí
    .about = aceptar lo que alguien pide
spoken-command-no = no
    .about = rechazar lo que alguien pide
spoken-command-help = ayuda
    .about = esta ayuda
spoken-command-quit = salir
    .about = irte
spoken-command-theme = tema
    .about = una pista: de qué trata
spoken-command-solution = solución
    .about = la solución

## En una mesa real

spoken-scribe = Escribe los azulejos según se colocan, con las letras de sus colores, y cada jugada en notación o con su número. Una línea puede tener varios (? para ver la ayuda).
spoken-no-tiles = Eso no son azulejos: sus letras son { $letters }.
spoken-kept = La partida se guarda sobre la marcha en { $file }.
spoken-taken-back = Deshecho: { $moves }.
spoken-watch = Para ver la partida otra vez: `azulejos replay { $file }`. Para saber cuánto valió cada jugada: `azulejos review { $file }`.
spoken-command-redo = rehacer
    .about = rehacer lo deshecho; con un número detrás, tantas anotaciones
spoken-count = Responde línea a línea. En una fila, cada casilla es una letra o un punto: x o la letra del color de su azulejo, o . si está vacía. Intro sin más la deja toda vacía. Escribe { $undo } para volver atrás (? para ver la ayuda).
spoken-row-name = fila { $row }
spoken-no-row = Aquí hay { $size } casillas: escribe una letra o un punto para cada una.
spoken-no-count = Escribe un número del { $least } al { $most }.
spoken-which-color = Escribe la letra del color en lugar de x: { $letters }.

## La guía

spoken-guide = La guía está contigo: dice qué importa ahora y qué piensa de tus jugadas.
spoken-marked = Marcado: { $places }.
spoken-guide-silent = La guía calla ahora.
spoken-guide-speaks = La guía vuelve a hablar.
spoken-command-more = más
    .about = lo siguiente que importa ahora
spoken-command-again = repetir
    .about = lo último que dijo la guía
spoken-command-guide = guía
    .about = la guía calla, o vuelve a hablar
spoken-command-onward = seguir
    .about = jugar contra el rival que propone la guía
