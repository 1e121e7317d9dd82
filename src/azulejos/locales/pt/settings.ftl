# As palavras das definições.

settings-language = Língua
settings-language-auto = Igual ao navegador
settings-theme = Aspeto
settings-theme-auto = Igual ao sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-speed = Animação
settings-speed-times = { $speed ->
    [0] Desligada
    [0.5] Lenta
    [1] Normal
    [2] Rápida
   *[4] Muito rápida
  }
settings-confirm = Confirmar jogadas
settings-confirm-never = Nunca
settings-confirm-countdown = Contagem de 3 segundos
settings-confirm-always = Sempre
settings-forced = Fazer automaticamente as jogadas forçadas
settings-coach = O treinador avisa antes de uma má jogada
settings-coach-points = { $points ->
    [0] Nunca
   *[other] Se desperdiçar mais de { $points } pontos
  }
settings-sound = Som
settings-keys = Atalhos de teclado
settings-table = Mesa
settings-play = Jogo
settings-sounds = Sons
settings-tiles = Os azulejos e os seus padrões
    .about = Cada cor tem o seu padrão: os azulejos distinguem-se mesmo sem cores.
settings-gray = Sem cores
settings-size = Tamanho dos azulejos
settings-size-times = { $size ->
    [0.75] Pequeno
    [1] Cabe no ecrã
    [1.25] Grande
   *[1.5] Muito grande
  }
settings-left = Disposição para canhotos
settings-ahead = Escolher jogadas antecipadamente
settings-listen = Ouvir o som: { $sound }
sound-click = Tirar azulejos
sound-place = Colocar azulejos
sound-deal = Tirar do saco
sound-fall = Azulejos que caem
sound-score = Pontos
sound-turn = É a sua vez
sound-end = Fim do jogo
