/**
 * Loads what nobody has asked for. That a build is gone is then no reason to load the page anew, as it
 * is where a screen is missing (shell/chunk-guard.ts): what is there is better.
 * @throws what `load` throws
 */
export async function loadQuietly<T>(load: () => Promise<T>): Promise<T> {
  window.addEventListener('vite:preloadError', keepQuiet, true);
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', keepQuiet, true);
  }
}

const keepQuiet = (event: Event) => event.stopImmediatePropagation();
