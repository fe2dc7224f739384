import { describe, expect, test } from 'vitest';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { codeOf } from '../../../../tests/support/test-payments.server.ts';
import { fieldsOf, messageOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await guestServer();
const { records, database, world, scene, entryIn, enter, repsOf, firstAt, mails } = app;
const { admin, make } = records;
const { pool } = database;

const add = (input: object, who = admin) =>
  who.call('mutation ($input: AddExhibitorInput!) { it: addExhibitor(input: $input) }', { input });
const contact = (email: string) => ({
  primaryContactFirstName: 'Ada',
  primaryContactLastName: 'Byron',
  primaryContactPhone: '413-555-0100',
  primaryContactAttendingFair: true,
  primaryContactEmail: email,
});
const place = {
  name: 'Guild of Welders',
  address1: '1 Elm St',
  city: 'Amherst',
  state: 'MA',
  postalCode: '01002',
};
const kindsTo = async (email: string) => (await mails(email)).map(({ kind }) => kind);
const storedAt = async (fairId: string) =>
  (
    await pool.query(
      `select e.name, e.city, e.payment_type as type, e.payment_status as status, e.consent,
         (e.payment_data ->> 'amountCents')::int as cents, e.college_id as college
       from fair_exhibitor e where e.fair_id = $1 order by e.id`,
      [fairId],
    )
  ).rows as readonly unknown[];

describe('An admin registers an exhibitor by hand', () => {
  test('from the directory: with its booth, the invoice, and a contact who may represent it', async () => {
    const { collegeId, fairId, email, name } = await scene();
    const answer = await add({
      ...contact(email),
      fairId,
      collegeId,
      paymentType: 'invoice',
      amountCents: 12_345,
      inviteContact: true,
    });
    expect(codeOf(answer)).toBeUndefined();
    expect(await app.exhibitors(fairId)).toMatchObject([{ collegeId, booth: true }]);
    expect(await storedAt(fairId)).toMatchObject([
      {
        name,
        type: 'invoice',
        status: 'pending',
        cents: 12_345,
        college: collegeId,
        consent: false,
      },
    ]);
    await app.rounds();
    expect(await kindsTo(email)).toEqual(['exhibitor-registered', 'billing-invoice']);
    expect(await enter(await entryIn(email))).toBe(200);
    expect(await repsOf(collegeId)).toEqual([email]);
    const { rows } = await pool.query(
      `select account_id, details ->> 'collegeId' as college from audit_entry
       where action = 'addExhibitor' and subject_id = $1`,
      [await firstAt(fairId)],
    );
    expect(rows).toEqual([{ account_id: admin.id, college: collegeId }]);
    const second = await add({
      ...contact('other@college.test'),
      fairId,
      collegeId,
      paymentType: 'check',
    });
    expect(messageOf(second)).toContain('is already registered for this fair');
  });

  test('as a guest, free of charge, after the deadline, until the fair is over', async () => {
    const fairId = await make('Fair');
    await pool.query('update fair set exhibitor_deadline = $2 where id = $1', [
      fairId,
      new Date(world.now().getTime() - 3_600_000),
    ]);
    const input = { ...contact('welders@guild.test'), ...place, fairId, paymentType: 'waived' };
    expect(codeOf(await add(input))).toBeUndefined();
    expect(await storedAt(fairId)).toEqual([
      {
        name: place.name,
        city: 'Amherst',
        type: 'waived',
        status: 'waived',
        cents: 0,
        college: null,
        consent: false,
      },
    ]);
    expect(await kindsTo('welders@guild.test')).toEqual(['exhibitor-registered']);
    expect(codeOf(await add(input))).toBe('CONFLICT');
    const more = { ...input, ...contact('more@guild.test'), name: 'Guild of Potters' };
    await pool.query(
      `update fair set start_time = $2::timestamptz - interval '5 hours',
         end_time = $2::timestamptz - interval '1 hour',
         exhibitor_deadline = $2::timestamptz - interval '9 hours' where id = $1`,
      [fairId, world.now()],
    );
    expect(messageOf(await add(more))).toContain('over');
  });

  test('and is told what is wrong at each field', async () => {
    const fairId = await make('Fair');
    const wrong = async (said: object) =>
      fieldsOf(
        await add({ ...contact('x@guild.test'), ...place, fairId, paymentType: 'check', ...said }),
      );
    expect(await wrong({ city: '' })).toHaveProperty('city');
    expect(await wrong({ paymentType: 'card' })).toHaveProperty('paymentType');
    expect(await wrong({ amountCents: -1 })).toHaveProperty('amountCents');
    expect(await wrong({ primaryContactEmail: 'x@' })).toHaveProperty('primaryContactEmail');
    const draft = await make('College');
    await pool.query(`update college set status = 'draft' where id = $1`, [draft]);
    expect(await wrong({ collegeId: draft })).toHaveProperty('collegeId');
    expect(await storedAt(fairId)).toEqual([]);
  });

  test('while no rep and no coordinator does', async () => {
    const fairId = await make('Fair', { fairType: '6x6' });
    const input = { ...contact('y@guild.test'), ...place, fairId, paymentType: 'waived' };
    for (const role of ['college', 'admin6x6', 'student'] as const)
      expect(codeOf(await add(input, await app.person(role)))).toBe('FORBIDDEN');
    expect(codeOf(await add(input, app.stranger()))).toBe('UNAUTHENTICATED');
    expect(await storedAt(fairId)).toEqual([]);
  });
});
