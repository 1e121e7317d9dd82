# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Análise
study-tabs = Partes da análise
study-tab-moves = Jogadas
study-tab-analysis = Análise
study-tab-review = Revisão
study-tab-more = Mais
study-chances = Probabilidades de vencer
study-chance-of = { $player }: { $chance }, { $points } pontos
study-no-value = ainda por analisar
study-graph = Probabilidades ao longo do jogo
study-after = Depois de { $moves }
study-deal = Tirar do saco
study-back = Voltar ao jogo
study-keep = { $count ->
    [one] Guardar esta variante
   *[other] Guardar { $count } variantes
  }
study-kept = Guardado neste navegador, com o jogo.
study-edit = Alterar esta posição
study-keys-arrows = Passo atrás e adiante; para cima e para baixo, outras variantes
study-keys-ends = Ir ao início; End: ir ao fim
study-keys-analysis = Iniciar ou parar a análise
study-keys-deeper = Pensar mais a fundo
study-keys-play = Fazer a primeira jogada dessa variante
study-keys-review = Rever o jogo
study-keys-moves = Mostrar as jogadas
study-keys-back = Voltar ao jogo tal como foi jogado
study-keys-front = Trazer o tabuleiro seguinte para a frente
study-keys-deal = Tirar do saco quando começa uma ronda
study-keys-keep = Guardar as variantes

# Analysis

analysis-start = Analisar
analysis-stop = Parar
analysis-deeper = Mais a fundo
analysis-lines = Variantes
analysis-follow = Analisar cada posição que vejo
analysis-waiting = { $ahead ->
    [one] Em espera: há outro pedido antes.
   *[other] Em espera: há { $ahead } pedidos antes.
  }
analysis-thinking = A pensar…
analysis-figures = Posições: { $nodes }, profundidade: { $depth }
analysis-idle = Experimente jogadas nos tabuleiros ou inicie a análise.
analysis-over = O jogo acabou.
analysis-best = Melhores variantes
analysis-play = Jogar { $moves }
analysis-about = As probabilidades e os pontos são de { $player }. Aponte para uma jogada para a ver nos tabuleiros; carregue nela para continuar a partir daí.
analysis-deals = O que os próximos azulejos podem trazer ({ $samples } amostras)
analysis-mean = Média
analysis-spread = Dispersão
analysis-paste = Colar uma posição ou um jogo
analysis-paste-about = Uma posição em texto ou JSON, ou um ficheiro de jogo
analysis-open = Abrir

# Review

review-about = Veja quanto valeu cada jogada, o que decidiu o jogo e o que foi sorte.
review-start = Rever o jogo
review-running = A rever o jogo… { $percent }%
review-leave = Pode sair desta página: a revisão estará aqui quando voltar.
review-lost = Custou { $points } pontos e { $chance } da probabilidade de vencer.
review-best = Melhor: { $move }
review-deal = Azulejos saídos na ronda { $round }
review-luck-of = { $player }: { $points } pontos ({ $chance })
review-accuracy = Precisão
review-account = As contas: pontos de vantagem e probabilidade de vencer
review-sum-start = No início
review-sum-luck = Sorte
review-sum-own = Jogadas próprias
review-sum-others = Jogadas dos outros
review-sum-end = No fim
review-moments = O que decidiu o jogo
review-moment = { $player }, ronda { $round }: { $points } pontos
review-deals = Sorte em cada ronda
class-best = Melhor jogada
class-only-move = Única jogada
class-good = Boa jogada
class-inaccuracy = Imprecisão
class-mistake = Erro
class-blunder = Erro grave

# Sharing

share-title = Partilhar
share-link = Copiar um link para esta posição
share-link-copied = Link copiado
share-png = Imagem (PNG)
share-svg = Imagem (SVG)
share-print = Imprimir
share-result = Imagem do resultado
share-saved = Imagem guardada

# Board editor

edit-title = Montar uma posição
    .about = Coloque azulejos onde quiser; as regras verificam se a posição é possível.
edit-begin = Começar com a mesa vazia
edit-tiles = Azulejo
edit-eraser = Retirar
edit-about = Escolha um azulejo e carregue num sítio. Os azulejos vêm do saco e voltam para lá. Com teclas: a letra da cor, ou Delete.
edit-wall = Parede: fila { $row }, coluna { $column }
edit-center = No centro
edit-turn = De quem é a vez
edit-nobody = Ninguém: tira-se do saco
edit-start = Começa a ronda
edit-score = Pontuação de { $player }
edit-passed = { $player } passou
edit-json = A posição em JSON
edit-no-json = Isto não é JSON: a posição fica como estava.
edit-fine = Esta posição é possível.
edit-analyse = Analisar

# My games

games-title = Os meus jogos
games-import = Importar ficheiros de jogo
games-importing = A ler jogos… { $done }
games-imported = { $count ->
    [one] 1 jogo importado.
   *[other] { $count } jogos importados.
  }
games-bad-file = { $file }: { $problem }
games-part = { $file }, jogo { $number }
games-several = Há vários jogos em { $file }: importe-os na página «Os meus jogos».
games-gone = Este navegador já não tem esse jogo.
games-export = Exportar todos
games-exporting = { $done } de { $total } jogos…
games-exported = { $count ->
    [one] 1 jogo num ficheiro.
   *[other] { $count } jogos num ficheiro.
  }
games-missing = O servidor já não tem o jogo { $id }.
games-search = Procurar
games-search-example = Jogador, bot ou jogo
games-show = Mostrar
games-show-all = Todos
games-show-going = Em curso
games-show-over = Terminados
games-show-won = Ganhos
games-show-lost = Perdidos
games-show-shared = Vitórias partilhadas
games-game = Jogo
games-every = Todos
games-server = Todos os jogos deste servidor
games-none = Ainda não há jogos. Os que jogar ou importar aparecem aqui.
games-not-found = Nenhum jogo encontrado.
games-more = Mostrar mais ({ $count })
games-from-file = importado
games-from-server = neste servidor
games-waiting = À espera de jogadores
games-playing = Em curso
games-closed = Fechado
games-won = Ganho
games-lost = Perdido
games-shared = Partilhado
games-accuracy = precisão { $percent }
games-forget = Remover o jogo de { $id }
games-progress = Contra cada bot
games-progress-about = Cada barra é um jogo, o mais recente à direita: quanto estava à frente ou atrás.
games-record = Ganhos: { $won } de { $count }
games-margins = Pontos de vantagem em cada jogo: { $margins }

# Hints and coach

hint-more = Diga-me mais
coach-title = Tem a certeza?
coach-lost = Esta jogada parece custar { $points } pontos e { $chance } da probabilidade de vencer.
coach-no = Pensar melhor
coach-yes = Jogar na mesma
coach-why = Porquê?

# Posições impossíveis: o que está errado e o que é válido.

impossible-count = Há { tiles } ao todo, mas o jogo tem { $wanted }.
impossible-factory-full = Na fábrica { $factory } cabem 4 azulejos.
impossible-line-colors = A linha { $line } do jogador { $player } só pode ter uma cor.
impossible-line-full = A linha { $line } do jogador { $player } tem mais azulejos do que casas.
impossible-line-on-wall = A linha { $line } do jogador { $player } não pode ter uma cor que já está nessa fila da parede.
impossible-wall-twice = Na parede do jogador { $player } cada cor só fica uma vez em cada fila e coluna.
impossible-wall-space = Esse azulejo não pode estar na fila { $row }, coluna { $column } da parede do jogador { $player }.
impossible-row-complete = A fila completa na parede do jogador { $player } teria posto fim ao jogo.
impossible-floor-full = A linha do chão do jogador { $player } tem { $most } casas.
impossible-one-marker = Só há um marcador de jogador inicial.
impossible-nobody-acts = Não é a vez de ninguém enquanto se tiram azulejos do saco ou depois de o jogo acabar.
impossible-lines-done = Entre rondas nenhuma linha está completa e as linhas do chão estão vazias.
impossible-sources-empty = Entre rondas o centro está vazio e, depois do jogo, as fábricas também.
impossible-offer = Tiram-se azulejos enquanto os houver nas fábricas ou no centro, e não mais.
impossible-deal-room = Para tirar azulejos do saco, é preciso que lá os haja e que haja espaço para eles.
impossible-in-order = As fábricas enchem-se uma a seguir à outra, com 4 azulejos cada.
impossible-tiled = O jogador { $player } já revestiu a parede e pagou a linha do chão.
impossible-no-column = O jogador { $player } não tem nenhuma coluna para escolher.
impossible-marker-dealt = Enquanto se tiram azulejos do saco, o marcador está com quem começa.
impossible-marker-floor = O marcador de jogador inicial tem de estar na linha do chão do jogador { $player } e em mais lado nenhum.
impossible-marker-center = Enquanto se tiram azulejos do saco, o marcador de jogador inicial está no centro.
impossible-marker-starts = Começa quem tem o marcador de jogador inicial.
impossible-supply-full = A reserva tem { $most } casas.
impossible-supply-room = A reserva está cheia: não há nada para repor.
impossible-supply-first = Ao tirar azulejos do saco, enche-se primeiro a reserva, depois as fábricas, e o centro está vazio.
impossible-corners-full = O jogador { $player } pode guardar { $most } azulejos nos cantos.
impossible-corners-early = Antes de se colocarem azulejos ninguém passou nem guarda azulejos nos cantos, mas o jogador { $player } sim.
impossible-corners-late = Depois da última ronda o jogador { $player } não guarda azulejos.
impossible-hand-over = Quando o jogo acaba, o jogador { $player } não tem azulejos ao lado do tabuleiro.
impossible-corners-passed = Só quem passou tem azulejos nos cantos, e não tem outros: não é assim com o jogador { $player }.
impossible-star-color = Uma estrela do jogador { $player } tem um azulejo de uma cor que não pode estar ali.
impossible-owed = Os azulejos de bónus só se tiram quando se tem direito a eles, e não mais do que os que a reserva tem.
impossible-over-early = O jogo só acaba depois da ronda { $round }.
impossible-turn = A vez é de quem tem de jogar ou, entre jogadas, de quem começa.
impossible-no-tiles = O jogador { $player } não tem azulejos para colocar.
impossible-has-passed = O jogador { $player } passou e já não joga nesta ronda.
impossible-number = { $value } não é um número inteiro de { $least } a { $most }.
impossible-form = Isto não se pode ler como uma posição, que é uma linha de texto ou JSON.

# Ficheiros de jogo estragados

broken-header = Isto não é um ficheiro de jogo: devia começar com a linha «{ $header }».
broken-move = O ficheiro de jogo tem um erro na linha de texto { $line }: { $move } não se pode jogar aí.
broken-position = O ficheiro de jogo tem um erro na linha de texto { $line }: a posição é impossível.
broken-result = O ficheiro de jogo tem um erro na linha de texto { $line }: o resultado do jogo é { $result }.
broken-file = O ficheiro de jogo não se pode ler a partir da linha de texto { $line }, carácter { $column }.

# Outros erros

mistake-unreadable = Não se consegue ler { $file }.
mistake-ply = O passo { $ply } não existe: o jogo tem { $last }, contando os azulejos tirados do saco.
mistake-no-moves = Não há nada para rever: neste jogo não se fez nenhuma jogada.
