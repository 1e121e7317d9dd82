# Os jogos, o que neles acontece, os bots e as regras em palavras. Os argumentos são explicados em en/game.ftl.

## Cores, azulejos e estrelas

color = { $color ->
    [b] azul
    [y] amarelo
    [r] vermelho
    [k] preto
    [w] branco
    [j] joker
    [p] roxo
    [g] verde
    [o] laranja
   *[none] nenhuma cor
  }
colored-plural = { $color ->
    [b] azuis
    [y] amarelos
    [r] vermelhos
    [k] pretos
    [w] brancos
    [p] roxos
    [g] verdes
   *[o] laranja
  }
tile-of-color = { $color ->
    [j] joker
   *[other] azulejo { color }
  }
tiles-of-color = { $color ->
    [j] jokers
   *[other] azulejos { colored-plural }
  }
a-tile = um { tile-of-color }
tiles = { $count ->
    [one] { $count } { tile-of-color }
   *[other] { $count } { tiles-of-color }
  }
jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
from-source = { $source ->
    [0] do centro
   *[other] da fábrica { $source }
  }
star = { $stars ->
    [mono] { $star ->
        [0] estrela de cima à esquerda
        [1] estrela de cima à direita
        [2] estrela da direita
        [3] estrela de baixo à direita
        [4] estrela de baixo à esquerda
        [5] estrela da esquerda
       *[6] estrela central
      }
   *[colored] { $star ->
        [0] estrela laranja
        [1] estrela vermelha
        [2] estrela azul
        [3] estrela amarela
        [4] estrela verde
        [5] estrela roxa
       *[6] estrela central
      }
  }

## Jogos

box-azul = Azul
box-pavilion = Azul: Pavilhão de Verão
preset-azul = Azul
    .about = O clássico: cada casa da parede tem a sua cor.
preset-azul-grey = Azul, parede cinzenta
    .about = O lugar de cada azulejo na parede é à sua escolha.
preset-azul-jokers = Azul com jokers
    .about = Os jokers valem por qualquer cor.
preset-azul-grey-jokers = Azul, parede cinzenta e jokers
    .about = A parede cinzenta, com jokers que valem por qualquer cor.
preset-azul-mini = Azul Mini
    .about = A edição de viagem, com as regras de Azul.
preset-azul-express = Azul expresso
    .about = Uma coluna completa vale 5 pontos.
preset-pavilion = Pavilhão de Verão
    .about = Seis rondas, sete estrelas e uma nova cor joker em cada ronda.
preset-pavilion-mono = Pavilhão de Verão, monocromático
    .about = A cor de cada estrela é à sua escolha.

## Opções

yes = sim
no = não
option-wall = Parede
    .about = Colorida: cada casa tem a sua cor. Cinzenta: a escolha é sua, mas cada cor só vai uma vez em cada fila e em cada coluna.
option-wall-colored = colorida
option-wall-grey = cinzenta
option-jokers = Jokers
    .about = Os jokers, que valem por qualquer cor, substituem alguns azulejos.
option-column-bonus = Bónus de coluna
    .about = Pontos por cada coluna completa no fim do jogo.
option-free-drop = Descarte livre
    .about = Pode pôr uma cor inteira na linha do chão, mesmo que parte dela caiba numa linha.
option-partial-drop = Descarte parcial
    .about = Pode colocar numa linha menos azulejos do que cabem e deixar cair o resto.
option-unclaimed-marker = Marcador de jogador inicial por tirar
    .about = Quem começa a ronda seguinte se ninguém tirou o marcador de jogador inicial.
option-unclaimed-marker-keep-start = o mesmo jogador
option-unclaimed-marker-next-clockwise = o jogador seguinte
option-max-rounds = Limite de rondas
    .about = O jogo termina, o mais tardar, depois desta ronda.
option-max-rounds-none = sem limite
option-joker-overflow = Jokers que não cabem
    .about = Que azulejos caem quando uma cor e os seus jokers não cabem todos na linha.
option-joker-overflow-player-choice = o jogador escolhe
option-joker-overflow-color-first = primeiro os jokers
option-joker-mixed-needs-legal-color = Os jokers seguem a sua cor
    .about = Os jokers tirados com uma cor só podem ir para onde essa cor pode ir.
option-joker-grey = Jokers na parede cinzenta
    .about = Se um joker fica ou não com a cor da sua linha.
option-joker-grey-colorless = sem cor
option-joker-grey-bound = cor da sua linha
option-joker-free-drop = Descarte livre de jokers
    .about = Pode pôr jokers, ou uma cor tirada com jokers, na linha do chão, mesmo que parte deles caiba numa linha.
option-stars = Estrelas
    .about = Coloridas: cada estrela tem a sua cor. Monocromáticas: a escolha é sua.
option-stars-colored = coloridas
option-stars-mono = monocromáticas
option-pass-keep = Azulejos guardados
    .about = Quantos azulejos se guardam ao passar.
option-pass-keep-free = até quatro
option-pass-keep-forced-max = tantos quanto possível
option-final-leftovers = Azulejos que sobram
    .about = Quando custam pontos os azulejos que sobram depois da última ronda.
option-final-leftovers-corners-then-penalty = os guardados, depois dos bónus
option-final-leftovers-discard-on-pass = todos, de imediato

## Fases

phase-offer = oferta das fábricas
phase-tiling = revestir a parede
phase-acquire = tirar azulejos
phase-place = colocar azulejos
phase-bonus = azulejos de bónus
phase-refill = repor a reserva
phase-deal = tirar do saco
phase-over = fim do jogo

## Jogadas

move-azul-take = { $tiles } { from-source } para a linha { $line ->
    [0] do chão
   *[other] { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(na linha: { $laid })
  }
move-azul-tile = um azulejo na fila { $row }, coluna { $column }
move-pavilion-take = { $tiles } { from-source }
move-pavilion-place = { a-tile } na { star }, casa { $space }, por { $tiles }
move-pavilion-bonus = { $tiles } da reserva
move-pavilion-pass = passar{ $count ->
    [0] {""}
   *[other] {" "}e guardar { $tiles }
  }

## O que acontece em Azul

azul-laid = A fábrica { $factory } recebe { a-tile }.
azul-poured = O saco está vazio: { $count ->
    [one] { $count } azulejo da tampa volta
   *[other] { $count } azulejos da tampa voltam
  } para lá.
azul-round-began = Ronda { $round }: { $player } começa.
azul-took = { $player } tira { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } e { jokers }
      }
  } { from-source }.
azul-moved-to-center = Para o centro: { $tiles }.
azul-took-marker = { $player } tira o marcador de jogador inicial{ $on_floor ->
    [true] , que vai para a linha do chão.
   *[false] . A linha do chão está cheia, por isso não custa nada.
  }
azul-placed = { $player } coloca { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } e { jokers }
      }
  } na linha { $line-number }{ $complete ->
    [true] {" "}e completa-a.
   *[false] .
  }
azul-fell = { $player } deixa cair { tiles } na linha do chão{ $to_lid ->
    [0] .
    [one] ; { $to_lid } vai para a tampa.
   *[other] ; { $to_lid } vão para a tampa.
  }
azul-tiled = { $player } passa { $joker ->
    [true] um joker
   *[false] { a-tile }
  } para a parede, fila { $row-number }, coluna { $column-number }: { points } (horizontal { $across }, vertical { $down }).
azul-line-fell = { $player } não tem casa na parede para a linha { $line-number }: cai a linha inteira.
azul-floor-cost = { $player } perde { points } pela linha do chão.
azul-ended = { $reason ->
    [row] Há uma fila completa: o jogo acabou.
    [no_tiles] Não há mais azulejos: o jogo acabou.
   *[max_rounds] Foi a última ronda: o jogo acabou.
  }
azul-row-bonus = { $player } ganha { points } por completar a fila { $row-number }.
azul-column-bonus = { $player } ganha { points } por completar a coluna { $column-number }.
azul-color-bonus = { $player } ganha { points } pelos cinco { tiles-of-color }.

## O que acontece em Pavilhão de Verão

pavilion-laid = A fábrica { $factory } recebe { a-tile }.
pavilion-supplied = A reserva recebe { a-tile }.
pavilion-poured = O saco está vazio: { $count ->
    [one] { $count } azulejo da torre volta
   *[other] { $count } azulejos da torre voltam
  } para lá.
pavilion-round-began = Ronda { $round }: a cor joker é o { color }, e { $player } começa.
pavilion-took = { $player } tira { $count ->
    [0] { a-tile } (joker)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } e um azulejo joker
      }
  } { from-source }.
pavilion-moved-to-center = Para o centro: { $tiles }.
pavilion-took-marker = { $player } tira o marcador de jogador inicial e perde { points }.
pavilion-placing-began = Todos os azulejos foram tirados: { $player } coloca primeiro.
pavilion-placed = { $player } coloca { a-tile } na { star }, casa { $space-number }: { points }.
pavilion-surrounded = { $player } rodeia { $element ->
    [pillar] um pilar
    [statue] uma estátua
   *[window] uma janela
  } e tira { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } da reserva.
pavilion-took-bonus = { $player } tira da reserva: { $tiles }.
pavilion-passed = { $player } passa{ $points ->
    [0] .
   *[other] {" "}e perde { points }.
  }
pavilion-ended = As seis rondas foram jogadas: o jogo acabou.
pavilion-star-bonus = { $player } ganha { points } por completar a { star }.
pavilion-number-bonus = { $player } ganha { points } por cobrir todas as casas { $number }.
pavilion-leftover-cost = { $player } perde { points } pelos azulejos que sobraram.

## O que acontece à mesa

connection-lost = Ligação perdida. A ligar de novo…
server-silent = O servidor não responde. Ainda está a funcionar?
thinks-less = O servidor está ocupado: { $player } pensa menos tempo.
entry-seated = { $player } junta-se à mesa.
entry-left = { $player } sai da mesa.
entry-began = O jogo começa.
entry-chose = { $player } escolheu casas na parede.
entry-asked = { $player } { $what ->
    [takeback] pede para anular uma jogada.
    [draw] propõe um empate.
    [abort] propõe acabar o jogo sem vencedor.
    [help] propõe dicas para todos.
   *[rematch] pede a desforra.
  }
entry-answered = { $player } { $yes ->
    [true] aceita.
   *[false] recusa.
  }
entry-took-back = { $player } anula uma jogada.
entry-resumed = O jogo continua.
entry-resigned = { $player } desiste.
entry-flagged = O tempo de { $player } esgotou-se.
entry-taken-over = Um bot substitui { $player }.
entry-helped = { $player } pede ajuda.
entry-rematch = A desforra está pronta.
end-played = O jogo acabou.
end-resigned = O jogo acaba por desistência.
end-flagged = O jogo acaba: o tempo esgotou-se.
end-draw = O jogo acaba empatado.
end-aborted = O jogo acabou sem vencedor.

## O que uma mesa não permite

error-no-help = Nesta mesa não há dicas: jogam também outras pessoas.
error-bad-text = O texto não pode estar vazio nem ser demasiado longo.
error-bad-seat = Estes lugares não servem para este jogo.
error-bad-clock = Esse relógio não existe.
error-bad-setting = Essa definição não existe.
error-seat-taken = Este lugar está ocupado.
error-not-a-person = Neste lugar não joga uma pessoa.
error-no-takeover = Nesta mesa os bots não substituem ninguém.
error-not-your-turn = Não é a sua vez.
error-time-is-up = O seu tempo esgotou-se.
error-not-a-move = Isso não é uma jogada.
error-illegal-move = Não permitido: { $reason }.
error-already-asked = O pedido já foi feito.
error-nothing-asked = Não há nada a que responder.
error-chat-off = O chat está desligado nesta mesa.
error-not-begun = O jogo não começou: ainda há um lugar livre.
error-over = O jogo acabou.
error-unknown-seat = Esse lugar não existe.
error-not-over = O jogo ainda não acabou.
error-takeback-off = Nesta mesa não se anulam jogadas.
error-nothing-to-take-back = Não há nenhuma jogada para anular.
error-unknown-request = Isso não se pode pedir.
error-seat-lost = Já não ocupa este lugar.
error-watching = Só os jogadores podem escrever no chat.
error-unauthorized = Já não tem lugar nesta mesa: está a assistir.
error-forbidden = Este lugar não é seu.
error-not-found = Isto não existe, ou foi apagado.
error-failed = Algo correu mal no servidor. Tente de novo.
error-set-aside = Não se pode jogar mais nesta mesa: o registo está danificado.
error-closed = Esta mesa foi fechada porque há muito que ninguém jogava nela.
error-stale = A mesa mudou. Veja outra vez.
error-too-large = É demasiado longo para o servidor.
error-too-many = Demasiados pedidos. Aguarde um momento.
error-unavailable = O servidor está ocupado. Tente de novo daqui a pouco.

## Porque é que uma jogada não vale

reason-game-over = o jogo acabou
reason-draw-first = primeiro é preciso tirar azulejos do saco
reason-not-in-bag = não há nenhum { tile-of-color } no saco
reason-no-draw = agora não se tiram azulejos do saco
reason-tiling-later = a parede só se reveste depois de tirados todos os azulejos
reason-tile-first = escolha primeiro uma coluna para o azulejo da linha { $line }: uma linha completa tem de passar para a parede
reason-top-down = as linhas passam para a parede de cima para baixo, e é a vez da linha { $line }
reason-space-taken = a fila { $row } já tem um azulejo na coluna { $column }
reason-color-in-column = a coluna { $column } já tem { a-tile }, e cada cor só vai uma vez numa coluna
reason-no-factory = não existe a fábrica { $factory }: com { $players } jogadores há { $factories }
reason-no-jokers = este jogo joga-se sem jokers
reason-all-that-fit = é preciso pôr na linha tantos azulejos quantos couberem, ou todos na linha do chão
reason-not-in-source = não há nenhum { tile-of-color } { $source ->
    [0] no centro
   *[other] na fábrica { $source }
  }
reason-line-full = a linha { $line } está completa
reason-other-color = a linha { $line } já tem { tiles-of-color }, e cada linha só tem uma cor
reason-color-in-row = a fila { $row } da parede já tem o seu { tile-of-color }
reason-no-part = p{ $part } tem de ser menor do que { $most }, o número de azulejos para a linha { $line }: não o escreva para os colocar todos
reason-no-mixed-part = j{ $jokers }p{ $part } tem de pôr na linha { $line } menos azulejos do que lá cabem
reason-floor-last = não se podem deixar cair todos os azulejos enquanto uma linha aceitar algum, e a linha { $line } aceita
reason-floor-jokers = todos os azulejos caem na linha do chão, por isso nenhum joker vai para uma linha: escreva j0
reason-jokers-fall-first = j{ $jokers } não serve para a linha { $line }: os jokers caem primeiro quando não cabe tudo
reason-joker-number = j{ $jokers } não serve para a linha { $line }: é preciso pôr tantos azulejos quantos couberem
reason-take-first = primeiro é preciso tirar todos os azulejos
reason-no-bonus = os azulejos de bónus são só para quem rodeia um pilar, uma estátua ou uma janela
reason-all-taken = todos os azulejos foram tirados: coloque um ou passe
reason-wild-last = o { color } é a cor joker desta ronda, e só se escolhe onde não há outra cor
reason-bonus-first = tire primeiro { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } da reserva
reason-bonus-number = tem de tirar exatamente { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  } da reserva
reason-not-in-supply = a reserva tem { tiles }
reason-not-to-keep = só tem { tiles } para guardar
reason-nothing-kept = depois da última ronda não se guardam azulejos
reason-keep-more = tem de guardar { $count ->
    [one] { $count } azulejo
   *[other] { $count } azulejos
  }, e não { $kept }
reason-covered = a casa { $space } já está coberta
reason-star-color = nesta estrela só vão { tiles-of-color }
reason-star-differs = todos os azulejos desta estrela têm de ser diferentes, e o { color } já lá está
reason-star-alike = todos os azulejos desta estrela têm de ser { colored-plural }
reason-one-of-color = tem de pagar pelo menos { a-tile }
reason-wild-itself = o { color } é a cor joker desta ronda e paga-se a si próprio: retire w{ $wild }
reason-too-few = a casa { $space } custa { tiles }, e só tem { $have }
reason-too-few-with-wild = a casa { $space } custa { $price ->
    [one] { $price } azulejo
   *[other] { $price } azulejos
  }, e só tem { $have } { $have ->
    [one] { color }
   *[other] { colored-plural }
  } e { $wild } da cor joker
reason-too-few-wild = só tem { $wild ->
    [one] { $wild } azulejo joker
   *[other] { $wild } azulejos joker
  }
reason-too-few-of-color = isto custa { tiles }, e só tem { $have }

## Bots

bot-random = Acaso
    .about = Tiro o que vier.
bot-greedy = Guloso
    .about = Fico com todos os pontos que vejo nesta jogada.
bot-tidy = Arrumado
    .about = No meu chão não fica um único azulejo.
bot-spoiler = Desmancha-prazeres
    .about = Aquilo de que precisa, tiro eu.
bot-sprinter = Velocista
    .about = Uma fila completa, e acabou.
bot-mason = Pedreiro
    .about = Construo a partir dos alicerces.
bot-novice = Novato
    .about = Tiro o que parece bom no momento.
bot-apprentice = Aprendiz
    .about = Conto cada ponto desta jogada.
bot-tiler = Azulejador
    .about = Sei quanto valerá uma parede, mas não o que fará a seguir.
bot-journeyman = Oficial
    .about = Penso à frente e desperdiço poucos azulejos.
bot-artisan = Artesão
    .about = Sei quanto valerá cada casa.
bot-mosaicist = Mosaicista
    .about = No meu chão caem poucos azulejos, e no seu muitos.
bot-muralist = Muralista
    .about = Vejo a ronda inteira antes de si.
bot-master = Mestre
    .about = Penso bem e não lhe deixo nada.
bot-maestro = Maestro
    .about = Aprendi sozinho, a jogar contra mim próprio. Meio segundo chega-me.
bot-oracle = Oráculo
    .about = Sei como isto vai acabar, e com que certeza.
