# Der echte Tisch: ein Spiel mitschreiben, fertige Tableaus zählen, Blätter drucken.

reason-only-left = Es { $count ->
    [one] war
   *[other] waren
  } nur noch { tiles } da
reason-only-so-many = Das Spiel hat nur { tiles }
reason-not-there = Dort darf { no-tile } liegen

## Mitschreiben

scribe-title = Ein Spiel mitschreiben
scribe-about = Für ein Spiel am echten Tisch: Tippe die ausgelegten Fliesen an, dann jeden Zug. Jeder Eintrag wird geprüft, die Punkte werden gezählt, und das Spiel bleibt in diesem Browser. Einmal geladen, geht es auch offline.
scribe-loading = Die Regeln werden geladen …
scribe-no-rules = Die Regeln konnten nicht geladen werden. Beim ersten Mal brauchst du eine Verbindung.
scribe-seats = Wer spielt mit, im Uhrzeigersinn?
scribe-begins = beginnt
scribe-begin = Loslegen
scribe-count = Nur die Punkte zählen
scribe-deal = Fliesen aus dem Beutel
scribe-factory = Manufaktur { $factory }
scribe-due = noch { $count }
scribe-then = dann { $factories ->
    [one] 1 Manufaktur
   *[other] { $factories } Manufakturen
  }
scribe-draw = { $name }, { $count } im Beutel
scribe-lay = Tippe die Fliesen an, wie sie ausgelegt werden.
scribe-redo = Wiederherstellen
scribe-redo-all = Alle { $count } wiederherstellen
scribe-entries = Einträge
scribe-entries-about = Tippe einen Eintrag an, um dorthin zurückzugehen.
scribe-new = Neues Blatt
scribe-new-sure = Dieses Spiel wird aus dem Browser entfernt. Hast du die Datei gesichert?
scribe-back = Zurück zum Blatt

## Zählen

count-title = Punkte zählen
count-about = Tippe jedes Feld an, auf dem am Spielende eine Fliese liegt, und trage die Punkte ein, die alle vor der Schlusswertung hatten.
count-game = Spiel
count-clear = Alles leeren
count-tile = Fliese zum Legen
count-before = Punkte bisher
count-fewer = eins weniger
count-more = eins mehr
count-space = Reihe { $row }, Spalte { $column }: { $holds }
count-floor = Auf der Bodenreihe, mit dem Startspielerstein
count-corners = Übrig in den Ecken

## Blätter zum Drucken

print-what = Blätter
print-score = Wertungsblatt
print-rules = Regeln auf einer Seite
print-both = Beides
print-paper = Papier
print-letter = US-Letter
print-now = Drucken
print-date = Datum
print-set-up = Aufbau
print-factories = Manufakturen
print-tiles = Fliesen je Farbe
print-jokers = Joker
