## Wat een zet doet, en wat er in een spel gevonden is. Een bewering is een deel van een zin.

claim-completes-line = maakt lijn { $line-number } compleet: { points }
claim-completes-column = maakt kolom { $column-number } compleet: { points } aan het eind
claim-completes-color = brengt alle vijf de { tiles-of-color } op de muur: { points } aan het eind
claim-nears-column = laat in kolom { $column-number } nog maar één vak open
claim-nears-color = brengt op één na alle { tiles-of-color } op de muur
claim-floor-loss = laat { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } vallen en kost { points }
claim-takes-marker = neemt het startspelerfiche en kost { points }
claim-brings-end = maakt van deze ronde de laatste: rij { $row-number } wordt compleet
claim-tiles-space = scoort { points } in rij { $row-number }, kolom { $column-number }
claim-leaves = laat { tiles } liggen voor { $opponent }, genoeg om lijn { $line-number } compleet te maken: { points } waard
claim-scores = scoort { points }
claim-surrounds-element = omringt { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een raam
  } voor { $count ->
    [one] { $count } bonustegel
   *[other] { $count } bonustegels
  }
claim-completes-star = maakt de { star } compleet: { points } aan het eind
claim-nears-star = laat in de { star } nog maar één vak open
claim-completes-number = bedekt alle vakken met een { $number }: { points } aan het eind
claim-nears-number = laat nog maar één vak met een { $number } open
claim-spends-wild = gebruikt { $count ->
    [one] { $count } jokertegel
   *[other] { $count } jokertegels
  }
claim-takes-wild = levert een jokertegel op
claim-keeps-tiles = bewaart { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  } voor de volgende ronde
claim-discards-tiles = kost { points } voor afgelegde tegels
claim-puts-off-end = maakt rij { $row-number } niet compleet: dan zou dit de laatste ronde zijn
claim-denies-end = neemt de tegels waarmee { $opponent } rij { $row-number } compleet kan maken: dan zou dit de laatste ronde zijn
claim-takes-jokers = vult lijn { $line-number } aan met { tiles }
claim-leaves-end = laat { tiles } liggen voor { $opponent }, genoeg om rij { $row-number } compleet te maken: dan is dit de laatste ronde
claim-leaves-star = laat { $wild ->
    [0] { tiles }
   *[other] { tiles } en een jokertegel
  } liggen voor { $opponent }, genoeg om de { star } compleet te maken: { points } aan het eind
claim-leaves-number = laat { $wild ->
    [0] { tiles }
   *[other] { tiles } en een jokertegel
  } liggen voor { $opponent }, genoeg om alle vakken met een { $number } te bedekken: { points } aan het eind
claim-leaves-element = laat { $wild ->
    [0] { tiles }
   *[other] { tiles } en een jokertegel
  } liggen voor { $opponent }, genoeg om { $element ->
    [pillar] een pilaar
    [statue] een standbeeld
   *[window] een raam
  } te omringen
claim-outlook = als iedereen daarna goed speelt, levert de ronde { points } op; met de betere zet { $instead }
claim-outlook-other = als iedereen daarna goed speelt, levert de ronde { $opponent } { points } op; met de betere zet { $instead }
claim-better = De betere zet { $claim }.

hint-color = Kijk naar de { tiles-of-color }.
hint-board = Kijk naar je eigen bord.
hint-tiles = Kijk naar de { tiles-of-color } { at-source }.
hint-use = Gebruik de { tiles-of-color } die je hebt.
hint-move = Beste zet: { $move }.
hint-ahead = Ik zie geen eenvoudige reden. De op één na beste zet is ongeveer { points } minder waard: { $move }.
hint-alike = Ik zie geen eenvoudige reden. Een andere zet is ongeveer even goed: { $move }.
hint-only = Er is geen andere zet.

summary-player = { $player } gaf { $lost ->
    [one] { $lost } punt
   *[other] { $lost } punten
  } weg, waarvan { $worst } in ronde { $round }; de getrokken tegels waren { $luck } waard voor { $player }.
summary-round = { $player } gaf in ronde { $round } { $lost ->
    [one] { $lost } punt
   *[other] { $lost } punten
  } weg; de getrokken tegels waren { $luck } waard voor { $player }.
summary-clean = { $player } gaf niets weg; de getrokken tegels waren { $luck } waard voor { $player }.
