# Puzzles.

puzzles-title = Problemas
puzzle-daily = Problema del día
puzzle-number = Problema { $id }
puzzle-rating = Tu nivel
puzzle-solved = Resueltos
puzzle-solved-of = { $solved } de { $tried }
puzzle-streak = Racha diaria
puzzle-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
puzzle-game = Juego
puzzle-any-game = Todos los juegos
puzzle-theme = Tema
puzzle-any-theme = Todos los temas
puzzle-players = Jugadores
puzzle-any-players = De 2 a 4
puzzle-seats = { $count } jugadores
puzzle-ask = Le toca a { $player }. Encuentra la mejor jugada.
puzzle-sure = ¿Es tu respuesta?
puzzle-play = Jugar
puzzle-back = Pensarlo otra vez
puzzle-hint = Pista
puzzle-give-up = Ver la solución
puzzle-other = Otro
puzzle-right = ¡Eso es!
puzzle-wrong = Hay una jugada mejor.
puzzle-solution = La solución: { $move }.
puzzle-costs =
    { $points ->
        [0] Cuesta un { $percent } % de probabilidad de ganar.
        [one] Regala { $points } punto y un { $percent } % de probabilidad de ganar.
       *[other] Regala { $points } puntos y un { $percent } % de probabilidad de ganar.
    }
puzzle-then = La mejor respuesta:
puzzle-tempting = Tentadora, pero peor: { $move }. { $sentence }
puzzle-also = Igual de buena: { $moves }.
puzzle-its-rating = Nivel del problema: { $rating }
puzzle-next = Siguiente problema
puzzle-show = Ver la solución
puzzle-again = Intentarlo otra vez
puzzle-analyse = Analizar

# What a puzzle is about, and a hint of it.
theme-points = Puntos ahora
    .about = Busca la jugada que más puntúa en esta ronda.
theme-finish = Completar una línea
    .about = ¿Qué línea puedes completar?
theme-deny = Molestar al rival
    .about = Mira qué necesita el siguiente jugador.
theme-floor = Trampas del suelo
    .about = Vigila las líneas de suelo: la tuya o la de otro.
theme-marker = El marcador de jugador inicial
    .about = ¿Vale lo que cuesta el marcador de jugador inicial?
theme-columns = Columnas y colores
    .about = Piensa en las bonificaciones del final.
theme-end = La última ronda
    .about = ¿Debe ser esta la última ronda?
theme-jokers = Comodines
    .about = Un comodín marca la diferencia.
theme-wall = Elegir en la pared
    .about = ¿En qué lugar de la pared rinde más el azulejo?
theme-payment = Pagos
    .about = ¿Con qué conviene pagar?
theme-corners = Azulejos guardados
    .about = Piensa en los azulejos que guardas para la próxima ronda.
theme-bonus = Azulejos de bonificación
    .about = Hay un pilar, una estatua o una ventana al alcance.
theme-stars = Estrellas
    .about = Piensa en las estrellas que puedes completar.
theme-wild = Azulejos comodín
    .about = Un azulejo comodín vale mucho en esta ronda.
theme-ahead = Mirar más allá
    .about = ¿Cómo acabará la ronda?
