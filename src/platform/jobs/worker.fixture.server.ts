/**
 * A process for the tests that kill workers: runs jobs until told to stop, and records starts and
 * ends in the table `mark`. Arguments: the database URL, or DATA_DIR for an embedded one, and
 * milliseconds of grace.
 */
import { once } from 'node:events';
import { openDatabase, openDatabaseAt } from '../database/database.server.ts';
import { createLog } from '../monitoring/log.server.ts';
import { stopOnSignals } from '../http/shutdown.server.ts';
import { silentLog } from '../log.ts';
import { realWorld } from '../real-world.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { jobHandler } from './jobs.ts';
import { openJobs } from './open-jobs.server.ts';

const [, , where = '', grace = '5000'] = process.argv;
const database = where.startsWith('postgres')
  ? openDatabaseAt('server', where, { log: silentLog })
  : await openDatabase({ dataDir: where, log: silentLog });
const { pool } = database;

const mark = (job: string, what: string, phase: string) =>
  pool.query('insert into mark (job, what, phase, pid) values ($1, $2, $3, $4)', [
    job,
    what,
    phase,
    process.pid,
  ]);

const jobs = await openJobs({
  pool,
  world: realWorld,
  log: silentLog,
  schedules: [],
  grace: Number(grace),
  handlers: [
    jobHandler({
      kind: sampleJob,
      async run({ what }, { id, signal }) {
        // Before anyone can read that it has started: the signal may come at once.
        const told = what === 'until told' && once(process, 'SIGTERM');
        const stopped = what === 'for ever' && once(signal, 'abort');
        await mark(id, what, 'begun');
        await told;
        await stopped;
        signal.throwIfAborted();
        if (what.startsWith('slow')) await pool.query('select pg_sleep(0.04)');
        if (what === 'against all signals') await new Promise(() => undefined);
        await mark(id, what, 'ended');
      },
    }),
  ],
});
jobs.start();
stopOnSignals({
  log: createLog({ level: 'silent' }),
  stop: () => jobs.close().then(() => database.close()),
});
setInterval(() => undefined, 1000);
process.stdout.write('ready\n');
