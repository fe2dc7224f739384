import { forReader } from '../../../platform/page-server/for-reader.ts';

/** Where a person’s playback position is stored. */
export interface PositionKeeper {
  /** The saved position in seconds; null if they never watched. */
  read(session: number): number | null;
  /** Never throws: losing a position is no reason to interrupt anyone. */
  keep(session: number, seconds: number): void;
}

/** Stores positions with a person’s registration, the same on every device. */
export function keepWithRegistration(
  slug: string,
  watched: readonly { readonly session: number; readonly watchedSeconds: number }[],
): PositionKeeper {
  const places = new Map(watched.map(({ session, watchedSeconds }) => [session, watchedSeconds]));
  return {
    read: (session) => places.get(session) ?? null,
    keep(session, seconds) {
      places.set(session, seconds);
      const query = `mutation ($slug: String!, $session: Int!, $seconds: Float!) {
        saveWatched(slug: $slug, session: $session, seconds: $seconds) }`;
      void fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...forReader },
        body: JSON.stringify({ query, variables: { slug, session, seconds } }),
        // Also works while leaving the page.
        keepalive: true,
      }).catch(() => undefined);
    },
  };
}

/** Stores positions in this browser. */
export function keepHere(slug: string): PositionKeeper {
  const nameOf = (session: number) => `quad.watched.${slug}.${session}`;
  return {
    read(session) {
      try {
        const stored = Number(localStorage.getItem(nameOf(session)) ?? Number.NaN);
        return Number.isFinite(stored) && stored >= 0 ? stored : null;
      } catch {
        return null;
      }
    },
    keep(session, seconds) {
      try {
        localStorage.setItem(nameOf(session), String(seconds));
      } catch {
        // Storage is unavailable.
      }
    },
  };
}
