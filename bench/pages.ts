import { loadDemo } from '../src/app/demo/load-demo.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import type { Queryable } from '../src/platform/database/queryable.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { signedIn } from './fixture.ts';
import { changeOnce, measureFreshPages } from './fresh-pages.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measurePageMemory } from './page-memory.ts';
import { measureRendering } from './rendering.ts';
import type { Figure } from './report.ts';
import { startServer } from './servers.ts';

/** Pages for visitors, with the demo's fairs: rendered, cached, a full cache, rerendered. */
export async function measurePages(database: Database): Promise<Figure[]> {
  const { pool, connectionString } = database;
  await loadDemo(database, realWorld);
  await pool.query('analyze');
  const { token } = await signedIn(pool, 'admin');
  const fair = await first(pool, `select id, slug from fair where slug = 'demo'`);
  const college = await first(
    pool,
    `select c.id, c.slug from college c join college_profile p on p.college_id = c.id
     where c.slug is not null order by cardinality(p.majors) desc limit 1`,
  );
  const paths = {
    'front page': '/',
    calendar: '/calendar',
    directory: '/colleges',
    'a college of many majors': `/college-${college.slug}`,
    'a fair of 60 colleges': `/fair-${fair.slug}`,
    prices: '/pricing',
    'about us': '/about-us',
    'privacy policy': '/privacy-policy',
    hub: '/resources',
    'a guide': '/resources/college-prep',
  } as const;
  const changes = [
    { what: 'Fair', id: fair.id, path: `/fair-${fair.slug}` },
    { what: 'College', id: college.id, path: `/college-${college.slug}` },
  ] as const;

  const quad = await startServer('quad-server.ts', connectionString, 4110, { pages: true }, [
    '--expose-gc',
  ]);
  try {
    return [
      ...(await measureRendering(quad.url, paths)),
      ...(await measureCachedPages(quad, 4111, {
        'front page': paths['front page'],
        directory: paths.directory,
      })),
      ...(await measureFreshPages(quad, token, changes)),
      ...(await measurePageMemory(
        quad,
        { 'long pages': paths['a fair of 60 colleges'], 'short pages': paths['about us'] },
        () => changeOnce(quad, token, changes[0]),
      )),
    ];
  } finally {
    await quad.stop();
  }
}

interface Addressed {
  readonly id: string;
  readonly slug: string;
}

async function first(pool: Queryable, sql: string): Promise<Addressed> {
  const { rows } = await pool.query<Addressed>(sql);
  if (!rows[0]) throw new Error(`There is nothing to measure: ${sql}`);
  return rows[0];
}
