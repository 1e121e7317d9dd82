/** Telling somebody who looks elsewhere that it is their turn: a notification, and a mark on the app's icon. */

import { showBadge } from '../shell/badge';
import type { TableInfo } from '../wire/messages';

const DECLINED = 'azulejos.notices';
const AN_HOUR = 3600;

/** Whether one may wait long for the others: people who have no clock, or a slow one. */
export function isSlow(info: TableInfo, you: readonly number[]): boolean {
  const hasOthers = info.seats.some((seat, i) => seat.kind === 'person' && !you.includes(i));
  return you.length > 0 && hasOthers && (!info.clock || info.clock.seconds >= AN_HOUR);
}

/** Whether to ask for leave to notify: nobody was asked before, and the browser could. */
export function mayAsk(): boolean {
  return 'Notification' in window && Notification.permission === 'default' && !localStorage.getItem(DECLINED);
}

export async function ask(): Promise<void> {
  await Notification.requestPermission();
}

export function decline(): void {
  localStorage.setItem(DECLINED, 'declined');
}

/** Say so, if nobody is looking. */
export async function tellTurn(path: string, title: string, body: string): Promise<void> {
  if (!document.hidden) return;
  showBadge(1);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: path, icon: '/icon-192.png', data: path };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, options); // phones know only this way
  else new Notification(title, options).onclick = () => window.focus();
}

/** It is known by now. */
export async function forgetTurn(path: string): Promise<void> {
  showBadge(0);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: path })) ?? []) notification.close();
}
