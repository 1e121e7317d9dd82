/** The keys of a table; no key stands for the arrows. */
export const KEYS = Object.entries({
  Tab: 'keys-tab',
  '': 'keys-arrows',
  Enter: 'keys-enter',
  Esc: 'keys-escape',
  U: 'keys-undo',
  R: 'keys-again',
  '/': 'keys-type',
  H: 'keys-hint',
  S: 'keys-scores',
  L: 'keys-log',
  '.': 'keys-skip',
  G: 'keys-guide',
  N: 'keys-guide-next',
  '?': 'keys-help',
});
