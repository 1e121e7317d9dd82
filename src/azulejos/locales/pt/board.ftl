# Os nomes do que está na mesa, para a vista e para os leitores de ecrã.

board-no-tiles = nenhum azulejo
board-named = { $name }: { $value }
board-tile = { color }
board-empty = vazia
colored-feminine = { $color ->
    [b] azul
    [y] amarela
    [r] vermelha
    [k] preta
    [w] branca
    [p] roxa
    [g] verde
   *[o] laranja
  }
board-empty-space = casa { colored-feminine } vazia
board-offer = Oferta das fábricas
board-table = Mesa
board-board = Tabuleiro de { $player }
board-choices = Jogadas
board-source = { $source ->
    [0] Centro
   *[other] Fábrica { $source }
  }: { $tiles }
board-marker = marcador de jogador inicial
board-pick = { $tiles } { from-source }
board-line = Linha { $number }
board-floor = Linha do chão
board-placed = { $count ->
    [one] 1 azulejo colocado
   *[other] { $count } azulejos colocados
  }
board-jokers-laid = { $count ->
    [one] 1 deles joker
   *[other] { $count } deles jokers
  }
board-fall = { $count ->
    [one] cai 1 azulejo
   *[other] caem { $count } azulejos
  }
board-cost = { $points ->
    [one] { $points } ponto perdido
   *[other] { $points } pontos perdidos
  }
board-row = Linha { $number }: { $filled } de { $size }, { $tiles }. Parede: { $wall }
board-wall-space = Fila { $row }, coluna { $column }: { points }
board-floor-holds = Linha do chão: { $count ->
    [0] vazia
    [one] 1 azulejo, menos { points }
   *[other] { $count } azulejos, menos { points }
  }
board-bag = Saco
board-lid = Tampa
board-tower = Torre
board-round = Ronda
board-counted = { $name }: { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }
board-to-act = a jogar
board-score = Pontos:
board-enlarge = Ampliar o tabuleiro de { $player }
board-close = Fechar
board-cancel = Cancelar
board-choose = Que azulejos?
board-star = { star }
board-space = { star }, casa { $number }
board-pay = pagar { $tiles }
board-pay-count = pagar { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }
board-bonus = { $element ->
    [pillar] pilar rodeado
    [statue] estátua rodeada
   *[window] janela rodeada
  }: { $count ->
    [one] 1 azulejo de bónus
   *[other] { $count } azulejos de bónus
  }
board-corners = Guardados nos cantos: { $tiles }
board-hand = Na mão: { $tiles }
board-supply = Reserva
board-supply-holds = Reserva: { $tiles }
board-rounds = Ronda { $round } de 6, cor joker: { color }
board-passed = passou
board-pass = Passar…
board-pass-title = Guarde até quatro azulejos. Cada um dos outros custa um ponto.
board-pass-last = É a última ronda, por isso guardar não adianta: cada azulejo que sobrar custa um ponto.
board-pass-keep = Passar{ $count ->
    [0] {""}
    [one] , guardar 1 azulejo
   *[other] , guardar { $count } azulejos
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Tire { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  } da reserva.
board-bonus-take = Tirar estes azulejos
board-chosen = { $count } de { $most }

## Repetição

replay-title = Repetição
replay-open = Abrir um ficheiro de jogo
replay-open-about = Reveja um jogo jogada a jogada e continue-o contra um bot a partir de qualquer ponto. Escolha um ficheiro de jogo ou largue-o aqui.
replay-other = Abrir outro jogo
replay-first = Ir para o início
replay-back = Passo atrás
replay-next = Passo à frente
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-slider = Passo
replay-step = Passo { $at } de { $last }
replay-start = O jogo começa.
replay-moves = Jogadas
replay-front = Tabuleiro à frente
replay-front-mover = Quem jogou por último
replay-what-if = E se…?
replay-seat = Jogar como
replay-bot = Contra
replay-play-on = Continuar a jogar daqui
