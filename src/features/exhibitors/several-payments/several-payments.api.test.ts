import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
const { pool } = database;
const day = 86_400_000;

interface Chosen {
  readonly id: string;
  readonly paid: string;
  readonly remind: string;
  readonly exhibitorId: string | null;
  readonly fairId: string | null;
}

const idsOf = async (args: string) => {
  const answer = itOf(await admin.call(`{ it: managePayments(${args}) { total items { id } } }`));
  return (answer['items'] as { id: string }[]).map(({ id }) => id);
};
const chosen = async (ids: readonly string[], show = 'all') => {
  const { data } = await admin.call(
    `query ($show: String, $ids: [ID!]!) {
      it: chosenPayments(show: $show, ids: $ids) { id paid remind exhibitorId fairId } }`,
    { show, ids },
  );
  return data?.['it'] as Chosen[];
};
const remind = (fairId: string, ids: readonly string[]) =>
  admin.call(
    `mutation ($fairId: ID!, $ids: [ID!]!) {
      it: remindOfPayment(fairId: $fairId, ids: $ids) { sent skipped } }`,
    { fairId, ids },
  );
const soon = (days: number) => {
  const start = world.now().getTime() + days * day;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * 3_600_000).toISOString(),
    exhibitorDeadline: new Date(start - day).toISOString(),
  };
};

/** A college that is registered for fairs by one payment. */
async function registered(fairIds: readonly string[], paymentType = 'invoice') {
  const { id: collegeId, rep } = await app.college();
  const input = { collegeId, fairIds, paymentType };
  return { collegeId, rep, id: String(itOf(await app.signUp(rep, input))['id']) };
}

describe('an admin who narrows payments', () => {
  test('finds those of a fair, alone or with others, and by their state', async () => {
    const [one, two] = [await make('Fair', soon(60)), await make('Fair', soon(70))];
    const both = await registered([one, two]);
    const single = await registered([two], 'check');
    const typed = await app.typed({ paymentType: 'invoice', fairId: one });
    await app.proof(app.guest(), typed);
    const { rows } = await pool.query<{ id: string }>(
      'select id from fair_exhibitor where fair_id = $1 and primary_contact_email = $2',
      [one, typed['primaryContactEmail']],
    );
    const guest = rows[0]?.id ?? '';
    expect((await idsOf(`fairId: "${one}"`)).toSorted()).toEqual([both.id, guest].toSorted());
    expect(await idsOf(`fairId: "${two}", state: "open", sort: "createdAt"`)).toEqual([
      both.id,
      single.id,
    ]);
    expect(await idsOf('fairId: "nonsense"')).toEqual([]);

    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', {
      id: single.id,
    });
    expect(await idsOf(`fairId: "${two}", state: "settled"`)).toEqual([single.id]);
    expect(await idsOf(`fairId: "${two}", state: "refunded"`)).toEqual([]);
    expect(await idsOf(`fairId: "${two}", state: "overdue"`)).toEqual([]);
    const earlier = "update college_payment set created_at = created_at - interval '31 days'";
    await pool.query(`${earlier} where id = $1`, [both.id]);
    expect(await idsOf(`fairId: "${two}", state: "overdue", show: "awaiting"`)).toEqual([both.id]);
    const wrong = await admin.call('{ it: managePayments(state: "odd") { total } }');
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
  });

  test('gets every one of several hundred, not the first two hundred', async () => {
    const { id, collegeId } = await registered([await make('Fair', soon(80))]);
    await pool.query(
      `insert into college_payment select (jsonb_populate_record(p,
         jsonb_build_object('id', gen_random_uuid(), 'fair_ids', '[]'::jsonb))).*
       from college_payment p, generate_series(1, 230) where id = $1`,
      [id],
    );
    expect(await idsOf(`collegeId: "${collegeId}", limit: 1000`)).toHaveLength(231);
  });
});

describe('an admin who selects several payments', () => {
  test('is told which can be marked as paid, and why the others can’t', async () => {
    const fairId = await make('Fair', soon(40));
    const [invoice, card, settled] = [
      await registered([fairId]),
      await registered([fairId], 'card'),
      await registered([fairId], 'check'),
    ];
    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', {
      id: settled.id,
    });
    const told = await chosen([invoice.id, card.id, settled.id, 'nonsense']);
    const paid = new Map(told.map((one) => [one.id, one.paid]));
    expect(Object.fromEntries(paid)).toEqual({
      [invoice.id]: 'can',
      [card.id]: 'card',
      [settled.id]: 'settled',
    });
    const exhibitorId = (await app.idAt(settled.collegeId, fairId)) ?? '';
    await pool.query(
      'update exhibitor_registration set withdrawn_at = $2 where exhibitor_id = $1',
      [exhibitorId, world.now()],
    );
    expect(await chosen([exhibitorId], 'withdrawn')).toMatchObject([
      { paid: 'withdrawn', remind: 'withdrawn', exhibitorId: null },
    ]);
    const wrong = await admin.call('{ it: chosenPayments(show: "odd", ids: []) { id } }');
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
  });

  test('reminds of a payment for several fairs once a day, by the next of them', async () => {
    const [later, next] = [await make('Fair', soon(50)), await make('Fair', soon(20))];
    const { id, collegeId, rep } = await registered([later, next]);
    const [one] = await chosen([id]);
    const ofLater = (await app.idAt(collegeId, later)) ?? '';
    const ofNext = (await app.idAt(collegeId, next)) ?? '';
    expect(one).toMatchObject({ remind: 'can', exhibitorId: ofNext, fairId: next });
    expect(itOf(await remind(next, [ofNext]))).toEqual({ sent: 1, skipped: 0 });
    expect(await chosen([id])).toMatchObject([{ remind: 'recent', exhibitorId: null }]);
    expect(itOf(await remind(later, [ofLater]))).toEqual({ sent: 0, skipped: 1 });
    const mails = (await app.mails(rep.email)).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === 'exhibitor-payment-open')).toHaveLength(1);
    // From the next fair that takes place.
    world.advance(day + 1000);
    await pool.query('update fair set cancelled_at = now() where id = $1', [next]);
    expect(await chosen([id])).toMatchObject([{ remind: 'can', fairId: later }]);
    await pool.query('update fair set cancelled_at = now() where id = $1', [later]);
    expect(await chosen([id])).toMatchObject([{ remind: 'off' }]);
  });

  test('reminds no one of a payment that no exhibitor is behind', async () => {
    const { id } = await registered([await make('Fair', soon(30))]);
    await pool.query('update exhibitor_registration set payment_id = null where payment_id = $1', [
      id,
    ]);
    expect(await chosen([id])).toMatchObject([{ paid: 'can', remind: 'none' }]);
  });
});
