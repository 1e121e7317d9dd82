# De spellen, wat er gebeurt, de bots en de regels in woorden. De argumenten staan uitgelegd in en/game.ftl.

## Kleuren, tegels en sterren

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
tile-of-color = { $color ->
    [j] joker
   *[other] { colored } tegel
  }
tiles-of-color = { $color ->
    [j] jokers
   *[other] { colored } tegels
  }
a-tile = een { tile-of-color }
tiles = { $count ->
    [one] { $count } { tile-of-color }
   *[other] { $count } { tiles-of-color }
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
at-source = { $source ->
    [0] in het midden
   *[other] op fabriek { $source }
  }
star = { $stars ->
    [mono] { $star ->
        [0] ster linksboven
        [1] ster rechtsboven
        [2] ster rechts
        [3] ster rechtsonder
        [4] ster linksonder
        [5] ster links
       *[6] middelste ster
      }
   *[colored] { $star ->
        [0] oranje ster
        [1] rode ster
        [2] blauwe ster
        [3] gele ster
        [4] groene ster
        [5] paarse ster
       *[6] middelste ster
      }
  }

## Spellen

box-azul = Azul
box-pavilion = Azul: Zomerpaviljoen
preset-azul = Azul
    .about = De klassieker: elk vak van de muur heeft zijn kleur.
preset-azul-grey = Azul, grijze muur
    .about = Je kiest zelf waar elke tegel op je muur komt.
preset-azul-jokers = Azul met jokers
    .about = Jokers tellen als elke kleur.
preset-azul-grey-jokers = Azul, grijze muur en jokers
    .about = De grijze muur, met jokers die als elke kleur tellen.
preset-azul-mini = Azul Mini
    .about = De reiseditie, met de regels van Azul.
preset-azul-express = Azul express
    .about = Een complete kolom is 5 punten waard.
preset-pavilion = Zomerpaviljoen
    .about = Zes rondes, zeven sterren, en elke ronde een nieuwe jokerkleur.
preset-pavilion-mono = Zomerpaviljoen, eenkleurig
    .about = Jij kiest de kleur van elke ster.

## Opties

yes = ja
no = nee
option-wall = Muur
    .about = Gekleurd: elk vak heeft zijn kleur. Grijs: je kiest zelf, maar elke kleur komt maar één keer in een rij en in een kolom.
option-wall-colored = gekleurd
option-wall-grey = grijs
option-jokers = Jokers
    .about = Jokers, die als elke kleur tellen, vervangen enkele tegels.
option-column-bonus = Kolombonus
    .about = Punten voor elke complete kolom aan het einde van het spel.
option-free-drop = Vrij afleggen
    .about = Je mag een hele kleur op de vloerlijn leggen, ook als een deel ervan op een lijn past.
option-partial-drop = Deels afleggen
    .about = Je mag minder tegels op een lijn leggen dan er passen, en de rest laten vallen.
option-unclaimed-marker = Startspelerfiche niet genomen
    .about = Wie de volgende ronde begint als niemand het startspelerfiche nam.
option-unclaimed-marker-keep-start = dezelfde speler
option-unclaimed-marker-next-clockwise = de volgende speler
option-max-rounds = Maximaal aantal rondes
    .about = Uiterlijk na deze ronde eindigt het spel.
option-max-rounds-none = geen
option-joker-overflow = Jokers die niet passen
    .about = Welke tegels vallen als een kleur en de jokers erbij niet allemaal op de lijn passen.
option-joker-overflow-player-choice = de speler kiest
option-joker-overflow-color-first = eerst de jokers
option-joker-mixed-needs-legal-color = Jokers volgen hun kleur
    .about = Jokers die je met een kleur neemt, mogen alleen komen waar die kleur mag komen.
option-joker-grey = Jokers op de grijze muur
    .about = Of een joker de kleur van zijn lijn krijgt.
option-joker-grey-colorless = zonder kleur
option-joker-grey-bound = kleur van hun lijn
option-joker-free-drop = Jokers vrij afleggen
    .about = Je mag jokers, of een kleur die je met jokers nam, op de vloerlijn leggen, ook als een deel ervan op een lijn past.
option-stars = Sterren
    .about = Gekleurd: elke ster heeft zijn kleur. Eenkleurig: jij kiest.
option-stars-colored = gekleurd
option-stars-mono = eenkleurig
option-pass-keep = Bewaarde tegels
    .about = Hoeveel tegels je bewaart als je past.
option-pass-keep-free = maximaal vier
option-pass-keep-forced-max = zoveel mogelijk
option-final-leftovers = Overgebleven tegels
    .about = Wanneer tegels die na de laatste ronde over zijn, punten kosten.
option-final-leftovers-corners-then-penalty = bewaarde tegels, na de bonussen
option-final-leftovers-discard-on-pass = alle tegels, meteen

## Fases

phase-offer = fabrieksaanbod
phase-tiling = muurbekleding
phase-acquire = tegels nemen
phase-place = tegels leggen
phase-bonus = bonustegels
phase-refill = voorraad aanvullen
phase-deal = tegels trekken
phase-over = spel afgelopen

## Zetten

move-azul-take = { $tiles } { from-source } naar { $line ->
    [0] de vloerlijn
   *[other] lijn { $line }
  }{ $laid ->
    [none] {""}
   *[other] {" "}(op de lijn: { $laid })
  }
move-azul-tile = een tegel in rij { $row }, kolom { $column }
move-pavilion-take = { $tiles } { from-source }
move-pavilion-place = { a-tile } op de { star }, vak { $space }, voor { $tiles }
move-pavilion-bonus = { $tiles } uit de voorraad
move-pavilion-pass = passen{ $count ->
    [0] {""}
   *[other] {" "}en { $tiles } bewaren
  }

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
   *[false] . De vloerlijn is vol, dus het kost niets.
  }
azul-placed = { $player } legt { $color ->
    [none] { jokers }
   *[other] { $jokers ->
        [0] { tiles }
       *[other] { tiles } en { jokers }
      }
  } op lijn { $line-number }{ $complete ->
    [true] {" "}en maakt die compleet.
   *[false] .
  }
azul-fell = { $player } laat { tiles } op de vloerlijn vallen{ $to_lid ->
    [0] .
    [one] ; { $to_lid } ervan gaat in het deksel.
   *[other] ; { $to_lid } ervan gaan in het deksel.
  }
azul-tiled = { $player } legt { $joker ->
    [true] een joker
   *[false] { a-tile }
  } op de muur, rij { $row-number }, kolom { $column-number }: { points } (horizontaal { $across }, verticaal { $down }).
azul-line-fell = { $player } heeft op de muur geen vak voor lijn { $line-number }: de hele lijn valt.
azul-floor-cost = { $player } verliest { points } door de vloerlijn.
azul-ended = { $reason ->
    [row] Een rij is compleet: het spel is afgelopen.
    [no_tiles] Er zijn geen tegels meer: het spel is afgelopen.
   *[max_rounds] Dat was de laatste ronde: het spel is afgelopen.
  }
azul-row-bonus = { $player } scoort { points } voor de complete rij { $row-number }.
azul-column-bonus = { $player } scoort { points } voor de complete kolom { $column-number }.
azul-color-bonus = { $player } scoort { points } voor alle vijf de { tiles-of-color }.

## Wat er gebeurt in Zomerpaviljoen

pavilion-laid = Fabriek { $factory } krijgt { a-tile }.
pavilion-supplied = De voorraad krijgt { a-tile }.
pavilion-poured = De zak is leeg: { $count ->
    [one] { $count } tegel uit de toren gaat er weer in.
   *[other] { $count } tegels uit de toren gaan er weer in.
  }
pavilion-round-began = Ronde { $round }: { color } is de jokerkleur, en { $player } begint.
pavilion-took = { $player } neemt { $count ->
    [0] { a-tile } (joker)
   *[other] { $wild ->
        [0] { tiles }
       *[other] { tiles } en een jokertegel
      }
  } { from-source }.
pavilion-moved-to-center = Naar het midden: { $tiles }.
pavilion-took-marker = { $player } neemt het startspelerfiche en verliest { points }.
pavilion-placing-began = Alle tegels zijn genomen: { $player } legt als eerste.
pavilion-placed = { $player } legt { a-tile } op de { star }, vak { $space-number }: { points }.
pavilion-surrounded = { $player } omringt { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een raam
  } en neemt { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad.
pavilion-took-bonus = { $player } neemt uit de voorraad: { $tiles }.
pavilion-passed = { $player } past{ $points ->
    [0] .
   *[other] {" "}en verliest { points }.
  }
pavilion-ended = De zes rondes zijn gespeeld: het spel is afgelopen.
pavilion-star-bonus = { $player } scoort { points } voor de complete { star }.
pavilion-number-bonus = { $player } scoort { points } voor alle vakken met een { $number }.
pavilion-leftover-cost = { $player } verliest { points } door overgebleven tegels.

## Wat er aan tafel gebeurt

connection-lost = Verbinding verbroken. Opnieuw verbinden…
server-silent = De server reageert niet. Draait hij nog?
thinks-less = De server heeft het druk: { $player } denkt korter na.
entry-seated = { $player } schuift aan.
entry-left = { $player } verlaat de tafel.
entry-began = Het spel begint.
entry-chose = { $player } heeft vakken op de muur gekozen.
entry-asked = { $player } { $what ->
    [takeback] wil een zet terugnemen.
    [draw] biedt een gelijkspel aan.
    [abort] stelt voor om zonder winnaar te stoppen.
    [help] stelt voor dat iedereen hints krijgt.
   *[rematch] wil revanche.
  }
entry-answered = { $player } { $yes ->
    [true] stemt in.
   *[false] weigert.
  }
entry-took-back = { $player } neemt een zet terug.
entry-resumed = Het spel gaat verder.
entry-resigned = { $player } geeft op.
entry-flagged = De tijd van { $player } is om.
entry-taken-over = Een bot neemt het over van { $player }.
entry-helped = { $player } vraagt om hulp.
entry-rematch = De revanche staat klaar.
end-played = Het spel is afgelopen.
end-resigned = Het spel eindigt door opgave.
end-flagged = Het spel eindigt: de tijd is om.
end-draw = Het spel eindigt in een gelijkspel.
end-aborted = Het spel eindigde zonder winnaar.

## Wat een tafel niet toelaat

error-no-help = Aan deze tafel zijn er geen hints: er spelen ook anderen mee.
error-bad-text = De tekst mag niet leeg of te lang zijn.
error-bad-seat = Deze plaatsen passen niet bij het spel.
error-bad-clock = Die klok bestaat niet.
error-bad-setting = Die instelling bestaat niet.
error-seat-taken = Deze plaats is bezet.
error-not-a-person = Op deze plaats speelt geen mens.
error-no-takeover = Aan deze tafel nemen bots het niet over.
error-not-your-turn = Je bent niet aan de beurt.
error-time-is-up = Je tijd is om.
error-not-a-move = Dat is geen zet.
error-illegal-move = Dat mag niet: { $reason }.
error-already-asked = Dat heb je al gevraagd.
error-nothing-asked = Er is niets om op te antwoorden.
error-chat-off = De chat staat uit aan deze tafel.
error-not-begun = Het spel is nog niet begonnen: er is een plaats vrij.
error-over = Het spel is afgelopen.
error-unknown-seat = Die plaats bestaat niet.
error-not-over = Het spel is nog niet afgelopen.
error-takeback-off = Aan deze tafel kun je geen zetten terugnemen.
error-nothing-to-take-back = Er is geen zet om terug te nemen.
error-unknown-request = Daar kun je niet om vragen.
error-seat-lost = Je hebt deze plaats verlaten.
error-watching = Alleen spelers kunnen chatten.
error-unauthorized = Je hebt geen plaats meer aan deze tafel, dus je kijkt toe.
error-forbidden = Dit is niet jouw plaats.
error-not-found = Dit bestaat niet, of het is verwijderd.
error-failed = Er ging iets mis op de server. Probeer het nog eens.
error-set-aside = Aan deze tafel kan niet meer gespeeld worden: het logboek is beschadigd.
error-closed = Deze tafel is gesloten omdat er lang niemand heeft gespeeld.
error-stale = Er is aan tafel iets veranderd. Kijk nog eens.
error-too-large = Dat is te lang voor de server.
error-too-many = Te veel verzoeken. Wacht even.
error-unavailable = De server heeft het druk. Probeer het zo nog eens.

## Waarom een zet niet mag

reason-game-over = het spel is afgelopen
reason-draw-first = eerst moeten er tegels uit de zak getrokken worden
reason-not-in-bag = er is geen { tile-of-color } in de zak
reason-no-draw = er worden nu geen tegels getrokken
reason-tiling-later = de muur wordt pas bekleed als alle tegels genomen zijn
reason-tile-first = kies eerst een kolom voor de tegel van lijn { $line }: een complete lijn moet naar de muur
reason-top-down = lijnen gaan van boven naar beneden naar de muur, en lijn { $line } is aan de beurt
reason-space-taken = rij { $row } heeft al een tegel in kolom { $column }
reason-color-in-column = in kolom { $column } ligt al { a-tile }, en elke kleur mag er maar één keer liggen
reason-no-factory = er is geen fabriek { $factory }: met { $players } spelers zijn er { $factories }
reason-no-jokers = dit spel wordt zonder jokers gespeeld
reason-all-that-fit = er moeten zoveel tegels op de lijn als er passen, of allemaal op de vloerlijn
reason-not-in-source = er is geen { tile-of-color } { at-source }
reason-line-full = lijn { $line } is vol
reason-other-color = op lijn { $line } liggen al { tiles-of-color }, en op een lijn ligt maar één kleur
reason-color-in-row = rij { $row } van de muur heeft al een { tile-of-color }
reason-no-part = p{ $part } moet kleiner zijn dan { $most }, het aantal tegels voor lijn { $line }: laat het weg om ze allemaal te leggen
reason-no-mixed-part = j{ $jokers }p{ $part } moet minder tegels op lijn { $line } leggen dan er passen
reason-floor-last = je mag niet alle tegels laten vallen zolang er nog een paar op een lijn passen, en dat kan op lijn { $line }
reason-floor-jokers = alle tegels vallen op de vloerlijn, dus er gaat geen joker op een lijn: schrijf j0
reason-jokers-fall-first = j{ $jokers } klopt niet voor lijn { $line }: jokers vallen eerst als niet alles past
reason-joker-number = j{ $jokers } klopt niet voor lijn { $line }: er moeten zoveel tegels op de lijn als er passen
reason-take-first = eerst moeten alle tegels genomen worden
reason-no-bonus = bonustegels krijg je alleen als je een pilaar, een standbeeld of een raam omringt
reason-all-taken = alle tegels zijn genomen: leg er een, of pas
reason-wild-last = { color } is deze ronde de jokerkleur, en die kies je alleen waar geen andere kleur ligt
reason-bonus-first = neem eerst { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad
reason-bonus-number = je moet precies { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } uit de voorraad nemen
reason-not-in-supply = de voorraad bevat { tiles }
reason-not-to-keep = je hebt maar { tiles } om te bewaren
reason-nothing-kept = na de laatste ronde bewaar je geen tegels
reason-keep-more = je moet { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } bewaren, niet { $kept }
reason-covered = vak { $space } is al bedekt
reason-star-color = op deze ster komen alleen { tiles-of-color }
reason-star-differs = alle tegels van deze ster moeten verschillen, en { color } ligt er al
reason-star-alike = alle tegels van deze ster moeten { color } zijn
reason-one-of-color = je moet met minstens één { tile-of-color } betalen
reason-wild-itself = { color } is deze ronde de jokerkleur en betaalt voor zichzelf: laat w{ $wild } weg
reason-too-few = vak { $space } kost { tiles }, en je hebt er { $have }
reason-too-few-with-wild = vak { $space } kost { $price ->
    [one] { $price } tegel
   *[other] { $price } tegels
  }, en je hebt { $have } { colored } en { $wild } van de jokerkleur
reason-too-few-wild = je hebt maar { $wild ->
    [one] { $wild } jokertegel
   *[other] { $wild } jokertegels
  }
reason-too-few-of-color = dit kost { tiles }, en je hebt er { $have }

## Bots

bot-random = Toeval
    .about = Ik neem wat er komt.
bot-greedy = Gulzigaard
    .about = Ik pak alle punten die ik deze beurt zie.
bot-tidy = Opruimer
    .about = Op mijn vloer ligt geen tegel.
bot-spoiler = Spelbreker
    .about = Wat jij nodig hebt, neem ik.
bot-sprinter = Sprinter
    .about = Eén rij compleet, en het is voorbij.
bot-mason = Metselaar
    .about = Ik bouw van onderaf.
bot-novice = Beginner
    .about = Ik neem wat er nu goed uitziet.
bot-apprentice = Leerling
    .about = Ik tel elk punt van deze beurt.
bot-tiler = Tegelzetter
    .about = Ik weet wat een muur waard wordt, maar niet wat jij hierna doet.
bot-journeyman = Gezel
    .about = Ik denk vooruit en verspil weinig tegels.
bot-artisan = Ambachtsman
    .about = Ik weet wat elk vak waard wordt.
bot-mosaicist = Mozaïeklegger
    .about = Er vallen weinig tegels op mijn vloer, en veel op die van jou.
bot-muralist = Muurschilder
    .about = Ik zie de hele ronde eerder dan jij.
bot-master = Meester
    .about = Ik denk goed na en laat je niets over.
bot-maestro = Maestro
    .about = Ik leerde het door tegen mezelf te spelen. Een halve seconde is genoeg.
bot-oracle = Orakel
    .about = Ik weet hoe dit afloopt, en hoe zeker ik daarvan ben.
