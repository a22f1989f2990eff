/** What the tab of the page tells whoever looks elsewhere: its title, its icon, and the badge of an installed page. */

const CALM = '/icon.svg';
const CALLS = '/icon-calls.svg';

type Badge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** `calls` is how many things wait for whoever sits here; 0 for none. */
export function tab(title: string, calls: number): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = calls ? CALLS : CALM;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  const badge: Badge = navigator;
  void (calls ? badge.setAppBadge?.(calls) : badge.clearAppBadge?.())?.catch(() => undefined);
}
