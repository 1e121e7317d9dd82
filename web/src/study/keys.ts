/** The keys of the study screen; no key stands for the arrows. */
export const KEYS = Object.entries({
  '': 'study-keys-arrows',
  Home: 'study-keys-ends',
  A: 'study-keys-analysis',
  D: 'study-keys-deeper',
  '1–5': 'study-keys-play',
  R: 'study-keys-review',
  M: 'study-keys-moves',
  B: 'study-keys-back',
  F: 'study-keys-front',
  N: 'study-keys-deal',
  K: 'study-keys-keep',
  '?': 'keys-help',
});
