# De spellen, wat er gebeurt, de bots en de regels in woorden. De argumenten staan uitgelegd in en/game.ftl.

## Kleuren en tegels

color = { $color ->
    [b] blauw
    [y] geel
    [r] rood
    [k] zwart
    [w] wit
    [j] joker
    [p] paars
    [g] groen
    [o] oranje
   *[none] geen kleur
  }
colored = { $color ->
    [b] blauwe
    [y] gele
    [r] rode
    [k] zwarte
    [w] witte
    [p] paarse
    [g] groene
   *[o] oranje
  }
a-tile = { $color ->
    [j] een joker
   *[other] een { colored } tegel
  }
tiles = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count ->
        [one] { $count } { colored } tegel
       *[other] { $count } { colored } tegels
      }
  }
jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
from-source = { $source ->
    [0] uit het midden
   *[other] van fabriek { $source }
  }
star-letter = { $star ->
    [0] o
    [1] r
    [2] b
    [3] y
    [4] g
    [5] p
   *[6] c
  }

## Spellen

box-azul = Azul
box-pavilion = Azul: Zomerpaviljoen
preset-azul = Azul
    .about = De klassieker: elk vak van de muur heeft zijn kleur.
preset-azul-grey = Azul, grijze muur
    .about = Je kiest zelf waar elke tegel op je muur komt.
preset-azul-jokers = Azul met jokers
    .about = Jokers staan voor elke kleur.
preset-azul-grey-jokers = Azul, grijze muur en jokers
    .about = De grijze muur, en jokers die voor elke kleur staan.
preset-azul-mini = Azul Mini
    .about = De reisdoos, met de regels van Azul.
preset-azul-express = Azul express
    .about = Een volle kolom is 5 punten waard.
preset-pavilion = Zomerpaviljoen
    .about = Zes rondes, zeven sterren, elke ronde een andere jokerkleur.
preset-pavilion-mono = Zomerpaviljoen, eenkleurig
    .about = Jij bepaalt de kleur van elke ster.

## Opties

yes = ja
no = nee
option-wall = Muur
    .about = Gekleurd: elk vak heeft zijn kleur. Grijs: je kiest zelf, maar geen kleur twee keer in een rij of kolom.
option-wall-colored = gekleurd
option-wall-grey = grijs
option-jokers = Jokers
    .about = Tegels die voor elke kleur staan, vervangen enkele andere.
option-column-bonus = Bonus voor een kolom
    .about = Punten voor een volle kolom op het einde.
option-free-drop = Vrij laten vallen
    .about = Je mag alle tegels van een kleur op de vloerlijn leggen, ook als er op een lijn plaats is. Anders gaat daar alleen heen wat op geen enkele lijn past.
option-partial-drop = Deels aanleggen
    .about = Je mag minder tegels op een lijn leggen dan er passen, en de rest laten vallen.
option-unclaimed-marker = Startspelerfiche blijft liggen
    .about = Wie begint als niemand het startspelerfiche nam.
option-unclaimed-marker-keep-start = dezelfde speler begint weer
option-unclaimed-marker-next-clockwise = de volgende speler begint
option-max-rounds = Laatste ronde
    .about = Na deze ronde is het spel in elk geval afgelopen.
option-max-rounds-none = geen
option-joker-overflow = Jokers die niet passen
    .about = Welke tegels vallen als jokers en een kleur niet op hun lijn passen.
option-joker-overflow-player-choice = de speler kiest
option-joker-overflow-color-first = jokers vallen eerst
option-joker-mixed-needs-legal-color = Jokers volgen hun kleur
    .about = Jokers die met een kleur genomen zijn, mogen alleen waar die kleur mag.
option-joker-grey = Jokers op de grijze muur
    .about = Of een joker van een gekleurde lijn voor die kleur telt.
option-joker-grey-colorless = tellen voor geen kleur
option-joker-grey-bound = tellen voor de kleur van hun lijn
option-joker-free-drop = Jokers vrij laten vallen
    .about = Hetzelfde voor jokers, en voor een kleur die met jokers genomen is.
option-stars = Sterren
    .about = Gekleurd: elke ster heeft haar kleur. Eenkleurig: jij bepaalt.
option-stars-colored = gekleurd
option-stars-mono = eenkleurig
option-pass-keep = Bewaarde tegels
    .about = Hoeveel tegels een speler die past bewaart.
option-pass-keep-free = hoogstens vier
option-pass-keep-forced-max = zoveel mogelijk
option-final-leftovers = Tegels over op het einde
    .about = Wanneer tegels die na de laatste ronde over zijn punten kosten.
option-final-leftovers-corners-then-penalty = wat je bewaart, na de bonussen
option-final-leftovers-discard-on-pass = allemaal, meteen

## Fases

phase-offer = fabrieksaanbod
phase-tiling = muur betegelen
phase-acquire = tegels nemen
phase-place = tegels leggen
phase-bonus = bonustegels
phase-refill = voorraad aanvullen
phase-deal = tegels trekken
phase-over = spel afgelopen

## Wat er gebeurt in Azul

azul-laid = Fabriek { $factory } krijgt { a-tile }.
azul-poured = De zak is leeg: { $count ->
    [one] { $count } tegel uit het deksel gaat er weer in.
   *[other] { $count } tegels uit het deksel gaan er weer in.
  }
azul-round-began = Ronde { $round }: { $player } begint.
azul-took = { $player } neemt { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } en { jokers }
      }
  } { from-source }.
azul-moved-to-center = Naar het midden: { $tiles }.
azul-took-marker = { $player } neemt het startspelerfiche{ $on_floor ->
    [true] , dat op de vloerlijn komt.
   *[false] ; op een volle vloerlijn kost het niets.
  }
azul-placed = { $player } legt { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } en { jokers }
      }
  } op lijn { $line-number }{ $complete ->
    [true] , die vol is.
   *[false] .
  }
azul-fell = { $player } laat { tiles } op de vloerlijn vallen{ $to_lid ->
    [0] .
    [one] ; { $to_lid } gaat in het deksel.
   *[other] ; { $to_lid } gaan in het deksel.
  }
azul-tiled = { $player } legt { $joker ->
    [true] een joker
   *[false] { a-tile }
  } op de muur, rij { $row-number }, kolom { $column-number }: { points } (horizontaal { $across }, verticaal { $down }).
azul-line-fell = { $player } heeft geen vak voor lijn { $line-number }: alles valt.
azul-floor-cost = { $player } verliest { points } voor de vloerlijn.
azul-ended = { $reason ->
    [row] Een rij is vol: het spel is afgelopen.
    [no_tiles] Er zijn geen tegels meer: het spel is afgelopen.
   *[max_rounds] De laatste ronde is gespeeld: het spel is afgelopen.
  }
azul-row-bonus = { $player }: { points } voor rij { $row-number }.
azul-column-bonus = { $player }: { points } voor kolom { $column-number }.
azul-color-bonus = { $player }: { points } voor alle vijf { colored } tegels.

## Wat er gebeurt in het Zomerpaviljoen

pavilion-laid = Fabriek { $factory } krijgt { a-tile }.
pavilion-supplied = De voorraad krijgt { a-tile }.
pavilion-poured = De zak is leeg: { $count ->
    [one] { $count } tegel uit de toren gaat er weer in.
   *[other] { $count } tegels uit de toren gaan er weer in.
  }
pavilion-round-began = Ronde { $round }: { color } is de jokerkleur, en { $player } begint.
pavilion-took = { $player } neemt { $count ->
    [0] { a-tile }, de jokerkleur,
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } en een jokertegel
      }
  } { from-source }.
pavilion-moved-to-center = Naar het midden: { $tiles }.
pavilion-took-marker = { $player } neemt het startspelerfiche en verliest { points }.
pavilion-placing-began = Alle tegels zijn genomen: { $player } legt als eerste.
pavilion-placed = { $player } legt { a-tile } op { star-letter }{ $space-number }: { points }.
pavilion-surrounded = { $player } heeft { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een venster
  } omringd en neemt { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad.
pavilion-took-bonus = { $player } neemt uit de voorraad: { $tiles }.
pavilion-passed = { $player } past{ $points ->
    [0] .
   *[other] {" "}en verliest { points }.
  }
pavilion-ended = Zes rondes zijn gespeeld: het spel is afgelopen.
pavilion-star-bonus = { $player }: { points } voor de volle ster { star-letter }.
pavilion-number-bonus = { $player }: { points } voor alle vakken { $number }.
pavilion-leftover-cost = { $player } verliest { points } voor overgebleven tegels.

## Wat er aan tafel gebeurt

entry-seated = { $player } gaat zitten.
entry-left = { $player } gaat weg.
entry-began = Het spel begint.
entry-chose = { $player } heeft een keuze voor de muur gemaakt.
entry-asked = { $player } { $what ->
    [takeback] wil graag een zet terugnemen.
    [draw] biedt remise aan.
    [abort] wil het spel graag zonder uitslag beëindigen.
   *[rematch] wil graag nog eens spelen.
  }
entry-answered = { $player } { $yes ->
    [true] is het eens.
   *[false] is het niet eens.
  }
entry-took-back = { $player } neemt een zet terug.
entry-resumed = Het spel gaat verder.
entry-resigned = { $player } geeft op.
entry-flagged = De tijd van { $player } is om.
entry-taken-over = Een bot speelt verder voor { $player }.
entry-rematch = Er is een nieuw spel.
end-played = Het spel is afgelopen.
end-resigned = Het spel is afgelopen: iemand heeft opgegeven.
end-flagged = Het spel is afgelopen: iemands tijd is om.
end-draw = Het spel is gelijk geëindigd.
end-aborted = Het spel is zonder uitslag beëindigd.

## Wat een tafel niet toelaat

error-bad-text = Dit moet tekst zijn, niet leeg en niet te lang.
error-bad-seat = Deze plaatsen passen niet bij het spel.
error-bad-clock = Zo'n klok bestaat niet.
error-bad-setting = Zo'n instelling bestaat niet.
error-seat-taken = Deze plaats is bezet.
error-not-a-person = Op deze plaats speelt niemand zelf.
error-no-takeover = Aan deze tafel neemt geen bot over.
error-not-your-turn = Je bent niet aan de beurt.
error-time-is-up = Je tijd is om.
error-not-a-move = Dit is geen zet.
error-illegal-move = Dit mag niet: { $reason }.
error-already-asked = Dat is al gevraagd.
error-nothing-asked = Zoiets is je niet gevraagd.
error-chat-off = Aan deze tafel wordt niet gepraat.
error-not-begun = Het spel is nog niet begonnen: er is een plaats vrij.
error-over = Het spel is afgelopen.
error-unknown-seat = Zo'n plaats is er niet.
error-not-over = Het spel is nog niet afgelopen.
error-takeback-off = Aan deze tafel blijft een zet staan.
error-nothing-to-take-back = Er is nog niets om terug te nemen.
error-unknown-request = Daar kan niemand om vragen.
error-seat-lost = Je hebt deze plaats verlaten.
error-set-aside = Aan deze tafel kan niet meer worden gespeeld: het logboek is beschadigd.

## Waarom een zet niet mag

reason-game-over = het spel is afgelopen
reason-draw-first = eerst moeten er tegels uit de zak getrokken worden
reason-not-in-bag = er is geen { $color ->
    [j] joker
   *[other] { colored } tegel
  } in de zak
reason-no-draw = er hoeft nu geen tegel getrokken te worden
reason-tiling-later = de muur wordt pas betegeld als alle tegels genomen zijn
reason-tile-first = kies eerst een kolom voor de tegel van lijn { $line }: een volle lijn moet naar de muur
reason-top-down = lijnen gaan van boven naar beneden naar de muur, en lijn { $line } is aan de beurt
reason-space-taken = rij { $row } heeft al een tegel in kolom { $column }
reason-color-in-column = kolom { $column } heeft al { color }, en een kleur komt maar één keer in een kolom
reason-no-factory = er is geen fabriek { $factory }: met { $players } spelers zijn er { $factories }
reason-no-jokers = dit spel wordt zonder jokers gespeeld
reason-all-that-fit = er moeten zoveel tegels op de lijn als er passen, of allemaal op de vloerlijn
reason-not-in-source = er is geen { $color ->
    [j] joker
   *[other] { colored } tegel
  } { $source ->
    [0] in het midden
   *[other] op fabriek { $source }
  }
reason-line-full = lijn { $line } is vol
reason-other-color = op lijn { $line } liggen al { colored } tegels, en een lijn heeft één kleur
reason-color-in-row = rij { $row } van de muur heeft haar { colored } tegel al
reason-no-part = { $part } van { $most } tegels is geen deel: { $color } gaat helemaal op lijn { $line } zonder p{ $part }
reason-no-mixed-part = j{ $jokers }p{ $part } is geen deel van deze tegels: er moeten er minder op lijn { $line } dan er passen
reason-floor-last = tegels die op een lijn passen mogen niet allemaal vallen, en lijn { $line } heeft plaats
reason-floor-jokers = op de vloerlijn vallen alle tegels, dus is er geen joker voor een lijn: schrijf j0
reason-jokers-fall-first = { $jokers } is niet het aantal jokers voor lijn { $line }: jokers vallen eerst als niet alles past
reason-joker-number = { $jokers } is geen aantal jokers dat lijn { $line } zo ver mogelijk vult
reason-take-first = eerst moeten alle tegels genomen worden
reason-no-bonus = bonustegels zijn voor wie een pilaar, een standbeeld of een venster omringt
reason-all-taken = alle tegels zijn genomen: leg er een, of pas
reason-wild-last = { color } is deze ronde de jokerkleur, en mag alleen gekozen worden waar geen andere kleur is
reason-bonus-first = neem eerst { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad
reason-bonus-number = er moeten precies { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad genomen worden
reason-not-in-supply = de voorraad heeft { tiles }
reason-not-to-keep = je kunt maar { tiles } bewaren
reason-nothing-kept = na de laatste ronde worden geen tegels bewaard
reason-keep-more = je moet { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } bewaren, niet { $kept }
reason-covered = vak { $space } is bedekt
reason-star-color = alleen { colored } tegels gaan in deze ster
reason-star-differs = de tegels van deze ster zijn allemaal verschillend, en { color } ligt er al
reason-star-alike = de tegels van deze ster zijn allemaal { color }
reason-one-of-color = ten minste één betaalde tegel moet { color } zijn
reason-wild-itself = { color } is deze ronde de jokerkleur en betaalt voor zichzelf: laat w{ $wild } weg
reason-too-few = vak { $space } kost { tiles }, en er zijn er { $have }
reason-too-few-with-wild = vak { $space } kost { $price ->
    [one] { $price } tegel
   *[other] { $price } tegels
  }: er zijn { $have } van { color } en { $wild } van de jokerkleur
reason-too-few-wild = je kunt maar { $wild ->
    [one] { $wild } jokertegel
   *[other] { $wild } jokertegels
  } betalen
reason-too-few-of-color = je zou { tiles } betalen, en er zijn er { $have }

## Bots

bot-random = Toeval
    .about = Ik neem wat er komt.
bot-greedy = Gulzigaard
    .about = Ik neem de meeste punten die ik deze beurt zie.
bot-tidy = Netjes
    .about = Er mag geen tegel op mijn vloer liggen.
bot-spoiler = Spelbreker
    .about = Wat jij nodig hebt, neem ik.
bot-sprinter = Sprinter
    .about = De eerste rij is voor mij, en dan is het afgelopen.
bot-mason = Metselaar
    .about = Ik bouw van de grond tot het dak.
bot-novice = Beginner
    .about = Ik neem wat er nu goed uitziet.
bot-apprentice = Leerling
    .about = Ik tel de punten van deze beurt, en ik tel ze goed.
bot-tiler = Tegelzetter
    .about = Ik weet wat een muur later oplevert, maar niet wat jij hierna doet.
bot-journeyman = Gezel
    .about = Ik denk vooruit en verspil weinig tegels.
bot-artisan = Ambachtsman
    .about = Ik weet wat elk vakje waard wordt.
bot-mosaicist = Mozaïeklegger
    .about = Er vallen weinig tegels op mijn vloer, en veel op de jouwe.
bot-muralist = Muralist
    .about = Ik zie jouw hele ronde eerder dan jij.
bot-master = Meester
    .about = Ik denk een seconde na en laat je niets over.
bot-maestro = Maestro
    .about = Ik leerde door tegen mezelf te spelen, en een halve seconde is mij genoeg.
bot-oracle = Orakel
    .about = Ik weet hoe dit afloopt, en hoe zeker ik daarvan ben.
