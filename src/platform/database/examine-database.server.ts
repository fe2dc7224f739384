import { findingsAbout, type Finding } from '../cli/finding.ts';
import type { World } from '../world.ts';
import { compareMigrations } from './migrating/compare-migrations.server.ts';
import type { Database } from './database.server.ts';
import { readOwnMigrations } from './migrate.server.ts';
import { readRows } from './read-rows.ts';

/** Seconds by which two clocks may differ before sessions and codes end at the wrong moment. */
const mostSkew = 5;

/**
 * Checks an open database: version, encoding, tables, and its clock compared with ours.
 * @throws connection errors
 */
export async function examineDatabase(
  { kind, pool }: Database,
  { world, production }: { readonly world: World; readonly production: boolean },
): Promise<readonly Finding[]> {
  const [about, clock] = [findingsAbout('Database'), findingsAbout('Clock')];
  const askedAt = world.now().getTime();
  const rows = await readRows(pool, { version: 'text', encoding: 'text', now: 'timestamp' })(
    `select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, clock_timestamp() as now`,
  );
  const answered = world.now().getTime();
  const { version = '', encoding = '', now = new Date(answered) } = rows[0] ?? {};
  const tables = await describeTables(pool);
  // As if the answer had been written in the middle of the call.
  const skew = (now.getTime() - (askedAt + answered) / 2) / 1000;
  const slack = mostSkew + (answered - askedAt) / 2000;
  return [
    encoding === 'UTF8'
      ? about.good(`PostgreSQL ${version} answers.`)
      : about.wrong(
          `Its text is kept as ${encoding}: make the database anew with --encoding=UTF8 --template=template0.`,
        ),
    ...(kind === 'embedded' && production
      ? [
          about.note(
            'This is the embedded PostgreSQL, which gets no security updates: use one of your distribution by DATABASE_URL.',
          ),
        ]
      : []),
    tables,
    Math.abs(skew) <= slack
      ? clock.good('The clocks of this machine and of the database agree.')
      : clock.wrong(
          `The clock of the database is ${Math.abs(skew).toFixed(0)} seconds ${skew > 0 ? 'ahead of' : 'behind'} the one of this machine: keep both right by NTP.`,
        ),
  ];
}

async function describeTables(pool: Database['pool']): Promise<Finding> {
  const about = findingsAbout('Tables');
  const ownMigrations = await readOwnMigrations();
  const { pending, newer, refusal } = await compareMigrations(pool, ownMigrations);
  if (refusal !== undefined) return about.wrong(refusal);
  if (newer.length > 0)
    return about.note(
      `A newer Quad has added to them (${newer.join(', ')}). This one can work with them.`,
    );
  if (pending.length === ownMigrations.length)
    return about.note('The database is empty. The first start makes the tables.');
  return pending.length === 0
    ? about.good('All migrations have run.')
    : about.note(`The next start runs ${pending.length} of them: ${pending.join(', ')}.`);
}
