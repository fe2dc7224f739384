import autocannon from 'autocannon';
import { signedIn } from './fixture.ts';
import type { Figure } from './report.ts';
import { startServer } from './servers.ts';
import type { Database } from '../src/platform/database/database.server.ts';

/**
 * The 95th percentile of what the directory's page fetches for a letter: search, filters with counts,
 * twenty cards with their pennants. One person types; eight do at once.
 */
export async function measureDirectoryPages({
  pool,
  connectionString,
}: Database): Promise<Figure[]> {
  // With an account: what visitors get may come from the cache of pages.
  const { token } = await signedIn(pool, 'student');
  const headers = { authorization: `Bearer ${token}` };
  const quad = await startServer('quad-server.ts', connectionString, 4109, { pages: true });
  try {
    const figures: Figure[] = [];
    for (const [typed, people] of [
      ['standf', 1],
      ['univ of tex', 1],
      ['univ of tex', 8],
    ] as const) {
      const url = `${quad.url}/colleges.data?q=${encodeURIComponent(typed)}`;
      await autocannon({ url, headers, connections: people, duration: 2 });
      const { latency, non2xx, errors } = await autocannon({
        url,
        headers,
        connections: people,
        duration: 4,
      });
      if (non2xx > 0 || errors > 0)
        throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed.`);
      figures.push({
        what: `directory page p95, “${typed}”, ${people} at once`,
        value: latency.p97_5,
        unit: 'ms',
        // The answer has a tenth of a second from the letter to the screen; half of it is the browser's.
        aim: { atMost: people === 1 ? 50 : 100 },
      });
    }
    return figures;
  } finally {
    await quad.stop();
  }
}
