# Words of study: what moves were worth, why, and what was luck.

## The page: analysis, review, hints, my games, the board editor

study-title = Analyse
study-tabs = Delen van de analyse
study-tab-moves = Zetten
study-tab-analysis = Analyse
study-tab-review = Terugblik
study-tab-more = Meer
study-chances = Winstkansen
study-chance-of = { $player }: { $chance }, { $points } punten
study-no-value = nog niet geanalyseerd
study-graph = Kansen in de loop van het spel
study-after = Na { $moves }
study-deal = Tegels trekken
study-back = Terug naar het spel
study-keep = { $count ->
    [one] Deze variant bewaren
   *[other] { $count } varianten bewaren
  }
study-kept = In deze browser bewaard, bij het spel.
study-edit = Deze stelling aanpassen
study-keys-arrows = Stap terug en vooruit; omhoog en omlaag voor andere varianten
study-keys-ends = Naar het begin; End: naar het einde
study-keys-analysis = Analyse starten of stoppen
study-keys-deeper = Dieper nadenken
study-keys-play = De eerste zet van die variant spelen
study-keys-review = Terugblik op het spel
study-keys-moves = De zetten tonen
study-keys-back = Terug naar het gespeelde spel
study-keys-front = Het volgende bord naar voren halen
study-keys-deal = Tegels trekken als een ronde begint
study-keys-keep = De varianten bewaren

# Analysis

analysis-start = Analyseren
analysis-stop = Stoppen
analysis-deeper = Dieper
analysis-lines = Varianten
analysis-follow = Elke stelling analyseren die ik bekijk
analysis-waiting = { $ahead ->
    [one] Even wachten: er is nog iemand voor je.
   *[other] Even wachten: er zijn nog { $ahead } anderen voor je.
  }
analysis-thinking = Denkt na…
analysis-figures = Stellingen: { $nodes }, diepte: { $depth }
analysis-idle = Probeer zetten uit op de borden, of start de analyse.
analysis-over = Het spel is afgelopen.
analysis-best = Beste varianten
analysis-play = { $moves } spelen
analysis-about = De kansen en punten gelden voor { $player }. Wijs een zet aan om hem op de borden te zien; druk erop om vanaf daar verder te spelen.
analysis-deals = Wat de volgende tegels kunnen opleveren ({ $samples } trekkingen)
analysis-mean = Gemiddelde
analysis-spread = Spreiding
analysis-paste = Een stelling of spel plakken
analysis-paste-about = Een stelling als tekst of JSON, of een spelbestand
analysis-open = Openen

# Review

review-about = Kijk wat elke zet waard was, wat het spel besliste en wat geluk was.
review-start = Terugblik maken
review-running = Bezig met de terugblik… { $percent }%
review-leave = Je kunt deze pagina verlaten: de terugblik staat klaar als je terugkomt.
review-lost = Gaf { $points } punten en { $chance } winstkans weg.
review-best = Beter: { $move }
review-deal = Getrokken tegels in ronde { $round }
review-luck-of = { $player }: { $points } punten ({ $chance })
review-accuracy = Nauwkeurigheid
review-account = De rekensom: punten voorsprong en winstkans
review-sum-start = Bij het begin
review-sum-luck = Geluk
review-sum-own = Eigen zetten
review-sum-others = Andere zetten
review-sum-end = Aan het eind
review-moments = Wat het spel besliste
review-moment = { $player }, ronde { $round }: { $points } punten
review-deals = Geluk per ronde
class-best = Beste zet
class-only-move = Enige zet
class-good = Goede zet
class-inaccuracy = Onnauwkeurig
class-mistake = Fout
class-blunder = Blunder

# Sharing

share-title = Delen
share-link = Link naar deze stelling kopiëren
share-link-copied = Link gekopieerd
share-png = Afbeelding (PNG)
share-svg = Afbeelding (SVG)
share-print = Afdrukken
share-result = Afbeelding van de uitslag
share-saved = Afbeelding opgeslagen

# Board editor

edit-title = Een stelling opzetten
    .about = Leg tegels waar je wilt; de regels controleren of de stelling mogelijk is.
edit-begin = Beginnen met een lege tafel
edit-tiles = Tegel
edit-eraser = Verwijderen
edit-about = Kies een tegel en tik dan op een plek. Tegels komen uit de zak en gaan erin terug. Met toetsen: de letter van de kleur, of Delete.
edit-wall = Muur: rij { $row }, kolom { $column }
edit-center = In het midden
edit-turn = Aan de beurt
edit-nobody = Niemand: er worden tegels getrokken
edit-start = Begint de ronde
edit-score = Score van { $player }
edit-passed = { $player } heeft gepast
edit-json = De stelling als JSON
edit-no-json = Dit is geen JSON: de stelling blijft zoals die was.
edit-fine = Deze stelling is mogelijk.
edit-analyse = Analyseren

# My games

games-title = Mijn spellen
games-import = Spelbestanden importeren
games-importing = Spellen lezen… { $done }
games-imported = { $count ->
    [one] 1 spel geïmporteerd.
   *[other] { $count } spellen geïmporteerd.
  }
games-bad-file = { $file }: { $problem }
games-part = { $file }, spel { $number }
games-several = In { $file } staan meerdere spellen: importeer ze op de pagina ‘Mijn spellen’.
games-gone = Deze browser heeft dat spel niet meer.
games-export = Alles exporteren
games-exporting = { $done } van { $total } spellen…
games-exported = { $count ->
    [one] 1 spel in één bestand.
   *[other] { $count } spellen in één bestand.
  }
games-missing = De server heeft het spel { $id } niet meer.
games-search = Zoeken
games-search-example = Speler, bot of spel
games-show = Tonen
games-show-all = Alle spellen
games-show-going = Bezig
games-show-over = Afgelopen
games-show-won = Gewonnen
games-show-lost = Verloren
games-show-shared = Gedeelde overwinningen
games-game = Spel
games-every = Alle spellen
games-server = Alle spellen op deze server
games-none = Nog geen spellen. Wat je speelt of importeert, komt hier te staan.
games-not-found = Geen spellen gevonden.
games-more = Meer tonen ({ $count })
games-from-file = geïmporteerd
games-from-server = op deze server
games-waiting = Wacht op spelers
games-playing = Bezig
games-closed = Gesloten
games-won = Gewonnen
games-lost = Verloren
games-shared = Gedeeld
games-accuracy = nauwkeurigheid { $percent }
games-forget = Spel van { $id } verwijderen
games-progress = Tegen elke bot
games-progress-about = Elke balk is een spel, het nieuwste rechts: hoe ver je voor of achter lag.
games-record = { $won } van { $count } gewonnen
games-margins = Punten voorsprong in elk spel: { $margins }

# Hints and coach

hint-more = Vertel meer
coach-title = Weet je het zeker?
coach-lost = Deze zet lijkt { $points } punten en { $chance } winstkans weg te geven.
coach-no = Nog eens nadenken
coach-yes = Toch spelen
coach-why = Waarom?

# Onmogelijke stellingen: wat er niet klopt, en wat er geldt.

impossible-count = Er { $count ->
    [one] is
   *[other] zijn
  } in totaal { tiles }, maar het spel heeft er { $wanted }.
impossible-factory-full = Op fabriek { $factory } passen 4 tegels.
impossible-line-colors = Op lijn { $line } van speler { $player } mag maar één kleur liggen.
impossible-line-full = Lijn { $line } van speler { $player } heeft meer tegels dan vakken.
impossible-line-on-wall = Op lijn { $line } van speler { $player } mag geen kleur liggen die al in die rij van de muur ligt.
impossible-wall-twice = Op de muur van speler { $player } mag elke kleur maar één keer in een rij of kolom liggen.
impossible-wall-space = Die tegel kan niet in rij { $row }, kolom { $column } van de muur van speler { $player } liggen.
impossible-row-complete = De complete rij op de muur van speler { $player } zou het spel beëindigd hebben.
impossible-floor-full = De vloerlijn van speler { $player } heeft { $most } vakken.
impossible-one-marker = Er is maar één startspelerfiche.
impossible-nobody-acts = Niemand is aan de beurt zolang er tegels getrokken worden of als het spel voorbij is.
impossible-lines-done = Tussen twee rondes is geen lijn compleet en zijn de vloerlijnen leeg.
impossible-sources-empty = Tussen twee rondes is het midden leeg, en na het spel zijn de fabrieken dat ook.
impossible-offer = Er wordt genomen zolang er tegels op de fabrieken of in het midden liggen, en niet langer.
impossible-deal-room = Om te trekken moeten er tegels in de zak zijn en moet er plaats voor zijn.
impossible-in-order = De fabrieken worden één voor één gevuld, met elk 4 tegels.
impossible-tiled = Speler { $player } heeft de muur al bekleed en de vloerlijn betaald.
impossible-no-column = Speler { $player } heeft geen kolom te kiezen.
impossible-marker-dealt = Terwijl er tegels getrokken worden, heeft de speler die begint het startspelerfiche.
impossible-marker-floor = Het startspelerfiche moet op de vloerlijn van speler { $player } liggen en nergens anders.
impossible-marker-center = Terwijl er tegels getrokken worden, ligt het startspelerfiche in het midden.
impossible-marker-starts = Wie het startspelerfiche heeft, begint.
impossible-supply-full = De voorraad heeft { $most } vakken.
impossible-supply-room = De voorraad is vol: er valt niets aan te vullen.
impossible-supply-first = Bij het trekken worden eerst de voorraad en dan de fabrieken gevuld, en is het midden leeg.
impossible-corners-full = Speler { $player } kan { $most } tegels in de hoeken bewaren.
impossible-corners-early = Voordat er tegels gelegd worden, heeft niemand gepast en ligt er niets in de hoeken, maar bij speler { $player } is dat anders.
impossible-corners-late = Na de laatste ronde bewaart speler { $player } geen tegels.
impossible-hand-over = Als het spel voorbij is, heeft speler { $player } geen tegels naast het bord.
impossible-corners-passed = Alleen wie gepast heeft, heeft tegels in de hoeken, en geen andere: kijk bij speler { $player }.
impossible-star-color = Een ster van speler { $player } heeft een tegel waarvan de kleur daar niet kan liggen.
impossible-owed = Bonustegels neem je alleen als je er recht op hebt, en niet meer dan de voorraad heeft.
impossible-over-early = Het spel is pas na ronde { $round } voorbij.
impossible-turn = De beurt is aan wie moet spelen of, tussen de beurten, aan wie begint.
impossible-no-tiles = Speler { $player } heeft geen tegels om te leggen.
impossible-has-passed = Speler { $player } heeft gepast en is niet aan de beurt.
impossible-number = { $value } is geen geheel getal van { $least } tot en met { $most }.
impossible-form = Dit is niet als stelling te lezen: een stelling is één regel tekst of JSON.

# Kapotte spelbestanden

broken-header = Dit is geen spelbestand: dat begint met de regel ‘{ $header }’.
broken-move = Het spelbestand klopt niet in regel { $line }: { $move } kan daar niet gespeeld worden.
broken-position = Het spelbestand klopt niet in regel { $line }: de stelling is onmogelijk.
broken-result = Het spelbestand klopt niet in regel { $line }: de uitslag van het spel is { $result }.
broken-file = Het spelbestand is vanaf regel { $line }, teken { $column } niet te lezen.

# Andere fouten

mistake-unreadable = { $file } kan niet gelezen worden.
mistake-ply = Stap { $ply } bestaat niet: het spel heeft er { $last }, getrokken tegels meegeteld.
mistake-no-moves = Er is niets om op terug te blikken: in dit spel is geen zet gedaan.
