import type { Queryable } from '../../../platform/database/queryable.ts';
import { DirectoryIndex } from './directory-index.ts';
import type { LiveDirectory } from './live-directory.server.ts';
import { loadHiddenEntries } from './load-entries.server.ts';

/**
 * The colleges that a search finds, best match first. The directory contains the open ones; drafts
 * and closed colleges are few and rarely searched, so they are read and indexed per search.
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
