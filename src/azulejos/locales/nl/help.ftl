# De regels van beide spellen in onze eigen woorden, met voorbeelden om te proberen.

help-title = Regels
help-again = Opnieuw
help-examples = Voorbeelden

## Azul

help-azul = Azul in vijf minuten
    .aim = Neem tegels uit het midden van de tafel, vul de lijnen links op je bord, en leg van elke volle lijn een tegel op je muur. Tegels die naast elkaar liggen geven punten. Zodra iemands muur een volle rij heeft, eindigt het spel: de meeste punten winnen.
help-azul-take = Tegels nemen
    .text =
        Op ronde borden, de fabrieken, liggen vier tegels. Kies als je aan de beurt bent één fabriek en één kleur, en neem alle tegels van die kleur. De rest schuift naar het midden.
        Je mag ook uit het midden nemen: weer één kleur, en alle tegels daarvan. Wie dat in een ronde als eerste doet, krijgt ook het startspelerfiche. Wie het heeft begint de volgende ronde, maar het gaat vóór de tegels op het eerste vrije vak van de vloerlijn en kost wat dat vak kost. Wie de eerste ronde begint spreek je voor het spel af: een plaats naar keuze, of door het lot.
        Zo gaat het door tot er nergens meer een tegel ligt.
help-azul-line = Een lijn vullen
    .text =
        Leg wat je nam op één van je vijf lijnen, van rechts af. De lijnen hebben plaats voor één tot vijf tegels, en op een lijn ligt maar één kleur. Een lijn die je eerder begon mag ook, als de kleur dezelfde is.
        Een kleur die al in een rij van je muur ligt, kan niet meer op de lijn ernaast.
        Je mag tegels niet over twee lijnen verdelen. Wat niet past valt op de vloerlijn, en je mag er altijd alles laten vallen.
help-azul-floor = De vloerlijn
    .text =
        Gevallen tegels vullen de vloerlijn van links af. De zeven plaatsen kosten aan het einde van de ronde 1, 1, 2, 2, 2, 3 en 3 punten; het startspelerfiche telt als een tegel. Wat er dan nog valt, gaat in het deksel en kost niets.
        Een score komt nooit onder 0. Daarna wordt de vloerlijn geleegd.
help-azul-wall = Op de muur leggen
    .text =
        Als alles genomen is, gaat iedereen de lijnen van boven naar beneden langs. Van elke volle lijn gaat één tegel naar zijn eigen patroon in dezelfde rij van de muur; de andere gaan in het deksel. Lijnen die niet vol zijn blijven liggen.
        Een nieuwe tegel geeft meteen punten: tel de tegels in de ononderbroken reeks naast elkaar waar hij bij hoort, en die in de reeks boven elkaar. Een reeks van één telt niet. Een tegel zonder enige buur geeft 1 punt.
        Dan komen er nieuwe tegels uit de zak, die uit het deksel wordt gevuld als hij leeg is. Wie het startspelerfiche heeft begint.
help-azul-end = Het einde
    .text =
        Het spel eindigt na de ronde waarin iemand een rij van vijf naast elkaar heeft gevuld. Dan telt iedereen zijn bonussen erbij. Bij gelijke stand winnen de meeste volle rijen; is dat ook gelijk, dan delen ze de winst.
help-azul-grey = De grijze muur
    .text =
        Aan deze kant is niets gedrukt: je kiest zelf de kolom van elke tegel, rij voor rij van boven af. Geen kleur mag twee keer in een rij of twee keer in een kolom liggen.
        Past de tegel van een volle lijn nergens, dan valt de hele lijn op de vloerlijn. Iedereen kiest tegelijk en in het geheim, en dan worden alle muren getoond.
help-azul-jokers = Jokers
    .text =
        Met jokers vervangen 5 jokertegels (met twee spelers) of 10 (met drie of vier) een deel van de andere. Je mag één kleur nemen en de jokers laten liggen, alle jokers nemen, of allebei.
        Op een lijn staat een joker voor elke kleur. Passen een kleur en haar jokers niet allemaal, dan kies jij wat er valt. Is zo'n lijn vol, dan gaat een joker naar de muur: naar de kleur van de lijn, of naar een vrij vak naar keuze als er alleen jokers liggen. Hij telt voor rijen en kolommen, nooit voor de bonus van een kleur, en hij blokkeert de kleur op wiens vak hij ligt. Op de grijze muur heeft een joker geen kleur: hij gaat naar een vrij vak van zijn rij naar keuze en blokkeert niets.
help-azul-others = Mini en express
    .text =
        Azul Mini is hetzelfde spel in een kleinere doos. Het expressblad, een korte samenvatting van anderen, verschilt in één getal: een volle kolom is 5 punten waard in plaats van 7.
        Alle andere details stel je voor een spel in bij de opties.

help-try-azul-take = Neem tegels van een fabriek, en zie de rest naar het midden schuiven.
help-done-azul-take = Beide zwarte tegels zijn voor jou; de blauwe en de witte liggen nu in het midden.
help-try-azul-mathilde = Neem de twee gele tegels van fabriek 1. Waar kunnen ze heen?
help-done-azul-mathilde = Rij 2 en 3 hebben geel op de muur, en lijn 4 is blauw: alleen lijn 1 (één tegel valt), lijn 5 en de vloerlijn bleven over.
help-try-azul-floor = Je vloerlijn is flink gevuld. Neem de laatste tegel en leg hem op lijn 5.
help-done-azul-floor = Vier tegels en het startspelerfiche kosten 1 + 1 + 2 + 2 + 2 = 8 punten.
help-name-azul-alone = 1 punt
help-try-azul-alone = Vul lijn 2 met de laatste rode tegel.
help-done-azul-alone = De rode tegel heeft geen buur: 1 punt.
help-name-azul-across = 3 naast elkaar
help-try-azul-across = Vul lijn 3 met de laatste gele tegel.
help-done-azul-across = Drie in een reeks naast elkaar: 3 punten.
help-name-azul-down = 3 boven elkaar
help-try-azul-down = Vul lijn 3 met de laatste blauwe tegel.
help-done-azul-down = Drie in een reeks boven elkaar: 3 punten, en niets voor een reeks van één naast elkaar.
help-name-azul-both = 7 punten
help-try-azul-both = Vul lijn 3 met de laatste gele tegel.
help-done-azul-both = Vier naast en drie boven elkaar: 4 + 3 = 7 punten. De tegel telt in beide.
help-try-azul-end = Maak de bovenste rij vol met de laatste gele tegel.
help-done-azul-end = Een rij, een kolom en alle vijf blauwe tegels: 2 + 7 + 10 punten extra.
help-name-azul-grey = Kiezen
help-try-azul-grey = Lijn 2 is vol met geel. Kies een kolom voor een van die tegels.
help-done-azul-grey = Kolom 1 was bezet, en kolom 3 heeft geel erboven: 2, 4 en 5 waren vrij.
help-name-azul-grey-blocked = Geen plaats
help-try-azul-grey-blocked = Leg de gele tegel van rij 1 in kolom 3, en zie wat er met lijn 2 gebeurt.
help-done-azul-grey-blocked = In rij 2 was alleen kolom 3 vrij, en daar ligt nu geel boven: beide tegels van lijn 2 vielen. Begin opnieuw met een andere kolom!
help-try-azul-jokers = Neem beide jokers van fabriek 1 en leg ze op lijn 2.
help-done-azul-jokers = Lijn 2 is vol met alleen jokers: aan het einde van de ronde kies je een vrij vak in rij 2.

help-bonus-row = Elke volle rij
help-bonus-column = Elke volle kolom
help-bonus-color = Elke kleur waarvan alle vijf tegels op de muur liggen

## Zomerpaviljoen

help-pavilion = Zomerpaviljoen in vijf minuten
    .aim = Zes ronden: eerst tegels nemen, dan op zeven sterren leggen. Een vak kost zoveel tegels als zijn getal, en tegels die elkaar in een ster raken geven samen punten. Omring pilaren, standbeelden en ramen voor meer tegels. Iedereen begint met 5 punten.
help-pavilion-take = Tegels nemen
    .text =
        In elke ronde is een andere kleur joker: paars, groen, oranje, geel, blauw, rood. Neem alle tegels van één kleur, niet de jokerkleur, van een fabriek of uit het midden. Liggen er ook jokertegels, dan komt er precies één mee. Waar alleen jokertegels liggen, neem je er één.
        De rest van een fabriek schuift naar het midden. Wie de eerste ronde begint spreek je voor het spel af: een plaats naar keuze, of door het lot. Wie als eerste uit het midden neemt krijgt het startspelerfiche, begint de tweede helft van de ronde en de volgende ronde, en verliest een punt per genomen tegel.
        Je tegels blijven naast je bord. Een score komt nooit onder 1.
help-pavilion-place = Een tegel leggen
    .text =
        Als alles genomen is, leggen jullie om de beurt, één vak per beurt. Een vak met een 4 kost vier tegels: één leg je op het vak, de andere drie gaan in de toren. Minstens één tegel moet de kleur hebben die je legt; jokertegels mogen voor de andere staan.
        Elke buitenste ster neemt alleen zijn eigen kleur. De ster in het midden neemt elke kleur, maar elke kleur één keer.
        Je krijgt 1 punt voor de tegel en 1 voor elke tegel die rond de ster met hem verbonden is.
help-pavilion-bonus = Pilaren, standbeelden, ramen
    .text =
        Tussen de sterren staan pilaren en standbeelden, met vier vakken eromheen, en ramen, met twee. Zijn alle vakken eromheen bedekt, neem dan meteen tegels naar keuze uit de voorraad: 1 voor een pilaar, 2 voor een standbeeld, 3 voor een raam. Je kunt ze vanaf je volgende beurt gebruiken. De voorraad wordt weer tot tien aangevuld.
help-pavilion-pass = Passen
    .text =
        Kun of wil je niets meer leggen, pas dan. Tot vier tegels mag je in de hoeken bewaren voor de volgende ronde; elke andere kost een punt. In de laatste ronde levert bewaren niets op: elke bewaarde tegel kost na de bonussen een punt.
help-pavilion-end = Het einde
    .text =
        Na zes ronden geven volle sterren en volledige reeksen getallen bonussen. De meeste punten winnen; een gelijke stand wordt gedeeld.
help-pavilion-mono = De andere kant
    .text =
        Aan de effen kant hebben sterren geen kleur. De eerste tegel van een ster is vrij. De tweede beslist: weer dezelfde kleur, en de ster neemt alleen nog die; een andere, en alle zes moeten verschillen. De getallen liggen anders, en alle vakken van de middelste ster kosten 3.
        Elke ster telt naar wat hij geworden is.

help-name-pavilion-wild = Een jokertegel
help-try-pavilion-wild = Paars is joker. Neem de groene tegel van fabriek 1.
help-done-pavilion-wild = Eén paarse tegel kwam mee; de andere en de gele gingen naar het midden.
help-name-pavilion-center = Het midden
help-try-pavilion-center = Neem als eerste uit het midden: alle gele tegels.
help-done-pavilion-center = Drie gele en een paarse tegel: het startspelerfiche kost 4 punten.
help-name-pavilion-a = A
help-try-pavilion-a = Je hebt zeven blauwe tegels. Leg er een op de blauwe 6.
help-done-pavilion-a = Zes tegels betaald: één op de ster, vijf in de toren. Hij heeft geen buur: 1 punt.
help-name-pavilion-b = B
help-try-pavilion-b = Leg een rode tegel op de rode 3.
help-done-pavilion-b = Vak 2 en 4 zijn leeg, dus 6 en 1 tellen niet mee: 1 punt.
help-name-pavilion-c = C
help-try-pavilion-c = Leg een blauwe tegel op de blauwe 6, met drie paarse als jokers.
help-done-pavilion-c = 4, 5 en 6 zijn verbonden: 3 punten. En het raam is omringd: neem drie tegels!
help-name-pavilion-d = D
help-try-pavilion-d = Leg je enige oranje tegel op de oranje 4.
help-done-pavilion-d = Eén oranje tegel en drie jokers betalen hem, en hij sluit aan op 3 en 5: 3 punten.
help-name-pavilion-e = E
help-try-pavilion-e = Leg een paarse tegel op de paarse 2.
help-done-pavilion-e = De jokerkleur mag je ook als zichzelf leggen, alleen met eigen tegels betaald: 3 punten.
help-try-pavilion-f = Pas, en bewaar de vier groene tegels.
help-done-pavilion-f = Vier tegels liggen in de hoeken, twee rode ben je kwijt: 2 punten minder.
help-try-pavilion-bonus = Leg een oranje tegel op de oranje 2.
help-done-pavilion-bonus = Een pilaar en een standbeeld tegelijk: 1 + 2 tegels uit de voorraad.
help-try-pavilion-mono = De ster rechtsboven heeft een rode tegel. Leg er nog een naast: rood, of groen?
help-done-pavilion-mono = Rood maakt er een rode ster van; groen betekent dat alle zes kleuren moeten verschillen.

help-bonus-star = De ster { $color }
help-bonus-mixed = Een ster van zes kleuren
help-bonus-number = Alle vakken met een { $number }
