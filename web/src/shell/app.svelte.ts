/** The page as an app: it opens without a network, gives way to new versions when that is safe, and can be installed. */

import { keepWords } from '../i18n/texts.svelte';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const AN_HOUR = 3_600_000;
let isOnline = $state(globalThis.navigator?.onLine !== false);
/** Whether a new version can be had by loading the page again. */
let hasUpdate = $state(false);
/** Whether one is in the middle of a game. */
let isPlaying = $state(false);
let installPrompt = $state.raw<InstallPrompt | null>(null);
let waiting: ServiceWorker | null = null;
/** Whether this page has asked the new version to take over. */
let isUpdating = false;

export const app = {
  get isOnline() {
    return isOnline;
  },
  /** Whether to offer a new version now. */
  get offersUpdate() {
    return hasUpdate && !isPlaying;
  },
  get canInstall() {
    return installPrompt !== null;
  },
};

/** Nothing takes over the page while somebody plays. */
export function setPlaying(now: boolean): void {
  isPlaying = now;
}

export async function install(): Promise<void> {
  await installPrompt?.prompt();
  installPrompt = null;
}

/** Load the new version; the page shows the same address again. */
export function update(): void {
  isUpdating = true;
  if (waiting) waiting.postMessage('take over');
  else location.reload();
}

/** Call once, when the page is there. */
export function startApp(): void {
  addEventListener('online', () => (isOnline = true));
  addEventListener('offline', () => (isOnline = false));
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => (installPrompt = null));
  if (!import.meta.env.PROD || !navigator.serviceWorker) return; // plain HTTP has none
  if (document.readyState === 'complete') void register(navigator.serviceWorker);
  else addEventListener('load', () => void register(navigator.serviceWorker));
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let wasControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (wasControlled) taken();
    wasControlled = true;
  });
  const registration = await container.register('/worker.js').catch(() => null);
  if (!registration) return;
  const look = () => {
    if (registration.waiting && container.controller) found(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, AN_HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || check());
  await container.ready;
  await keepWords();
  await keepFiles(performance.getEntriesByType('resource').map(({ name }) => name));
}

/** Files that were loaded, perhaps before the service worker was there, are kept to be had without a network. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const { active = null } = (await navigator.serviceWorker?.ready) ?? {};
  const paths = addresses.map((address) => new URL(address).pathname);
  active?.postMessage({ keep: paths.filter((path) => path.startsWith('/assets/')) });
}

/** A new version is there. Who has done nothing yet loses nothing, and gets it at once. */
function found(worker: ServiceWorker): void {
  waiting = worker;
  hasUpdate = true;
  if (!isPlaying && navigator.userActivation?.hasBeenActive === false) update();
}

/** A new version has taken over. Another page may have asked for it; then this one goes on with what it has. */
function taken(): void {
  waiting = null;
  hasUpdate = true;
  if (isUpdating) location.reload();
}
