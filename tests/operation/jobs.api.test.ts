import { expect, onTestFinished, test } from 'vitest';
import { sampleJob } from '../../src/platform/jobs/sample-job.fixture.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();

test('a session that has run out is swept within the hour, and one that holds stays', async () => {
  const student = await app.person('student');
  const counselor = await app.person('counselor');
  const { pool } = app.database;
  await pool.query('update session set expires_at = $2 where account_id = $1', [
    student.id,
    new Date(app.world.now().getTime() - 1),
  ]);
  app.world.advance(3_600_000);
  await app.jobs.runDue();
  const { rows } = await pool.query<{ account_id: string }>('select account_id from session');
  expect(rows.map(({ account_id }) => account_id)).toEqual([counselor.id]);
});

test('an operator sees in the figures that jobs stand still, and visitors still get in', async () => {
  const neighbor = await app.neighbor();
  onTestFinished(() => neighbor.close());
  const figuresNow = async () => (await neighbor.fastify.inject('/metrics')).body;
  const { pool } = app.database;
  app.world.advance(3_600_000);
  // Without a handler here no one runs the job.
  const kind = { ...sampleJob, name: 'of-another-quad' };
  await app.jobs.enqueue(pool, kind, { what: 'call back' });
  await app.jobs.runDue();
  const figures = await figuresNow();
  expect(figures).toContain('quad_jobs{state="due"} 1');
  expect(figures).toContain('quad_jobs_due{kind="of-another-quad"} 1');
  expect(figures).toContain('quad_part_works{part="jobs"} 1');
  app.world.advance(121_000);
  await app.jobs.runDue();
  await eventually(async () => {
    expect(await figuresNow()).toContain('quad_part_works{part="jobs"} 0');
  });
  expect((await neighbor.fastify.inject('/readyz')).statusCode).toBe(200);
});
