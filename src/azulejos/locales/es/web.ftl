# Las palabras de la aplicación web.

app-name = Azulejos
not-found = Esta página no existe.
try-again = Reintentar
offline-title = No tienes conexión
offline = No tienes conexión. Inténtalo de nuevo cuando la tengas.
offline-start = No tienes conexión. Puedes leer las reglas, anotar una partida real, contar puntos y ver partidas que ya abriste; para jugar necesitas conexión.
update-ready = Hay una versión nueva.
update-load = Recargar
install-app = Instalar como aplicación
close = Cerrar
warming-up = Los bots están calentando… { $percent } %. Ya puedes jugar.
    .done = Los bots van a toda velocidad.

## Moverse

nav = Menú principal
nav-rules = Reglas
nav-games = Mis partidas
nav-analysis = Análisis
nav-print = Hoja de puntuación y reglas para imprimir
nav-settings = Ajustes
nav-log = Registro
nav-keys = Atajos
nav-menu = Menú
nav-replay-this = Ver repetición
nav-review-this = Revisión
new-game = Nueva partida

## Página de inicio

start-title = Crea la pared más bella
start-tagline = Juega a Azul y a Pabellón de verano contra bots, con amigos o juntos en una pantalla. Sin cuenta.
ways = Otras formas de empezar
way-learn = ¿Nunca has jugado? Empieza aquí
way-learn-box = Aprender { $box }
way-rules = ¿Cómo se juega?
way-puzzles = Problemas
way-scribe = Anotar una partida real
way-count = Contar puntos
start-mode = ¿Cómo quieres jugar?
mode-bot = Contra un bot
    .about = Del novato tranquilo al maestro. Empieza ya.
mode-friends = Con amigos
    .about = Envía un enlace. No necesitan nada más.
mode-pass = Por turnos
    .about = Todos en esta pantalla.
start-players = Jugadores
start-company = ¿Quién juega?
start-begins = ¿Quién empieza?
start-random = Al azar
your-name = Tu nombre
name-of = Nombre del jugador { $number }
player-number = Jugador { $number }
guest = Invitado
seat-friend = Un amigo, con un enlace
seat-here = Alguien en esta pantalla
bots-ladder = Bots por nivel
bots-characters = Bots con carácter
bots-simple = Bots que no piensan
bot-level = { $name } · nivel { $level } de { $levels }
house-rules = Reglas de la casa
house-rule = { $rule }: { $value }
house-rules-changed = Reglas de la casa ({ $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
  })
clock = Reloj
clock-none = Sin reloj
clock-move = { $time } por jugada
clock-game = { $time } cada uno + { $increment } por jugada
clock-game-plain = { $time } cada uno
start-public = Abierta a todos
start-help = Todos pueden pedir pistas
start-go-bot = Jugar
start-go-friends = Crear una mesa
start-go-pass = Jugar
rules-link = Cómo se juega
own-tables = Continuar una partida
open-tables = Mesas abiertas
open-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
  }
join = Unirse

## Ajustes

settings = Ajustes

## Antes de la partida

connecting = Conectando…
table-gone = Esta mesa no existe.
    .about = Puede que se haya borrado o que el enlace esté incompleto.
table-unreachable = La mesa se abrirá en cuanto haya conexión.
lobby-invited = { $player } te invita a jugar
lobby-players = { $count } jugadores
lobby-takeback = { $how ->
    [free] Se puede deshacer una jugada
    [ask] Se puede deshacer una jugada si los demás están de acuerdo
   *[off] No se puede deshacer ninguna jugada
  }
seat-open = Asiento libre
seat-you = tú
seat-bot = bot
take-seat = Sentarse
watch = Solo mirar
lobby-watching = Estás mirando. La partida empezará cuando todos los asientos estén ocupados.
leave-seat = Salir
invite = Envía este enlace a los demás jugadores
invite-scan = O escanea este código con el teléfono
invite-code = Código QR del enlace
invite-address = Dirección
invite-local = Este enlace solo funciona en este equipo. Para que otros de tu red puedan unirse, inicia el servidor así:
copy-link = Copiar enlace
copied = Copiado
share = Compartir
share-text = ¡Ven a jugar!
lobby-waiting = { $count ->
    [one] Falta 1 jugador.
   *[other] Faltan { $count } jugadores.
  } La partida empezará sola.

## En la mesa

round-number = Ronda { $round }
watching = espectador
players = Jugadores
is-here = en línea
is-away = sin conexión
actions = Acciones
side = Registro y chat
turn-yours = Te toca.
turn-of = Le toca a { $player }.
score-of = { $player }: { points }.
prompt-wait = Esperando a { $players }…
prompt-take = Te toca: elige azulejos.
prompt-line = Elige una línea para { $count ->
    [one] el { tile-of-color }
   *[other] los { tiles-of-color }
  }
prompt-tile = Elige una casilla de la fila { $row } de tu pared
prompt-place = Te toca: coloca un azulejo o pasa.
prompt-bonus = Toma azulejos de bonificación del suministro
prompt-choose = Te toca: elige una jugada.
confirm = Confirmar
undo = Deshacer
take-back = Deshacer jugada
show-again = Ver otra vez
put-back = Devolver
ahead-hint = Ya puedes elegir tu próxima jugada.
ahead-next = Próxima jugada
ahead-cancel = Cancelar
ahead-changed = La jugada que elegiste ya no haría lo mismo, así que no se ha jugado.
skip = Saltar
last-round = Es la última ronda.
last-round-row = { $player } está a punto de completar una fila: es la última ronda.
typed-move = Escribe una jugada
typed-play = Jugar
hint = Pista

## Registro y chat

log = Registro de la partida
asked-waiting = Petición enviada. Esperando respuesta…
notices-offer = ¿Quieres un aviso cuando te toque?
chat = Chat
chat-say = Escribe un mensaje
chat-send = Enviar
chat-said = { $player } dice: { $text }
chat-new = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
  }

## Menú

menu = Menú
ask-takeback = Deshacer mi jugada
ask-draw = Ofrecer empate
ask-abort = Proponer terminar la partida
ask-help = Proponer pistas para todos
resign = Abandonar
resign-for = Abandonar por { $player }
resign-sure = ¿Abandonar esta partida?
resign-no = Seguir jugando
download = Descargar archivo de partida

## Atajos

keys = Atajos de teclado
keys-tab = Pasar de los azulejos a tu tablero y a los botones
keys-arrows = Pasar de un azulejo a otro, o de una línea a otra
keys-enter = Tomar, colocar, confirmar
keys-escape = Devolver, o cancelar la próxima jugada
keys-undo = Deshacer, o pedir deshacer
keys-again = Ver otra vez lo que hicieron los demás
keys-type = Escribir una jugada
keys-hint = Pedir una pista
keys-scores = Escuchar los puntos
keys-log = Mostrar u ocultar el registro
keys-skip = Saltar la animación
keys-guide = Oír otra vez la guía, o mostrarla
keys-guide-next = Siguiente consejo de la guía
keys-help = Mostrar estos atajos
keys-notation = Una jugada se escribe con origen, color y línea: 3r2 es rojo de la fábrica 3 a la línea 2, cbf es azul del centro a la línea de suelo. Los colores son b (azul), y (amarillo), r (rojo), k (negro), w (blanco); en Pabellón de verano p (morado), g (verde), o (naranja), y, b, r.

## Después de la partida

result-you = ¡Has ganado!
result-winner = Gana { $player }
result-shared = { $players } comparten la victoria
rematch = Revancha
rematch-asked = Revancha pedida
next-opponent = Jugar contra { $bot }
share-game = Compartir
share-game-copied = Enlace copiado
result-helped = Con ayuda: { $players }.
result-helped-often = { $player } ({ $count ->
    [one] una vez
   *[other] { $count } veces
  })
breakdown = Desglose de puntos
points-start = Puntos iniciales
points-tiled = Azulejos en la pared
points-placed = Azulejos en estrellas
points-row-bonus = Filas completas
points-column-bonus = Columnas completas
points-color-bonus = Colores completos
points-star-bonus = Estrellas completas
points-number-bonus = Números completos
points-floor-cost = Línea de suelo
points-took-marker = Marcador de jugador inicial
points-passed = Azulejos descartados
points-leftover-cost = Azulejos sobrantes
points-total = Total
chart = Puntos tras cada ronda
