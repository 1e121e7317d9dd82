# Die Regeln beider Spiele in eigenen Worten, mit Beispielen zum Ausprobieren.

help-title = Regeln
help-again = Von vorn
help-learn = Ein erstes Spiel mit dem Begleiter
help-learn-game = { $game } mit dem Begleiter spielen
help-examples = Beispiele

## Azul

help-azul = Azul in fünf Minuten
    .aim = Nimm Fliesen aus der Tischmitte, fülle die Musterreihen links auf deinem Tableau und leg aus jeder vollen Musterreihe eine Fliese auf deine Wand. Fliesen, die nebeneinander liegen, bringen Punkte. Sobald jemand eine Reihe der Wand vollendet, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
help-azul-take = Fliesen nehmen
    .text =
        Auf jeder runden Manufaktur liegen vier Fliesen. Wähle in deinem Zug eine Manufaktur und eine Farbe und nimm alle Fliesen dieser Farbe. Der Rest kommt in die Mitte.
        Du kannst auch aus der Mitte nehmen: wieder eine Farbe, und alle ihre Fliesen. Wer das in einer Runde als Erster tut, nimmt auch den Startspielerstein. Damit beginnst du die nächste Runde, aber er kommt vor den Fliesen auf das erste freie Feld deiner Bodenreihe und kostet, was dieses Feld kostet. Wer die erste Runde beginnt, wird vor dem Spiel festgelegt: ein gewählter Platz oder ein zufälliger.
        Die Runde dauert, bis keine Fliesen mehr da sind.
help-azul-line = Eine Musterreihe füllen
    .text =
        Leg die genommenen Fliesen von rechts nach links auf eine deiner fünf Musterreihen. Sie fassen eine bis fünf Fliesen und jeweils nur eine Farbe. Eine begonnene Musterreihe darfst du weiter füllen, wenn die Farbe gleich ist.
        Eine Farbe, die schon in einer Reihe deiner Wand liegt, darf nicht mehr auf die Musterreihe daneben.
        Du darfst die Fliesen nicht auf mehrere Musterreihen verteilen. Was nicht passt, fällt auf die Bodenreihe, und du darfst auch immer alle dorthin legen.
help-azul-floor = Die Bodenreihe
    .text =
        Gefallene Fliesen füllen die Bodenreihe von links. Am Ende der Runde kosten ihre sieben Felder 1, 1, 2, 2, 2, 3 und 3 Punkte. Der Startspielerstein zählt als Fliese. Was über die siebte hinausgeht, kommt in den Deckel und kostet nichts.
        Dein Punktestand sinkt nie unter 0. Danach wird die Bodenreihe geleert.
help-azul-wall = Die Wand fliesen
    .text =
        Wenn alle Fliesen genommen sind, gehen alle ihre Musterreihen von oben nach unten durch. Aus jeder vollen Musterreihe kommt eine Fliese auf das Feld ihrer Farbe in derselben Reihe der Wand; der Rest dieser Musterreihe kommt in den Deckel. Musterreihen, die nicht voll sind, bleiben liegen.
        Eine neue Fliese bringt sofort Punkte: Zähle die Fliesen in ihrer lückenlosen waagerechten Kette und die in ihrer senkrechten. Eine Kette aus nur einer Fliese zählt nicht. Eine Fliese ohne Nachbarn bringt 1 Punkt.
        Dann werden die Manufakturen aus dem Beutel gefüllt, und der Beutel aus dem Deckel, wenn er leer ist. Wer den Startspielerstein hat, beginnt.
help-azul-end = Spielende
    .text =
        Das Spiel endet nach der Runde, in der jemand eine Reihe aus fünf Fliesen vollendet. Dann erhalten alle ihre Boni. Bei Gleichstand gewinnt, wer mehr vollständige Reihen hat; herrscht auch da Gleichstand, wird der Sieg geteilt.
help-azul-grey = Die graue Wand
    .text =
        Auf der grauen Seite sind keine Farben gedruckt: Du wählst die Spalte für jede Fliese selbst, Reihe für Reihe von oben. Jede Farbe darf in jeder Reihe und in jeder Spalte nur einmal vorkommen.
        Passt die Fliese einer vollen Musterreihe nirgends hin, fällt die ganze Musterreihe auf die Bodenreihe. Alle wählen gleichzeitig und geheim, dann werden alle Wände gezeigt.
help-azul-jokers = Joker
    .text =
        Fünf Joker (zu zweit) oder zehn (zu dritt oder viert) ersetzen einige Fliesen. In deinem Zug kannst du eine Farbe nehmen und die Joker liegen lassen, alle Joker nehmen oder beides.
        Auf einer Musterreihe steht ein Joker für jede Farbe. Passen die Fliesen einer Farbe und ihre Joker nicht alle darauf, wählst du, was fällt. Ist die Musterreihe voll, kommt ein Joker auf die Wand: auf das Feld der Farbe dieser Musterreihe oder auf ein beliebiges freies Feld der Reihe, wenn sie nur aus Jokern besteht. Er zählt für Reihen und Spalten, aber nie für einen Farbbonus, und er blockiert die Farbe, deren Feld er bedeckt. Auf der grauen Wand hat ein Joker keine Farbe: Er kommt auf ein beliebiges freies Feld seiner Reihe und blockiert nichts.
help-azul-others = Mini und Express
    .text =
        Azul Mini ist dasselbe Spiel in einer kleineren Schachtel. Das Express-Blatt, eine kurze Zusammenfassung von anderen, unterscheidet sich in einer Zahl: Eine vollständige Spalte bringt 5 Punkte statt 7.
        Alle anderen Einzelheiten kannst du vor dem Spiel in den Hausregeln ändern.

help-try-azul-take = Nimm Fliesen von einer Manufaktur und sieh, wie der Rest in die Mitte kommt.
help-done-azul-take = Alle Fliesen dieser Farbe gehören dir. Die anderen liegen jetzt in der Mitte.
help-try-azul-mathilde = Nimm die zwei gelben Fliesen von Manufaktur 1. Wohin können sie?
help-done-azul-mathilde = Die Reihen 2 und 3 haben schon eine gelbe Fliese, und Musterreihe 4 ist blau. Bleiben Musterreihe 1 (eine Fliese fällt), Musterreihe 5 und die Bodenreihe.
help-try-azul-floor = Deine Bodenreihe wird voll. Nimm die letzte Fliese und leg sie auf Musterreihe 5.
help-done-azul-floor = Vier Fliesen und der Startspielerstein kosten 1 + 1 + 2 + 2 + 2 = 8 Punkte.
help-name-azul-alone = 1 Punkt
help-try-azul-alone = Mach Musterreihe 2 mit der letzten roten Fliese voll.
help-done-azul-alone = Die rote Fliese hat keinen Nachbarn: 1 Punkt.
help-name-azul-across = 3 waagerecht
help-try-azul-across = Mach Musterreihe 3 mit der letzten gelben Fliese voll.
help-done-azul-across = Drei lückenlos nebeneinander: 3 Punkte.
help-name-azul-down = 3 senkrecht
help-try-azul-down = Mach Musterreihe 3 mit der letzten blauen Fliese voll.
help-done-azul-down = Drei übereinander: 3 Punkte. Die waagerechte Kette aus nur einer Fliese zählt nicht.
help-name-azul-both = 7 Punkte
help-try-azul-both = Mach Musterreihe 3 mit der letzten gelben Fliese voll.
help-done-azul-both = Vier waagerecht und drei senkrecht: 4 + 3 = 7 Punkte. Die Fliese zählt in beiden Ketten.
help-try-azul-end = Vollende die oberste Reihe mit der letzten gelben Fliese.
help-done-azul-end = Eine Reihe, eine Spalte und alle fünf blauen Fliesen: 2 + 7 + 10 Bonuspunkte.
help-name-azul-grey = Wählen
help-try-azul-grey = Musterreihe 2 ist voll mit gelben Fliesen. Wähle eine Spalte für eine davon.
help-done-azul-grey = Spalte 1 war belegt, und in Spalte 3 liegt darüber eine gelbe Fliese. Die Spalten 2, 4 und 5 waren frei.
help-name-azul-grey-blocked = Kein Platz
help-try-azul-grey-blocked = Leg die gelbe Fliese von Reihe 1 in Spalte 3 und sieh, was mit Musterreihe 2 geschieht.
help-done-azul-grey-blocked = In Reihe 2 war nur Spalte 3 frei, und darüber liegt jetzt eine gelbe Fliese: Beide Fliesen von Musterreihe 2 sind gefallen. Fang von vorn an und probier eine andere Spalte!
help-try-azul-jokers = Nimm beide Joker von Manufaktur 1 und leg sie auf Musterreihe 2.
help-done-azul-jokers = Musterreihe 2 ist allein mit Jokern voll: Am Ende der Runde wählst du ein beliebiges freies Feld in Reihe 2.

help-bonus-row = Jede vollständige Reihe
help-bonus-column = Jede vollständige Spalte
help-bonus-color = Jede Farbe mit allen fünf Fliesen auf der Wand

## Der Sommerpavillon

help-pavilion = Der Sommerpavillon in fünf Minuten
    .aim = In jeder der sechs Runden nimmst du erst Fliesen und legst sie dann auf sieben Sterne. Ein Feld kostet so viele Fliesen, wie seine Zahl sagt, und Fliesen, die sich in einem Stern berühren, zählen zusammen. Umbaue Säulen, Statuen und Fenster, um Bonusfliesen zu bekommen. Alle beginnen mit 5 Punkten.
help-pavilion-take = Fliesen nehmen
    .text =
        Jede Runde hat ihre Jokerfarbe: Lila, Grün, Orange, Gelb, Blau, Rot. Nimm alle Fliesen einer Farbe, aber nicht der Jokerfarbe, von einer Manufaktur oder aus der Mitte. Liegen dort auch Jokerfliesen, nimm genau eine davon dazu. Liegen nur Jokerfliesen da, nimmst du eine einzige.
        Der Rest der Manufaktur kommt in die Mitte. Wer die erste Runde beginnt, wird vor dem Spiel festgelegt: ein gewählter Platz oder ein zufälliger. Wer als Erster aus der Mitte nimmt, erhält den Startspielerstein: Er verliert einen Punkt pro genommener Fliese, legt in dieser Runde zuerst und beginnt die nächste.
        Deine Fliesen bleiben neben deinem Tableau. Dein Punktestand sinkt nie unter 1.
help-pavilion-place = Eine Fliese legen
    .text =
        Wenn alle Fliesen genommen sind, wird reihum gelegt, ein Feld pro Zug. Ein Feld mit einer 4 kostet vier Fliesen: Eine kommt auf das Feld, die anderen drei kommen in den Turm. Mindestens eine davon muss die Farbe haben, die du legst; Jokerfliesen können die anderen ersetzen.
        Jeder äußere Stern nimmt nur seine eigene Farbe auf. Der mittlere Stern nimmt jede Farbe auf, aber jede nur einmal.
        Du erhältst 1 Punkt für die Fliese und 1 für jede Fliese, die rund um den Stern mit ihr verbunden ist.
help-pavilion-bonus = Säulen, Statuen, Fenster
    .text =
        Zwischen den Sternen stehen Säulen und Statuen mit je vier Feldern ringsum und Fenster mit zwei. Sobald alle Felder ringsum belegt sind, nimmst du Fliesen deiner Wahl aus dem Vorrat: 1 für eine Säule, 2 für eine Statue, 3 für ein Fenster. Du kannst sie ab deinem nächsten Zug verwenden. Der Vorrat wird danach wieder auf zehn aufgefüllt.
help-pavilion-pass = Passen
    .text =
        Wenn du nichts mehr legen kannst oder willst, passe. Du darfst bis zu vier Fliesen in den Ecken für die nächste Runde behalten; jede andere Fliese kostet dich einen Punkt. In der letzten Runde bringt Behalten nichts: Jede behaltene Fliese kostet nach den Boni einen Punkt.
help-pavilion-end = Spielende
    .text =
        Nach sechs Runden bringen vollständige Sterne und vollständige Zahlen Boni. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
help-pavilion-mono = Die andere Seite
    .text =
        Auf der einfarbigen Seite haben die Sterne keine Farbe. Die erste Fliese eines Sterns darf jede Farbe haben. Die zweite entscheidet: Bei gleicher Farbe nimmt der Stern nur noch diese auf, bei einer anderen müssen alle sechs verschieden sein. Die Zahlen sind anders angeordnet, und jedes Feld des mittleren Sterns kostet 3.
        Jeder Stern zählt als das, was er geworden ist.

help-name-pavilion-wild = Eine Jokerfliese
help-try-pavilion-wild = Lila ist die Jokerfarbe. Nimm die grüne Fliese von Manufaktur 1.
help-done-pavilion-wild = Eine lila Fliese kam mit; die andere und die gelbe sind in die Mitte gekommen.
help-name-pavilion-center = Die Mitte
help-try-pavilion-center = Nimm als Erster aus der Mitte: alle gelben Fliesen.
help-done-pavilion-center = Drei gelbe Fliesen und eine lila: Der Startspielerstein kostet 4 Punkte.
help-name-pavilion-a = A
help-try-pavilion-a = Du hast sieben blaue Fliesen. Leg eine auf die blaue 6.
help-done-pavilion-a = Du hast sechs Fliesen bezahlt: Eine liegt auf dem Stern, fünf sind im Turm. Sie hat keinen Nachbarn: 1 Punkt.
help-name-pavilion-b = B
help-try-pavilion-b = Leg eine rote Fliese auf die rote 3.
help-done-pavilion-b = Die Felder 2 und 4 sind leer, darum zählen 6 und 1 nicht: 1 Punkt.
help-name-pavilion-c = C
help-try-pavilion-c = Leg eine blaue Fliese auf die blaue 6, mit drei lila Jokerfliesen.
help-done-pavilion-c = 4, 5 und 6 sind verbunden: 3 Punkte. Und das Fenster ist umbaut: Nimm drei Fliesen!
help-name-pavilion-d = D
help-try-pavilion-d = Leg deine einzige orange Fliese auf die orange 4.
help-done-pavilion-d = Du zahlst eine orange Fliese und drei Jokerfliesen; die gelegte schließt an 3 und 5 an: 3 Punkte.
help-name-pavilion-e = E
help-try-pavilion-e = Leg eine lila Fliese auf die lila 2.
help-done-pavilion-e = Die Jokerfarbe kannst du auch als sie selbst legen und zahlst dann nur mit ihren eigenen Fliesen: 3 Punkte.
help-try-pavilion-f = Passe und behalte die vier grünen Fliesen.
help-done-pavilion-f = Vier Fliesen liegen in den Ecken, zwei rote sind abgelegt: Du verlierst 2 Punkte.
help-try-pavilion-bonus = Leg eine orange Fliese auf die orange 2.
help-done-pavilion-bonus = Eine Säule und eine Statue auf einmal: 1 + 2 Fliesen aus dem Vorrat.
help-try-pavilion-mono = Der Stern oben rechts hat eine rote Fliese. Leg noch eine daneben: rot oder grün?
help-done-pavilion-mono = Rot macht ihn zum roten Stern; bei Grün müssen alle sechs Farben verschieden sein.

help-bonus-star = Für den { star-object }
help-bonus-mixed = Ein Stern aus sechs Farben
help-bonus-number = Alle Felder mit einer { $number }
