import { expect, test } from 'vitest';
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
