# As regras dos dois jogos por palavras nossas, com exemplos para experimentar.

help-title = Regras
help-again = Recomeçar
help-learn = Jogar um primeiro jogo com o guia
help-learn-game = Jogar { $game } com o guia
help-examples = Exemplos

## Azul

help-azul = Azul em cinco minutos
    .aim = Tire azulejos do meio da mesa, encha as linhas à esquerda do seu tabuleiro e passe para a sua parede um azulejo de cada linha completa. Os azulejos vizinhos dão pontos. Quando alguém completa uma fila da parede, o jogo acaba, e ganha quem tiver mais pontos.
help-azul-take = Tirar azulejos
    .text =
        Em cada fábrica redonda há quatro azulejos. Na sua vez, escolha uma fábrica e uma cor, e tire todos os azulejos dessa cor. O resto vai para o centro.
        Também pode tirar do centro: outra vez uma cor, e todos os seus azulejos. O primeiro a fazê-lo numa ronda tira também o marcador de jogador inicial. Com ele começa a ronda seguinte, mas o marcador vai para a primeira casa livre da sua linha do chão, antes dos azulejos, e custa o que essa casa custar. Antes do jogo decide-se quem começa a primeira ronda: um lugar à escolha, ou um à sorte.
        A ronda continua até não haver mais azulejos.
help-azul-line = Encher uma linha
    .text =
        Coloque os azulejos que tirou numa das suas cinco linhas de padrão, da direita para a esquerda. Nas linhas cabem de um a cinco azulejos, de uma só cor. Pode continuar uma linha já começada se a cor for a mesma.
        Uma cor que já está numa fila da sua parede não pode ir para a linha ao lado.
        Não pode repartir os azulejos por várias linhas. Os que não cabem caem na linha do chão, e pode sempre deixá-los cair todos lá.
help-azul-floor = A linha do chão
    .text =
        Os azulejos caídos enchem a linha do chão a partir da esquerda. No fim da ronda, as suas sete casas custam 1, 1, 2, 2, 2, 3 e 3 pontos. O marcador de jogador inicial conta como um azulejo. A partir do oitavo, vão para a tampa e não custam nada.
        A sua pontuação nunca desce abaixo de 0. Depois, a linha do chão é esvaziada.
help-azul-wall = Revestir a parede
    .text =
        Depois de tirados todos os azulejos, cada jogador percorre as suas linhas de cima para baixo. Um azulejo de cada linha completa passa para a casa da sua cor na mesma fila da parede; o resto dessa linha vai para a tampa. As linhas incompletas ficam como estão.
        Um azulejo novo pontua de imediato: conte os azulejos da sua série horizontal sem interrupções, e os da sua série vertical. Uma série de um só azulejo não conta. Um azulejo sem vizinhos vale 1 ponto.
        Depois enchem-se as fábricas com azulejos do saco; quando está vazio, voltam para lá os da tampa. Começa quem tem o marcador de jogador inicial.
help-azul-end = Fim do jogo
    .text =
        O jogo acaba depois da ronda em que alguém completa uma fila de cinco. Em seguida, todos somam os bónus. Em caso de empate, ganha quem tiver mais filas completas; se o empate se mantiver, partilha-se a vitória.
help-azul-grey = A parede cinzenta
    .text =
        No lado cinzento não há cores impressas: a coluna de cada azulejo é à sua escolha, fila a fila a partir de cima. Cada cor só pode estar uma vez em cada fila e uma vez em cada coluna.
        Se o azulejo de uma linha completa não couber em lado nenhum, cai a linha inteira na linha do chão. Todos escolhem ao mesmo tempo e em segredo, e depois mostram-se as paredes.
help-azul-jokers = Jokers
    .text =
        Cinco jokers (com dois jogadores) ou dez (com três ou quatro) substituem alguns azulejos. Na sua vez pode tirar uma cor e deixar os jokers, tirar todos os jokers, ou tirar ambos.
        Numa linha, um joker vale por qualquer cor. Se uma cor e os seus jokers não couberem todos, pode escolher o que cai. Quando a linha está completa, um joker passa para a parede: para a casa da cor da linha, ou para qualquer casa livre da fila se a linha só tiver jokers. Conta para filas e colunas, mas nunca para o bónus de uma cor, e bloqueia a cor da casa que cobre. Na parede cinzenta um joker não tem cor: vai para qualquer casa livre da sua fila e não bloqueia nada.
help-azul-others = Mini e expresso
    .text =
        Azul Mini é o mesmo jogo numa caixa mais pequena. A folha expresso, um resumo feito por outros, muda um só número: uma coluna completa vale 5 pontos em vez de 7.
        Todos os outros pormenores podem ser alterados antes do jogo, nas regras da casa.

help-try-azul-take = Tire azulejos de uma fábrica e veja o resto ir para o centro.
help-done-azul-take = Todos os azulejos dessa cor são seus. Os outros estão agora no centro.
help-try-azul-mathilde = Tire os dois azulejos amarelos da fábrica 1. Para onde podem ir?
help-done-azul-mathilde = As filas 2 e 3 já têm um azulejo amarelo, e a linha 4 é azul. Restam a linha 1 (cai um azulejo), a linha 5 e a linha do chão.
help-try-azul-floor = A sua linha do chão está a encher. Tire o último azulejo e coloque-o na linha 5.
help-done-azul-floor = Quatro azulejos e o marcador de jogador inicial custam 1 + 1 + 2 + 2 + 2 = 8 pontos.
help-name-azul-alone = 1 ponto
help-try-azul-alone = Complete a linha 2 com o último azulejo vermelho.
help-done-azul-alone = O azulejo vermelho não tem vizinhos: 1 ponto.
help-name-azul-across = 3 na horizontal
help-try-azul-across = Complete a linha 3 com o último azulejo amarelo.
help-done-azul-across = Três seguidos na horizontal: 3 pontos.
help-name-azul-down = 3 na vertical
help-try-azul-down = Complete a linha 3 com o último azulejo azul.
help-done-azul-down = Três seguidos na vertical: 3 pontos. A série horizontal de um azulejo não conta.
help-name-azul-both = 7 pontos
help-try-azul-both = Complete a linha 3 com o último azulejo amarelo.
help-done-azul-both = Quatro na horizontal e três na vertical: 4 + 3 = 7 pontos. O azulejo conta nas duas séries.
help-try-azul-end = Complete a fila de cima com o último azulejo amarelo.
help-done-azul-end = Uma fila, uma coluna e os cinco azulejos azuis: 2 + 7 + 10 pontos de bónus.
help-name-azul-grey = Escolher
help-try-azul-grey = A linha 2 está completa, a amarelo. Escolha uma coluna para um dos seus azulejos.
help-done-azul-grey = A coluna 1 estava ocupada, e a coluna 3 tem um azulejo amarelo por cima. As colunas 2, 4 e 5 estavam livres.
help-name-azul-grey-blocked = Sem lugar
help-try-azul-grey-blocked = Ponha o azulejo amarelo da fila 1 na coluna 3 e veja o que acontece à linha 2.
help-done-azul-grey-blocked = Na fila 2 só a coluna 3 estava livre, e agora tem um azulejo amarelo por cima: caíram os dois azulejos da linha 2. Recomece e experimente outra coluna!
help-try-azul-jokers = Tire os dois jokers da fábrica 1 e coloque-os na linha 2.
help-done-azul-jokers = A linha 2 está completa só com jokers: no fim da ronda pode escolher qualquer casa livre da fila 2.

help-bonus-row = Cada fila completa
help-bonus-column = Cada coluna completa
help-bonus-color = Cada cor com os cinco azulejos na parede

## Pavilhão de Verão

help-pavilion = Pavilhão de Verão em cinco minutos
    .aim = Em cada uma das seis rondas, primeiro tiram-se azulejos e depois colocam-se em sete estrelas. Uma casa custa tantos azulejos quantos indica o seu número, e os azulejos que se tocam numa estrela pontuam juntos. Rodeie pilares, estátuas e janelas para ganhar azulejos de bónus. Todos começam com 5 pontos.
help-pavilion-take = Tirar azulejos
    .text =
        Cada ronda tem a sua cor joker: roxo, verde, laranja, amarelo, azul, vermelho. Tire todos os azulejos de uma cor que não seja a cor joker, de uma fábrica ou do centro. Se também houver azulejos joker, tire exatamente um deles. Onde só há azulejos joker, tire apenas um.
        O resto da fábrica vai para o centro. Antes do jogo decide-se quem começa a primeira ronda: um lugar à escolha, ou um à sorte. O primeiro a tirar do centro fica com o marcador de jogador inicial: perde um ponto por cada azulejo que tirou, coloca primeiro nesta ronda e começa a seguinte.
        Os seus azulejos ficam ao lado do seu tabuleiro. A sua pontuação nunca desce abaixo de 1.
help-pavilion-place = Colocar um azulejo
    .text =
        Depois de tirados todos os azulejos, colocam-se à vez, uma casa de cada vez. Uma casa com um 4 custa quatro azulejos: um vai para a casa, os outros três para a torre. Pelo menos um deles tem de ter a cor que coloca; os azulejos joker podem substituir os outros.
        Cada estrela exterior só aceita a sua cor. A estrela central aceita todas as cores, mas cada uma só uma vez.
        Ganha 1 ponto pelo azulejo e 1 por cada azulejo ligado a ele à volta da estrela.
help-pavilion-bonus = Pilares, estátuas, janelas
    .text =
        Entre as estrelas há pilares e estátuas, com quatro casas à volta, e janelas, com duas. Assim que todas as casas à volta estiverem cobertas, tire azulejos à sua escolha da reserva: 1 por um pilar, 2 por uma estátua, 3 por uma janela. Pode usá-los a partir da sua vez seguinte. Depois, a reserva é reposta até dez.
help-pavilion-pass = Passar
    .text =
        Se não puder ou não quiser colocar mais, passe. Pode guardar até quatro azulejos nos cantos para a ronda seguinte; cada um dos outros custa um ponto. Na última ronda guardar não adianta: cada azulejo guardado custa um ponto depois dos bónus.
help-pavilion-end = Fim do jogo
    .text =
        Depois de seis rondas, as estrelas completas e os números completos dão bónus. Ganha quem tiver mais pontos; em caso de empate, partilha-se a vitória.
help-pavilion-mono = O outro lado
    .text =
        No lado monocromático as estrelas não têm cor. O primeiro azulejo de uma estrela pode ser de qualquer cor. O segundo decide: com a mesma cor, a estrela só aceita essa; com outra, os seis têm de ser diferentes. Os números estão noutra ordem, e cada casa da estrela central custa 3.
        Cada estrela pontua por aquilo em que se tornou.

help-name-pavilion-wild = Um azulejo joker
help-try-pavilion-wild = A cor joker é o roxo. Tire o azulejo verde da fábrica 1.
help-done-pavilion-wild = Veio com ele um azulejo roxo; o outro e o amarelo foram para o centro.
help-name-pavilion-center = O centro
help-try-pavilion-center = Seja o primeiro a tirar do centro: todos os azulejos amarelos.
help-done-pavilion-center = Três azulejos amarelos e um roxo: o marcador de jogador inicial custa 4 pontos.
help-name-pavilion-a = A
help-try-pavilion-a = Tem sete azulejos azuis. Coloque um no 6 azul.
help-done-pavilion-a = Pagou seis azulejos: um está na estrela, cinco estão na torre. Não tem vizinhos: 1 ponto.
help-name-pavilion-b = B
help-try-pavilion-b = Coloque um azulejo vermelho no 3 vermelho.
help-done-pavilion-b = As casas 2 e 4 estão vazias, por isso 6 e 1 não contam: 1 ponto.
help-name-pavilion-c = C
help-try-pavilion-c = Coloque um azulejo azul no 6 azul, com três roxos como jokers.
help-done-pavilion-c = 4, 5 e 6 estão ligados: 3 pontos. E a janela está rodeada: tire três azulejos!
help-name-pavilion-d = D
help-try-pavilion-d = Coloque o seu único azulejo laranja no 4 laranja.
help-done-pavilion-d = É pago com um azulejo laranja e três jokers, e liga-se ao 3 e ao 5: 3 pontos.
help-name-pavilion-e = E
help-try-pavilion-e = Coloque um azulejo roxo no 2 roxo.
help-done-pavilion-e = A cor joker também pode ser colocada por si própria, paga só com os seus azulejos: 3 pontos.
help-try-pavilion-f = Passe e guarde os quatro azulejos verdes.
help-done-pavilion-f = Há quatro azulejos nos cantos, e dois vermelhos são descartados: perde 2 pontos.
help-try-pavilion-bonus = Coloque um azulejo laranja no 2 laranja.
help-done-pavilion-bonus = Um pilar e uma estátua ao mesmo tempo: 1 + 2 azulejos da reserva.
help-try-pavilion-mono = A estrela de cima à direita tem um azulejo vermelho. Coloque outro ao lado: vermelho ou verde?
help-done-pavilion-mono = Com vermelho será uma estrela vermelha; com verde, as seis cores têm de ser diferentes.

help-bonus-star = A { star }
help-bonus-mixed = Uma estrela de seis cores
help-bonus-number = Todas as casas com um { $number }
