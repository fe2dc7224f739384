/** Seconds in which a page that was reloaded is not reloaded again (section 9 of the specification). */
const guardSeconds = 10;

const key = 'quad.reloaded-at';

/** The storage of the last reload's time: it outlives the page, not the tab. */
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a page that lacks a part of itself may be reloaded, which it then is: after a release that
 * helps, but when it does not, reloading again and again would be worse than the error.
 */
export function mayReload(memory: Memory, now: number): boolean {
  const last = Number(memory.getItem(key) ?? Number.NaN);
  const since = now - last;
  // A clock that was set back is no reason to wait for years.
  if (since >= 0 && since < guardSeconds * 1000) return false;
  memory.setItem(key, String(now));
  return true;
}

/** As much of a window as is needed here. */
interface Page {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly performance: Pick<Performance, 'timeOrigin' | 'now'>;
  readonly sessionStorage: Memory;
  readonly location: { reload(): void };
  addEventListener(type: string, hear: (event: Event) => void): void;
}

/**
 * Reloads the page once when a part of it cannot be loaded. Everything that loads parts tells so by
 * Vite's event: its own imports, and those of routes (scripts/report-lost-routes.ts). Not while the
 * browser is offline: it would show an error page of its own.
 */
export function guardChunks(page: Page): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return;
    try {
      const now = page.performance.timeOrigin + page.performance.now();
      if (!mayReload(page.sessionStorage, now)) return;
    } catch {
      // Without storage, a browser would reload forever.
      return;
    }
    event.preventDefault();
    page.location.reload();
  });
}
