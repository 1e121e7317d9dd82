/** Which screen an address shows. */

/** Screens that an address has nothing more to say about. */
const ALONE = ['replay', 'analysis', 'games', 'scribe', 'count'] as const;
type Alone = (typeof ALONE)[number];

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'rules'; readonly topic: string }
  | { readonly screen: 'learn'; readonly game: string }
  | { readonly screen: 'print'; readonly preset: string }
  | { readonly screen: Alone }
  | { readonly screen: 'puzzles'; readonly id: string }
  | { readonly screen: 'lost' };

export function parseRoute(path: string): Route {
  const [head = '', rest = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length) return { screen: 'lost' };
  if (head === '') return { screen: 'start' };
  if (head === 't' && rest) return { screen: 'table', id: rest };
  if (head === 'g' && rest) return { screen: 'game', id: rest };
  if (head === 'rules') return { screen: 'rules', topic: rest };
  if (head === 'learn') return { screen: 'learn', game: rest };
  if (head === 'print') return { screen: 'print', preset: rest };
  if (ALONE.includes(head as Alone) && !rest) return { screen: head as Alone };
  if (head === 'puzzles') return { screen: 'puzzles', id: rest };
  return { screen: 'lost' };
}

let route = $state.raw<Route>(parseRoute(typeof location === 'undefined' ? '/' : location.pathname));

export function currentRoute(): Route {
  return route;
}

/** `isInstead`: going back leads to where one was before this page. */
export function go(path: string, isInstead = false): void {
  history[isInstead ? 'replaceState' : 'pushState'](null, '', path);
  show();
}

function show(): void {
  route = parseRoute(location.pathname);
  scrollTo(0, 0);
}

/** Follow links inside the app without loading the page again. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('click', click);
  addEventListener('popstate', show);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', show);
  };
}
