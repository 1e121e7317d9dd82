# De echte tafel: een spel noteren, borden aan het einde tellen en bladen afdrukken.

reason-only-left = er { $count ->
    [one] was
   *[other] waren
  } nog maar { tiles } over
reason-only-so-many = het spel heeft maar { tiles }
reason-not-there = daar mag geen { tile-of-color } liggen

## Noteren

scribe-title = Een spel noteren
scribe-about = Voor een spel aan een echte tafel: tik de tegels aan die worden neergelegd, en daarna elke zet. Alles wordt gecontroleerd, de punten worden geteld en het spel blijft in deze browser. Eenmaal geladen werkt het ook offline.
scribe-loading = De regels worden geladen…
scribe-no-rules = De regels konden niet worden geladen. De eerste keer heb je verbinding nodig.
scribe-seats = Wie spelen er, met de klok mee?
scribe-begins = begint
scribe-begin = Beginnen
scribe-count = Alleen de punten tellen
scribe-deal = Tegels uit de zak
scribe-factory = Fabriek { $factory }
scribe-due = nog { $count }
scribe-then = daarna { $factories ->
    [one] 1 fabriek
   *[other] { $factories } fabrieken
  }
scribe-draw = { $name }, { $count } in de zak
scribe-lay = Tik de tegels aan zoals ze worden neergelegd.
scribe-redo = Opnieuw doen
scribe-redo-all = Alle { $count } opnieuw
scribe-entries = Invoer
scribe-entries-about = Tik een regel aan om daarheen terug te gaan.
scribe-new = Nieuw blad
scribe-new-sure = Dit spel wordt uit de browser verwijderd. Heb je het bestand opgeslagen?
scribe-back = Terug naar het blad

## Tellen

count-title = Punten tellen
count-about = Tik elk vak aan waar aan het einde van het spel een tegel ligt, en vul de punten in die elke speler voor de eindtelling had.
count-game = Spel
count-clear = Alles wissen
count-tile = Tegel om te leggen
count-before = Punten tot nu toe
count-fewer = één minder
count-more = één meer
count-space = Rij { $row }, kolom { $column }: { $holds }
count-floor = Op de vloerlijn, met het fiche
count-corners = Over in de hoeken

## Bladen om af te drukken

print-what = Bladen
print-score = Scoreblad
print-rules = Regels op één pagina
print-both = Beide
print-paper = Papier
print-letter = US Letter
print-now = Afdrukken
print-date = Datum
print-set-up = Voorbereiding
print-factories = Fabrieken
print-tiles = Tegels van elke kleur
print-jokers = Jokers
