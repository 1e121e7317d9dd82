# Uma mesa contada em frases, uma coisa por linha: para leitores de ecrã e tubos.

## O que está na mesa

counted = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count ->
        [one] { $count } { color }
       *[other] { $count } { colored-plural }
      }
  }
spoken-round = Ronda { $round }, { $phase }.
spoken-last-round = É a última ronda.
spoken-to-play = É a vez de { $players }.
spoken-empty = Sem azulejos: { $names }.
spoken-factory = fábrica { $factory }
spoken-line-name = linha { $line }
spoken-board = { $player }: { points }
spoken-line = Linha { $line }: { counted } de { $size }
spoken-row = Parede, fila { $row }: { $tiles }.
spoken-in-column = { $tile } na coluna { $column }
spoken-wall-empty = Parede: vazia.
spoken-star = { $star }: { $tiles }
spoken-space = { $tile } na casa { $space }
spoken-star-spaces = { $star }: { $count ->
    [one] casa { $spaces }
   *[other] casas { $spaces }
  }

## Jogadas

spoken-chosen = { $what }:
spoken-jokers = { $count ->
    [one] { $count } joker na linha
   *[other] { $count } jokers na linha
  }
spoken-no-number = A lista não tem o número { $number }: vai de 1 a { $last }.
spoken-not-a-move = «{ $move }» não é uma jogada. As jogadas escrevem-se assim: { $example }.
spoken-no-player = Ninguém aqui se chama { $name }. Os jogadores são { $players }.
spoken-resign-again = Escreva { $word } outra vez para desistir.
spoken-doubt = Escreva a jogada outra vez para a jogar na mesma, ou { $why }.
spoken-answer = Escreva { $yes } para aceitar, { $no } para recusar.
spoken-suggest = Escreva { $word } outra vez para propor dicas para todos.
spoken-seat-kept = O seu lugar continua reservado. Volte com `azulejos join { $link }`.

## O que se pode escrever

spoken-welcome = Escreva o número de uma jogada, ou uma jogada em notação. Escreva ? para ver a ajuda.
spoken-replay = Prima Enter para ver a jogada seguinte, ou escreva o número de uma jogada. Escreva ? para ver a ajuda.
spoken-step = { $move ->
    [none] O jogo começa. Tem { $last } jogadas.
   *[other] Jogada { $at } de { $last }: { $move }.
  }
spoken-over = Escreva desforra para jogar outra vez, ou sair para terminar.
spoken-help = Escreva o número de uma jogada da lista, ou uma jogada em notação, e prima Enter. Estas palavras também servem:
spoken-command = { $word }: { $about }
spoken-command-moves = jogadas
    .about = outra vez a lista de jogadas; basta premir Enter
spoken-command-board = tabuleiro
    .about = o seu tabuleiro; com um nome ou um número a seguir, o de outro jogador
spoken-command-offer = oferta
    .about = a oferta das fábricas e o que resta
spoken-command-score = pontos
    .about = a ronda, de quem é a vez e a pontuação
spoken-command-all = tudo
    .about = tudo o que está na mesa
spoken-command-log = registo
    .about = o que aconteceu desde a sua última jogada; com um número a seguir, esse número de frases
spoken-command-hint = dica
    .about = para onde olhar; outra vez: os azulejos, depois a jogada, depois porquê
spoken-command-coach = treinador
    .about = avisa antes de uma má jogada: nunca, ou se custar mais de 2, 4 ou 8 pontos
spoken-command-why = porquê
    .about = porque é que o treinador avisa
spoken-command-undo = anular
    .about = anular a sua última jogada
spoken-command-save = guardar
    .about = guardar um ficheiro de jogo; pode dar-lhe o nome
spoken-command-rematch = desforra
    .about = jogar outra vez quando o jogo acabar
spoken-command-resign = desistir
    .about = desistir do jogo
spoken-command-next = seguinte
    .about = a jogada seguinte; basta premir Enter
spoken-command-back = anterior
    .about = a jogada anterior
spoken-command-say = dizer
    .about = escrever uma mensagem aos outros
spoken-command-yes = sim
    .about = aceitar o que alguém pede
spoken-command-no = não
    .about = recusar o que alguém pede
spoken-command-help = ajuda
    .about = esta ajuda
spoken-command-quit = sair
    .about = terminar
spoken-command-theme = tema
    .about = uma dica: de que se trata
spoken-command-solution = solução
    .about = a solução

## Numa mesa real

spoken-scribe = Escreva os azulejos à medida que são colocados, com as letras das suas cores, e cada jogada em notação ou pelo seu número. Uma linha pode ter vários. Escreva ? para ver a ajuda.
spoken-no-tiles = Isso não são azulejos: as suas letras são { $letters }.
spoken-kept = O jogo é guardado em { $file } a cada passo.
spoken-taken-back = Anulado: { $moves }.
spoken-watch = Para rever o jogo: `azulejos replay { $file }`. Para saber quanto valeu cada jogada: `azulejos review { $file }`.
spoken-command-redo = refazer
    .about = refazer o que foi anulado; com um número a seguir, esse número de registos
spoken-count = Responda linha a linha. Numa fila, cada casa é uma letra ou um ponto: x ou a letra da cor do seu azulejo, ou . se estiver vazia. Enter sem mais nada deixa-a toda vazia. Escreva { $undo } para voltar atrás, ? para ver a ajuda.
spoken-row-name = fila { $row }
spoken-no-row = Aqui há { $size } casas: escreva uma letra ou um ponto para cada uma.
spoken-no-count = Escreva um número de { $least } a { $most }.
spoken-which-color = Escreva a letra da cor em vez de x: { $letters }.

## O guia

spoken-guide = O guia está consigo: diz o que importa agora e o que pensa das suas jogadas.
spoken-marked = Marcado: { $places }.
spoken-guide-silent = O guia cala-se.
spoken-guide-speaks = O guia volta a falar.
spoken-command-more = mais
    .about = a próxima coisa que importa agora
spoken-command-again = repetir
    .about = o que o guia disse por último
spoken-command-guide = guia
    .about = o guia cala-se, ou volta a falar
spoken-command-onward = continuar
    .about = jogar contra o adversário que o guia propõe
