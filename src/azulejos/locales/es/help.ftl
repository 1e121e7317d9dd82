# Las reglas de los dos juegos en nuestras propias palabras, con ejemplos para probar.

help-title = Reglas
help-again = Volver a empezar
help-learn = Jugar una primera partida con la guía
help-learn-game = Jugar a { $game } con la guía
help-examples = Ejemplos

## Azul

help-azul = Azul en cinco minutos
    .aim = Toma azulejos del centro de la mesa, llena las líneas de la izquierda de tu tablero y pasa a tu pared un azulejo de cada línea completa. Los azulejos contiguos dan puntos. Cuando alguien completa una fila de la pared, la partida termina y gana quien tenga más puntos.
help-azul-take = Tomar azulejos
    .text =
        En cada fábrica redonda hay cuatro azulejos. En tu turno, elige una fábrica y un color, y toma todos los azulejos de ese color. El resto va al centro.
        También puedes tomar del centro: otra vez un color, y todos sus azulejos. Quien lo hace primero en una ronda toma además el marcador de jugador inicial. Con él empezarás la ronda siguiente, pero va a la primera casilla libre de tu línea de suelo, antes que los azulejos, y cuesta lo que cueste esa casilla. Antes de la partida se decide quién empieza la primera ronda: un asiento a elegir, o uno al azar.
        La ronda sigue hasta que no quedan azulejos.
help-azul-line = Llenar una línea
    .text =
        Coloca los azulejos que has tomado en una de tus cinco líneas de patrón, de derecha a izquierda. En las líneas caben de uno a cinco azulejos, y de un solo color. Puedes seguir una línea ya empezada si el color es el mismo.
        Un color que ya está en una fila de tu pared no puede ir a la línea de al lado.
        No puedes repartir los azulejos entre varias líneas. Los que no caben caen a la línea de suelo, y siempre puedes dejarlos caer todos allí.
help-azul-floor = La línea de suelo
    .text =
        Los azulejos caídos llenan la línea de suelo desde la izquierda. Al final de la ronda, sus siete casillas cuestan 1, 1, 2, 2, 2, 3 y 3 puntos. El marcador de jugador inicial cuenta como un azulejo. A partir del octavo, van a la tapa y no cuestan nada.
        Tu puntuación nunca baja de 0. Después se vacía la línea de suelo.
help-azul-wall = Alicatar la pared
    .text =
        Cuando se han tomado todos los azulejos, cada jugador repasa sus líneas de arriba abajo. Un azulejo de cada línea completa pasa a la casilla de su color en la misma fila de la pared; el resto de esa línea va a la tapa. Las líneas incompletas se quedan como están.
        Un azulejo nuevo puntúa al momento: cuenta los azulejos de su serie horizontal sin huecos, y los de su serie vertical. Una serie de un solo azulejo no cuenta. Un azulejo sin vecinos vale 1 punto.
        Luego se llenan las fábricas con azulejos de la bolsa; cuando está vacía, se echan en ella los de la tapa. Empieza quien tiene el marcador de jugador inicial.
help-azul-end = Final de la partida
    .text =
        La partida termina tras la ronda en que alguien completa una fila de cinco. Entonces se suman las bonificaciones. En caso de empate gana quien tenga más filas completas; si persiste el empate, se comparte la victoria.
help-azul-grey = La pared gris
    .text =
        En la cara gris no hay colores impresos: tú eliges la columna de cada azulejo, fila a fila desde arriba. Cada color puede estar una sola vez en cada fila y en cada columna.
        Si el azulejo de una línea completa no cabe en ningún sitio, la línea entera cae a la línea de suelo. Todos eligen a la vez y en secreto, y luego se muestran las paredes.
help-azul-jokers = Comodines
    .text =
        Cinco comodines (con dos jugadores) o diez (con tres o cuatro) sustituyen a algunos azulejos. En tu turno puedes tomar un color y dejar los comodines, tomar todos los comodines, o tomar ambos.
        En una línea, un comodín vale por cualquier color. Si un color y sus comodines no caben todos, tú eliges cuáles caen. Cuando la línea está completa, un comodín pasa a la pared: a la casilla del color de la línea, o a cualquier casilla libre de la fila si en la línea solo hay comodines. Cuenta para filas y columnas, pero nunca para la bonificación de un color, y bloquea el color de la casilla que cubre. En la pared gris un comodín no tiene color: va a cualquier casilla libre de su fila y no bloquea nada.
help-azul-others = Mini y exprés
    .text =
        Azul Mini es el mismo juego en una caja más pequeña. La hoja exprés, un resumen hecho por otros, cambia un solo número: una columna completa vale 5 puntos en vez de 7.
        Todos los demás detalles se pueden cambiar antes de la partida en las reglas de la casa.

help-try-azul-take = Toma azulejos de una fábrica y mira cómo el resto va al centro.
help-done-azul-take = Todos los azulejos de ese color son tuyos. Los demás están ahora en el centro.
help-try-azul-mathilde = Toma los dos azulejos amarillos de la fábrica 1. ¿Adónde pueden ir?
help-done-azul-mathilde = Las filas 2 y 3 ya tienen un azulejo amarillo, y la línea 4 es azul. Quedan la línea 1 (cae un azulejo), la línea 5 y la línea de suelo.
help-try-azul-floor = Tu línea de suelo se está llenando. Toma el último azulejo y colócalo en la línea 5.
help-done-azul-floor = Cuatro azulejos y el marcador de jugador inicial cuestan 1 + 1 + 2 + 2 + 2 = 8 puntos.
help-name-azul-alone = 1 punto
help-try-azul-alone = Completa la línea 2 con el último azulejo rojo.
help-done-azul-alone = El azulejo rojo no tiene vecinos: 1 punto.
help-name-azul-across = 3 en horizontal
help-try-azul-across = Completa la línea 3 con el último azulejo amarillo.
help-done-azul-across = Tres seguidos en horizontal: 3 puntos.
help-name-azul-down = 3 en vertical
help-try-azul-down = Completa la línea 3 con el último azulejo azul.
help-done-azul-down = Tres seguidos en vertical: 3 puntos. La serie horizontal de un azulejo no cuenta.
help-name-azul-both = 7 puntos
help-try-azul-both = Completa la línea 3 con el último azulejo amarillo.
help-done-azul-both = Cuatro en horizontal y tres en vertical: 4 + 3 = 7 puntos. El azulejo cuenta en las dos series.
help-try-azul-end = Completa la fila de arriba con el último azulejo amarillo.
help-done-azul-end = Una fila, una columna y los cinco azulejos azules: 2 + 7 + 10 puntos de bonificación.
help-name-azul-grey = Elegir
help-try-azul-grey = La línea 2 está completa, en amarillo. Elige una columna para uno de sus azulejos.
help-done-azul-grey = La columna 1 estaba ocupada, y la columna 3 tiene un azulejo amarillo encima. Las columnas 2, 4 y 5 estaban libres.
help-name-azul-grey-blocked = Sin sitio
help-try-azul-grey-blocked = Pon el azulejo amarillo de la fila 1 en la columna 3, y mira qué pasa con la línea 2.
help-done-azul-grey-blocked = En la fila 2 solo estaba libre la columna 3, y ahora tiene un azulejo amarillo encima: han caído los dos azulejos de la línea 2. ¡Vuelve a empezar y prueba otra columna!
help-try-azul-jokers = Toma los dos comodines de la fábrica 1 y colócalos en la línea 2.
help-done-azul-jokers = La línea 2 está completa solo con comodines: al final de la ronda eliges cualquier casilla libre de la fila 2.

help-bonus-row = Cada fila completa
help-bonus-column = Cada columna completa
help-bonus-color = Cada color con sus cinco azulejos en la pared

## Pabellón de verano

help-pavilion = Pabellón de verano en cinco minutos
    .aim = En cada una de las seis rondas primero tomas azulejos y luego los colocas en siete estrellas. Una casilla cuesta tantos azulejos como indica su número, y los azulejos que se tocan en una estrella puntúan juntos. Rodea pilares, estatuas y ventanas para conseguir azulejos de bonificación. Todos empiezan con 5 puntos.
help-pavilion-take = Tomar azulejos
    .text =
        Cada ronda tiene su color comodín: morado, verde, naranja, amarillo, azul, rojo. Toma todos los azulejos de un color que no sea el comodín, de una fábrica o del centro. Si también hay azulejos comodín, toma además exactamente uno. Donde solo hay azulejos comodín, toma uno.
        El resto de la fábrica va al centro. Antes de la partida se decide quién empieza la primera ronda: un asiento a elegir, o uno al azar. Quien toma primero del centro se lleva el marcador de jugador inicial: pierde un punto por cada azulejo tomado, coloca primero en esta ronda y empieza la siguiente.
        Tus azulejos se quedan junto a tu tablero. Tu puntuación nunca baja de 1.
help-pavilion-place = Colocar un azulejo
    .text =
        Cuando se han tomado todos los azulejos, se colocan por turnos, una casilla por turno. Una casilla con un 4 cuesta cuatro azulejos: uno va a la casilla y los otros tres a la torre. Al menos uno debe ser del color que colocas; los azulejos comodín pueden sustituir a los demás.
        Cada estrella exterior admite solo su color. La estrella central admite todos los colores, pero cada uno una sola vez.
        Ganas 1 punto por el azulejo y 1 por cada azulejo conectado con él alrededor de la estrella.
help-pavilion-bonus = Pilares, estatuas, ventanas
    .text =
        Entre las estrellas hay pilares y estatuas, con cuatro casillas alrededor, y ventanas, con dos. En cuanto todas las casillas de alrededor están cubiertas, toma azulejos a tu elección del suministro: 1 por un pilar, 2 por una estatua, 3 por una ventana. Puedes usarlos desde tu siguiente turno. Después se repone el suministro hasta diez.
help-pavilion-pass = Pasar
    .text =
        Si no puedes o no quieres colocar más, pasa. Puedes guardar hasta cuatro azulejos en las esquinas para la ronda siguiente; cada uno de los demás te cuesta un punto. En la última ronda guardar no sirve de nada: cada azulejo guardado cuesta un punto tras las bonificaciones.
help-pavilion-end = Final de la partida
    .text =
        Tras seis rondas, las estrellas completas y los números completos dan bonificaciones. Gana quien tenga más puntos; en caso de empate se comparte la victoria.
help-pavilion-mono = La otra cara
    .text =
        En la cara monocroma las estrellas no tienen color. El primer azulejo de una estrella puede ser de cualquier color. El segundo decide: con el mismo color, la estrella ya solo admite ese; con otro, los seis deben ser distintos. Los números están en otro orden, y cada casilla de la estrella central cuesta 3.
        Cada estrella puntúa según lo que ha llegado a ser.

help-name-pavilion-wild = Un azulejo comodín
help-try-pavilion-wild = El color comodín es el morado. Toma el azulejo verde de la fábrica 1.
help-done-pavilion-wild = Un azulejo morado ha venido con él; el otro y el amarillo han ido al centro.
help-name-pavilion-center = El centro
help-try-pavilion-center = Toma del centro antes que nadie: todos los azulejos amarillos.
help-done-pavilion-center = Tres azulejos amarillos y uno morado: el marcador de jugador inicial cuesta 4 puntos.
help-name-pavilion-a = A
help-try-pavilion-a = Tienes siete azulejos azules. Coloca uno en el 6 azul.
help-done-pavilion-a = Has pagado seis azulejos: uno está en la estrella y cinco en la torre. No tiene vecinos: 1 punto.
help-name-pavilion-b = B
help-try-pavilion-b = Coloca un azulejo rojo en el 3 rojo.
help-done-pavilion-b = Las casillas 2 y 4 están vacías, así que 6 y 1 no cuentan: 1 punto.
help-name-pavilion-c = C
help-try-pavilion-c = Coloca un azulejo azul en el 6 azul, con tres morados como comodines.
help-done-pavilion-c = 4, 5 y 6 están conectados: 3 puntos. Y la ventana está rodeada: ¡toma tres azulejos!
help-name-pavilion-d = D
help-try-pavilion-d = Coloca tu único azulejo naranja en el 4 naranja.
help-done-pavilion-d = Lo pagan un azulejo naranja y tres comodín, y se une al 3 y al 5: 3 puntos.
help-name-pavilion-e = E
help-try-pavilion-e = Coloca un azulejo morado en el 2 morado.
help-done-pavilion-e = El color comodín también puede colocarse por sí mismo, pagado solo con sus azulejos: 3 puntos.
help-try-pavilion-f = Pasa y guarda los cuatro azulejos verdes.
help-done-pavilion-f = Hay cuatro azulejos en las esquinas, y dos rojos se descartan: pierdes 2 puntos.
help-try-pavilion-bonus = Coloca un azulejo naranja en el 2 naranja.
help-done-pavilion-bonus = Un pilar y una estatua a la vez: 1 + 2 azulejos del suministro.
help-try-pavilion-mono = La estrella de arriba a la derecha tiene un azulejo rojo. Coloca otro al lado: ¿rojo o verde?
help-done-pavilion-mono = Con rojo será una estrella roja; con verde, los seis colores deben ser distintos.

help-bonus-star = La { star }
help-bonus-mixed = Una estrella de seis colores
help-bonus-number = Todas las casillas con un { $number }
