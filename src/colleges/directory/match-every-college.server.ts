import type { Queryable } from '../../platform/database/queryable.ts';
import { DirectoryIndex } from './directory-index.ts';
import type { LiveDirectory } from './live-directory.server.ts';
import { loadHiddenEntries } from './load-entries.server.ts';

/**
 * The colleges that a search finds, the best match first. The directory holds the open ones; drafts and
 * closed colleges are few and rarely looked for, so they are read and indexed for the one search.
 */
export async function matchEveryCollege(
  database: Queryable,
  open: LiveDirectory,
  search: string,
): Promise<readonly string[]> {
  const [found, hidden] = await Promise.all([open.match(search), loadHiddenEntries(database)]);
  const index = new DirectoryIndex();
  for (const entry of hidden) index.put(entry);
  return [...found, ...index.match(search)]
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id);
}
