# De regels van beide spellen in onze eigen woorden, met voorbeelden om te proberen.

help-title = Spelregels
help-again = Opnieuw
help-learn = Speel een eerste spel met de gids
help-learn-game = Speel { $game } met de gids
help-examples = Voorbeelden

## Azul

help-azul = Azul in vijf minuten
    .aim = Neem tegels uit het midden van de tafel, vul de lijnen links op je bord, en leg van elke complete lijn één tegel op je muur. Tegels naast elkaar leveren punten op. Zodra iemand een rij van de muur compleet heeft, eindigt het spel, en wie de meeste punten heeft, wint.
help-azul-take = Tegels nemen
    .text =
        Op elke ronde fabriek liggen vier tegels. Kies in je beurt één fabriek en één kleur, en neem alle tegels van die kleur. De rest gaat naar het midden.
        Je mag ook uit het midden nemen: weer één kleur, en alle tegels daarvan. Wie dat in een ronde als eerste doet, neemt ook het startspelerfiche. Daarmee begin je de volgende ronde, maar het komt vóór de tegels op het eerste vrije vak van je vloerlijn en kost wat dat vak kost. Wie de eerste ronde begint, kies je vóór het spel: een vaste plaats, of een willekeurige.
        De ronde gaat door tot er geen tegels meer zijn.
help-azul-line = Een lijn vullen
    .text =
        Leg de tegels die je nam op één van je vijf patroonlijnen, van rechts naar links. Op de lijnen passen één tot vijf tegels, van maar één kleur per lijn. Een lijn die je eerder begon, mag je aanvullen als de kleur dezelfde is.
        Een kleur die al in een rij van je muur ligt, mag niet meer op de lijn ernaast.
        Je mag tegels niet over meerdere lijnen verdelen. Wat niet past, valt op de vloerlijn, en je mag ze daar ook altijd allemaal leggen.
help-azul-floor = De vloerlijn
    .text =
        Gevallen tegels vullen de vloerlijn vanaf links. Aan het einde van de ronde kosten de zeven vakken 1, 1, 2, 2, 2, 3 en 3 punten. Het startspelerfiche telt als een tegel. Tegels na de zevende gaan in het deksel en kosten niets.
        Je score komt nooit onder 0. Daarna wordt de vloerlijn leeggemaakt.
help-azul-wall = De muur bekleden
    .text =
        Als alle tegels genomen zijn, gaat iedereen de lijnen van boven naar beneden langs. Van elke complete lijn gaat één tegel naar het vak van zijn kleur in dezelfde rij van de muur; de rest van die lijn gaat in het deksel. Lijnen die niet compleet zijn, blijven liggen.
        Een nieuwe tegel scoort meteen: tel de tegels in de ononderbroken reeks naast elkaar waar hij bij hoort, en die in de reeks boven elkaar. Een reeks van één telt niet. Een tegel zonder buren levert 1 punt op.
        Daarna worden de fabrieken uit de zak aangevuld, en de zak uit het deksel als hij leeg is. Wie het startspelerfiche heeft, begint.
help-azul-end = Einde van het spel
    .text =
        Het spel eindigt na de ronde waarin iemand een rij van vijf compleet maakt. Dan scoort iedereen bonussen. Bij een gelijkspel wint wie de meeste complete rijen heeft; is ook dat gelijk, dan delen de spelers de overwinning.
help-azul-grey = De grijze muur
    .text =
        Op de grijze kant staan geen kleuren: je kiest zelf de kolom van elke tegel, rij voor rij vanaf boven. Elke kleur mag maar één keer in een rij en één keer in een kolom liggen.
        Past de tegel van een complete lijn nergens, dan valt de hele lijn op de vloerlijn. Iedereen kiest tegelijk en in het geheim, en dan zijn alle muren te zien.
help-azul-jokers = Jokers
    .text =
        Vijf jokers (met twee spelers) of tien (met drie of vier) vervangen enkele tegels. In je beurt mag je een kleur nemen en de jokers laten liggen, alle jokers nemen, of allebei.
        Op een lijn telt een joker als elke kleur. Passen een kleur en de jokers erbij niet allemaal, dan kies jij wat er valt. Is de lijn compleet, dan gaat een joker naar de muur: naar het vak van de kleur van de lijn, of naar een vrij vak naar keuze in de rij als er alleen jokers liggen. Hij telt voor rijen en kolommen, maar nooit voor een kleurbonus, en hij blokkeert de kleur van het vak dat hij bedekt. Op de grijze muur heeft een joker geen kleur: hij gaat naar een vrij vak naar keuze in zijn rij en blokkeert niets.
help-azul-others = Mini en express
    .text =
        Azul Mini is hetzelfde spel in een kleinere doos. Het expressblad, een korte samenvatting van anderen, verschilt in één getal: een complete kolom is 5 punten waard in plaats van 7.
        Alle andere details kun je voor een spel aanpassen bij de huisregels.

help-try-azul-take = Neem tegels van een fabriek, en kijk hoe de rest naar het midden gaat.
help-done-azul-take = Alle tegels van die kleur zijn van jou. De andere liggen nu in het midden.
help-try-azul-mathilde = Neem de twee gele tegels van fabriek 1. Waar kunnen ze heen?
help-done-azul-mathilde = Rij 2 en 3 hebben al een gele tegel, en lijn 4 is blauw. Dan blijven lijn 1 (één tegel valt), lijn 5 en de vloerlijn over.
help-try-azul-floor = Je vloerlijn raakt vol. Neem de laatste tegel en leg hem op lijn 5.
help-done-azul-floor = Vier tegels en het startspelerfiche kosten 1 + 1 + 2 + 2 + 2 = 8 punten.
help-name-azul-alone = 1 punt
help-try-azul-alone = Maak lijn 2 compleet met de laatste rode tegel.
help-done-azul-alone = De rode tegel heeft geen buren: 1 punt.
help-name-azul-across = 3 naast elkaar
help-try-azul-across = Maak lijn 3 compleet met de laatste gele tegel.
help-done-azul-across = Drie in een reeks naast elkaar: 3 punten.
help-name-azul-down = 3 boven elkaar
help-try-azul-down = Maak lijn 3 compleet met de laatste blauwe tegel.
help-done-azul-down = Drie in een reeks boven elkaar: 3 punten. De reeks van één naast elkaar telt niet.
help-name-azul-both = 7 punten
help-try-azul-both = Maak lijn 3 compleet met de laatste gele tegel.
help-done-azul-both = Vier naast elkaar en drie boven elkaar: 4 + 3 = 7 punten. De tegel telt in beide reeksen.
help-try-azul-end = Maak de bovenste rij compleet met de laatste gele tegel.
help-done-azul-end = Een rij, een kolom en alle vijf de blauwe tegels: 2 + 7 + 10 bonuspunten.
help-name-azul-grey = Kiezen
help-try-azul-grey = Lijn 2 is compleet met gele tegels. Kies een kolom voor een ervan.
help-done-azul-grey = Kolom 1 was bezet, en in kolom 3 ligt erboven een gele tegel. De kolommen 2, 4 en 5 waren vrij.
help-name-azul-grey-blocked = Geen plaats
help-try-azul-grey-blocked = Leg de gele tegel van rij 1 in kolom 3, en kijk wat er met lijn 2 gebeurt.
help-done-azul-grey-blocked = In rij 2 was alleen kolom 3 vrij, en daar ligt nu een gele tegel boven: beide tegels van lijn 2 vielen. Begin opnieuw en probeer een andere kolom!
help-try-azul-jokers = Neem beide jokers van fabriek 1 en leg ze op lijn 2.
help-done-azul-jokers = Lijn 2 is compleet met alleen jokers: aan het einde van de ronde kies je een vrij vak in rij 2.

help-bonus-row = Elke complete rij
help-bonus-column = Elke complete kolom
help-bonus-color = Elke kleur met alle vijf de tegels op de muur

## Zomerpaviljoen

help-pavilion = Zomerpaviljoen in vijf minuten
    .aim = In elk van de zes rondes neem je eerst tegels en leg je ze dan op zeven sterren. Een vak kost zoveel tegels als het getal erop, en tegels die elkaar in een ster raken, scoren samen. Omring pilaren, standbeelden en ramen om bonustegels te krijgen. Iedereen begint met 5 punten.
help-pavilion-take = Tegels nemen
    .text =
        Elke ronde heeft een jokerkleur: paars, groen, oranje, geel, blauw, rood. Neem alle tegels van één kleur, maar niet de jokerkleur, van een fabriek of uit het midden. Liggen er ook jokertegels, neem er dan precies één mee. Liggen er alleen jokertegels, dan neem je er één.
        De rest van een fabriek gaat naar het midden. Wie de eerste ronde begint, kies je vóór het spel: een vaste plaats, of een willekeurige. Wie als eerste uit het midden neemt, krijgt het startspelerfiche: die speler verliest een punt per genomen tegel, legt in deze ronde als eerste en begint de volgende.
        Je tegels blijven naast je bord liggen. Je score komt nooit onder 1.
help-pavilion-place = Een tegel leggen
    .text =
        Als alle tegels genomen zijn, leggen de spelers om de beurt, één vak per beurt. Een vak met een 4 kost vier tegels: één gaat op het vak, de andere drie gaan in de toren. Minstens één ervan moet de kleur hebben die je legt; jokertegels kunnen de andere vervangen.
        Op elke buitenste ster mag alleen de eigen kleur. Op de middelste ster mogen alle kleuren, elk maar één keer.
        Je scoort 1 punt voor de tegel en 1 voor elke tegel die er rond de ster mee verbonden is.
help-pavilion-bonus = Pilaren, standbeelden, ramen
    .text =
        Tussen de sterren staan pilaren en standbeelden, met vier vakken eromheen, en ramen, met twee. Zodra alle vakken eromheen bedekt zijn, neem je tegels naar keuze uit de voorraad: 1 voor een pilaar, 2 voor een standbeeld, 3 voor een raam. Je kunt ze vanaf je volgende beurt gebruiken. De voorraad wordt daarna weer tot tien aangevuld.
help-pavilion-pass = Passen
    .text =
        Kun of wil je niets meer leggen, pas dan. Je mag maximaal vier tegels in de hoeken bewaren voor de volgende ronde; elke andere tegel kost je een punt. In de laatste ronde levert bewaren niets op: elke bewaarde tegel kost na de bonussen een punt.
help-pavilion-end = Einde van het spel
    .text =
        Na zes rondes leveren complete sterren en complete getallen bonussen op. Wie de meeste punten heeft, wint; bij een gelijkspel delen de spelers de overwinning.
help-pavilion-mono = De andere kant
    .text =
        Op de eenkleurige kant hebben de sterren geen kleur. De eerste tegel van een ster mag elke kleur hebben. De tweede beslist: bij dezelfde kleur mag op de ster alleen nog die kleur, bij een andere moeten alle zes de tegels verschillen. De getallen staan anders, en elk vak van de middelste ster kost 3.
        Elke ster telt als wat hij geworden is.

help-name-pavilion-wild = Een jokertegel
help-try-pavilion-wild = Paars is de jokerkleur. Neem de groene tegel van fabriek 1.
help-done-pavilion-wild = Eén paarse tegel kwam mee; de andere en de gele gingen naar het midden.
help-name-pavilion-center = Het midden
help-try-pavilion-center = Neem als eerste uit het midden: alle gele tegels.
help-done-pavilion-center = Drie gele tegels en een paarse: het startspelerfiche kost 4 punten.
help-name-pavilion-a = A
help-try-pavilion-a = Je hebt zeven blauwe tegels. Leg er een op de blauwe 6.
help-done-pavilion-a = Je betaalde zes tegels: één ligt op de ster, vijf liggen in de toren. Hij heeft geen buren: 1 punt.
help-name-pavilion-b = B
help-try-pavilion-b = Leg een rode tegel op de rode 3.
help-done-pavilion-b = Vak 2 en 4 zijn leeg, dus 6 en 1 tellen niet mee: 1 punt.
help-name-pavilion-c = C
help-try-pavilion-c = Leg een blauwe tegel op de blauwe 6, met drie paarse jokertegels.
help-done-pavilion-c = 4, 5 en 6 zijn verbonden: 3 punten. En het raam is omringd: neem drie tegels!
help-name-pavilion-d = D
help-try-pavilion-d = Leg je enige oranje tegel op de oranje 4.
help-done-pavilion-d = Je betaalt met één oranje tegel en drie jokertegels, en hij sluit aan op 3 en 5: 3 punten.
help-name-pavilion-e = E
help-try-pavilion-e = Leg een paarse tegel op de paarse 2.
help-done-pavilion-e = De jokerkleur kun je ook als zichzelf leggen; je betaalt dan alleen met tegels van die kleur: 3 punten.
help-try-pavilion-f = Pas, en bewaar de vier groene tegels.
help-done-pavilion-f = Vier tegels liggen in de hoeken, en twee rode zijn afgelegd: je verliest 2 punten.
help-try-pavilion-bonus = Leg een oranje tegel op de oranje 2.
help-done-pavilion-bonus = Een pilaar en een standbeeld tegelijk: 1 + 2 tegels uit de voorraad.
help-try-pavilion-mono = De ster rechtsboven heeft een rode tegel. Leg er nog een naast: rood of groen?
help-done-pavilion-mono = Met rood wordt het een rode ster; met groen moeten alle zes de kleuren verschillen.

help-bonus-star = De { star }
help-bonus-mixed = Een ster van zes kleuren
help-bonus-number = Alle vakken met een { $number }
