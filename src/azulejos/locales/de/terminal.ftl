# Die Worte der Terminal-App.

## Der Tisch

terminal-stock-azul = Beutel { $bag }, Deckel { $lid }
terminal-stock-pavilion = Beutel { $bag }, Turm { $tower }
terminal-supply = Vorrat
terminal-wild = Jokerfarbe
terminal-passed = {" "}gepasst
terminal-place = { $place }. { $player }, { points }
terminal-waiting = Warten, bis jemand den freien Platz nimmt.
terminal-state = Runde { $round } · { $phase } · am Zug: { $players }
terminal-last-round = letzte Runde!
terminal-thinking = { $player } denkt nach …
terminal-compiling = kompiliert { $done } von { $total }
terminal-your-move = Dein Zug, zum Beispiel { $example }

## Züge

terminal-choice-azul-line = { $line ->
    [0] Bodenreihe
   *[other] Musterreihe { $line }
  }{ $completes ->
    [true] , voll
   *[false] {""}
  }{ $fallen ->
    [0] {""}
    [one] , { $fallen } fällt
   *[other] , { $fallen } fallen
  }
terminal-choice-pavilion-take = { $count ->
    [0] { $color ->
        [j] ein Joker
       *[other] eine { colored } Fliese
      }
   *[other] { tiles }
  }{ $wild ->
    [0] {""}
   *[other] , Jokerfliese
  }{ $marker ->
    [true] , Startspielerstein
   *[false] {""}
  }
terminal-choice-tile = Reihe { $row }, Spalte { $column }
terminal-choice-place = { $color ->
    [j] ein Joker
   *[other] eine { colored } Fliese
  } für { $paid }{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
  }
terminal-choice-bonus = { $tiles }
terminal-choice-pass = passen{ $kept ->
    [none] {""}
   *[other] , { $kept } behalten{ $last ->
        [true] {" "}(bringt nichts)
       *[false] {""}
      }
  }

## Das Menü

terminal-game = Spiel
terminal-seat = Platz { $seat }
terminal-start = Starten
terminal-join = An einem Tisch mitspielen
terminal-link = Link
terminal-time = { $unit ->
    [day] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
      }
    [hour] { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
      }
    [minute] { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
      }
   *[second] { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
      }
  }
terminal-player = Spieler{ $seat ->
    [0] {""}
   *[other] {" "}{ $seat }
  }

## Meldungen

terminal-scoring = Punkte der letzten Runde
terminal-no-scoring = Noch keine Punkte.
terminal-looking = Einen Moment …
terminal-coach = { $points ->
    [0] Der Coach schweigt.
   *[other] Der Coach warnt vor Zügen, die mehr als { $points } Punkte verschenken.
  }
terminal-doubt = Enter spielt ihn trotzdem, F3 sagt warum, Escape lässt dich weiter nachdenken.
terminal-answer = F3 zum Annehmen, F4 zum Ablehnen.
terminal-suggest = Noch einmal F3, um Tipps für alle vorzuschlagen.
terminal-resign-again = Noch einmal F9, um aufzugeben.
terminal-saved = Gespeichert als { $file }.
terminal-deals-of = { $player }: { $points } Punkte, plus oder minus { $spread }

## Hilfe

terminal-keys-game = F1 Hilfe F2 Menü F3 Tipp F4 Coach F5 zurück F6 sichern F7 Punkte F9 aufgeben
terminal-keys-over = F1 Hilfe F2 Menü F5 zurück F6 sichern F7 Punkte F8 Revanche ^Q Ende
terminal-keys-server = F1 Hilfe F2 Menü F5 zurück F7 Punkte F8 Revanche F9 aufgeben Tab Chat
terminal-keys-rules = Tab weiter  Escape zurück
terminal-keys-join = Enter ansehen  Tab weiter  F2 mitspielen  Escape zurück
terminal-keys-start = F1 Hilfe  F2 starten  Tab weiter  Enter wählen  Strg+Q beenden
terminal-keys-help = Escape zurück
terminal-help =
    TASTEN
    Tippe einen Zug und drücke Enter. Die Liste zeigt, wie es weitergehen kann und was es bringt.
    Auf und Ab wählen aus der Liste, Enter spielt, Escape beginnt von vorn.
    Die Maus geht auch: Klick auf Fliesen, dann auf eine Musterreihe, ein Feld oder die Liste.
    F2 Menü (das Spiel wird gespeichert)   F5 zurücknehmen   F6 Spieldatei speichern
    F7 Punkte   F8 Revanche   F9 aufgeben   Strg+Q beenden
    F3 ein Tipp; noch einmal: Fliesen, Zug, Grund   F4 ein Coach, der vor schlechten Zügen warnt

    Großbuchstaben sind Fliesen. * ist der Startspielerstein, ▶ zeigt, wer am Zug ist.
    +4 bringt eine Musterreihe, −2 kostet die Bodenreihe, › eine Musterreihe, die nicht voll ist.
terminal-help-azul =
    AZUL: Quelle, Farbe, Musterreihe
    3r2    Rot von Manufaktur 3 auf Musterreihe 2
    3r2j1  Rot und die Joker, 1 Joker auf die Musterreihe
    t24    die Fliese von Musterreihe 2 in Spalte 4 (graue Wand, Joker)
    c ist die Mitte, f die Bodenreihe
    b Blau, y Gelb, r Rot, k Schwarz, w Weiß, j Joker
terminal-help-pavilion =
    DER SOMMERPAVILLON
    3r     Rot von Manufaktur 3, mit einer Jokerfliese, falls eine da ist
    g4w3   Feld 4 des grünen Sterns, mit 3 Jokerfliesen bezahlt
    s-rrg  zwei rote Fliesen und eine grüne aus dem Vorrat
    pass-gg  passen und zwei grüne Fliesen behalten
    p Lila, g Grün, o Orange, y Gelb, b Blau, r Rot, c der mittlere Stern
    Neben den Tableaus: + Fliesen auf der Hand, = behaltene Fliesen.
    ¹ ² ³ Bonusfliesen, wenn du eine Säule, eine Statue, ein Fenster umbaust.

## Zeile für Zeile

terminal-plain-prompt = { $player }, dein Zug (? für Hilfe):
terminal-plain-compiling = Die Regeln werden einmalig für diesen Rechner kompiliert. Du kannst schon spielen; bis dahin sehen die Bots weniger weit voraus.
terminal-plain-left = Dein Spiel ist gespeichert; `azulejos play --resume` setzt es fort.
terminal-replay-keys = Pfeile: vor und zurück   g G: Anfang und Ende   q: beenden

## Fehler auf der Befehlszeile

terminal-no-saved-game = Es gibt kein gespeichertes Spiel zum Fortsetzen: `azulejos play` beginnt eins.
terminal-no-seat = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
terminal-no-option = „{ $option }“ ist keine Option: Optionen sehen aus wie max_rounds=9.
terminal-no-move = Es gibt keinen Zug { $move }: Dieses Spiel hat die Züge 0 bis { $last }, und -1 ist der letzte.
terminal-no-link = „{ $link }“ ist kein Link zu einem Tisch, wie etwa `http://localhost:8000/t/abcd`.
terminal-names = Das sind { $names } Namen für { $players } Spieler.
terminal-file-exists = { $file } gibt es schon: `azulejos scribe { $file }` schreibt daran weiter.
