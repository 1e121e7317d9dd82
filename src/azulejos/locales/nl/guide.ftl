# Wat de gids bij een eerste spel zegt: ideeën met hun titels, lof, raad, en de knoppen.

guide-title = Gids
guide-next = Verder
guide-back = Terug
guide-tip = Een tip
guide-hide = Gids verbergen
guide-show = Gids tonen
guide-looking = Kijk rustig rond en kies een zet. Ik vertel meer zodra het ertoe doet.
guide-learn-next = Leer nu { $box }

## Azul

guide-azul-take = Op de ronde fabrieken liggen de tegels. Kies één kleur op één fabriek: je neemt alle tegels van die kleur.
    .title = Tegels nemen
guide-azul-lines = Kies nu een van de gemarkeerde lijnen. Op een lijn past één kleur, en zoveel tegels als de lijn lang is. Complete lijnen leveren punten op, dus precies vullen is het mooist.
    .title = Een lijn kiezen
guide-azul-floor = Tegels die niet op de gekozen lijn passen, vallen op je vloerlijn. Aan het einde van de ronde kosten ze punten: de eerste twee elk 1, daarna 2, daarna 3.
    .title = De vloerlijn
guide-azul-center = Wat op een fabriek overblijft, gaat naar het midden. Ook daar mag je nemen: weer één kleur, en alle tegels daarvan.
    .title = Het midden
guide-azul-marker = Wie als eerste uit het midden neemt, krijgt ook het startspelerfiche. Die speler begint de volgende ronde, maar het fiche komt op de vloerlijn en kost punten, net als een tegel.
    .title = Het startspelerfiche
guide-azul-complete = Lijn { $line } is compleet. Aan het einde van de ronde gaat één van de tegels naar je muur, { $wall ->
    [grey] naar een vak van dezelfde rij dat jij kiest.
   *[colored] naar het vak van die kleur in dezelfde rij.
  }
    .title = Een complete lijn
guide-azul-tiling = Alle tegels zijn genomen, dus de ronde is voorbij. { $own ->
    [true] Van elk van je complete lijnen ligt nu één tegel op je muur.
   *[false] Jij had geen complete lijn, maar kijk eens naar de andere muur.
  } Een losse tegel levert 1 punt op. Naast andere tegels levert hij meer op.
    .title = De muur bekleden
guide-azul-neighbors = Je nieuwe tegel heeft buren, en { $down ->
    [1] de rij van { $across } levert { points } op.
   *[other] { $across ->
        [1] de kolom van { $down } levert { points } op.
       *[other] telt dubbel: een rij van { $across } en een kolom van { $down }, samen { points }.
      }
  } Bouw waar je tegels elkaar raken.
    .title = Buren
guide-azul-floor-cost = Je vloerlijn heeft je { points } gekost. Die is nu weer leeg, en je score komt nooit onder 0.
    .title = Wat de vloer kost
guide-azul-round = Ronde { $round }: de fabrieken zijn weer vol, en { $own ->
    [true] jij begint.
   *[false] { $player } begint.
  } Lijnen die niet compleet zijn, houden hun tegels.
    .title = Een nieuwe ronde
guide-azul-plan = Tegels op de gemarkeerde vakken krijgen buren op je muur. Welke van die kleuren kun je pakken?
    .title = Kijk naar je muur
guide-azul-blocked = Rij { $row } van je muur heeft al { a-tile }, dus op lijn { $row } mag die kleur niet meer. Elke kleur mag in elke rij maar één keer.
    .title = Eén keer per rij
guide-azul-row = { $own ->
    [true] In rij { $row } van je muur
   *[false] In rij { $row } van de muur van { $player }
  } ontbreekt nog maar één tegel. Zodra iemand een rij van vijf compleet maakt, eindigt het spel na die ronde.
    .title = Het einde nadert
guide-azul-last = Het spel eindigt na deze ronde. Alleen lijnen die je nu compleet maakt, leveren nog iets op. Daarna komen de bonussen.
    .title = De laatste ronde
guide-azul-bonuses = Aan het einde levert elke complete rij { $row } punten op, elke complete kolom { $column }, en elke kleur met alle vijf de tegels op je muur { $five }. Kolommen en kleuren zijn een plan waard.
    .title = Bonussen
guide-azul-heap = In het midden liggen { tiles }, en jij hebt geen lijn waar ze allemaal op passen. Iemand zal ze moeten nemen. Tel de beurten, zodat jij het niet bent.
    .title = Een stapel in het midden
guide-azul-opponent = { $player } kan lijn { $line } compleet maken met { tiles }. Nemen wat een ander nodig heeft, is soms net zo goed als zelf scoren.
    .title = Kijk naar het andere bord
guide-azul-grey = Op deze muur staan geen kleuren. Aan het einde van een ronde kies je zelf de kolom van elke tegel. Een kleur mag in elke rij en elke kolom maar één keer liggen.
    .title = De grijze muur
guide-azul-column = Kies een van de gemarkeerde vakken in rij { $row }. { $wall ->
    [grey] Een kleur mag in elke rij en elke kolom maar één keer liggen, dus houd kolommen vrij.
   *[colored] Een lijn met alleen jokers mag naar elk vrij vak van de rij.
  }
    .title = Een vak kiezen
guide-azul-line-fell = Voor de kleur van lijn { $line } was geen vak meer vrij, dus alle tegels ervan vielen op de vloerlijn. Let op de kolommen.
    .title = Geen vak meer vrij
guide-azul-jokers = Jokers tellen als elke kleur. Je mag een kleur zonder jokers nemen, alleen de jokers, of allebei samen.
    .title = Jokers
guide-azul-joker-wall = Er ging een joker naar de muur. Hij telt voor rijen en kolommen, maar nooit voor een kleurbonus.
    .title = Een joker op de muur
guide-azul-express = Eén getal is anders dan in het spel dat je kent: een complete kolom levert aan het einde { points } op, en niet { $usual }.
    .title = Express

guide-azul-good-full = Goed gedaan: lijn { $line } is compleet, en er viel niets.
guide-azul-good-fit = Goed: op lijn { $line } is plaats voor allemaal.
guide-azul-good-more = Goed: lijn { $line } groeit.
guide-azul-good-place = Goed: de tegel van lijn { $line } krijgt buren op je muur.
guide-azul-good-marker = Goed: het startspelerfiche kost iets, maar jij begint de volgende ronde.
guide-azul-good-fell = Goed: er viel iets, maar er was nauwelijks een betere zet.
guide-azul-good-floor = Goed: soms is de vloerlijn de goedkoopste plek.
guide-azul-good-tile = Goed: dat vak levert { points } op.
guide-azul-poor-fell = Wat valt, kost je { points } aan het einde van de ronde.
guide-azul-poor-wasted = { $count ->
    [one] Er viel 1 tegel
   *[other] Er vielen { $count } tegels
  } op je vloerlijn, waar tegels niets opleveren.
guide-azul-poor-marker = Het startspelerfiche kwam op je vloerlijn en kost { points }.
guide-azul-poor-missed = Je had lijn { $line } compleet kunnen maken.
guide-azul-poor-gift = Dit laat { tiles } liggen voor { $player }, genoeg om lijn { $line } compleet te maken.
guide-azul-poor-long = Op lijn { $line } ontbreken nog { $count } tegels, en dat duurt even.

## Zomerpaviljoen

guide-pavilion-take = Kies één kleur op één fabriek: je neemt alle tegels van die kleur. Ze wachten naast je bord tot alle tegels genomen zijn.
    .title = Tegels nemen
guide-pavilion-wild = In deze ronde is { color } de jokerkleur: jokertegels kunnen voor elke kleur staan. Je kunt ze niet kiezen, maar waar ze liggen, komt er één mee met de kleur die je neemt.
    .title = De jokerkleur
guide-pavilion-center = Wat op een fabriek overblijft, gaat naar het midden. Ook daar mag je nemen: weer één kleur, en alle tegels daarvan.
    .title = Het midden
guide-pavilion-marker = Wie als eerste uit het midden neemt, krijgt ook het startspelerfiche. Die speler legt als eerste en begint de volgende ronde, maar verliest een punt per tegel die hij daar neemt.
    .title = Het startspelerfiche
guide-pavilion-collect = Je hebt nu { tiles }. Een vak kost zoveel tegels als het getal erop, dus een kleur verzamelen loont.
    .title = Kleuren verzamelen
guide-pavilion-place = Alle tegels zijn genomen: nu leg je ze, één vak per beurt. Een vak met een 3 kost drie tegels. Eén gaat op het vak, de andere gaan in de toren.
    .title = Een tegel leggen
guide-pavilion-stars = Op elke buitenste ster mag alleen de eigen kleur. Op de middelste ster mogen alle kleuren, elk maar één keer.
    .title = Zeven sterren
guide-pavilion-score = Je betaalde { $paid ->
    [one] { $paid } tegel
   *[other] { $paid } tegels
  } en scoorde { points }: 1 voor de nieuwe tegel, en 1 voor elke tegel die er in de ster mee verbonden is.
    .title = Punten
guide-pavilion-connected = Verbonden tegels scoren samen: dit keer { points }. Laat een ster tegel voor tegel groeien, zonder gaten.
    .title = Verbonden tegels
guide-pavilion-pay-wild = Je jokertegels helpen betalen: in deze ronde telt { color } als elke kleur. Maar één van de tegels hoeft de kleur te hebben die je legt.
    .title = Betalen met jokertegels
guide-pavilion-element = Bedek alle vakken rond { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een raam
  }, en je mag { $count ->
    [one] 1 bonustegel
   *[other] { $count } bonustegels
  } uit de voorraad kiezen. Een pilaar geeft er 1, een standbeeld 2, een raam 3.
    .title = Pilaren, standbeelden, ramen
guide-pavilion-supply = Je hebt iets omringd! Kies { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  } uit de voorraad: neem wat helpt om je volgende vak te betalen.
    .title = Bonustegels
guide-pavilion-pass = Kun of wil je niets meer leggen, pas dan. Je mag maximaal { $most } tegels in de hoeken bewaren voor de volgende ronde. Elke andere tegel kost je een punt.
    .title = Passen
guide-pavilion-keep = In de volgende ronde is { color } de jokerkleur. Tegels van die kleur zijn het bewaren waard.
    .title = Wat je bewaart
guide-pavilion-round = Ronde { $round }: nu is { color } de jokerkleur. De tegels die je bewaarde, kun je weer gebruiken.
    .title = Een nieuwe ronde
guide-pavilion-bonuses = Aan het einde levert een complete ster { $least } tot { $most } punten op. Alle enen op het bord bedekken levert { $ones } op, en zo verder tot { $fours } voor alle vieren. Welke ster kun jij compleet maken?
    .title = Bonussen
guide-pavilion-last = Bewaren levert nu niets op, en elke overgebleven tegel kost een punt. Leg alles wat je kunt.
    .title = De laatste ronde
guide-pavilion-mono = Deze sterren hebben nog geen kleur. Zijn de eerste twee tegels van een ster gelijk, dan moeten ze dat allemaal zijn; verschillen ze, dan moeten ze alle zes verschillen. In het midden kost elk vak { $price }.
    .title = Eenkleurige sterren

guide-pavilion-good = Een goede zet.
guide-pavilion-good-surround = Heel goed: { $element ->
    [pillar] die pilaar
    [statue] dat standbeeld
   *[window] dat raam
  } geeft je { $count ->
    [one] 1 bonustegel.
   *[other] { $count } bonustegels.
  }
guide-pavilion-good-join = Goed: verbonden tegels, { points }.
guide-pavilion-good-place = Goed: die ster groeit.
guide-pavilion-good-pass = Goed: je past en verliest niets.
guide-pavilion-good-marker = Goed: het startspelerfiche kost { points }, maar je legt als eerste en begint de volgende ronde.
guide-pavilion-good-wild = Goed: er kwam een jokertegel mee.
guide-pavilion-good-collect = Goed: je hebt nu { tiles }.
guide-pavilion-poor-pass = Je kunt nog tegels leggen.
guide-pavilion-poor-surround = Een ander vak omringt { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een raam
  } en geeft { $count ->
    [one] 1 bonustegel.
   *[other] { $count } bonustegels.
  }
guide-pavilion-poor-marker = Het startspelerfiche kost hier { points }.
guide-pavilion-poor-points = Dat vak levert { points } op, en een ander { $more }.
guide-pavilion-poor-few = Je nam { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }, terwijl er { $most } te krijgen waren.

## Zetten en het einde

guide-poor = Dat kostte je ongeveer { points }.
guide-instead = Beter, bijvoorbeeld: { $move }.
guide-propose = Een goede zet: { $move }.
guide-over = { $result ->
    [won] Je wint met { $points } tegen { $others }. Goed gespeeld!
    [lost] { $others } tegen { $points }: deze keer wint de andere speler. Maar nu ken je het spel.
   *[shared] { $points } tegen { $others }: jullie delen de overwinning.
  }
guide-next-again = Speel nog eens tegen { $bot }. Nu weet je waar je op moet letten.
guide-next-further = Je volgende tegenstander: { $bot }.
