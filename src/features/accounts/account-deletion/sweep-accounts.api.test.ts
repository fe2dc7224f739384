import { expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { issueLinkToken } from '../link-token.server.ts';
import { sweepAccounts } from './sweep-accounts.server.ts';

const { pool } = await testDatabase();
const world = worldAt('2026-11-02T10:00:00Z');
const day = 24 * 3_600_000;

const account = (email: string, verified: boolean, mustSet = false) =>
  pool.query(
    `insert into account (email, email_verified, must_set_password, user_type, created_at)
     values ($1, $2, $3, 'student', $4)`,
    [email, verified, mustSet, world.now()],
  );

it('No one is kept waiting by what has ended: it is swept, and the rest stays', async () => {
  await account('confirmed@demo.test', true);
  await account('never@demo.test', false);
  await account('invited@demo.test', false, true);
  await pool.query(
    `insert into session (account_id, token, expires_at)
     select id, 'old', $1 from account where email = 'confirmed@demo.test'`,
    [new Date(world.now().getTime() + day)],
  );
  await pool.query(
    `insert into verification (identifier, value, expires_at) values ('x', 'y', $1)`,
    [world.now()],
  );
  await issueLinkToken(pool, world, {
    purpose: 'claim',
    address: 'rep@demo.test',
    payload: {},
    issuedBy: null,
    lifetimeDays: 1,
  });

  expect(await sweepAccounts(pool, world)).toEqual({
    sessions: 0,
    codes: 0,
    links: 0,
    accounts: 0,
  });
  world.advance(2 * day);
  expect(await sweepAccounts(pool, world)).toEqual({
    sessions: 1,
    codes: 1,
    links: 0,
    accounts: 0,
  });
  world.advance(30 * day);
  expect(await sweepAccounts(pool, world)).toEqual({
    sessions: 0,
    codes: 0,
    links: 1,
    accounts: 1,
  });
  const { rows } = await pool.query('select email from account order by email');
  expect(rows).toEqual([{ email: 'confirmed@demo.test' }, { email: 'invited@demo.test' }]);
});
