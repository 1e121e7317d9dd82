# Shingle in English.

shingle-color = { $color ->
    [a] amber
    [j] jade
    [r] rose
   *[s] slate
  }
shingle-a-pebble = { $color ->
    [a] an amber pebble
    [j] a jade pebble
    [r] a rose pebble
   *[s] a slate pebble
  }

box-shingle = Shingle
preset-shingle = Shingle
    .about = Pebbles from the shore, piled into cairns.
preset-shingle-calm = Shingle, calm water
    .about = Nobody may skim.
option-rounds = Rounds
    .about = How often the tide comes in.
option-skimming = Skimming
    .about = You may lose a pebble in the sea, for a point.
phase-gather = gathering
phase-tide = the tide comes in

shingle-washed = The tide brings { shingle-a-pebble }.
shingle-round-began = Round { $round }: { $player } starts.
shingle-laid = { $player } lays { shingle-a-pebble } on cairn { $cairn-number }: { points }.
shingle-lantern = { $player } finishes the first cairn and puts the lantern on it: { points }.
shingle-skimmed = { $player } skims { shingle-a-pebble }, for { points }.
shingle-lost = The sea takes { shingle-a-pebble }.
shingle-ended = The last round is over.
shingle-colors-bonus = { $player } has four colors on cairn { $cairn-number }: { points }.

reason-shingle-tide-first = the tide must come in first
reason-shingle-not-in-bag = there is no { shingle-color } pebble in the bag
reason-shingle-no-draw = no pebble is washed ashore now
reason-shingle-calm-water = nobody may skim in calm water
reason-shingle-not-on-shore = there is no { shingle-color } pebble on the shore
reason-shingle-finished = cairn { $cairn } is finished: it has { $height } pebbles

terminal-help-shingle =
    SHINGLE: color, cairn
    a2      an amber pebble on your second cairn
    skim-r  a rose pebble over the water, for a point
    a amber, j jade, r rose, s slate
terminal-choice-shingle-lay = { shingle-a-pebble }, cairn { $cairn-number }{ $finishes ->
    [true] , finished
   *[false] {""}
  }
terminal-choice-shingle-skim = skim { shingle-a-pebble }
