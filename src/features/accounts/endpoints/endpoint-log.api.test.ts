import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/monitoring/log.server.ts';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';

const lines: string[] = [];
const { post, get, lastCode, database } = await openTestAccounts({
  log: createLog({ destination: { write: (line) => lines.push(line) } }),
});
beforeEach(() => {
  lines.length = 0;
});

const email = 'ada@people.test';
const password = 'Quad-2026!';
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('An operator who reads the log', () => {
  it('finds who signed in, who tried to in vain, and from where, but no one by name', async () => {
    await post('/sign-up/email', { email, password, name: 'Ada Byron', user_type: 'college' });
    await post('/email-otp/verify-email', { email, otp: await lastCode(email) });
    await post('/sign-in/email', { email, password: 'wrong-Quad-2026!' });
    await post('/sign-in/email', { email: 'nobody@people.test', password });
    await post('/sign-in/email', { email, password });
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from account where email = $1',
      [email],
    );
    const lineOf = (endpoint: string, more: object) =>
      expect.objectContaining({
        endpoint: `POST ${endpoint}`,
        msg: 'Auth request.',
        event: 'auth.request',
        ...more,
      });
    const vain = { status: 401, outcome: 'NotAuthorizedException' };
    expect(said()).toEqual([
      lineOf('/sign-up/email', { status: 200 }),
      lineOf('/email-otp/verify-email', { status: 200 }),
      lineOf('/sign-in/email', vain),
      lineOf('/sign-in/email', vain),
      lineOf('/sign-in/email', { status: 200, accountId: rows[0]?.id }),
    ]);
    expect(new Set(said().map(({ from }) => from)).size).toBe(1);
    expect(said()[0]?.['from']).toMatch(/^[\w-]{16}$/);
    for (const secret of ['Ada', 'ada@', 'nobody@', 'Quad-2026', '127.0.0.1'])
      expect(lines.join('')).not.toContain(secret);
  });

  it('finds no line of those who only ask who they are', async () => {
    await get('/get-session');
    expect(lines).toEqual([]);
  });
});
