/** Mark the app's icon with how many games wait for one's move; browsers that know no such marks do nothing. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
