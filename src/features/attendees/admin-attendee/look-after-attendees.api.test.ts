import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  fieldsOf,
  messageOf,
  registering,
  student,
} from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { admin, make } = await testRecords(app);
const { fair, sessionsFair, address, register, rowsOf, mailTo, openMails } = await registering(app);
const coordinator = await app.person('admin6x6');

const fairIdOf = async (slug: string) =>
  (await pool.query<{ id: string }>('select id from fair where slug = $1', [slug])).rows[0]?.id;
const add = (who: Person, input: object) =>
  who.call('mutation ($input: AddAttendeeInput!) { it: addAttendee(input: $input) }', { input });
const correct = (who: Person, input: object) =>
  who.call('mutation ($input: CorrectAttendeeInput!) { it: correctAttendee(input: $input) }', {
    input,
  });
const cancel = (who: Person, ids: readonly unknown[], tell = true) =>
  who.call(
    'mutation ($ids: [ID!]!, $tell: Boolean!) { it: cancelAttendees(ids: $ids, tell: $tell) }',
    {
      ids,
      tell,
    },
  );
const resend = (who: Person, ids: readonly unknown[]) =>
  who.call('mutation ($ids: [ID!]!) { it: resendConfirmations(ids: $ids) { sent skipped } }', {
    ids,
  });
const look = (who: Person, id: unknown) =>
  who.call(
    `query ($id: ID!) { it: managedAttendee(id: $id) { firstName email consent confirmedAt hasSeat
      isMinor canChangeEmail joined boothsVisited attending } }`,
    { id },
  );
const confirm = (who: Person, id: unknown, consent: boolean | null) =>
  who.call(
    'mutation ($id: ID!, $consent: Boolean) { it: confirmMyRegistration(id: $id, consent: $consent) { consent confirmedAt } }',
    { id, consent },
  );
const kindsTo = async (email: string) => (await mailTo(email)).map(({ kind }) => kind);
const actsOn = async (id: unknown) =>
  (
    await pool.query<{ action: string }>(
      'select action from audit_entry where subject_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);
const rosa = { attendeeType: 'parent', firstName: 'Rosa', lastName: 'Reyes' };

/** A person registered without an account. */
async function registered(slug: string, said: object = student) {
  const email = address();
  expect(codeOf(await register({ ...said, fair: slug, email }))).toBeUndefined();
  const row = (await rowsOf(slug)).find((one) => one['email'] === email);
  return { email, id: String(row?.['id']) };
}

describe('Someone whom the organizer registers', () => {
  test('keeps the spot, gets one email, and agrees before it counts as confirmed', async () => {
    const slug = await fair({ capacity: 1 });
    const who = await app.person('parent');
    const input = { ...rosa, fairId: await fairIdOf(slug), email: who.email };
    const id = (await add(admin, input)).data?.['it'];
    expect(await kindsTo(who.email)).toEqual(['registration-added']);
    app.world.advance(90 * 60_000);
    await app.jobs.runDue();
    await openMails(who.email);
    expect(recordIn(await look(admin, id))).toMatchObject({
      consent: false,
      confirmedAt: null,
      hasSeat: true,
    });
    const changed = await who.call(
      'mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) { confirmedAt } }',
      { input: { id, firstName: 'Rosie' } },
    );
    expect(recordIn(changed)).toEqual({ confirmedAt: null });
    expect(fieldsOf(await confirm(who, id, null))).toHaveProperty('consent');
    expect(recordIn(await confirm(who, id, true))).toMatchObject({
      consent: true,
      confirmedAt: expect.any(String) as unknown,
    });
    expect(await actsOn(id)).toEqual(['addAttendee']);
  });

  test('says no, and the organizer reads how it ended, not who it was', async () => {
    const fairId = await fairIdOf(await fair());
    const who = await app.person('parent');
    const gone = (caller: Person, id: unknown) =>
      caller.call(
        'query ($fairId: ID!, $id: ID!) { it: goneAttendee(fairId: $fairId, id: $id) { byOrganizer } }',
        { fairId, id },
      );
    const id = (await add(admin, { ...rosa, fairId, email: who.email })).data?.['it'];
    expect((await gone(admin, id)).data).toEqual({ it: null });
    const no = await who.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id });
    expect(no.errors).toBeUndefined();
    expect(recordIn(await gone(admin, id))).toEqual({ byOrganizer: false });
    expect((await gone(coordinator, id)).data).toEqual({ it: null });
    const other = (await add(admin, { ...rosa, fairId, email: address() })).data?.['it'];
    await cancel(admin, [other]);
    expect(recordIn(await gone(admin, other))).toEqual({ byOrganizer: true });
    const own = await registered(await fair());
    await cancel(admin, [own.id]);
    expect((await gone(admin, own.id)).data).toEqual({ it: null });
  });

  test('is not entered twice, below 13, into a full fair, a draft or one that is over', async () => {
    const slug = await fair({ capacity: 1 });
    const fairId = await fairIdOf(slug);
    const email = address();
    const child = { ...student, consent: undefined, postalCode: undefined, schoolName: undefined };
    const { attendeeType, firstName, lastName } = child;
    const tried = await add(admin, {
      fairId,
      email,
      attendeeType,
      firstName,
      lastName,
      dob: '2016-01-01',
    });
    expect(fieldsOf(tried)).toHaveProperty('dob');
    expect(codeOf(await add(admin, { ...rosa, fairId, email }))).toBeUndefined();
    expect(messageOf(await add(admin, { ...rosa, fairId, email }))).toContain('registered');
    expect(messageOf(await add(admin, { ...rosa, fairId, email: address() }))).toContain('full');
    const draft = await make('Fair');
    await pool.query('update fair set published_at = null where id = $1', [draft]);
    expect(codeOf(await add(admin, { ...rosa, fairId: draft, email }))).toBe('CONFLICT');
    const over = await fair({
      startTime: '2026-11-01T15:00:00.000Z',
      endTime: '2026-11-01T19:00:00.000Z',
      exhibitorDeadline: '2026-10-01T00:00:00.000Z',
    });
    const late = await add(admin, { ...rosa, fairId: await fairIdOf(over), email });
    expect(codeOf(late)).toBe('CONFLICT');
  });
});

describe('An admin looks after a registration', () => {
  test('and sees a birth date and background only by asking, which is recorded', async () => {
    const slug = await fair();
    const { id } = await registered(slug, { ...student, demographics: { gender: 'woman' } });
    expect(recordIn(await look(admin, id))).toMatchObject({ firstName: 'Maya', isMinor: true });
    const refused = await admin.call(`{ managedAttendee(id: "${id}") { dob } }`);
    expect(refused.errors).toHaveLength(1);
    const shown = await admin.call(
      `mutation { it: revealAttendee(id: "${id}") { dob demographics } }`,
    );
    expect(recordIn(shown)).toEqual({ dob: '2010-03-04', demographics: { gender: 'woman' } });
    expect(await actsOn(id)).toEqual(['revealAttendee']);
  });

  test('and corrects it, sessions with an email, the address until its owner has confirmed it', async () => {
    const slug = await sessionsFair();
    const { id, email } = await registered(slug);
    expect(codeOf(await correct(admin, { id, firstName: 'May', attending: [1] }))).toBeUndefined();
    expect(recordIn(await look(admin, id))).toMatchObject({ firstName: 'May', attending: [1] });
    expect(await kindsTo(email)).toEqual(['registration-done', 'registration-changed']);
    expect(fieldsOf(await correct(admin, { id, attending: [9] }))).toHaveProperty('attending');
    expect(fieldsOf(await correct(admin, { id, satScore: 3 }))).toHaveProperty('satScore');
    const right = address();
    await correct(admin, { id, email: right });
    expect(await kindsTo(right)).toEqual(['registration-done']);
    await openMails(email);
    expect(recordIn(await look(admin, id))).toMatchObject({ email: right, confirmedAt: null });
    await openMails(right);
    expect(fieldsOf(await correct(admin, { id, email }))).toHaveProperty('email');
    expect(recordIn(await look(admin, id))).toMatchObject({ email: right, canChangeEmail: false });
  });

  test('and sends the confirmation again, five times an hour at most', async () => {
    const slug = await fair();
    const [one, other] = [await registered(slug), await registered(slug)];
    expect(recordIn(await resend(admin, [one.id, other.id]))).toEqual({ sent: 2, skipped: 0 });
    for (let n = 0; n < 4; n += 1) await resend(admin, [one.id]);
    expect(recordIn(await resend(admin, [one.id, other.id]))).toEqual({ sent: 1, skipped: 1 });
    expect(await kindsTo(one.email)).toEqual(Array(6).fill('registration-done'));
    expect((await actsOn(other.id)).length).toBe(2);
  });

  test('and cancels some, telling them or not; nothing of them is left', async () => {
    const slug = await fair({ capacity: 2 });
    const [one, other] = [await registered(slug), await registered(slug)];
    expect((await cancel(admin, [one.id])).data?.['it']).toBe(1);
    expect((await cancel(admin, [other.id, 'none'], false)).data?.['it']).toBe(1);
    expect(await rowsOf(slug)).toEqual([]);
    expect(await kindsTo(one.email)).toEqual(['registration-done', 'registration-ended']);
    expect((await mailTo(one.email)).at(-1)?.calendar?.method).toBe('CANCEL');
    expect(await kindsTo(other.email)).toEqual(['registration-done']);
    expect(await actsOn(one.id)).toEqual(['cancelAttendee']);
    expect(codeOf(await cancel(admin, [one.id]))).toBe('NOT_FOUND');
    await registered(slug);
  });
});

describe('The emails of a registration', () => {
  const emailsOf = async (who: Person, id: unknown) => {
    const call =
      'query ($id: ID!) { it: managedAttendee(id: $id) { emails { kind subject status } } }';
    return recordIn(await who.call(call, { id }))['emails'];
  };
  const sent = { status: 'sent', subject: expect.any(String) as unknown };

  test('are those about its fair: none of another fair, of the account, or to anyone else', async () => {
    const [slug, other] = [await sessionsFair(), await fair()];
    const { id, email } = await registered(slug);
    await register({ ...student, fair: other, email });
    await registered(slug);
    app.world.advance(60_000);
    await correct(admin, { id, attending: [1] });
    await pool.query(
      `insert into mail (id, kind, recipient, subject, text, status, next_attempt_at, message_id, created_at)
       select gen_random_uuid(), kind, $1, subject, text, status, $2, '', $2
       from (values ('reset-code', 'A code', 'Your code', 'sent'),
         ('fair-reminder', 'Tomorrow', $3, 'bounced'),
         ('fair-reminder', 'Not this one', $4, 'sent')) as m (kind, subject, text, status)`,
      [
        email.toUpperCase(),
        new Date(app.world.now().getTime() + 60_000),
        `Open the fair: https://quad.test/fair-${slug}`,
        `Open the fair: https://quad.test/fair-${slug}-2`,
      ],
    );
    expect(await emailsOf(coordinator, id)).toEqual([
      { kind: 'fair-reminder', subject: 'Tomorrow', status: 'notDelivered' },
      { kind: 'registration-changed', ...sent },
      { kind: 'registration-done', ...sent },
    ]);
    expect(await emailsOf(admin, id)).toHaveLength(3);
  });
});

describe('A coordinator', () => {
  test('does all of this at 6x6 fairs, and finds no one at another fair', async () => {
    const ours = await registered(await sessionsFair());
    const booths = await fair();
    const { id } = await registered(booths);
    const reveal = (one: string) =>
      coordinator.call(`mutation { it: revealAttendee(id: "${one}") { id } }`);
    const acts = (one: string) => [
      () => look(coordinator, one),
      () => reveal(one),
      () => correct(coordinator, { id: one, lastName: 'Roe' }),
      () => resend(coordinator, [one]),
      () => cancel(coordinator, [one]),
    ];
    for (const act of acts(ours.id)) expect(codeOf(await act())).toBeUndefined();
    for (const act of acts(id)) expect(codeOf(await act())).toBe('NOT_FOUND');
    const input = { ...rosa, fairId: await fairIdOf(booths), email: address() };
    expect(codeOf(await add(coordinator, input))).toBe('NOT_FOUND');
    expect(await rowsOf(booths)).toHaveLength(1);
  });
});
