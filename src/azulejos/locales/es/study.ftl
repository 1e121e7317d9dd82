# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Análisis
study-tabs = Partes del análisis
study-tab-moves = Jugadas
study-tab-analysis = Análisis
study-tab-review = Revisión
study-tab-more = Más
study-chances = Probabilidades de ganar
study-chance-of = { $player }: { $chance }, { $points } puntos
study-no-value = aún sin analizar
study-graph = Probabilidades a lo largo de la partida
study-after = Tras { $moves }
study-deal = Sacar azulejos
study-back = Volver a la partida
study-keep = { $count ->
    [one] Guardar esta variante
   *[other] Guardar { $count } variantes
  }
study-kept = Guardado en este navegador, con la partida.
study-edit = Cambiar esta posición
study-keys-arrows = Paso atrás y adelante; arriba y abajo, otras variantes
study-keys-ends = Ir al principio; Fin: ir al final
study-keys-analysis = Iniciar o detener el análisis
study-keys-deeper = Pensar más a fondo
study-keys-play = Jugar la primera jugada de esa línea
study-keys-review = Revisar la partida
study-keys-moves = Mostrar las jugadas
study-keys-back = Volver a la partida jugada
study-keys-front = Traer al frente el siguiente tablero
study-keys-deal = Sacar azulejos al empezar una ronda
study-keys-keep = Guardar las variantes

# Analysis

analysis-start = Analizar
analysis-stop = Detener
analysis-deeper = Más a fondo
analysis-lines = Líneas
analysis-follow = Analizar cada posición que miro
analysis-waiting = { $ahead ->
    [one] En espera: hay otra consulta antes.
   *[other] En espera: hay { $ahead } consultas antes.
  }
analysis-thinking = Pensando…
analysis-figures = Posiciones: { $nodes }, profundidad: { $depth }
analysis-idle = Prueba jugadas en los tableros o inicia el análisis.
analysis-over = La partida ha terminado.
analysis-best = Mejores líneas
analysis-play = Jugar { $moves }
analysis-about = Las probabilidades y los puntos son de { $player }. Señala una jugada para verla en los tableros; púlsala para seguir desde ahí.
analysis-deals = Lo que pueden traer los próximos azulejos ({ $samples } muestras)
analysis-mean = Media
analysis-spread = Dispersión
analysis-paste = Pegar una posición o una partida
analysis-paste-about = Una posición como texto o JSON, o un archivo de partida
analysis-open = Abrir

# Review

review-about = Descubre cuánto valió cada jugada, qué decidió la partida y qué fue suerte.
review-start = Revisar la partida
review-running = Revisando la partida… { $percent } %
review-leave = Puedes salir de esta página: la revisión estará aquí cuando vuelvas.
review-lost = Regaló { $points } puntos y { $chance } de la probabilidad de ganar.
review-best = Mejor: { $move }
review-deal = Azulejos sacados en la ronda { $round }
review-luck-of = { $player }: { $points } puntos de suerte ({ $sign ->
    [minus] −
   *[other] +
  }{ $chance })
review-accuracy = Precisión
review-given = Puntos regalados
review-luck = Suerte en puntos
review-moments = Lo que decidió la partida
review-moment = { $player }, ronda { $round }: { $points } puntos
review-deals = Suerte en cada ronda
class-best = La mejor jugada
class-only-move = Única jugada
class-good = Buena jugada
class-inaccuracy = Imprecisión
class-mistake = Error
class-blunder = Error grave

# Sharing

share-title = Compartir
share-link = Copiar un enlace a esta posición
share-link-copied = Enlace copiado
share-png = Imagen (PNG)
share-svg = Imagen (SVG)
share-print = Imprimir
share-result = Imagen del resultado
share-saved = Imagen guardada

# Board editor

edit-title = Montar una posición
    .about = Coloca azulejos donde quieras; las reglas comprueban si la posición es posible.
edit-begin = Empezar con la mesa vacía
edit-tiles = Azulejo
edit-eraser = Quitar
edit-about = Elige un azulejo y pulsa un lugar. Los azulejos salen de la bolsa y vuelven a ella. Con teclas: la letra del color, o Supr.
edit-wall = Pared: fila { $row }, columna { $column }
edit-center = En el centro
edit-turn = Turno de
edit-nobody = Nadie: se sacan azulejos
edit-start = Empieza la ronda
edit-score = Puntuación de { $player }
edit-passed = { $player } ha pasado
edit-json = La posición en JSON
edit-no-json = Esto no es JSON: la posición sigue como estaba.
edit-fine = Esta posición es posible.
edit-analyse = Analizar

# My games

games-title = Mis partidas
games-import = Importar archivos de partida
games-importing = { $done } partidas leídas…
games-imported = { $count ->
    [one] 1 partida importada.
   *[other] { $count } partidas importadas.
  }
games-bad-file = { $file }: { $problem }
games-part = { $file }, partida { $number }
games-several = En { $file } hay varias partidas: impórtalas en la página «Mis partidas».
games-gone = Este navegador ya no tiene esa partida.
games-export = Exportar todas
games-exporting = { $done } de { $total } partidas…
games-exported = { $count ->
    [one] 1 partida en un archivo.
   *[other] { $count } partidas en un archivo.
  }
games-missing = El servidor ya no tiene la partida { $id }.
games-search = Buscar
games-search-example = Jugador, bot o partida
games-show = Mostrar
games-show-all = Todas
games-show-going = En curso
games-show-over = Terminadas
games-show-won = Ganadas
games-show-lost = Perdidas
games-show-shared = Victorias compartidas
games-game = Juego
games-every = Todos
games-server = Todas las partidas de este servidor
games-none = Aún no hay partidas. Las que juegues o importes aparecerán aquí.
games-not-found = No se ha encontrado ninguna partida.
games-more = Mostrar más ({ $count })
games-from-file = importada
games-from-server = en este servidor
games-waiting = Esperando jugadores
games-playing = En curso
games-closed = Cerrada
games-won = Ganada
games-lost = Perdida
games-shared = Compartida
games-accuracy = precisión { $percent }
games-forget = Quitar la partida de { $id }
games-progress = Contra cada bot
games-progress-about = Cada barra es una partida, la más reciente a la derecha: por cuánto ibas delante o detrás.
games-record = { $won } de { $count } ganadas
games-margins = Ventaja en puntos en cada partida: { $margins }

# Hints and coach

hint-more = Dime más
coach-title = ¿Seguro?
coach-lost = { $move } parece regalar { $points } puntos y { $chance } de la probabilidad de ganar.
coach-no = Pensarlo mejor
coach-yes = Jugarla igualmente
coach-why = ¿Por qué?
