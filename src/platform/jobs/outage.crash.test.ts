import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startPostmaster } from '../database/cluster/start-postmaster.server.ts';
import { stopPostmaster } from '../database/cluster/stop-postmaster.server.ts';
import { readPidFile } from '../database/cluster/watch-postmaster.server.ts';
import { openDatabase, openDatabaseAt, type Database } from '../database/database.server.ts';
import { migrate } from '../database/migrate.server.ts';
import { silentLog } from '../log.ts';
import { realWorld } from '../real-world.server.ts';
import { eventually } from '../testing/eventually.ts';
import { killCluster } from '../testing/kill-cluster.server.ts';
import { serverPrograms } from '../testing/server-programs.server.ts';
import { startTestCluster } from '../testing/test-cluster.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { jobHandler } from './jobs.ts';
import { openJobs } from './open-jobs.server.ts';

/** How long the database is away, in seconds. */
const outage = Number(process.env['OUTAGE_SECONDS'] ?? 8);

/** A running job queue; a job called "through" waits until it is released. */
async function working(database: Database) {
  await migrate(database);
  const done: string[] = [];
  const begun: string[] = [];
  const through = Promise.withResolvers<void>();
  const jobs = await openJobs({
    pool: database.pool,
    world: realWorld,
    log: silentLog,
    schedules: [],
    handlers: [
      jobHandler({
        kind: sampleJob,
        async run({ what }) {
          begun.push(what);
          if (what === 'through') await through.promise;
          done.push(what);
        },
      }),
    ],
  });
  jobs.start();
  return { jobs, begun, done, letGo: () => through.resolve() };
}

it(`work goes on by itself when the database comes back after ${outage} s, and what was in hand is done once`, async () => {
  const server = await startTestCluster(serverPrograms(), { fsync: 'on' });
  const database = openDatabaseAt('server', server.address('postgres'), { log: silentLog });
  onTestFinished(() => database.close().then(() => server.remove()));
  const { jobs, begun, done, letGo } = await working(database);
  await jobs.enqueue(database.pool, sampleJob, { what: 'before' });
  await jobs.enqueue(database.pool, sampleJob, { what: 'through' });
  await eventually(() => expect([done, begun]).toEqual([['before'], ['before', 'through']]));

  await stopPostmaster(server.cluster.folder);
  await pause(outage * 500);
  // It finishes while its outcome can't be recorded.
  letGo();
  await pause(outage * 500);
  await expect(jobs.probe()).rejects.toThrow();
  await startPostmaster(server.cluster, server.port);

  await jobs.enqueue(database.pool, sampleJob, { what: 'after' });
  await eventually(() => expect(done).toEqual(['before', 'through', 'after']));
  await eventually(async () => expect(await jobs.count()).toEqual({}));
  expect(begun).toEqual(['before', 'through', 'after']);
  await jobs.probe();
  await jobs.close();
});

it('work goes on by itself when the database that Quad brings along is killed and started again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-jobs-'));
  const folder = join(dataDir, 'postgres');
  const database = await openDatabase({ dataDir, log: silentLog });
  onTestFinished(() => database.close().then(() => rm(dataDir, { recursive: true })));
  const { jobs, done } = await working(database);
  for (let death = 1; death <= 3; death += 1) {
    await jobs.enqueue(database.pool, sampleJob, { what: `before ${death}` });
    await eventually(() => expect(done).toContain(`before ${death}`));
    const postmaster = await readPidFile(folder);
    await killCluster(folder);
    await eventually(async () => {
      const next = await readPidFile(folder);
      expect(next).toMatchObject({ ready: true });
      expect(next?.pid).not.toBe(postmaster?.pid);
    });
    await eventually(() => jobs.enqueue(database.pool, sampleJob, { what: `after ${death}` }));
    await eventually(() => expect(done).toContain(`after ${death}`));
  }
  await eventually(async () => expect(await jobs.count()).toEqual({}));
  await jobs.close();
});
