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
review-lost = Regaló { $points } puntos y un { $chance } de probabilidad de ganar.
review-best = Mejor: { $move }
review-deal = Azulejos sacados en la ronda { $round }
review-luck-of = { $player }: { $points } puntos ({ $chance })
review-accuracy = Precisión
review-account = La cuenta: puntos de ventaja y probabilidad de ganar
review-sum-start = Al principio
review-sum-luck = Suerte
review-sum-own = Jugadas propias
review-sum-others = Jugadas ajenas
review-sum-end = Al final
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
games-importing = Leyendo partidas… { $done }
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
games-search-example = Jugador, bot o juego
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
games-record = Ganadas: { $won } de { $count }
games-margins = Ventaja en puntos en cada partida: { $margins }

# Hints and coach

hint-more = Dime más
coach-title = ¿Seguro?
coach-lost = Esta jugada parece regalar { $points } puntos y un { $chance } de probabilidad de ganar.
coach-no = Pensarlo mejor
coach-yes = Jugarla igualmente
coach-why = ¿Por qué?

# Posiciones imposibles: qué está mal y qué vale.

impossible-count = Hay { tiles } en total, pero el juego tiene { $wanted }.
impossible-factory-full = En la fábrica { $factory } caben 4 azulejos.
impossible-line-colors = La línea { $line } del jugador { $player } solo puede tener un color.
impossible-line-full = La línea { $line } del jugador { $player } tiene más azulejos que casillas.
impossible-line-on-wall = La línea { $line } del jugador { $player } no puede tener un color que ya está en esa fila de la pared.
impossible-wall-twice = En la pared del jugador { $player } cada color va una sola vez en cada fila y columna.
impossible-wall-space = Ese azulejo no puede estar en la fila { $row }, columna { $column } de la pared del jugador { $player }.
impossible-row-complete = La fila completa en la pared del jugador { $player } habría puesto fin a la partida.
impossible-floor-full = La línea de suelo del jugador { $player } tiene { $most } casillas.
impossible-one-marker = Solo hay un marcador de jugador inicial.
impossible-nobody-acts = No es el turno de nadie mientras se sacan azulejos o cuando la partida ha terminado.
impossible-lines-done = Entre rondas ninguna línea está completa y las líneas de suelo están vacías.
impossible-sources-empty = Entre rondas el centro está vacío y, al acabar la partida, también las fábricas.
impossible-offer = Se toman azulejos mientras los haya en las fábricas o en el centro, y no más.
impossible-deal-room = Para sacar azulejos tiene que haber azulejos en la bolsa y sitio para ellos.
impossible-in-order = Las fábricas se llenan una tras otra, con 4 azulejos cada una.
impossible-tiled = El jugador { $player } ya ha alicatado la pared y pagado la línea de suelo.
impossible-no-column = El jugador { $player } no tiene ninguna columna que elegir.
impossible-marker-dealt = Mientras se sacan azulejos, el marcador lo tiene quien empieza.
impossible-marker-floor = El marcador de jugador inicial debe estar en la línea de suelo del jugador { $player } y en ningún otro sitio.
impossible-marker-center = Mientras se sacan azulejos, el marcador de jugador inicial está en el centro.
impossible-marker-starts = Empieza quien tiene el marcador de jugador inicial.
impossible-supply-full = El suministro tiene { $most } casillas.
impossible-supply-room = El suministro está lleno: no hay nada que reponer.
impossible-supply-first = Al sacar azulejos se llena primero el suministro, luego las fábricas, y el centro está vacío.
impossible-corners-full = El jugador { $player } puede guardar { $most } azulejos en las esquinas.
impossible-corners-early = Antes de colocar azulejos nadie ha pasado ni guarda azulejos en las esquinas, pero el jugador { $player } sí.
impossible-corners-late = Tras la última ronda el jugador { $player } no guarda azulejos.
impossible-hand-over = Cuando la partida ha terminado, el jugador { $player } no tiene azulejos junto al tablero.
impossible-corners-passed = Solo quien ha pasado tiene azulejos en las esquinas, y ninguno más: no es así con el jugador { $player }.
impossible-star-color = Una estrella del jugador { $player } tiene un azulejo de un color que no puede estar ahí.
impossible-owed = Los azulejos de bonificación solo se toman cuando tocan, y no más de los que tiene el suministro.
impossible-over-early = La partida solo termina después de la ronda { $round }.
impossible-turn = El turno es de quien ha de jugar o, entre turnos, de quien empieza.
impossible-no-tiles = El jugador { $player } no tiene azulejos que colocar.
impossible-has-passed = El jugador { $player } ha pasado y ya no tiene turno.
impossible-number = { $value } no es un número entero de { $least } a { $most }.
impossible-form = Esto no se puede leer como una posición, que es una línea de texto o JSON.

# Archivos de partida rotos

broken-header = Esto no es un archivo de partida: debería empezar con la línea «{ $header }».
broken-move = El archivo de partida falla en el renglón { $line }: { $move } no se puede jugar ahí.
broken-position = El archivo de partida falla en el renglón { $line }: la posición es imposible.
broken-result = El archivo de partida falla en el renglón { $line }: el resultado de la partida es { $result }.
broken-file = El archivo de partida no se puede leer a partir del renglón { $line }, carácter { $column }.

# Otros errores

mistake-unreadable = { $file } no se puede leer.
mistake-ply = No existe el paso { $ply }: la partida tiene { $last }, contando los azulejos sacados.
mistake-no-moves = No hay nada que revisar: en esta partida no se ha hecho ninguna jugada.
