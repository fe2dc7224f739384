import { chooseAct, isId } from '../cli/choose-act.ts';
import { CommandFailure, type Command, type CommandCall } from '../cli/command.ts';
import { countJobs, jobState } from './count-jobs.server.ts';
import {
  discardDead,
  listDead,
  requeueDead,
  type WhichDead,
  reasonSql,
} from './dead-jobs.server.ts';
import type { Queryable } from '../database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import { queueTime, worldTime } from './queue-clock.server.ts';

const foundJob = row({
  id: 'text',
  kind: 'text',
  // One of `JobState`, or `completed`.
  state: 'text',
  enqueuedAt: 'timestamp',
  dueAt: 'timestamp',
  attempts: 'number',
  // The last failure; null when it has had none.
  reason: 'text?',
  // As it was enqueued: ids and figures.
  data: jsonOf<object>(),
});
/** All that is known about a job. */
type FoundJob = RowOf<typeof foundJob>;

/** Finds a job, including dead and finished ones, by its id; null if there is none. */
export async function findJob(pool: Queryable, world: World, id: string): Promise<FoundJob | null> {
  const [found] = await readRows(pool, foundJob)(
    `select key as id, task_identifier as kind, ${jobState} as state, created_at as "enqueuedAt",
            run_at as "dueAt", attempts,
            case when last_error is not null then ${reasonSql} end as reason,
            (select payload from graphile_worker._private_jobs as stored
             where stored.id = job.id) as data
     from graphile_worker.jobs as job where key = $2`,
    [queueTime(pool, world), id],
  );
  if (found) {
    const { enqueuedAt, dueAt, ...job } = found;
    return {
      ...job,
      enqueuedAt: worldTime(pool, world, enqueuedAt),
      dueAt: worldTime(pool, world, dueAt),
    };
  }
  const [finished] = await readRows(pool, foundJob)(
    `select id, kind, 'completed' as state, enqueued_at as "enqueuedAt", due_at as "dueAt",
            attempts, null as reason, data
     from finished_job where id = $1`,
    [id],
  );
  return finished ?? null;
}

/** `quad jobs`: what waits, what was given up, and what shall become of that. */
export const jobsCommand: Command = {
  name: 'jobs',
  arguments: ['[WHAT]', '[WHICH]'],
  summary: 'Shows jobs and retries failed ones.',
  help: [
    'Every Quad process runs jobs in the background. Failing jobs are retried at growing intervals.',
    'After its last attempt a job is dead and stays until someone requeues or discards it. Jobs show',
    'IDs and figures; the log has the exact error for each ID.',
    '',
    'jobs                  number of jobs by kind: due, for later, in progress, dead',
    'jobs dead             dead jobs, newest first',
    'jobs show ID          details of one job',
    'jobs requeue WHICH    queues dead jobs again; WHICH is an ID, a kind, or "all"',
    'jobs discard WHICH    deletes dead jobs for good',
  ].join('\n'),
  run: chooseAct('jobs', {
    '': showCounts,
    dead: showDead,
    show: showOne,
    requeue,
    discard,
  }),
};

async function showCounts(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const counts = Object.entries(await countJobs(pool, call.world));
  if (counts.length === 0) call.print('No jobs are waiting.');
  for (const [kind, { due, later, active, dead }] of counts) {
    call.print(`${kind}: ${due} due, ${later} for later, ${active} in progress, ${dead} dead`);
  }
}

async function showDead(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const dead = await listDead(pool);
  if (dead.length === 0) call.print('There are no dead jobs.');
  for (const { id, kind, diedAt, attempts, reason } of dead) {
    call.print(`${id}  ${kind}  ${diedAt.toISOString()}  ${attempts} attempts  ${reason}`);
  }
}

async function showOne(call: CommandCall): Promise<void> {
  const { pool } = (await call.openDatabase()).database;
  const job = await findJob(pool, call.world, readId(call.argument('WHICH')));
  if (!job)
    throw new CommandFailure('There is no such job. Finished jobs are deleted after a day.');
  call.print(`id        ${job.id}`);
  call.print(`kind      ${job.kind}`);
  call.print(`state     ${job.state}`);
  call.print(`enqueued  ${job.enqueuedAt.toISOString()}`);
  call.print(`due       ${job.dueAt.toISOString()}`);
  call.print(`attempts  ${job.attempts}`);
  if (job.reason !== null) call.print(`failed by ${job.reason}`);
  call.print(`data      ${JSON.stringify(job.data)}`);
}

async function requeue(call: CommandCall): Promise<void> {
  const which = readWhich(call.argument('WHICH'));
  const { pool } = (await call.openDatabase()).database;
  const { requeued, superseded } = await requeueDead(pool, call.world, which);
  if (requeued + superseded === 0) throw new CommandFailure('There is no such dead job.');
  call.print(`Queued again: ${requeued}.`);
  if (superseded > 0)
    call.print(`Skipped, because another job with the same key is waiting: ${superseded}.`);
}

async function discard(call: CommandCall): Promise<void> {
  const which = readWhich(call.argument('WHICH'));
  const { pool } = (await call.openDatabase()).database;
  const count = await discardDead(pool, which);
  if (count === 0) throw new CommandFailure('There is no such dead job.');
  call.print(`Discarded: ${count}.`);
}

function readId(word: string): string {
  if (isId(word)) return word;
  throw new CommandFailure('Please specify the job by its ID; quad jobs dead lists dead jobs.');
}

function readWhich(word: string): WhichDead {
  if (word === '') throw new CommandFailure('Please specify an ID, a kind, or "all".');
  if (word === 'all') return 'all';
  return isId(word) ? { ids: [word] } : { kind: word };
}
