/** Lets the service worker keep what can be read without a server. Browsers allow it over https and on one's own machine. */

const CALM = 3_000; // milliseconds after the start: first comes what somebody is waiting for

export function keepForLater(language: string): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  setTimeout(() => void keep(language).catch(() => undefined), CALM); // a browser that keeps nothing; all works, and is forgotten
}

async function keep(language: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}
