const preloadError = 'vite:preloadError';

/**
 * Loads an optional part. If its build is gone, the page is not reloaded, unlike for a missing
 * screen (src/features/shell/machinery/chunk-guard.ts): the existing markup is better.
 */
export function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  addEventListener(preloadError, keepQuiet, true);
  return load().finally(() => removeEventListener(preloadError, keepQuiet, true));
}

const keepQuiet = (event: Event) => event.stopImmediatePropagation();
