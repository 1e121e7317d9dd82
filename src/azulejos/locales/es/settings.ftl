# Las palabras de los ajustes.

settings-language = Idioma
settings-language-auto = Como el navegador
settings-theme = Apariencia
settings-theme-auto = Como el sistema
settings-theme-light = Clara
settings-theme-dark = Oscura
settings-speed = Animación
settings-speed-times = { $speed ->
    [0] Desactivada
    [0.5] Lenta
    [1] Normal
    [2] Rápida
   *[4] Muy rápida
  }
settings-confirm = Confirmar jugadas
settings-confirm-never = Nunca
settings-confirm-countdown = Cuenta atrás de 3 segundos
settings-confirm-always = Siempre
settings-forced = Jugar automáticamente las jugadas forzadas
settings-coach = El entrenador avisa antes de una mala jugada
settings-coach-points = { $points ->
    [0] Nunca
   *[other] Si regala más de { $points } puntos
  }
settings-sound = Sonido
settings-keys = Atajos de teclado
settings-table = Mesa
settings-play = Juego
settings-sounds = Sonidos
settings-tiles = Los azulejos y sus dibujos
    .about = Cada color tiene su propio dibujo: los azulejos se distinguen también sin colores.
settings-gray = Sin colores
settings-size = Tamaño de los azulejos
settings-size-times = { $size ->
    [0.75] Pequeño
    [1] Según la pantalla
    [1.25] Grande
   *[1.5] Muy grande
  }
settings-left = Disposición para zurdos
settings-ahead = Elegir jugadas por adelantado
settings-listen = Escuchar el sonido: { $sound }
sound-click = Tomar azulejos
sound-place = Colocar azulejos
sound-deal = Sacar azulejos
sound-fall = Azulejos que caen
sound-score = Puntos
sound-turn = Tu turno
sound-end = Fin de la partida
