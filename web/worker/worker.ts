/**
 * The service worker: opens the page at once, and without a network.
 *
 * Each version of the page has a cache of its own, and pages are served from that of the version they belong to, so that
 * old and new code never meet. A new version waits until a page tells it to take over, or until all pages are closed.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;

/** What the build knows: a name for this version, all its files, and those that are loaded beforehand. */
declare const VERSION: string;
declare const FILES: readonly string[];
declare const SHELL: readonly string[];

const PREFIX = 'azulejos-';
const CACHE = PREFIX + VERSION;
const ANSWERS = 'azulejos answers';
const MOST_ANSWERS = 200;
const IS_OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'].includes(worker.location.hostname);
/** Addresses that belong to the server, and those of files. */
const NO_PAGE = /^\/(api|assets|metrics)(\/|$)|\.[^/]*$/;
/** What the server answers in the same way each time: asked for again without a network, the last answer will do. */
const REMEMBERED: Readonly<Record<string, RegExp>> = {
  GET: /^\/api\/(presets|bots|texts\/\w+|games\/\w+(\/(file|frames))?)$/,
  POST: /^\/api\/(study|frames|summary|picture)$/,
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (REMEMBERED[request.method]?.test(pathname)) event.respondWith(answer(event));
  else if (request.method !== 'GET' || pathname.startsWith('/api/')) return;
  else if (request.mode !== 'navigate') event.respondWith(file(request, pathname));
  else if (!NO_PAGE.test(pathname)) event.respondWith(page(request));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  else if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** Load what every page needs. What an older version has of the same files is taken over from it, large ones too. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (path) => {
      const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
      if (known) await cache.put(path, known);
      else if (SHELL.includes(path)) await cache.add(new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }));
    }),
  );
}

/** The version before stays for pages of it that are still open; older ones go. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Files that a page has loaded before this worker was there. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (FILES.includes(path) && !(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
  }
}

/** At once from this version; on one's own machine from the server if it runs, for another one may have its address by now. */
async function page(request: Request): Promise<Response> {
  const fresh = IS_OWN_MACHINE ? await fetch(request).catch(() => null) : null;
  return fresh ?? file(request, '/');
}

/** A file of this version; those in assets/ have names that change with their content, so that they can be kept. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(path, { ignoreVary: true });
  if (known) return known;
  const isAsset = path.startsWith('/assets/');
  const older = isAsset ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (older) return older;
  const response = await fetch(request);
  if (isAsset && response.status === 200) await cache.put(path, response.clone());
  return response;
}

async function answer(event: FetchEvent): Promise<Response> {
  const key = await keyOf(event.request.clone());
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(remember(key, response.clone()));
    return response;
  } catch (error) {
    const known = await caches.match(key, { cacheName: ANSWERS, ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

/** Caches know no requests with a body: its hash goes into the address. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const hash = await crypto.subtle.digest('SHA-256', await request.arrayBuffer());
  return `${request.url}?${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function remember(key: string, response: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  await cache.delete(key, { ignoreVary: true }); // so that it is the newest again
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST_ANSWERS).map((old) => cache.delete(old)));
}

/** Go to the page that shows a table, or open one. */
async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}
