import { expect, it, onTestFinished } from 'vitest';
import { openDatabaseAt } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { openEngine } from './open-engine.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs } from './test-jobs.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;

it('an operator has after the migrations the very tables that the engine of this Quad expects', async () => {
  const { jobs, world } = await testJobs(pool);
  await jobs.runDue();
  const engine = await openEngine({ pool, world, log: silentLog, kinds: [] });
  onTestFinished(() => engine.close());
  const drift = await engine.boss.detectSchemaDrift();
  expect(drift).toMatchObject({ ok: true });
});

it('processes that start at the same moment do not get in each other’s way', async () => {
  const others = Array.from({ length: 4 }, () =>
    openDatabaseAt(database.kind, database.connectionString, { log: silentLog }),
  );
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.close()))));
  await pool.query('delete from jobs.job; delete from jobs.queue');
  const kinds = ['one', 'two', 'three'].map((name) => ({ ...sampleJob, name }));
  const engines = await Promise.all(
    others.map((other) =>
      openEngine({
        pool: other.pool,
        world: worldAt('2026-11-21T12:00:00Z'),
        log: silentLog,
        kinds,
      }),
    ),
  );
  await Promise.all(engines.map((engine) => engine.close()));
  const { rows } = await pool.query<{ name: string }>('select name from jobs.queue order by name');
  expect(rows.map(({ name }) => name)).toEqual(['dead', 'one', 'three', 'two']);
});

it('an operator who starts a Quad that tries longer has jobs tried longer from then on', async () => {
  await testJobs(pool);
  const { world } = await testJobs(pool, { kind: { ...sampleJob, retries: 20 } });
  const engine = await openEngine({ pool, world, log: silentLog, kinds: [] });
  onTestFinished(() => engine.close());
  expect(await engine.boss.getQueue('sample')).toMatchObject({ retryLimit: 20 });
});

it('the engine goes by the clock of the server, in the past as in the future', async () => {
  for (const instant of ['1999-12-31T12:00:00Z', '2031-05-05T12:00:00Z']) {
    const world = worldAt(instant);
    const { jobs } = await testJobs(pool, { world });
    await jobs.enqueue(pool, sampleJob, { what: 'call back' });
    expect(await jobs.runDue()).toBe(1);
    const { rows } = await pool.query<{ years: number[] }>(
      `select array_agg(distinct extract(year from moment)::int) as years
       from jobs.job_common, unnest(array[created_on, start_after, started_on, completed_on]) moment`,
    );
    expect(rows[0]?.years).toEqual([world.now().getUTCFullYear()]);
  }
});
