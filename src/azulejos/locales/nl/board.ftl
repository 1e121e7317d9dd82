# Namen van wat op tafel ligt, voor het oog en voor schermlezers.

board-no-tiles = geen tegels
board-empty = leeg
board-offer = Tegels om te nemen
board-table = Tafel
board-board = Bord
board-choices = Zetten
board-factory = fabriek { $number }
board-center = het midden
board-marker = startspelerfiche
board-pick = { $tiles } uit { $source }
board-line = Lijn { $number }
board-floor = Vloerlijn
board-placed = { $count ->
    [one] één tegel blijft
   *[other] { $count } tegels blijven
  }
board-jokers-laid = { $count ->
    [one] waarvan één joker
   *[other] waarvan { $count } jokers
  }
board-fall = { $count ->
    [one] één tegel valt
   *[other] { $count } tegels vallen
  }
board-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
board-cost = { $points ->
    [one] één punt kwijt
   *[other] { $points } punten kwijt
  }
board-row = Lijn { $number }: { $filled } van { $size }, { $tiles }. Muur: { $wall }
board-wall-space = Rij { $row }, kolom { $column }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }
board-floor-holds = Vloerlijn: { $count ->
    [0] leeg
    [one] één tegel, { $points } punten kwijt
   *[other] { $count } tegels, { $points } punten kwijt
  }
board-bag = Zak
board-lid = Deksel
board-tower = Toren
board-round = Ronde
board-counted = { $name }: { $count ->
    [one] één tegel
   *[other] { $count } tegels
  }
board-to-act = is aan de beurt
board-score = Punten:
board-enlarge = { $player }: bord groot tonen
board-close = Sluiten
board-cancel = Annuleren
board-choose = Welke tegels?
board-star = ster { $color }
board-star-center = ster in het midden
board-space = { $star }, vak { $number }
board-pay = betaal { $tiles }
board-bonus = { $element ->
    [pillar] de pilaar
    [statue] het standbeeld
   *[window] het raam
  } geeft { $count }
board-corners = Bewaard in de hoeken: { $tiles }
board-hand = In de hand: { $tiles }
board-supply = Voorraad
board-supply-holds = Voorraad: { $tiles }
board-rounds = Ronde { $round } van 6; jokerkleur: { $color }
board-passed = gepast
board-pass = Passen…
board-pass-title = Bewaar tot vier tegels; elke andere kost een punt.
board-pass-last = In de laatste ronde levert bewaren niets op: elke overgebleven tegel kost een punt.
board-pass-keep = Passen{ $count ->
    [0] {""}
    [one] , één tegel bewaren
   *[other] , { $count } tegels bewaren
  }{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points })
  }
board-bonus-title = Neem { $count ->
    [one] één tegel
   *[other] { $count } tegels
  } uit de voorraad.
board-bonus-take = Deze nemen
board-chosen = { $count } van { $most }

## Terugspelen

replay-title = Terugspelen
replay-open = Een partijbestand openen
replay-open-about = Loop een partij zet voor zet door, en speel vanaf elke stelling verder tegen een bot. Kies een partijbestand, of sleep het hierheen.
replay-other = Een andere partij
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Stap
replay-step = { $at } van { $last }
replay-start = De partij begint.
replay-moves = Zetten
replay-front = Vooraan
replay-front-mover = Wie net aan de beurt was
replay-what-if = Wat als?
replay-seat = Jouw plaats
replay-bot = Tegen
replay-play-on = Hier verder spelen
