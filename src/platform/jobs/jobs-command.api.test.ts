import { describe, expect, it } from 'vitest';
import { operatorOf } from '../testing/operator.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { jobsCommand } from './jobs-command.server.ts';
import { sampleJob } from './sample-job.fixture.ts';
import { testJobs } from './test-jobs.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;

/** A job queue whose jobs fail while luck is off, and its operator. */
async function withOperator() {
  const luck = { had: false };
  const jobQueue = await testJobs(pool, {
    kind: { ...sampleJob, retries: 0 },
    run: () =>
      luck.had ? Promise.resolve() : Promise.reject(new Error('ada@people.test was unlucky.')),
  });
  return { ...jobQueue, luck, type: operatorOf(jobsCommand, { database, world: jobQueue.world }) };
}

describe('an operator who types jobs', () => {
  it('is told that there is nothing to do when there is nothing', async () => {
    const { type } = await withOperator();
    expect(await type()).toMatchObject({ exitCode: 0, output: 'No jobs are waiting.\n' });
    expect(await type('dead')).toMatchObject({ exitCode: 0, output: 'There are no dead jobs.\n' });
  });

  it('sees how many jobs of each kind there are', async () => {
    const { type, jobs } = await withOperator();
    await jobs.enqueue(pool, sampleJob, { what: 'fails' });
    await jobs.runDue();
    await jobs.enqueue(pool, sampleJob, { what: 'now' });
    await jobs.enqueue(pool, sampleJob, { what: 'then' }, { at: new Date('2030-01-01') });
    const { output } = await type();
    expect(output).toBe('sample: 1 due, 1 for later, 0 in progress, 1 dead\n');
  });

  it('sees of a dead one what it was for and what failed, and of no one the address', async () => {
    const { type, jobs } = await withOperator();
    const id = await jobs.enqueue(pool, sampleJob, { what: '7' });
    await jobs.runDue();
    const list = await type('dead');
    expect(list.output).toMatch(
      new RegExp(`^${id}  sample  2026-11-21T12:00:00.000Z  1 attempts  Error jobs-command.+\n$`),
    );
    const one = await type('show', id);
    expect(one.output).toMatch(/^state +dead$/m);
    expect(one.output).toMatch(/^attempts +1$/m);
    expect(one.output).toContain('data      {"what":"7"}');
    expect(list.output + one.output).not.toContain('ada@');
  });

  it('follows a job from its enqueuing to its end', async () => {
    const { type, jobs, luck } = await withOperator();
    luck.had = true;
    const id = await jobs.enqueue(pool, sampleJob, { what: '7' });
    expect((await type('show', id)).output).toMatch(/^state +due\n(.*\n)+attempts +0$/m);
    await jobs.runDue();
    expect((await type('show', id)).output).toMatch(/^state +completed\n(.*\n)+attempts +1$/m);
  });

  it('has a dead one done again, and all of a kind, and all', async () => {
    const { type, jobs, luck, done } = await withOperator();
    const first = await jobs.enqueue(pool, sampleJob, { what: '1' });
    for (const what of ['2', '3']) await jobs.enqueue(pool, sampleJob, { what });
    await jobs.runDue();
    luck.had = true;
    expect(await type('requeue', first)).toMatchObject({ output: 'Queued again: 1.\n' });
    expect(await type('requeue', 'sample')).toMatchObject({ output: 'Queued again: 2.\n' });
    expect(await jobs.runDue()).toBe(3);
    expect(done).toHaveLength(6);
    expect(await type('requeue', 'all')).toMatchObject({ exitCode: 1 });
  });

  it('discards what is not worth doing again', async () => {
    const { type, jobs } = await withOperator();
    await jobs.enqueue(pool, sampleJob, { what: '1' });
    await jobs.runDue();
    expect(await type('discard', 'all')).toMatchObject({ exitCode: 0, output: 'Discarded: 1.\n' });
    expect((await type('dead')).output).toBe('There are no dead jobs.\n');
  });

  it.each([
    [['burn'], 'There is no "jobs burn"; quad jobs --help tells more.\n'],
    [['requeue'], 'Please specify an ID, a kind, or "all".\n'],
    [['discard', 'sample'], 'There is no such dead job.\n'],
    [['show', 'sample'], 'Please specify the job by its ID; quad jobs dead lists dead jobs.\n'],
    [
      ['show', '00000000-0000-7000-8000-000000000000'],
      'There is no such job. Finished jobs are deleted after a day.\n',
    ],
  ])('is told in one sentence what is wrong with %j', async (words, sentence) => {
    const { type } = await withOperator();
    expect(await type(...words)).toEqual({ exitCode: 1, output: '', errors: sentence });
  });
});
