import { signedIn } from './fixture.ts';
import type { Figure } from './report.ts';
import { fire, startServer } from './servers.ts';
import type { Database } from '../src/platform/database/database.server.ts';

const query = `query ($search: String) {
  collegeDirectory(search: $search, limit: 20) {
    totalCount
    items { id name slug city state }
    facets { states { value count } types { value count } sizes { value count } settings { value count } majors { value count } }
    nextToken
  }
}`;

/** The 95th percentile of a typo-tolerant search with facets, for eight people at once. */
export async function measureDirectory({ pool, connectionString }: Database): Promise<Figure[]> {
  const { token } = await signedIn(pool, 'student');
  const quad = await startServer('quad-server.ts', connectionString, 4103);
  try {
    const figures: Figure[] = [];
    for (const search of ['standford', 'univ of texas', 'saint john', null]) {
      const shot = { path: '/graphql', token, body: { query, variables: { search } } };
      await fire(quad, shot, 2, 8);
      const { p95 } = await fire(quad, shot, 4, 8);
      figures.push({
        what: `directory p95, ${search === null ? 'no search' : `“${search}”`}`,
        value: p95,
        unit: 'ms',
        aim: { atMost: 40 },
      });
    }
    return figures;
  } finally {
    await quad.stop();
  }
}
