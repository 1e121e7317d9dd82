# Shingle en français.

shingle-color = { $color ->
    [a] d’ambre
    [j] de jade
    [r] de quartz rose
   *[s] d’ardoise
  }
shingle-a-pebble = un galet { shingle-color }

box-shingle = Shingle
preset-shingle = Shingle
    .about = Des galets du rivage, empilés en cairns.
preset-shingle-calm = Shingle, eau calme
    .about = Personne ne fait de ricochets.
option-rounds = Manches
    .about = Combien de fois la marée monte.
option-skimming = Ricochets
    .about = Vous pouvez perdre un galet en mer, pour un point.
phase-gather = ramassage
phase-tide = la marée monte

shingle-washed = La marée apporte { shingle-a-pebble }.
shingle-round-began = Manche { $round } : { $player } commence.
shingle-laid = { $player } pose { shingle-a-pebble } sur le cairn { $cairn-number } : { points }.
shingle-lantern = { $player } achève le premier cairn et y pose la lanterne : { points }.
shingle-skimmed = { $player } fait un ricochet avec { shingle-a-pebble }, pour { points }.
shingle-lost = La mer emporte { shingle-a-pebble }.
shingle-ended = La dernière manche est finie.
shingle-colors-bonus = { $player } a quatre couleurs sur le cairn { $cairn-number } : { points }.

reason-shingle-tide-first = la marée doit d’abord monter
reason-shingle-not-in-bag = il n’y a pas de galet { shingle-color } dans le sac
reason-shingle-no-draw = la marée n’apporte pas de galet maintenant
reason-shingle-calm-water = personne ne fait de ricochets en eau calme
reason-shingle-not-on-shore = il n’y a pas de galet { shingle-color } sur le rivage
reason-shingle-finished = le cairn { $cairn } est achevé : il a { $height } galets

terminal-help-shingle =
    SHINGLE : couleur, cairn
    a2      un galet d’ambre sur votre deuxième cairn
    skim-r  un ricochet avec un galet de quartz rose, pour un point
    a ambre, j jade, r quartz rose, s ardoise
terminal-choice-shingle-lay = { shingle-a-pebble }, cairn { $cairn-number }{ $finishes ->
    [true] , achevé
   *[false] {""}
  }
terminal-choice-shingle-skim = un ricochet avec { shingle-a-pebble }
