# Een tafel in zinnen, één ding per regel: voor schermlezers en pipes.

## Wat op tafel ligt

counted = { $color ->
    [j] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
      }
   *[other] { $count } { colored }
  }
spoken-round = Ronde { $round }, { $phase }.
spoken-last-round = Dit is de laatste ronde.
spoken-to-play = Aan de beurt: { $players }.
spoken-empty = Leeg: { $names }.
spoken-factory = fabriek { $factory }
spoken-line-name = lijn { $line }
spoken-board = { $player }: { points }
spoken-line = Lijn { $line }: { counted } van { $size }
spoken-row = Muur, rij { $row }: { $tiles }.
spoken-in-column = { $tile } in kolom { $column }
spoken-wall-empty = Muur: leeg.
spoken-star = { $star }: { $tiles }
spoken-space = { $tile } op vak { $space }
spoken-star-spaces = { $star }: { $count ->
    [one] vak { $spaces }
   *[other] vakken { $spaces }
  }

## Zetten

spoken-chosen = { $what }:
spoken-jokers = { $count ->
    [one] { $count } joker op de lijn
   *[other] { $count } jokers op de lijn
  }
spoken-no-number = Nummer { $number } staat niet in de lijst: die loopt van 1 tot en met { $last }.
spoken-not-a-move = ‘{ $move }’ is geen zet. Zetten zien er zo uit: { $example }.
spoken-no-player = Niemand heet hier { $name }. De spelers zijn { $players }.
spoken-resign-again = Typ nog eens { $word } om op te geven.
spoken-doubt = Typ de zet nog eens om hem toch te spelen, of { $why }.
spoken-answer = Typ { $yes } om in te stemmen, { $no } om te weigeren.
spoken-suggest = Typ nog eens { $word } om voor te stellen dat iedereen hints krijgt.
spoken-seat-kept = Je plaats blijft van jou. Kom terug met `azulejos join { $link }`.

## Wat je kunt typen

spoken-welcome = Typ het nummer van een zet, of een zet in notatie. Typ ? voor hulp.
spoken-replay = Druk op Enter voor de volgende zet, of typ het nummer van een zet. Typ ? voor hulp.
spoken-step = { $move ->
    [none] Het spel begint. Het telt { $last } zetten.
   *[other] Zet { $at } van { $last }: { $move }.
  }
spoken-over = Typ revanche om opnieuw te spelen, of stoppen om weg te gaan.
spoken-help = Typ het nummer van een zet uit de lijst, of een zet in notatie, en druk op Enter. Deze woorden werken ook:
spoken-command = { $word }: { $about }
spoken-command-moves = zetten
    .about = nog eens de lijst met zetten; alleen Enter doet hetzelfde
spoken-command-board = bord
    .about = je bord; met een naam of nummer erachter dat van een andere speler
spoken-command-offer = aanbod
    .about = het fabrieksaanbod, en wat er over is
spoken-command-score = score
    .about = de ronde, wie er aan de beurt is, en de score
spoken-command-all = alles
    .about = alles wat op tafel ligt
spoken-command-log = logboek
    .about = wat er sinds je laatste zet gebeurde; met een getal erachter zoveel zinnen
spoken-command-hint = hint
    .about = waar je kunt kijken; nog eens: de tegels, dan de zet, dan waarom
spoken-command-coach = coach
    .about = waarschuwt voor een slechte zet: nooit, of als die meer dan 2, 4 of 8 punten weggeeft
spoken-command-why = waarom
    .about = waarom de coach waarschuwt
spoken-command-undo = terugnemen
    .about = je laatste zet terugnemen
spoken-command-save = opslaan
    .about = een spelbestand opslaan; je mag de naam erachter zetten
spoken-command-rematch = revanche
    .about = opnieuw spelen als het spel voorbij is
spoken-command-resign = opgeven
    .about = het spel opgeven
spoken-command-next = verder
    .about = de volgende zet; alleen Enter doet hetzelfde
spoken-command-back = terug
    .about = de zet ervoor
spoken-command-say = zeggen
    .about = de anderen een bericht schrijven
spoken-command-yes = ja
    .about = instemmen, als iemand iets vraagt
spoken-command-no = nee
    .about = weigeren, als iemand iets vraagt
spoken-command-help = hulp
    .about = deze hulp
spoken-command-quit = stoppen
    .about = weggaan
spoken-command-theme = thema
    .about = een hint: waar het om gaat
spoken-command-solution = oplossing
    .about = de oplossing

## Aan een echte tafel

spoken-scribe = Typ de tegels zoals ze worden neergelegd, met de letters van hun kleuren, en elke zet in notatie of met zijn nummer. Op één regel mogen er meer staan. Typ ? voor hulp.
spoken-no-tiles = Dat zijn geen tegels: de letters van tegels zijn { $letters }.
spoken-kept = Het spel wordt tussendoor opgeslagen in { $file }.
spoken-taken-back = Teruggenomen: { $moves }.
spoken-watch = Het spel naspelen: `azulejos replay { $file }`. Weten wat elke zet waard was: `azulejos review { $file }`.
spoken-command-redo = opnieuw
    .about = opnieuw invoeren wat is teruggenomen; met een getal erachter zoveel keer
spoken-count = Antwoord regel voor regel. In een rij is elk vak een letter of een punt: x of de letter van de kleur van de tegel, of . als het leeg is. Alleen Enter laat alles leeg. Typ { $undo } om een vraag terug te gaan, ? voor hulp.
spoken-row-name = rij { $row }
spoken-no-row = Hier zijn { $size } vakken: typ voor elk een letter of een punt.
spoken-no-count = Typ een getal van { $least } tot en met { $most }.
spoken-which-color = Typ de letter van de kleur in plaats van x: { $letters }.

## De gids

spoken-guide = De gids kijkt mee: hij zegt wat er nu toe doet, en wat hij van je zetten vindt.
spoken-marked = Gemarkeerd: { $places }.
spoken-guide-silent = De gids zwijgt nu.
spoken-guide-speaks = De gids spreekt weer.
spoken-command-more = meer
    .about = wat er nu nog toe doet
spoken-command-again = nogmaals
    .about = wat de gids het laatst zei
spoken-command-guide = gids
    .about = de gids zwijgt, of spreekt weer
spoken-command-onward = verder
    .about = spelen tegen de tegenstander die de gids voorstelt
