# Lo que dice la guía en una primera partida: ideas con sus títulos, elogios, consejos y sus botones.

guide-title = Guía
guide-next = Siguiente
guide-back = Anterior
guide-tip = Un consejo
guide-hide = Ocultar la guía
guide-show = Mostrar la guía
guide-looking = Mira con calma y elige una jugada. Te contaré más cuando haga falta.
guide-learn-next = Aprender ahora { $box }

## Azul

guide-azul-take = Los azulejos están en las fábricas redondas. Elige un color en una fábrica y toma todos sus azulejos de ese color.
    .title = Tomar azulejos
guide-azul-lines = Elige ahora una de las líneas marcadas. En una línea cabe un solo color, y tantos azulejos como casillas tiene. Las líneas completas dan puntos, así que lo mejor es que cuadre justo.
    .title = Elegir una línea
guide-azul-floor = Los azulejos que no caben en la línea elegida caen a tu línea de suelo. Al final de la ronda cuestan puntos: 1 cada uno de los dos primeros, luego 2 y luego 3.
    .title = La línea de suelo
guide-azul-center = Lo que queda de una fábrica va al centro. También puedes tomar de allí: otra vez un color, y todos sus azulejos.
    .title = El centro
guide-azul-marker = Quien toma primero del centro toma además el marcador de jugador inicial. Empezará la ronda siguiente, pero el marcador va a su línea de suelo y cuesta puntos como un azulejo.
    .title = El marcador de jugador inicial
guide-azul-complete = La línea { $line } está completa. Al final de la ronda, uno de sus azulejos pasará a tu pared, { $wall ->
    [grey] a la casilla de la misma fila que elijas.
   *[colored] a la casilla de su color en la misma fila.
  }
    .title = Una línea completa
guide-azul-tiling = Ya no quedan azulejos por tomar: la ronda ha terminado. { $own ->
    [true] Un azulejo de cada una de tus líneas completas está ahora en tu pared.
   *[false] No tenías ninguna línea completa, pero mira la otra pared.
  } Un azulejo suelto vale 1 punto. Junto a otros vale más.
    .title = Alicatar la pared
guide-azul-neighbors = Tu nuevo azulejo tiene vecinos, y { $down ->
    [1] su fila de { $across } da { points }.
   *[other] { $across ->
        [1] su columna de { $down } da { points }.
       *[other] cuenta dos veces: una fila de { $across } y una columna de { $down }, { points }.
      }
  } Construye donde tus azulejos se toquen.
    .title = Vecinos
guide-azul-floor-cost = Tu línea de suelo te ha costado { points }. Ya está vacía otra vez, y tu puntuación nunca baja de 0.
    .title = Lo que cuesta el suelo
guide-azul-round = Ronda { $round }: las fábricas vuelven a estar llenas, y { $own ->
    [true] empiezas tú.
   *[false] empieza { $player }.
  } Las líneas incompletas conservan sus azulejos.
    .title = Una ronda nueva
guide-azul-plan = En las casillas marcadas, un azulejo tendría vecinos en tu pared. ¿Cuáles de esos colores puedes conseguir?
    .title = Mira tu pared
guide-azul-blocked = La fila { $row } de tu pared ya tiene { a-tile }, así que la línea { $row } no admite más de ese color. Cada color cabe una sola vez en cada fila.
    .title = Una vez en cada fila
guide-azul-row = { $own ->
    [true] A la fila { $row } de tu pared
   *[false] A la fila { $row } de la pared de { $player }
  } le falta un solo azulejo. Cuando alguien completa una fila de cinco, la partida termina tras esa ronda.
    .title = El final se acerca
guide-azul-last = La partida termina tras esta ronda. Solo puntúan ya las líneas que completes ahora. Después se suman las bonificaciones.
    .title = La última ronda
guide-azul-bonuses = Al final, cada fila completa da { $row } puntos, cada columna completa { $column }, y cada color con sus cinco azulejos en tu pared { $five }. Columnas y colores merecen un plan.
    .title = Bonificaciones
guide-azul-heap = En el centro hay { tiles }, y no tienes ninguna línea para todos. Alguien tendrá que tomarlos. Cuenta los turnos para que no seas tú.
    .title = Un montón en el centro
guide-azul-opponent = { $player } podría completar la línea { $line } con { tiles }. Tomar lo que otros necesitan puede valer tanto como puntuar.
    .title = Mira el otro tablero
guide-azul-grey = Esta pared no tiene colores impresos. Al final de una ronda eliges la columna de cada azulejo. Un color solo cabe una vez en cada fila y en cada columna.
    .title = La pared gris
guide-azul-column = Elige una de las casillas marcadas de la fila { $row }. { $wall ->
    [grey] Un color solo cabe una vez en cada fila y en cada columna, así que deja columnas libres.
   *[colored] Una línea que solo tiene comodines puede ir a cualquier casilla libre de su fila.
  }
    .title = Elegir una casilla
guide-azul-line-fell = No quedaba ninguna casilla para el color de la línea { $line }, así que todos sus azulejos cayeron a la línea de suelo. Vigila las columnas.
    .title = Sin casilla libre
guide-azul-jokers = Los comodines valen por cualquier color. Puedes tomar un color sin ellos, solo los comodines, o ambos a la vez.
    .title = Comodines
guide-azul-joker-wall = Un comodín ha pasado a la pared. Cuenta para filas y columnas, pero nunca para la bonificación de un color.
    .title = Un comodín en la pared
guide-azul-express = Solo cambia un número respecto al juego que conoces: al final, una columna completa da { points }, y no { $usual }.
    .title = Exprés

guide-azul-good-full = Muy bien: la línea { $line } está completa y no ha caído nada.
guide-azul-good-fit = Bien: en la línea { $line } caben todos.
guide-azul-good-more = Bien: la línea { $line } crece.
guide-azul-good-place = Bien: el azulejo de la línea { $line } tendrá vecinos en tu pared.
guide-azul-good-marker = Bien: el marcador de jugador inicial cuesta un poco, pero empezarás la ronda siguiente.
guide-azul-good-fell = Bien: algo ha caído, pero no había nada mucho mejor.
guide-azul-good-floor = Bien: a veces la línea de suelo es el sitio más barato.
guide-azul-good-tile = Bien: esa casilla da { points }.
guide-azul-poor-fell = Lo que cae te costará { points } al final de la ronda.
guide-azul-poor-wasted = { $count ->
    [one] Ha caído 1 azulejo
   *[other] Han caído { $count } azulejos
  } en tu línea de suelo, donde no valen nada.
guide-azul-poor-marker = El marcador de jugador inicial fue a tu línea de suelo y cuesta { points }.
guide-azul-poor-missed = Podrías haber completado la línea { $line }.
guide-azul-poor-gift = Le deja { tiles } a { $player }, que así puede completar la línea { $line }.
guide-azul-poor-long = A la línea { $line } le faltan aún { $count } azulejos, y eso lleva tiempo.

## Pabellón de verano

guide-pavilion-take = Elige un color en una fábrica y toma todos sus azulejos de ese color. Esperan junto a tu tablero hasta que se hayan tomado todos.
    .title = Tomar azulejos
guide-pavilion-wild = En esta ronda el color comodín es el { color }: los azulejos comodín pueden valer por cualquier color. No puedes elegirlos, pero donde hay alguno, te llevas uno con el color que tomas.
    .title = El color comodín
guide-pavilion-center = Lo que queda de una fábrica va al centro. También puedes tomar de allí: otra vez un color, y todos sus azulejos.
    .title = El centro
guide-pavilion-marker = Quien toma primero del centro toma además el marcador de jugador inicial. Coloca primero y empieza la ronda siguiente, pero pierde un punto por cada azulejo que toma allí.
    .title = El marcador de jugador inicial
guide-pavilion-collect = Ya tienes { tiles }. Una casilla cuesta tantos azulejos como indica su número, así que conviene reunir un color.
    .title = Reunir colores
guide-pavilion-place = Ya no quedan azulejos por tomar: ahora los colocas, una casilla por turno. Una casilla con un 3 cuesta tres azulejos. Uno va a la casilla y los otros a la torre.
    .title = Colocar un azulejo
guide-pavilion-stars = Cada estrella exterior admite solo su color. La estrella central admite todos los colores, pero cada uno una sola vez.
    .title = Siete estrellas
guide-pavilion-score = Has pagado { $paid ->
    [one] { $paid } azulejo
   *[other] { $paid } azulejos
  } y ganado { points }: 1 por el azulejo nuevo, y 1 por cada azulejo conectado con él en su estrella.
    .title = Puntos
guide-pavilion-connected = Los azulejos conectados puntúan juntos: esta vez { points }. Haz crecer una estrella azulejo a azulejo, sin huecos.
    .title = Azulejos conectados
guide-pavilion-pay-wild = Tus azulejos comodín ayudan a pagar: en esta ronda el { color } cuenta como cualquier color. Basta con que uno de los azulejos sea del color que colocas.
    .title = Pagar con comodines
guide-pavilion-element = Cubre todas las casillas alrededor de { $element ->
    [pillar] un pilar
    [statue] una estatua
   *[window] una ventana
  } y eliges { $count ->
    [one] 1 azulejo de bonificación
   *[other] { $count } azulejos de bonificación
  } del suministro. Un pilar da 1, una estatua 2, una ventana 3.
    .title = Pilares, estatuas, ventanas
guide-pavilion-supply = ¡Has rodeado algo! Elige { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  } del suministro: toma lo que te ayude a pagar la próxima casilla.
    .title = Azulejos de bonificación
guide-pavilion-pass = Si no puedes o no quieres colocar más, pasa. Puedes guardar hasta { $most } azulejos en las esquinas para la ronda siguiente. Cada uno de los demás te cuesta un punto.
    .title = Pasar
guide-pavilion-keep = En la ronda siguiente el color comodín será el { color }. Vale la pena guardar azulejos de ese color.
    .title = Qué guardar
guide-pavilion-round = Ronda { $round }: ahora el color comodín es el { color }. Puedes volver a usar los azulejos que guardaste.
    .title = Una ronda nueva
guide-pavilion-bonuses = Al final, una estrella completa da de { $least } a { $most } puntos. Cubrir todos los 1 del tablero da { $ones }, y así hasta { $fours } por todos los 4. ¿Qué estrella puedes completar?
    .title = Bonificaciones
guide-pavilion-last = Guardar ya no sirve de nada, y cada azulejo que sobre cuesta un punto. Coloca todo lo que puedas.
    .title = La última ronda
guide-pavilion-mono = Estas estrellas aún no tienen color. Si los dos primeros azulejos de una estrella son iguales, todos deben serlo; si son distintos, los seis deben ser distintos. En el centro cada casilla cuesta { $price }.
    .title = Estrellas monocromas

guide-pavilion-good = Una buena jugada.
guide-pavilion-good-surround = Muy bien: { $element ->
    [pillar] ese pilar
    [statue] esa estatua
   *[window] esa ventana
  } te da { $count ->
    [one] 1 azulejo de bonificación.
   *[other] { $count } azulejos de bonificación.
  }
guide-pavilion-good-join = Bien: azulejos conectados, { points }.
guide-pavilion-good-place = Bien: esa estrella crece.
guide-pavilion-good-pass = Bien: pasas sin perder nada.
guide-pavilion-good-marker = Bien: el marcador de jugador inicial cuesta { points }, pero colocas primero y empiezas la ronda siguiente.
guide-pavilion-good-wild = Bien: te llevas también un azulejo comodín.
guide-pavilion-good-collect = Bien: ya son { tiles }.
guide-pavilion-poor-pass = Aún puedes colocar azulejos.
guide-pavilion-poor-surround = Con otra casilla rodeas { $element ->
    [pillar] un pilar
    [statue] una estatua
   *[window] una ventana
  } y ganas { $count ->
    [one] 1 azulejo de bonificación.
   *[other] { $count } azulejos de bonificación.
  }
guide-pavilion-poor-marker = El marcador de jugador inicial cuesta aquí { points }.
guide-pavilion-poor-points = Esa casilla da { points }, y otra { $more }.
guide-pavilion-poor-few = Has tomado { $count ->
    [one] 1 azulejo
   *[other] { $count } azulejos
  }, pero podías haber tomado { $most }.

## Jugadas y final

guide-poor = Eso te ha costado cerca de { points }.
guide-instead = Mejor, por ejemplo: { $move }.
guide-propose = Una buena jugada: { $move }.
guide-over = { $result ->
    [won] Ganas por { $points } a { $others }. ¡Bien jugado!
    [lost] { $others } a { $points }: esta vez gana el otro jugador. Pero ya conoces el juego.
   *[shared] { $points } a { $others }: victoria compartida.
  }
guide-next-again = Juega otra vez contra { $bot }. Ahora ya sabes en qué fijarte.
guide-next-further = Tu próximo rival: { $bot }.
