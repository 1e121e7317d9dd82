# Puzzles.

puzzles-title = Rätsel
puzzle-daily = Rätsel des Tages
puzzle-number = Rätsel { $id }
puzzle-rating = Deine Wertung
puzzle-solved = Gelöst
puzzle-solved-of = { $solved } von { $tried }
puzzle-streak = Serie
puzzle-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
puzzle-game = Spiel
puzzle-any-game = Alle Spiele
puzzle-theme = Thema
puzzle-any-theme = Alle Themen
puzzle-players = Spieler
puzzle-any-players = 2 bis 4
puzzle-seats = { $count } Spieler
puzzle-ask = { $player } ist am Zug. Finde den besten Zug.
puzzle-sure = Ist das deine Antwort?
puzzle-play = Spielen
puzzle-back = Noch mal überlegen
puzzle-hint = Tipp
puzzle-give-up = Lösung zeigen
puzzle-other = Ein anderes
puzzle-right = Genau!
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-solution = Die Lösung: { $move }.
puzzle-costs =
    { $points ->
        [0] Das kostet { $percent } % der Gewinnchance.
        [one] Das verschenkt { $points } Punkt und { $percent } % der Gewinnchance.
       *[other] Das verschenkt { $points } Punkte und { $percent } % der Gewinnchance.
    }
puzzle-then = Die beste Antwort:
puzzle-tempting = Verlockend, aber schwächer: { $move }. { $sentence }
puzzle-also = Genauso gut: { $moves }.
puzzle-its-rating = Wertung des Rätsels: { $rating }
puzzle-next = Nächstes Rätsel
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-analyse = Analysieren

# What a puzzle is about, and a hint of it.
theme-points = Punkte sofort
    .about = Suche den Zug, der in dieser Runde die meisten Punkte bringt.
theme-finish = Eine Musterreihe füllen
    .about = Welche Musterreihe kannst du füllen?
theme-deny = Wegschnappen
    .about = Schau, was der nächste Spieler braucht.
theme-floor = Bodenfallen
    .about = Achte auf die Bodenreihen: deine oder die der anderen.
theme-marker = Der Startspielerstein
    .about = Ist der Startspielerstein seinen Preis wert?
theme-columns = Spalten und Farben
    .about = Denk an die Boni am Spielende.
theme-end = Die letzte Runde
    .about = Soll das die letzte Runde sein?
theme-jokers = Joker
    .about = Ein Joker macht den Unterschied.
theme-wall = Wahl auf der Wand
    .about = Wo auf der Wand bringt die Fliese am meisten?
theme-payment = Bezahlen
    .about = Womit solltest du bezahlen?
theme-corners = Behaltene Fliesen
    .about = Denk an die Fliesen, die du für die nächste Runde behältst.
theme-bonus = Bonusfliesen
    .about = Eine Säule, eine Statue oder ein Fenster ist in Reichweite.
theme-stars = Sterne
    .about = Denk an die Sterne, die du füllen kannst.
theme-wild = Jokerfliesen
    .about = Eine Jokerfliese ist in dieser Runde viel wert.
theme-ahead = Vorausschauen
    .about = Wie wird die Runde enden?
