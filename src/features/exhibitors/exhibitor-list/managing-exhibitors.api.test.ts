import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';

const app = await exhibitorServer();
const { pool } = app.database;
const { make, admin } = app.records;
const coordinator = await app.person('admin6x6');

const day = 86_400_000;
const start = app.world.now().getTime() + 20 * day;
const times = {
  startTime: new Date(start).toISOString(),
  endTime: new Date(start + 4 * 3_600_000).toISOString(),
  exhibitorDeadline: new Date(start - day).toISOString(),
};
const fairId = await make('Fair', times);

async function exhibitor(name: string, paymentStatus: string, booth: object | null = null) {
  const collegeId = await make('College', { name });
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@exhibitors.test`;
  const id = await make('FairExhibitor', {
    fairId,
    collegeId,
    name,
    paymentStatus,
    primaryContactEmail: email,
    secondaryContactEmail: null,
  });
  if (booth === null) return { id, email, boothId: null };
  const boothId = await make('FairBooth', { fairId, collegeId, ...booth });
  return { id, email, boothId };
}
const done = { paid: true, boothReady: true, questionsAnswered: true, chatReady: true };
const ready = await exhibitor('Amber', 'paid', done);
const unready = await exhibitor('Birch', 'pending', { boothReady: false });
const without = await exhibitor('Cedar', 'failed');
const shown = await exhibitor('Dogwood', 'waived', { ...done, boothSent: true });
await pool.query(
  'update fair_booth set paid = true, booth_ready = true, questions_answered = true, chat_ready = true where id = any($1)',
  [[ready.boothId, shown.boothId]],
);
await pool.query('update fair_booth set booth_sent = true where id = $1', [shown.boothId]);
const all = [ready, unready, without, shown].map(({ id }) => id);

const found = async (args: string, who: Person = admin) => {
  const page = recordIn(
    await who.call(`{ it: manageExhibitors(fairId: "${fairId}"${args}) { total items { name } } }`),
  );
  return (page['items'] as { name: string }[]).map(({ name }) => name);
};
const chosen = async (ids: readonly string[], at = fairId) => {
  const { data } = await admin.call(
    `query ($fairId: ID!, $ids: [ID!]!) {
      it: chosenExhibitors(fairId: $fairId, ids: $ids) { name booth remind } }`,
    { fairId: at, ids },
  );
  return data?.['it'];
};
const remind = (ids: readonly string[], who: Person = admin, at = fairId) =>
  who.call(
    `mutation ($fairId: ID!, $ids: [ID!]!) {
      it: remindOfPayment(fairId: $fairId, ids: $ids) { sent skipped } }`,
    { fairId: at, ids },
  );
const reminders = async (to: string) =>
  (await app.mails(to)).filter(({ kind }) => kind === 'exhibitor-payment-open');

describe('an admin who narrows the exhibitors of a fair', () => {
  test.each([
    ['', ['Amber', 'Birch', 'Cedar', 'Dogwood']],
    [', payment: "open"', ['Birch', 'Cedar']],
    [', payment: "settled"', ['Amber', 'Dogwood']],
    [', payment: "refunded"', []],
    [', booth: "ready"', ['Amber']],
    [', booth: "missing"', ['Birch']],
    [', booth: "none"', ['Cedar']],
    [', booth: "published"', ['Dogwood']],
    [', payment: "open", search: "ced"', ['Cedar']],
    [', limit: 1', ['Amber']],
  ])('finds those that match%s', async (args, names) => {
    expect(await found(args)).toEqual(names);
  });

  test('is told which filters there are', async () => {
    for (const wrong of ['payment: "odd"', 'booth: "odd"']) {
      const { errors } = await admin.call(
        `{ manageExhibitors(fairId: "${fairId}", ${wrong}) { total } }`,
      );
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('a coordinator finds none of a fair with booths', async () => {
    expect(await found('', coordinator)).toEqual([]);
  });
});

describe('an admin who reminds exhibitors about payment', () => {
  test('is told beforehand who is skipped, and why', async () => {
    expect(await chosen(all)).toEqual([
      { name: 'Amber', booth: 'ready', remind: 'settled' },
      { name: 'Birch', booth: 'missing', remind: 'can' },
      { name: 'Cedar', booth: 'none', remind: 'can' },
      { name: 'Dogwood', booth: 'published', remind: 'settled' },
    ]);
    const other = await make('Fair', times);
    expect(await chosen(all, other)).toEqual([]);
    expect((await remind(all, admin, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('reaches those with an open payment once a day, and leaves a record of each', async () => {
    expect(recordIn(await remind(all))).toEqual({ sent: 2, skipped: 2 });
    expect(recordIn(await remind(all))).toEqual({ sent: 0, skipped: 4 });
    const [mail, ...more] = await reminders(unready.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your payment for .+ is due$/);
    expect(mail?.text).toContain('We haven’t received the payment from Birch for');
    expect(mail?.text).toContain('/app/fairs/signup');
    expect(await reminders(ready.email)).toEqual([]);
    expect(await chosen([unready.id])).toMatchObject([{ remind: 'recent' }]);
    app.world.advance(day + 1000);
    expect(await chosen([unready.id])).toMatchObject([{ remind: 'can' }]);
    const { rows } = await pool.query(
      `select account_id, subject, subject_id as id from audit_entry
       where action = 'remindOfPayment' order by subject_id`,
    );
    expect(rows).toEqual(
      [unready.id, without.id]
        .sort()
        .map((id) => ({ account_id: admin.id, subject: 'FairExhibitor', id })),
    );
  });

  test('reaches no one who has withdrawn, nor anyone once the fair is canceled', async () => {
    await pool.query(
      `insert into exhibitor_registration (exhibitor_id, created_at, withdrawn_at) values ($1, now(), now())
       on conflict (exhibitor_id) do update set withdrawn_at = excluded.withdrawn_at`,
      [without.id],
    );
    expect(await chosen([without.id])).toMatchObject([{ remind: 'withdrawn' }]);
    await pool.query('update fair set cancelled_at = now() where id = $1', [fairId]);
    expect(await chosen([unready.id])).toMatchObject([{ remind: 'off' }]);
    await pool.query('update fair set cancelled_at = null where id = $1', [fairId]);
  });
});

test('of those selected only the booths that are ready are published', async () => {
  const ids = [ready.boothId, unready.boothId, shown.boothId];
  const answer = await admin.call(
    `mutation ($fairId: ID!, $ids: [ID!]) {
      it: publishBooths(fairId: $fairId, ids: $ids, published: true, onlyReady: true) { count } }`,
    { fairId, ids },
  );
  expect(recordIn(answer)).toEqual({ count: 1 });
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_booth where fair_id = $1 and booth_sent order by id',
    [fairId],
  );
  expect(rows.map(({ id }) => id)).toEqual([ready.boothId, shown.boothId].sort());
});
