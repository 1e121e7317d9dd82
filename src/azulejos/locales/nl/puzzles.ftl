# Puzzles.

puzzles-title = Puzzels
puzzle-daily = Puzzel van de dag
puzzle-number = Puzzel { $id }
puzzle-rating = Jouw rating
puzzle-solved = Opgelost
puzzle-solved-of = { $solved } van { $tried }
puzzle-streak = Reeks
puzzle-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
puzzle-game = Spel
puzzle-any-game = Alle spellen
puzzle-theme = Thema
puzzle-any-theme = Alle thema’s
puzzle-players = Spelers
puzzle-any-players = 2 tot 4
puzzle-seats = { $count } spelers
puzzle-ask = { $player } is aan de beurt. Zoek de beste zet.
puzzle-sure = Is dit je antwoord?
puzzle-play = Spelen
puzzle-back = Nog even denken
puzzle-hint = Hint
puzzle-give-up = Oplossing tonen
puzzle-other = Een andere
puzzle-right = Dat is ’m!
puzzle-wrong = Er is een betere zet.
puzzle-solution = De oplossing: { $move }.
puzzle-costs =
    { $points ->
        [0] Dit kost { $percent }% van de winstkans.
        [one] Dit geeft { $points } punt en { $percent }% van de winstkans weg.
       *[other] Dit geeft { $points } punten en { $percent }% van de winstkans weg.
    }
puzzle-then = Het beste antwoord:
puzzle-tempting = Verleidelijk, maar zwakker: { $move }. { $sentence }
puzzle-also = Net zo goed: { $moves }.
puzzle-its-rating = Rating van de puzzel: { $rating }
puzzle-next = Volgende puzzel
puzzle-show = Oplossing tonen
puzzle-again = Opnieuw proberen
puzzle-analyse = Analyseren

# What a puzzle is about, and a hint of it.
theme-points = Direct punten
    .about = Zoek de zet die deze ronde het meest oplevert.
theme-finish = Een lijn compleet maken
    .about = Kijk welke lijn je compleet kunt maken.
theme-deny = Dwarszitten
    .about = Kijk wat de volgende speler nodig heeft.
theme-floor = Vloervallen
    .about = Let op de vloerlijnen: die van jou of van een ander.
theme-marker = Het startspelerfiche
    .about = Is het startspelerfiche zijn prijs waard?
theme-columns = Kolommen en kleuren
    .about = Denk aan de bonussen aan het einde.
theme-end = De laatste ronde
    .about = Moet dit de laatste ronde zijn?
theme-jokers = Jokers
    .about = Een joker maakt het verschil.
theme-wall = Keuze op de muur
    .about = Waar op de muur levert de tegel het meest op?
theme-payment = Betalen
    .about = Waarmee kun je het best betalen?
theme-corners = Bewaarde tegels
    .about = Denk aan de tegels die je bewaart voor de volgende ronde.
theme-bonus = Bonustegels
    .about = Een pilaar, standbeeld of raam ligt binnen bereik.
theme-stars = Sterren
    .about = Denk aan de sterren die je compleet kunt maken.
theme-wild = Jokertegels
    .about = Een jokertegel is deze ronde veel waard.
theme-ahead = Vooruitkijken
    .about = Hoe loopt de ronde af?
