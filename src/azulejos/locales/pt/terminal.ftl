# As palavras da aplicação de terminal.

## A mesa

terminal-stock-azul = saco { $bag }, tampa { $lid }
terminal-stock-pavilion = saco { $bag }, torre { $tower }
terminal-supply = reserva
terminal-wild = cor joker
terminal-passed = {" "}passou
terminal-place = { $place }. { $player }, { points }
terminal-waiting = À espera de que alguém ocupe o lugar livre.
terminal-state = Ronda { $round } · { $phase } · vez de { $players }
terminal-last-round = última ronda!
terminal-thinking = { $player } está a pensar…
terminal-compiling = a compilar { $done } de { $total }
terminal-your-move = A sua jogada, por exemplo { $example }

## Jogadas

terminal-choice-azul-line = { $line ->
    [0] linha do chão
   *[other] linha { $line }
  }{ $completes ->
    [true] , completa
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , cai { $fallen }
   *[other] , caem { $fallen }
  }
terminal-choice-pavilion-take = { $count ->
    [0] { a-tile }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , azulejo joker
  }{ $marker ->
    [true] , marcador de jogador inicial
   *[false] {""}
  }
terminal-choice-tile = fila { $row }, coluna { $column }
terminal-choice-place = { a-tile } por { $paid }{ $bonus ->
    [0] {""}
   *[other] , bónus { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = passar{ $kept ->
    [none] {""}
   *[other] , guardar { $kept }{ $last ->
        [true] {" "}(não adianta)
       *[false] {""}
      }
  }

## O menu

terminal-game = Jogo
terminal-seat = Lugar { $seat }
terminal-start = Começar
terminal-join = Entrar numa mesa
terminal-link = Link
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
      }
    [hour] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
      }
    [minute] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
      }
   *[second] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
      }
  }
terminal-player = Jogador{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Mensagens

terminal-scoring = Pontos da última ronda
terminal-no-scoring = Ainda não há pontos.
terminal-looking = Um momento…
terminal-coach = { $points ->
    [0] O treinador fica calado.
   *[other] O treinador avisa antes de uma jogada que desperdice mais de { $points } pontos.
  }
terminal-doubt = Enter joga-a na mesma, F3 diz porquê, Escape deixa pensar melhor.
terminal-answer = F3 para aceitar, F4 para recusar.
terminal-suggest = Prima F3 outra vez para propor dicas para todos.
terminal-resign-again = Prima F9 outra vez para desistir.
terminal-saved = Guardado como { $file }.
terminal-deals-of = { $player }: { $points } pontos, com uma margem de { $spread }

## Ajuda

terminal-keys-game = F1 ajuda F2 menu F3 dica F4 treinador F5 anular F7 pontos F9 desistir
terminal-keys-over = F1 ajuda F2 menu F5 anular F6 ficheiro F7 pontos F8 desforra ^Q sair
terminal-keys-server = F1 ajuda F2 menu F5 anular F7 pontos F8 desforra F9 desistir Tab chat
terminal-keys-rules = Tab seguinte  Escape voltar
terminal-keys-join = Enter ver  Tab seguinte  F2 entrar  Escape voltar
terminal-keys-start = F1 ajuda  F2 começar  Tab seguinte  Enter escolher  Ctrl+Q sair
terminal-keys-help = Escape voltar
terminal-help =
    TECLAS
    Escreva uma jogada e prima Enter. A lista mostra como pode continuar e o que vale.
    As setas escolhem da lista, Enter joga, Escape recomeça.
    O rato também serve: clique em azulejos, depois numa linha, numa casa ou na lista.
    F2 menu (o jogo é guardado)   F5 anular   F6 guardar um ficheiro   F7 pontos
    F8 desforra   F9 desistir   Ctrl+Q sair
    F3 uma dica; outra vez: azulejos, jogada, razão   F4 um treinador que avisa

    As maiúsculas são azulejos. * é o marcador de jogador inicial, ▶ mostra de quem é a vez.
    +4 é o que uma linha vai valer, −2 o que a linha do chão vai custar, › uma linha incompleta.
terminal-help-azul =
    AZUL: origem, cor, linha
    3r2    vermelho da fábrica 3 para a linha 2
    3r2j1  vermelho e os jokers, 1 joker na linha
    t24    o azulejo da linha 2 para a coluna 4 (parede cinzenta, jokers)
    c é o centro, f a linha do chão
    b azul, y amarelo, r vermelho, k preto, w branco, j joker
terminal-help-pavilion =
    PAVILHÃO DE VERÃO
    3r     vermelho da fábrica 3, com um azulejo joker se houver
    g4w3   casa 4 da estrela verde, paga com 3 azulejos joker
    s-rrg  dois azulejos vermelhos e um verde da reserva
    pass-gg  passar e guardar dois azulejos verdes
    p roxo, g verde, o laranja, y amarelo, b azul, r vermelho, c a estrela central
    Ao lado dos tabuleiros: + azulejos na mão, = azulejos guardados.
    ¹ ² ³ azulejos de bónus por rodear um pilar, uma estátua, uma janela.

## Linha a linha

terminal-plain-prompt = { $player }, é a sua vez (? para ver a ajuda):
terminal-plain-compiling = As regras estão a ser compiladas para este computador, uma única vez. Já pode jogar; até lá os bots veem menos longe.
terminal-plain-left = O seu jogo está guardado; `azulejos play --resume` continua-o.
terminal-replay-keys = setas: seguinte e anterior   g G: início e fim   q: sair

## Erros na linha de comandos

terminal-no-saved-game = Não há nenhum jogo guardado para continuar: `azulejos play` começa um.
terminal-no-seat = O lugar { $seat } não existe: os lugares vão de 0 a { $last }.
terminal-no-option = «{ $option }» não é uma opção: as opções escrevem-se como max_rounds=9.
terminal-no-move = A jogada { $move } não existe: este jogo tem as jogadas 0 a { $last }, e -1 é a última.
terminal-no-link = «{ $link }» não é o link de uma mesa, como `http://localhost:8000/t/abcd`.
terminal-names = Há { $names } nomes para { $players } jogadores.
terminal-file-exists = { $file } já existe: `azulejos scribe { $file }` continua-o.
