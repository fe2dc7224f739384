const preloadError = 'vite:preloadError';

/**
 * Loads what no one has asked for. That a build is gone is then no reason to load the page anew, as it
 * is where a screen is missing (shell/chunk-guard.ts): what is there is better.
 */
export function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  addEventListener(preloadError, keepQuiet, true);
  return load().finally(() => removeEventListener(preloadError, keepQuiet, true));
}

const keepQuiet = (event: Event) => event.stopImmediatePropagation();
