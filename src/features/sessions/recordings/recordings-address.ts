import { fairPaths } from '../../fairs/fair-paths.ts';

/** The address of a position in a session's recording, which also works without JavaScript. */
export function placeAddress(slug: string, session: number, second: number): string {
  const search = new URLSearchParams({ session: String(session), t: String(Math.floor(second)) });
  return `${fairPaths(slug).recordings}?${search}#session-${session}`;
}
