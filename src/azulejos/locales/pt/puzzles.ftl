# Puzzles.

puzzles-title = Problemas
puzzle-daily = Problema do dia
puzzle-number = Problema { $id }
puzzle-rating = A sua classificação
puzzle-solved = Resolvidos
puzzle-solved-of = { $solved } de { $tried }
puzzle-streak = Série diária
puzzle-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
puzzle-game = Jogo
puzzle-any-game = Todos os jogos
puzzle-theme = Tema
puzzle-any-theme = Todos os temas
puzzle-players = Jogadores
puzzle-any-players = 2 a 4
puzzle-seats = { $count } jogadores
puzzle-ask = É a vez de { $player }. Encontre a melhor jogada.
puzzle-sure = É esta a sua resposta?
puzzle-play = Jogar
puzzle-back = Pensar outra vez
puzzle-hint = Dica
puzzle-give-up = Ver a solução
puzzle-other = Outro
puzzle-right = É isso!
puzzle-wrong = Há uma jogada melhor.
puzzle-solution = A solução: { $move }.
puzzle-costs =
    { $points ->
        [0] Custa { $percent }% da probabilidade de vencer.
        [one] Desperdiça { $points } ponto e { $percent }% da probabilidade de vencer.
       *[other] Desperdiça { $points } pontos e { $percent }% da probabilidade de vencer.
    }
puzzle-then = A melhor resposta:
puzzle-tempting = Tentadora, mas pior: { $move }. { $sentence }
puzzle-also = Igualmente boa: { $moves }.
puzzle-its-rating = Classificação do problema: { $rating }
puzzle-next = Problema seguinte
puzzle-show = Ver a solução
puzzle-again = Tentar outra vez
puzzle-analyse = Analisar

# What a puzzle is about, and a hint of it.
theme-points = Pontos já
    .about = Procure a jogada que mais pontua nesta ronda.
theme-finish = Completar uma linha
    .about = Que linha pode completar?
theme-deny = Travar o adversário
    .about = Veja do que precisa o jogador seguinte.
theme-floor = Armadilhas do chão
    .about = Atenção às linhas do chão: a sua ou a dos outros.
theme-marker = O marcador de jogador inicial
    .about = O marcador de jogador inicial vale o preço?
theme-columns = Colunas e cores
    .about = Pense nos bónus do fim do jogo.
theme-end = A última ronda
    .about = Deve ser esta a última ronda?
theme-jokers = Jokers
    .about = Um joker faz a diferença.
theme-wall = Escolhas na parede
    .about = Em que casa da parede rende mais o azulejo?
theme-payment = Pagamentos
    .about = Com que deve pagar?
theme-corners = Azulejos guardados
    .about = Pense nos azulejos que guarda para a próxima ronda.
theme-bonus = Azulejos de bónus
    .about = Há um pilar, uma estátua ou uma janela ao alcance.
theme-stars = Estrelas
    .about = Pense nas estrelas que pode completar.
theme-wild = Azulejos joker
    .about = Um azulejo joker vale muito nesta ronda.
theme-ahead = Olhar mais longe
    .about = Como vai acabar a ronda?
