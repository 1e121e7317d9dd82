# Shingle in het Nederlands.

shingle-color = { $color ->
    [a] amberkleurige
    [j] jadegroene
    [r] roze
   *[s] leigrijze
  }
shingle-a-pebble = een { shingle-color } steen

box-shingle = Shingle
preset-shingle = Shingle
    .about = Stenen van het strand, gestapeld tot torens.
preset-shingle-calm = Shingle, kalm water
    .about = Niemand mag keilen.
option-rounds = Rondes
    .about = Hoe vaak het vloed wordt.
option-skimming = Keilen
    .about = Je mag een steen in zee verliezen, voor een punt.
phase-gather = rapen
phase-tide = het wordt vloed

shingle-washed = De vloed brengt { shingle-a-pebble }.
shingle-round-began = Ronde { $round }: { $player } begint.
shingle-laid = { $player } legt { shingle-a-pebble } op toren { $cairn-number }: { points }.
shingle-lantern = { $player } maakt de eerste toren af en zet de lantaarn erop: { points }.
shingle-skimmed = { $player } keilt { shingle-a-pebble }, voor { points }.
shingle-lost = De zee neemt { shingle-a-pebble }.
shingle-ended = De laatste ronde is voorbij.
shingle-colors-bonus = { $player } heeft vier kleuren op toren { $cairn-number }: { points }.

reason-shingle-tide-first = het moet eerst vloed worden
reason-shingle-not-in-bag = er zit geen { shingle-color } steen in de zak
reason-shingle-no-draw = er spoelt nu geen steen aan
reason-shingle-calm-water = in kalm water mag niemand keilen
reason-shingle-not-on-shore = er ligt geen { shingle-color } steen op het strand
reason-shingle-finished = toren { $cairn } is af: er liggen { $height } stenen

terminal-help-shingle =
    SHINGLE: kleur, toren
    a2      een amberkleurige steen op je tweede toren
    skim-r  een roze steen keilen, voor een punt
    a amber, j jade, r roze, s leigrijs
terminal-choice-shingle-lay = { shingle-a-pebble }, toren { $cairn-number }{ $finishes ->
    [true] , af
   *[false] {""}
  }
terminal-choice-shingle-skim = { shingle-a-pebble } keilen
