import { expect, test } from 'vitest';
import { fairNotice } from '../../fairs/fair-jobs.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const admin = await app.person('admin');
const coordinator = await app.person('admin6x6');

interface Listed {
  readonly id: string;
  readonly recipient: string;
  readonly state: string;
  readonly canRetry: boolean;
}
const it = <Found>({ data, errors }: Answer): Found => {
  expect(errors).toBeUndefined();
  return data?.['it'] as Found;
};

async function mail(recipient: string, status: string, text = 'Hello', kind = 'registration-done') {
  const id = app.world.newId();
  await pool.query(
    `insert into mail (id, kind, recipient, subject, text, status, attempts, last_error,
       next_attempt_at, message_id, created_at, ended_at)
     values ($1, $2, $3, 'Hello', $4, $5, 14, 'EENVELOPE RCPT TO 451', now(), $3, now(), $6)`,
    [id, kind, recipient, text, status, app.world.now()],
  );
  app.world.advance(1_000);
  return id;
}

const listMails = async (who: Person, args = '') =>
  it<{ items: readonly Listed[]; total: number }>(
    await who.call(`{ it: failedMails${args} { total items { id recipient state canRetry } } }`),
  );
const retry = (who: Person, call: string, ids: readonly string[]) =>
  who.call(
    `mutation ($ids: [ID!]!) { it: ${call}(ids: $ids)${call === 'retryMails' ? ' { retried left }' : ''} }`,
    { ids },
  );
const recorded = async (action: string) =>
  (
    await pool.query<{ details: object }>('select details from audit_entry where action = $1', [
      action,
    ])
  ).rows.map(({ details }) => details);

test('an admin finds failed and unclear emails, without whole addresses, and sends again what is kept', async () => {
  const failed = await mail('ada@example.org', 'failed');
  const gone = await mail('bob@example.org', 'failed', '', 'sign-up-code');
  const unclear = await mail('cid@example.org', 'unknown', '');
  await mail('dan@example.org', 'sent', '');
  const all = await listMails(admin);
  expect(all.items.map(({ id, state, canRetry }) => [id, state, canRetry])).toEqual([
    [unclear, 'unclear', false],
    [gone, 'failed', false],
    [failed, 'failed', true],
  ]);
  expect(all.items.map(({ recipient }) => recipient)).toEqual([
    'c…@e….org',
    'b…@e….org',
    'a…@e….org',
  ]);
  const found = async (args: string) => (await listMails(admin, args)).items.map(({ id }) => id);
  expect(await found('(state: "unclear")')).toEqual([unclear]);
  expect(await found('(search: "Ada@Example.org")')).toEqual([failed]);
  expect(await found('(search: "ada@")')).toEqual([]);
  expect(await found('(search: "sign up code")')).toEqual([gone]);
  expect(await found('(page: 2)')).toEqual([]);

  expect(it(await retry(admin, 'retryMails', [failed, gone, unclear, 'none']))).toEqual({
    retried: 1,
    left: 1,
  });
  const { rows } = await pool.query('select status, attempts from mail where id = $1', [failed]);
  expect(rows).toEqual([{ status: 'queued', attempts: 0 }]);
  expect(it(await retry(admin, 'retryMails', [failed]))).toEqual({ retried: 0, left: 0 });
  expect(await recorded('retryMails')).toEqual([{ amount: 1 }]);
});

test('an admin finds jobs that failed for good, and starts them again', async () => {
  // What no handler can read fails at each attempt.
  const id = await app.jobs.enqueue(pool, fairNotice, { noticeId: 'not a notice' });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await app.jobs.runDue();
    app.world.advance(3_600_000);
  }
  const jobs = async () =>
    it<{ items: readonly { id: string; kind: string; reason: string }[]; total: number }>(
      await admin.call('{ it: failedJobs { total items { id kind reason } } }'),
    );
  const found = (await jobs()).items.filter((one) => one.id === id);
  expect(found).toMatchObject([{ id, kind: fairNotice.name }]);
  expect(found[0]?.reason).not.toBe('');
  expect(it(await retry(admin, 'retryJobs', [id, 'none']))).toBe(1);
  expect((await jobs()).items.filter((one) => one.id === id)).toEqual([]);
  expect(it(await retry(admin, 'retryJobs', [id]))).toBe(0);
  expect(await recorded('retryJobs')).toEqual([{ amount: 1 }]);
});

test('no one else sees them or starts them again', async () => {
  for (const who of [coordinator, await app.person('college'), await app.person('student')])
    for (const call of ['{ failedMails { total } }', '{ failedJobs { total } }'])
      expect((await who.call(call)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  for (const call of ['retryMails', 'retryJobs'])
    expect((await retry(coordinator, call, [])).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
