import { expect, onTestFinished, test } from 'vitest';
import { eventually } from './platform/testing/eventually.ts';
import { testHouse } from './test-house.server.ts';

const house = await testHouse();

test('a session that has run out is swept within the hour, and one that holds stays', async () => {
  const student = await house.person('student');
  const counselor = await house.person('counselor');
  const { pool } = house.database;
  await pool.query('update session set expires_at = $2 where account_id = $1', [
    student.id,
    new Date(house.world.now().getTime() - 1),
  ]);
  house.world.advance(3_600_000);
  await house.jobs.runDue();
  const { rows } = await pool.query<{ account_id: string }>('select account_id from session');
  expect(rows.map(({ account_id }) => account_id)).toEqual([counselor.id]);
});

test('an operator sees in the figures that jobs stand still, and visitors still get in', async () => {
  const neighbour = await house.neighbour();
  onTestFinished(() => neighbour.close());
  const figuresNow = async () => (await neighbour.app.inject('/metrics')).body;
  const { pool } = house.database;
  house.world.advance(3_600_000);
  // A queue without the handler: no one runs the job.
  await pool.query('select jobs.create_queue(\'of-another-quad\', \'{"policy": "short"}\')');
  await pool.query(
    "insert into jobs.job (name, policy, start_after) values ('of-another-quad', 'short', $1)",
    [house.world.now()],
  );
  await house.jobs.runDue();
  const figures = await figuresNow();
  expect(figures).toContain('quad_jobs{state="due"} 1');
  expect(figures).toContain('quad_jobs_due{kind="of-another-quad"} 1');
  expect(figures).toContain('quad_part_works{part="jobs"} 1');
  house.world.advance(121_000);
  await house.jobs.runDue();
  await eventually(async () => {
    expect(await figuresNow()).toContain('quad_part_works{part="jobs"} 0');
  });
  expect((await neighbour.app.inject('/readyz')).statusCode).toBe(200);
});
