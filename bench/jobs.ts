import { createLog } from '../src/platform/monitoring/log.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { transaction } from '../src/platform/database/transaction.server.ts';
import { jobKind } from '../src/platform/jobs/job-kind.ts';
import { jobHandler } from '../src/platform/jobs/jobs.ts';
import { openJobs } from '../src/platform/jobs/open-jobs.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import type { Figure } from './report.ts';

const count = 2000;

/** Concurrent writers, and concurrent workers. */
const atOnce = 3;

const share = { atLeastShare: 0.4 };

const nothing = jobKind({ name: 'bench-nothing', parse: () => ({ n: 0 }) });

/**
 * Jobs a second that are enqueued, each in a transaction of its own, and jobs a second that are done;
 * beside the least that PostgreSQL would need for it: a table of jobs, claimed and settled one by one.
 */
export async function measureJobs({ pool }: Database): Promise<Figure[]> {
  let ran = 0;
  const allDone = Promise.withResolvers<void>();
  const jobs = await openJobs({
    pool,
    world: realWorld,
    log: createLog({ level: 'error' }),
    schedules: [],
    handlers: [
      jobHandler({
        kind: nothing,
        async run() {
          ran += 1;
          if (ran === count) allDone.resolve();
        },
      }),
    ],
  });
  await pool.query('create table bench_job (id uuid primary key, data jsonb, state text)');
  try {
    const bareIn = await perSecond(() =>
      transaction(pool, (tx) =>
        tx.query("insert into bench_job values ($1, $2, 'created')", [realWorld.newId(), {}]),
      ),
    );
    const bareOut = await perSecond(async () => {
      const { rows } = await pool.query<{ id: string }>(
        `update bench_job set state = 'active' where id = (
           select id from bench_job where state = 'created' limit 1 for update skip locked)
         returning id`,
      );
      await pool.query("update bench_job set state = 'completed' where id = $1", [rows[0]?.id]);
    });
    const enqueued = await perSecond(() =>
      transaction(pool, (tx) => jobs.enqueue(tx, nothing, { n: 1 })),
    );
    const began = performance.now();
    jobs.start();
    await allDone.promise;
    const done = count / ((performance.now() - began) / 1000);
    return [
      { what: 'jobs enqueued', value: enqueued, ceiling: bareIn, unit: '/s', aim: share },
      { what: 'jobs done', value: done, ceiling: bareOut, unit: '/s', aim: share },
    ];
  } finally {
    await jobs.close();
    await pool.query('drop table bench_job');
  }
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}
