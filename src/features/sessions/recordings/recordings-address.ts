import { fairPaths } from '../../fairs/fair-paths.ts';

/**
 * The address of a position in a session's recording, which also works without JavaScript.
 * @param until where a clip that begins there ends
 */
export function placeAddress(
  slug: string,
  session: number,
  second: number,
  until?: number,
): string {
  const search = new URLSearchParams({ session: String(session), t: String(Math.floor(second)) });
  if (until !== undefined) search.set('until', String(Math.floor(until)));
  return `${fairPaths(slug).recordings}?${search}#session-${session}`;
}
