# A mesa de verdade: registar um jogo, contar os tabuleiros finais e imprimir folhas.

reason-only-left = só { $count ->
    [one] restava
   *[other] restavam
  } { tiles }
reason-only-so-many = o jogo só tem { tiles }
reason-not-there = aí não pode ficar nenhum { tile-of-color }

## Registar

scribe-title = Registar um jogo
scribe-about = Para um jogo numa mesa de verdade: toque nos azulejos que saem e depois indique cada jogada. Tudo é verificado, os pontos são contados e o jogo fica neste navegador. Depois de carregada, a página funciona sem ligação.
scribe-loading = A carregar as regras…
scribe-no-rules = Não foi possível carregar as regras. Da primeira vez, precisa de ligação.
scribe-seats = Quem joga, no sentido dos ponteiros do relógio?
scribe-begins = começa
scribe-begin = Começar
scribe-count = Só contar os pontos
scribe-deal = Azulejos do saco
scribe-factory = Fábrica { $factory }
scribe-due = { $count ->
    [one] falta 1
   *[other] faltam { $count }
  }
scribe-then = depois { $factories ->
    [one] 1 fábrica
   *[other] { $factories } fábricas
  }
scribe-draw = { $name }, { $count } no saco
scribe-lay = Toque nos azulejos à medida que saem.
scribe-redo = Refazer
scribe-redo-all = Refazer os { $count }
scribe-entries = Registos
scribe-entries-about = Toque numa linha para voltar a ela.
scribe-new = Folha nova
scribe-new-sure = Este jogo será apagado do navegador. Guardou o ficheiro?
scribe-back = Voltar à folha

## Contar

count-title = Contar os pontos
count-about = Toque em cada casa que tem um azulejo no fim do jogo e escreva os pontos que cada jogador tinha antes da contagem final.
count-game = Jogo
count-clear = Limpar tudo
count-tile = Azulejo a colocar
count-before = Pontos até agora
count-fewer = menos um
count-more = mais um
count-space = Fila { $row }, coluna { $column }: { $holds }
count-floor = Na linha do chão, com o marcador
count-corners = Sobraram nos cantos

## Folhas para imprimir

print-what = Folhas
print-score = Folha de pontuação
print-rules = Regras numa página
print-both = Ambas
print-paper = Papel
print-letter = Carta (EUA)
print-now = Imprimir
print-date = Data
print-set-up = Preparação
print-factories = Fábricas
print-tiles = Azulejos de cada cor
print-jokers = Jokers
