# La mesa de verdad: anotar una partida, contar los tableros finales e imprimir hojas.

reason-only-left = solo { $count ->
    [one] quedaba
   *[other] quedaban
  } { tiles }
reason-only-so-many = el juego solo tiene { tiles }
reason-not-there = ahí no puede ir ningún { tile-of-color }

## Anotar

scribe-title = Anotar una partida
scribe-about = Para una partida en una mesa de verdad: toca los azulejos que salen y después indica cada jugada. Todo se comprueba, los puntos se cuentan y la partida se queda en este navegador. Una vez cargada, la página funciona sin conexión.
scribe-loading = Cargando las reglas…
scribe-no-rules = No se han podido cargar las reglas. La primera vez necesitas conexión.
scribe-seats = ¿Quiénes juegan, en sentido horario?
scribe-begins = empieza
scribe-begin = Empezar
scribe-count = Solo contar los puntos
scribe-deal = Azulejos de la bolsa
scribe-factory = Fábrica { $factory }
scribe-due = { $count ->
    [one] falta 1
   *[other] faltan { $count }
  }
scribe-then = luego { $factories ->
    [one] 1 fábrica
   *[other] { $factories } fábricas
  }
scribe-draw = { $name }, { $count } en la bolsa
scribe-lay = Toca los azulejos según van saliendo.
scribe-redo = Rehacer
scribe-redo-all = Rehacer las { $count }
scribe-entries = Anotaciones
scribe-entries-about = Toca una línea para volver a ella.
scribe-new = Hoja nueva
scribe-new-sure = Esta partida se borrará del navegador. ¿Has guardado su archivo?
scribe-back = Volver a la hoja

## Contar

count-title = Contar los puntos
count-about = Toca cada casilla que tenga un azulejo al final de la partida y escribe los puntos que tenía cada jugador antes de la puntuación final.
count-game = Juego
count-clear = Borrar todo
count-tile = Azulejo para colocar
count-before = Puntos hasta ahora
count-fewer = uno menos
count-more = uno más
count-space = Fila { $row }, columna { $column }: { $holds }
count-floor = En la línea de suelo, con el marcador
count-corners = Sobrantes en las esquinas

## Hojas para imprimir

print-what = Hojas
print-score = Hoja de puntuación
print-rules = Reglas en una página
print-both = Ambas
print-paper = Papel
print-letter = Carta (EE. UU.)
print-now = Imprimir
print-date = Fecha
print-set-up = Preparación
print-factories = Fábricas
print-tiles = Azulejos de cada color
print-jokers = Comodines
