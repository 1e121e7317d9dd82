# As palavras da aplicação web.

app-name = Azulejos
not-found = Esta página não existe.
try-again = Tentar de novo
offline-title = Está offline
offline = Está offline. Tente de novo quando tiver ligação.
offline-start = Está offline. Pode ler as regras, registar um jogo real, contar pontos e ver jogos que já abriu; para jogar, precisa de ligação.
update-ready = Há uma versão nova.
update-load = Recarregar
install-app = Instalar como aplicação
close = Fechar
warming-up = Os bots estão a aquecer… { $percent }%. Já pode jogar.
    .done = Os bots estão à velocidade máxima.

## Navegação

nav = Menu principal
nav-rules = Regras
nav-games = Os meus jogos
nav-analysis = Análise
nav-print = Folha de pontuação e regras para imprimir
nav-settings = Definições
nav-log = Registo
nav-keys = Atalhos
nav-menu = Menu
nav-replay-this = Ver repetição
nav-review-this = Revisão
new-game = Novo jogo

## Página inicial

start-title = Faça a parede mais bela
start-tagline = Jogue Azul e Pavilhão de Verão contra bots, com amigos ou em conjunto num só ecrã. Sem conta.
ways = Outras formas de começar
way-learn = Nunca jogou? Comece aqui
way-learn-box = Aprender { $box }
way-rules = Como se joga?
way-puzzles = Problemas
way-scribe = Registar um jogo real
way-count = Contar pontos
start-mode = Como quer jogar?
mode-bot = Contra um bot
    .about = Do novato tranquilo ao mestre. Comece já.
mode-friends = Com amigos
    .about = Envie um link. Não é preciso mais nada.
mode-pass = À vez
    .about = Todos neste ecrã.
start-players = Jogadores
start-company = Quem joga?
start-begins = Quem começa?
start-random = À sorte
your-name = O seu nome
name-of = Nome do jogador { $number }
player-number = Jogador { $number }
guest = Convidado
seat-friend = Um amigo, por link
seat-here = Alguém neste ecrã
bots-ladder = Bots por nível
bots-characters = Bots com personalidade
bots-simple = Bots que não pensam
bot-level = { $name } · nível { $level } de { $levels }
house-rules = Regras da casa
house-rule = { $rule }: { $value }
house-rules-changed = Regras da casa ({ $count ->
    [one] { $count } alterada
   *[other] { $count } alteradas
  })
clock = Relógio
clock-none = Sem relógio
clock-move = { $time } por jogada
clock-game = { $time } cada + { $increment } por jogada
clock-game-plain = { $time } cada
start-public = Aberta a todos
start-help = Todos podem pedir dicas
start-go-bot = Jogar
start-go-friends = Criar uma mesa
start-go-pass = Jogar
rules-link = Como se joga
own-tables = Continuar um jogo
open-tables = Mesas abertas
open-seats = { $count ->
    [one] 1 lugar livre
   *[other] { $count } lugares livres
  }
join = Entrar

## Definições

settings = Definições

## Antes do jogo

connecting = A ligar…
table-gone = Esta mesa não existe.
    .about = Talvez tenha sido apagada, ou o link está incompleto.
table-unreachable = A mesa abre assim que houver ligação.
lobby-invited = Convite de { $player } para jogar
lobby-players = { $count } jogadores
lobby-takeback = { $how ->
    [free] As jogadas podem ser anuladas
    [ask] As jogadas podem ser anuladas se os outros concordarem
   *[off] As jogadas não podem ser anuladas
  }
seat-open = Lugar livre
seat-you = eu
seat-bot = bot
take-seat = Sentar-se
watch = Só assistir
lobby-watching = Está a assistir. O jogo começa quando todos os lugares estiverem ocupados.
leave-seat = Sair
invite = Envie este link aos outros jogadores
invite-scan = Ou leia este código com o telemóvel
invite-code = Código QR do link
invite-address = Endereço
invite-local = Este link só funciona neste computador. Para que outros na sua rede possam entrar, inicie o servidor assim:
copy-link = Copiar link
copied = Copiado
share = Partilhar
share-text = Venha jogar!
lobby-waiting = { $count ->
    [one] Falta 1 jogador.
   *[other] Faltam { $count } jogadores.
  } O jogo começa sozinho.

## À mesa

round-number = Ronda { $round }
watching = espectador
players = Jogadores
is-here = online
is-away = offline
actions = Ações
side = Registo e chat
turn-yours = É a sua vez.
turn-of = É a vez de { $player }.
score-of = { $player }: { points }.
prompt-wait = À espera de { $players }…
prompt-take = É a sua vez: escolha azulejos.
prompt-line = Escolha uma linha para { $count ->
    [one] o { tile-of-color }
   *[other] os { tiles-of-color }
  }
prompt-tile = Escolha uma casa na fila { $row } da sua parede
prompt-place = É a sua vez: coloque um azulejo ou passe.
prompt-bonus = Tire azulejos de bónus da reserva
prompt-choose = É a sua vez: escolha uma jogada.
confirm = Confirmar
undo = Anular
take-back = Anular jogada
show-again = Ver outra vez
put-back = Devolver
ahead-hint = Já pode escolher a sua próxima jogada.
ahead-next = Próxima jogada
ahead-cancel = Cancelar
ahead-changed = A jogada escolhida já não teria o mesmo efeito, por isso não foi feita.
skip = Saltar
last-round = É a última ronda.
last-round-row = { $player } está prestes a completar uma fila: é a última ronda.
typed-move = Escreva uma jogada
typed-play = Jogar
hint = Dica

## Registo e chat

log = Registo do jogo
asked-waiting = Pedido enviado. À espera de resposta…
notices-offer = Quer uma notificação quando for a sua vez?
chat = Chat
chat-say = Escreva uma mensagem
chat-send = Enviar
chat-said = { $player } diz: { $text }
chat-new = { $count ->
    [one] 1 mensagem nova
   *[other] { $count } mensagens novas
  }

## Menu

menu = Menu
ask-takeback = Anular a minha jogada
ask-draw = Propor empate
ask-abort = Propor acabar o jogo
ask-help = Propor dicas para todos
resign = Desistir
resign-for = Desistir por { $player }
resign-sure = Desistir deste jogo?
resign-no = Continuar a jogar
download = Transferir ficheiro de jogo

## Atalhos

keys = Atalhos de teclado
keys-tab = Passar dos azulejos para o seu tabuleiro e para os botões
keys-arrows = Passar de azulejo em azulejo, ou de linha em linha
keys-enter = Pegar, colocar, confirmar
keys-escape = Devolver, ou cancelar a próxima jogada
keys-undo = Anular, ou pedir para anular
keys-again = Ver outra vez o que os outros fizeram
keys-type = Escrever uma jogada
keys-hint = Pedir uma dica
keys-scores = Ouvir os pontos
keys-log = Mostrar ou esconder o registo
keys-skip = Saltar a animação
keys-guide = Ouvir outra vez o guia, ou mostrá-lo
keys-guide-next = Dica seguinte do guia
keys-help = Mostrar estes atalhos
keys-notation = Uma jogada escreve-se com origem, cor e linha: 3r2 é vermelho da fábrica 3 para a linha 2, cbf é azul do centro para a linha do chão. As cores são b (azul), y (amarelo), r (vermelho), k (preto), w (branco); em Pavilhão de Verão p (roxo), g (verde), o (laranja), y, b, r.

## Depois do jogo

result-you = Ganhou!
result-winner = { $player } ganha
result-shared = { $players } partilham a vitória
rematch = Desforra
rematch-asked = Desforra pedida
next-opponent = Jogar contra { $bot }
share-game = Partilhar
share-game-copied = Link copiado
result-helped = Com ajuda: { $players }.
result-helped-often = { $player } ({ $count ->
    [one] uma vez
   *[other] { $count } vezes
  })
breakdown = Detalhe dos pontos
points-start = Pontos iniciais
points-tiled = Azulejos na parede
points-placed = Azulejos nas estrelas
points-row-bonus = Filas completas
points-column-bonus = Colunas completas
points-color-bonus = Cores completas
points-star-bonus = Estrelas completas
points-number-bonus = Números completos
points-floor-cost = Linha do chão
points-took-marker = Marcador de jogador inicial
points-passed = Azulejos descartados
points-leftover-cost = Azulejos que sobraram
points-total = Total
chart = Pontos depois de cada ronda
