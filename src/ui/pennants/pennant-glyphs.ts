import { useSyncExternalStore } from 'react';
import type { PennantArt } from './pennant-felt.ts';

type Sew = (letters: string, shape: PennantArt['shape'], behindLogo: boolean) => string;

let sew: Sew | undefined;
let isLoading = false;
const waiting = new Set<() => void>();
/** Outlines that the page had when it came. */
const found = new Map<string, string>();

/** Sets the drawer of letters (letter-pennant.ts). A server gets it from the pennant drawer. */
export function sewWith(drawer: Sew): void {
  sew = drawer;
  for (const tell of waiting) tell();
}

/** What names the outline of letters in a page, on the element that shows it. */
export const glyphId = ({ letters, shape, logo }: PennantArt): string =>
  `${shape} ${letters}${logo ? ' logo' : ''}`;

/**
 * The outline of a pennant's letters: about a kilobyte, which a page has in its markup and therefore
 * not once more in its data. A browser reads it there; for a pennant that was not on the page it loads
 * what draws letters (12 KB), and shows bare felt until then.
 */
export function useGlyph(art: PennantArt): string | undefined {
  const outline = () => outlineOf(art);
  return useSyncExternalStore(subscribe, outline, outline);
}

function outlineOf(art: PennantArt): string | undefined {
  // Limp felt shows its letters as text (limp-pennant.tsx).
  if (!art.letters || art.shape === 'limp') return undefined;
  if (sew) return sew(art.letters, art.shape, art.logo !== undefined);
  const name = glyphId(art);
  const cached = found.get(name);
  if (cached !== undefined) return cached;
  const drawn = document.querySelector(`[data-glyph="${name}"]`)?.getAttribute('d');
  if (drawn) found.set(name, drawn);
  else lacks = true;
  return drawn ?? undefined;
}

/** Something is shown whose letters were not on the page. */
let lacks = false;

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  if (lacks && !sew && !isLoading) {
    isLoading = true;
    loadQuietly().then(
      ({ letterPennant }) => sewWith(letterPennant),
      // The next pennant tries again.
      () => (isLoading = false),
    );
  }
  return () => waiting.delete(tell);
}

/** A build that is gone does not reload the page, as for a missing screen: bare felt is better. */
function loadQuietly() {
  addEventListener(loadError, keepQuiet, true);
  return import('./letter-pennant.ts').finally(() =>
    removeEventListener(loadError, keepQuiet, true),
  );
}

const loadError = 'vite:preloadError';
const keepQuiet = (event: Event) => event.stopImmediatePropagation();
