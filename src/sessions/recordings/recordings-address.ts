import { fairPaths } from '../../fairs/fair-paths.ts';

/** The address of a place in the recording of a session, which starts there also without JavaScript. */
export function placeAddress(slug: string, session: number, second: number): string {
  const search = new URLSearchParams({ session: String(session), t: String(Math.floor(second)) });
  return `${fairPaths(slug).recordings}?${search}#session-${session}`;
}
