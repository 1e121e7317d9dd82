# Namen van wat op tafel ligt, voor het oog en voor schermlezers.

board-no-tiles = geen tegels
board-named = { $name }: { $value }
board-tile = { color }
board-empty = leeg
board-empty-space = leeg { color } vak
board-offer = Fabrieksaanbod
board-table = Tafel
board-board = Bord van { $player }
board-choices = Zetten
board-source = { $source ->
    [0] Midden
   *[other] Fabriek { $source }
  }: { $tiles }
board-marker = startspelerfiche
board-pick = { $tiles } { from-source }
board-line = Lijn { $number }
board-floor = Vloerlijn
board-placed = { $count ->
    [one] 1 tegel gelegd
   *[other] { $count } tegels gelegd
  }
board-jokers-laid = { $count ->
    [one] waarvan 1 joker
   *[other] waarvan { $count } jokers
  }
board-fall = { $count ->
    [one] 1 tegel valt
   *[other] { $count } tegels vallen
  }
board-cost = { points } kwijt
board-row = Lijn { $number }: { $filled } van { $size } gevuld, { $tiles }. Muur: { $wall }
board-wall-space = Rij { $row }, kolom { $column }: { points }
board-floor-holds = Vloerlijn: { $count ->
    [0] leeg
    [one] 1 tegel, { points } kwijt
   *[other] { $count } tegels, { points } kwijt
  }
board-bag = Zak
board-lid = Deksel
board-tower = Toren
board-round = Ronde
board-counted = { $name }: { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }
board-to-act = aan de beurt
board-score = Score:
board-enlarge = Bord van { $player } vergroten
board-close = Sluiten
board-cancel = Annuleren
board-choose = Welke tegels?
board-star = { star }
board-space = { star }, vak { $number }
board-pay = betaal { $tiles }
board-pay-count = betaal { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }
board-bonus = { $element ->
    [pillar] pilaar
    [statue] standbeeld
   *[window] raam
  } omringd: { $count ->
    [one] 1 bonustegel
   *[other] { $count } bonustegels
  }
board-corners = Bewaard in de hoeken: { $tiles }
board-hand = In de hand: { $tiles }
board-supply = Voorraad
board-supply-holds = Voorraad: { $tiles }
board-rounds = Ronde { $round } van 6, { color } is de jokerkleur
board-passed = gepast
board-pass = Passen…
board-pass-title = Bewaar maximaal vier tegels. Elke andere tegel kost je een punt.
board-pass-last = Dit is de laatste ronde, dus bewaren levert niets op: elke tegel die je overhoudt, kost een punt.
board-pass-keep = Passen{ $count ->
    [0] {""}
    [one] , 1 tegel bewaren
   *[other] , { $count } tegels bewaren
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Neem { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  } uit de voorraad.
board-bonus-take = Deze tegels nemen
board-chosen = { $count } van { $most }

## Naspelen

replay-title = Naspelen
replay-open = Een spelbestand openen
replay-open-about = Bekijk een spel zet voor zet, en speel vanaf elke zet verder tegen een bot. Kies een spelbestand of sleep het hierheen.
replay-other = Een ander spel openen
replay-first = Naar het begin
replay-back = Stap terug
replay-next = Stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Stap
replay-step = Stap { $at } van { $last }
replay-start = Het spel begint.
replay-moves = Zetten
replay-front = Bord vooraan
replay-front-mover = Wie het laatst speelde
replay-what-if = Wat als?
replay-seat = Speel als
replay-bot = Tegen
replay-play-on = Hier verder spelen
