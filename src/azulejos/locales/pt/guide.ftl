# O que o guia diz num primeiro jogo: ideias com os seus títulos, elogios, conselhos e os seus botões.

guide-title = Guia
guide-next = Seguinte
guide-back = Anterior
guide-tip = Uma dica
guide-hide = Esconder o guia
guide-show = Mostrar o guia
guide-looking = Olhe com calma e escolha uma jogada. Direi mais quando for importante.
guide-learn-next = Aprender agora { $box }

## Azul

guide-azul-take = Os azulejos estão nas fábricas redondas. Escolha uma cor numa fábrica e tire todos os azulejos dessa cor.
    .title = Tirar azulejos
guide-azul-lines = Escolha agora uma das linhas marcadas. Numa linha cabe uma só cor, e tantos azulejos quantas as suas casas. As linhas completas dão pontos, por isso o melhor é enchê-las à justa.
    .title = Escolher uma linha
guide-azul-floor = Os azulejos que não cabem na linha escolhida caem na sua linha do chão. No fim da ronda custam pontos: 1 por cada um dos dois primeiros, depois 2, depois 3.
    .title = A linha do chão
guide-azul-center = O que sobra numa fábrica vai para o centro. Também pode tirar de lá: outra vez uma cor, e todos os seus azulejos.
    .title = O centro
guide-azul-marker = Quem primeiro tira do centro tira também o marcador de jogador inicial. Começa a ronda seguinte, mas o marcador vai para a sua linha do chão e custa pontos como um azulejo.
    .title = O marcador de jogador inicial
guide-azul-complete = A linha { $line } está completa. No fim da ronda, um dos seus azulejos passa para a sua parede, { $wall ->
    [grey] para uma casa da mesma fila, à sua escolha.
   *[colored] para a casa da sua cor na mesma fila.
  }
    .title = Uma linha completa
guide-azul-tiling = Todos os azulejos foram tirados: a ronda acabou. { $own ->
    [true] Um azulejo de cada uma das suas linhas completas está agora na sua parede.
   *[false] Não tinha nenhuma linha completa, mas olhe para a outra parede.
  } Um azulejo sozinho vale 1 ponto. Ao lado de outros vale mais.
    .title = Revestir a parede
guide-azul-neighbors = O seu novo azulejo tem vizinhos, e { $down ->
    [1] a sua fila de { $across } dá { points }.
   *[other] { $across ->
        [1] a sua coluna de { $down } dá { points }.
       *[other] conta duas vezes: uma fila de { $across } e uma coluna de { $down }, { points }.
      }
  } Construa onde os seus azulejos se tocam.
    .title = Vizinhos
guide-azul-floor-cost = A sua linha do chão custou { points }. Já está outra vez vazia, e a sua pontuação nunca desce abaixo de 0.
    .title = O que custa o chão
guide-azul-round = Ronda { $round }: as fábricas estão outra vez cheias, e { $own ->
    [true] é a sua vez de começar.
   *[false] { $player } começa.
  } As linhas incompletas ficam com os seus azulejos.
    .title = Uma nova ronda
guide-azul-plan = Nas casas marcadas, um azulejo teria vizinhos na sua parede. Quais dessas cores consegue tirar?
    .title = Olhe para a sua parede
guide-azul-blocked = A fila { $row } da sua parede já tem { a-tile }, por isso a linha { $row } não aceita mais dessa cor. Cada cor só cabe uma vez em cada fila.
    .title = Uma vez em cada fila
guide-azul-row = { $own ->
    [true] À fila { $row } da sua parede
   *[false] À fila { $row } da parede de { $player }
  } falta um só azulejo. Quando alguém completa uma fila de cinco, o jogo acaba depois dessa ronda.
    .title = O fim está próximo
guide-azul-last = O jogo acaba depois desta ronda. Só as linhas que completar agora ainda pontuam. Depois somam-se os bónus.
    .title = A última ronda
guide-azul-bonuses = No fim, cada fila completa dá { $row } pontos, cada coluna completa { $column }, e cada cor com os cinco azulejos na sua parede { $five }. Colunas e cores merecem um plano.
    .title = Bónus
guide-azul-heap = No centro há { tiles }, e não tem nenhuma linha para todos. Alguém vai ter de os tirar. Conte as jogadas, para que não lhe calhe a si.
    .title = Um monte no centro
guide-azul-opponent = { $player } podia completar a linha { $line } com { tiles }. Tirar aquilo de que os outros precisam pode valer tanto como pontuar.
    .title = Olhe para o outro tabuleiro
guide-azul-grey = Esta parede não tem cores impressas. No fim de uma ronda, a coluna de cada azulejo é à sua escolha. Uma cor só cabe uma vez em cada fila e em cada coluna.
    .title = A parede cinzenta
guide-azul-column = Escolha uma das casas marcadas na fila { $row }. { $wall ->
    [grey] Uma cor só cabe uma vez em cada fila e em cada coluna, por isso deixe colunas livres.
   *[colored] Uma linha só com jokers pode ir para qualquer casa livre da sua fila.
  }
    .title = Escolher uma casa
guide-azul-line-fell = Já não havia casa para a cor da linha { $line }, por isso todos os seus azulejos caíram na linha do chão. Preste atenção às colunas.
    .title = Sem casa livre
guide-azul-jokers = Os jokers valem por qualquer cor. Pode tirar uma cor sem eles, só os jokers, ou ambos ao mesmo tempo.
    .title = Jokers
guide-azul-joker-wall = Um joker passou para a parede. Conta para filas e colunas, mas nunca para o bónus de uma cor.
    .title = Um joker na parede
guide-azul-express = Só um número é diferente do jogo que já conhece: no fim, uma coluna completa dá { points }, e não { $usual }.
    .title = Expresso

guide-azul-good-full = Muito bem: a linha { $line } está completa e nada caiu.
guide-azul-good-fit = Boa: na linha { $line } cabem todos.
guide-azul-good-more = Boa: a linha { $line } está a crescer.
guide-azul-good-place = Boa: o azulejo da linha { $line } vai ter vizinhos na sua parede.
guide-azul-good-marker = Boa: o marcador de jogador inicial custa um pouco, mas assim começa a ronda seguinte.
guide-azul-good-fell = Boa: algo caiu, mas dificilmente havia melhor jogada.
guide-azul-good-floor = Boa: às vezes a linha do chão é o lugar mais barato.
guide-azul-good-tile = Boa: essa casa dá { points }.
guide-azul-poor-fell = O que cai custa { points } no fim da ronda.
guide-azul-poor-wasted = { $count ->
    [one] Caiu 1 azulejo
   *[other] Caíram { $count } azulejos
  } na linha do chão, onde não valem nada.
guide-azul-poor-marker = O marcador de jogador inicial foi para a sua linha do chão e custa { points }.
guide-azul-poor-missed = Podia ter completado a linha { $line }.
guide-azul-poor-gift = Deixa { tiles } a { $player }, que assim pode completar a linha { $line }.
guide-azul-poor-long = À linha { $line } ainda faltam { $count } azulejos, e isso demora.

## Pavilhão de Verão

guide-pavilion-take = Escolha uma cor numa fábrica e tire todos os azulejos dessa cor. Ficam ao lado do seu tabuleiro até todos terem sido tirados.
    .title = Tirar azulejos
guide-pavilion-wild = Nesta ronda a cor joker é o { color }: os azulejos joker podem valer por qualquer cor. Não os pode escolher, mas, onde houver algum, leva um com a cor que tirar.
    .title = A cor joker
guide-pavilion-center = O que sobra numa fábrica vai para o centro. Também pode tirar de lá: outra vez uma cor, e todos os seus azulejos.
    .title = O centro
guide-pavilion-marker = Quem primeiro tira do centro tira também o marcador de jogador inicial. Coloca primeiro e começa a ronda seguinte, mas perde um ponto por cada azulejo que lá tira.
    .title = O marcador de jogador inicial
guide-pavilion-collect = Já tem { tiles }. Uma casa custa tantos azulejos quantos indica o seu número, por isso vale a pena juntar uma cor.
    .title = Juntar cores
guide-pavilion-place = Todos os azulejos foram tirados: agora colocam-se, uma casa de cada vez. Uma casa com um 3 custa três azulejos. Um vai para a casa, os outros para a torre.
    .title = Colocar um azulejo
guide-pavilion-stars = Cada estrela exterior só aceita a sua cor. A estrela central aceita todas as cores, mas cada uma só uma vez.
    .title = Sete estrelas
guide-pavilion-score = Pagou { $paid ->
    [one] { $paid } azulejo
   *[other] { $paid } azulejos
  } e ganhou { points }: 1 pelo novo azulejo, e 1 por cada azulejo ligado a ele na sua estrela.
    .title = Pontos
guide-pavilion-connected = Os azulejos ligados pontuam juntos: desta vez { points }. Faça crescer uma estrela azulejo a azulejo, sem interrupções.
    .title = Azulejos ligados
guide-pavilion-pay-wild = Os seus azulejos joker ajudam a pagar: nesta ronda o { color } conta como qualquer cor. Basta que um dos azulejos tenha a cor que coloca.
    .title = Pagar com azulejos joker
guide-pavilion-element = Cubra todas as casas à volta de { $element ->
    [pillar] um pilar
    [statue] uma estátua
   *[window] uma janela
  }, e poderá escolher { $count ->
    [one] 1 azulejo de bónus
   *[other] { $count } azulejos de bónus
  } da reserva. Um pilar dá 1, uma estátua 2, uma janela 3.
    .title = Pilares, estátuas, janelas
guide-pavilion-supply = Rodeou alguma coisa! Escolha { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  } da reserva: tire o que ajude a pagar a próxima casa.
    .title = Azulejos de bónus
guide-pavilion-pass = Se não puder ou não quiser colocar mais, passe. Pode guardar até { $most } azulejos nos cantos para a ronda seguinte. Cada um dos outros custa um ponto.
    .title = Passar
guide-pavilion-keep = Na ronda seguinte a cor joker é o { color }. Vale a pena guardar azulejos dessa cor.
    .title = O que guardar
guide-pavilion-round = Ronda { $round }: agora a cor joker é o { color }. Pode voltar a usar os azulejos que guardou.
    .title = Uma nova ronda
guide-pavilion-bonuses = No fim, uma estrela completa dá de { $least } a { $most } pontos. Cobrir todos os 1 do tabuleiro dá { $ones }, e assim por diante até { $fours } por todos os 4. Que estrela consegue completar?
    .title = Bónus
guide-pavilion-last = Guardar já não adianta, e cada azulejo que sobrar custa um ponto. Coloque tudo o que puder.
    .title = A última ronda
guide-pavilion-mono = Estas estrelas ainda não têm cor. Se os dois primeiros azulejos de uma estrela forem iguais, todos têm de o ser; se forem diferentes, os seis têm de ser diferentes. No centro cada casa custa { $price }.
    .title = Estrelas monocromáticas

guide-pavilion-good = Uma boa jogada.
guide-pavilion-good-surround = Muito bem: { $element ->
    [pillar] esse pilar
    [statue] essa estátua
   *[window] essa janela
  } dá-lhe { $count ->
    [one] 1 azulejo de bónus.
   *[other] { $count } azulejos de bónus.
  }
guide-pavilion-good-join = Boa: azulejos ligados, { points }.
guide-pavilion-good-place = Boa: essa estrela está a crescer.
guide-pavilion-good-pass = Boa: passa sem perder nada.
guide-pavilion-good-marker = Boa: o marcador de jogador inicial custa { points }, mas assim coloca primeiro e começa a ronda seguinte.
guide-pavilion-good-wild = Boa: veio também um azulejo joker.
guide-pavilion-good-collect = Boa: já são { tiles }.
guide-pavilion-poor-pass = Ainda pode colocar azulejos.
guide-pavilion-poor-surround = Com outra casa rodeia { $element ->
    [pillar] um pilar
    [statue] uma estátua
   *[window] uma janela
  } e ganha { $count ->
    [one] 1 azulejo de bónus.
   *[other] { $count } azulejos de bónus.
  }
guide-pavilion-poor-marker = O marcador de jogador inicial custa aqui { points }.
guide-pavilion-poor-points = Essa casa dá { points }, e outra { $more }.
guide-pavilion-poor-few = Tirou { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }, mas podia ter tirado { $most }.

## Jogadas e fim

guide-poor = Isso custou cerca de { points }.
guide-instead = Melhor, por exemplo: { $move }.
guide-propose = Uma boa jogada: { $move }.
guide-over = { $result ->
    [won] Ganhou por { $points } a { $others }. Bom jogo!
    [lost] { $others } a { $points }: desta vez ganha o outro jogador. Mas já conhece o jogo.
   *[shared] { $points } a { $others }: partilham a vitória.
  }
guide-next-again = Jogue outra vez contra { $bot }. Agora já sabe a que deve prestar atenção.
guide-next-further = O seu próximo adversário: { $bot }.
