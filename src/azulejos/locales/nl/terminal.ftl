# De woorden van de terminal-app.

## De tafel

terminal-stock-azul = zak { $bag }, deksel { $lid }
terminal-stock-pavilion = zak { $bag }, toren { $tower }
terminal-supply = voorraad
terminal-wild = jokerkleur
terminal-passed = {" "}gepast
terminal-place = { $place }. { $player }, { points }
terminal-waiting = Wachten tot iemand de vrije plaats inneemt.
terminal-state = Ronde { $round } · { $phase } · aan de beurt: { $players }
terminal-last-round = laatste ronde!
terminal-thinking = { $player } denkt na…
terminal-compiling = compileren { $done } van { $total }
terminal-your-move = Jouw zet, bijvoorbeeld { $example }

## Zetten

terminal-choice-azul-line = { $line ->
    [0] vloerlijn
   *[other] lijn { $line }
  }{ $completes ->
    [true] , compleet
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , { $fallen } valt
   *[other] , { $fallen } vallen
  }
terminal-choice-pavilion-take = { $count ->
    [0] { a-tile }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , jokertegel
  }{ $marker ->
    [true] , startspelerfiche
   *[false] {""}
  }
terminal-choice-tile = rij { $row }, kolom { $column }
terminal-choice-place = { a-tile } voor { $paid }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = passen{ $kept ->
    [none] {""}
   *[other] , { $kept } bewaren{ $last ->
        [true] {" "}(levert niets op)
       *[false] {""}
      }
  }

## Het menu

terminal-game = Spel
terminal-seat = Plaats { $seat }
terminal-start = Beginnen
terminal-join = Meedoen aan een tafel
terminal-link = Link
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
      }
    [hour] { $count ->
        [one] { $count } uur
       *[other] { $count } uur
      }
    [minute] { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
      }
   *[second] { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
      }
  }
terminal-player = Speler{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Meldingen

terminal-scoring = Punten van de laatste ronde
terminal-no-scoring = Nog geen punten.
terminal-looking = Even kijken…
terminal-coach = { $points ->
    [0] De coach zwijgt.
   *[other] De coach waarschuwt voor een zet die meer dan { $points } punten weggeeft.
  }
terminal-doubt = Enter speelt hem toch, F3 zegt waarom, Escape laat je verder nadenken.
terminal-answer = F3 om in te stemmen, F4 om te weigeren.
terminal-suggest = Druk nog eens op F3 om voor te stellen dat iedereen hints krijgt.
terminal-resign-again = Druk nog eens op F9 om op te geven.
terminal-saved = Opgeslagen als { $file }.
terminal-deals-of = { $player }: { $points } punten, plus of min { $spread }

## Hulp

terminal-keys-game = F1 hulp F2 menu F3 hint F4 coach F5 terug F6 opslaan F7 punten F9 opgeven
terminal-keys-over = F1 hulp F2 menu F5 terug F6 opslaan F7 punten F8 revanche ^Q stoppen
terminal-keys-server = F1 hulp F2 menu F5 terug F7 punten F8 revanche F9 opgeven Tab chat
terminal-keys-rules = Tab volgende  Escape terug
terminal-keys-join = Enter bekijken  Tab volgende  F2 meedoen  Escape terug
terminal-keys-start = F1 hulp  F2 beginnen  Tab volgende  Enter kiezen  Ctrl+Q stoppen
terminal-keys-help = Escape terug
terminal-help =
    TOETSEN
    Typ een zet en druk op Enter. De lijst toont hoe het verder kan, en wat het oplevert.
    Omhoog en omlaag kiezen uit de lijst, Enter speelt, Escape begint opnieuw.
    De muis werkt ook: klik op tegels, dan op een lijn, een vak of de lijst.
    F2 menu (je spel wordt opgeslagen)   F5 terugnemen   F6 spelbestand opslaan   F7 punten
    F8 revanche   F9 opgeven   Ctrl+Q stoppen
    F3 een hint; nog eens: tegels, zet, reden   F4 een coach die waarschuwt voor een slechte zet

    Een hoofdletter is een tegel. * is het startspelerfiche, ▶ toont wie er aan de beurt is.
    +4 is wat een lijn oplevert, −2 wat de vloerlijn kost, › een lijn die nog niet compleet is.
terminal-help-azul =
    AZUL: bron, kleur, lijn
    3r2    rood van fabriek 3 naar lijn 2
    3r2j1  rood en de jokers, 1 joker op de lijn
    t24    de tegel van lijn 2 naar kolom 4 (grijze muur, jokers)
    c is het midden, f de vloerlijn
    b blauw, y geel, r rood, k zwart, w wit, j joker
terminal-help-pavilion =
    ZOMERPAVILJOEN
    3r     rood van fabriek 3, met een jokertegel als die er is
    g4w3   vak 4 van de groene ster, betaald met 3 jokertegels
    s-rrg  twee rode tegels en een groene uit de voorraad
    pass-gg  passen en twee groene tegels bewaren
    p paars, g groen, o oranje, y geel, b blauw, r rood, c de middelste ster
    Naast de borden: + tegels in de hand, = bewaarde tegels.
    ¹ ² ³ bonustegels voor het omringen van een pilaar, een standbeeld, een raam.

## Regel voor regel

terminal-plain-prompt = { $player }, jouw zet (? voor hulp):
terminal-plain-compiling = De regels worden eenmalig voor deze computer gecompileerd. Je kunt al spelen; tot dan kijken de bots minder ver vooruit.
terminal-plain-left = Je spel is opgeslagen; `azulejos play --resume` gaat ermee verder.
terminal-replay-keys = pijlen: verder en terug   g G: begin en einde   q: stoppen

## Fouten op de opdrachtregel

terminal-no-saved-game = Er is geen opgeslagen spel om verder te spelen: `azulejos play` begint er een.
terminal-no-seat = Plaats { $seat } bestaat niet: de plaatsen lopen van 0 tot en met { $last }.
terminal-no-option = ‘{ $option }’ is geen optie: opties zien eruit als max_rounds=9.
terminal-no-move = Zet { $move } bestaat niet: dit spel heeft zet 0 tot en met { $last }, en -1 is de laatste.
terminal-no-link = ‘{ $link }’ is geen link naar een tafel, zoals `http://localhost:8000/t/abcd`.
terminal-names = Dat zijn { $names } namen voor { $players } spelers.
terminal-file-exists = { $file } bestaat al: `azulejos scribe { $file }` gaat ermee verder.
