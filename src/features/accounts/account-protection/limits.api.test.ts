import { describe, expect, it } from 'vitest';
import { openTestAccounts } from '../testing/open-test-accounts.server.ts';
import { freshEmail } from '../testing/people.server.ts';

const app = await openTestAccounts();

const entryPoll = (
  count: number,
  headers: Record<string, string> = {},
  remoteAddress = '10.0.0.1',
) =>
  Promise.all(
    Array.from({ length: count }, () =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/auth/delete-user',
        payload: {},
        headers,
        remoteAddress,
      }),
    ),
  );
const refused = (answers: readonly { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 429).length;

describe('One address', () => {
  it('that calls an endpoint too often must wait; others need not', async () => {
    const answers = await entryPoll(63);
    expect(refused(answers)).toBe(3);
    const last = answers.find(({ statusCode }) => statusCode === 429);
    expect(last?.json()).toMatchObject({ code: 'LimitExceededException' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused(await entryPoll(1, {}, '10.0.0.2'))).toBe(0);
  });

  it('cannot pretend to be another one', async () => {
    await entryPoll(60, {}, '10.0.0.3');
    const pretended = {
      'x-forwarded-for': '192.0.2.7',
      'x-quad-address': '192.0.2.7',
      'x-real-ip': '192.0.2.7',
      forwarded: 'for=192.0.2.7',
    };
    expect(refused(await entryPoll(2, pretended, '10.0.0.3'))).toBe(2);
  });

  it('is told by a proxy that is trusted', async () => {
    const via = (address: string) => ({ 'x-forwarded-for': address });
    await entryPoll(60, via('192.0.2.8'), '127.0.0.2');
    expect(refused(await entryPoll(1, via('192.0.2.8'), '127.0.0.2'))).toBe(1);
    expect(refused(await entryPoll(1, via('192.0.2.9'), '127.0.0.2'))).toBe(0);
  });

  it('of IPv6 is its whole network', async () => {
    await entryPoll(60, {}, '2001:db8::1');
    expect(refused(await entryPoll(1, {}, '2001:db8::ffff'))).toBe(1);
    expect(refused(await entryPoll(1, {}, '2001:db8:0:1::1'))).toBe(0);
  });

  it('with a school of hundreds behind it can still sign them all in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, () =>
        app.post('/sign-in/email', { email: freshEmail(), password: 'Wrong-password-1!' }),
      ),
    );
    expect(refused(answers)).toBe(0);
  });
});

describe('A form action of our own pages', () => {
  it('passes through the same limits', async () => {
    const call = () =>
      app.accounts.call({
        method: 'POST',
        path: '/delete-user',
        headers: new Headers({ 'content-type': 'application/json' }),
        body: '{}',
        address: '10.0.0.9',
      });
    const answers = await Promise.all(Array.from({ length: 61 }, call));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
