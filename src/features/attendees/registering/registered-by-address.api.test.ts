import { describe, expect, test } from 'vitest';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { registering, student } from '../../../../tests/support/test-registrations.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { beginTransaction } from '../../../platform/testing/begin-transaction.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { make, link, admin } = await testRecords(app);
const { fair, address, register, rowsOf, mailTo, openMails } = await registering(app);

const whoseOf = async (slug: string) =>
  (await rowsOf(slug)).map(({ user_id, owner }) => [user_id, owner] as const);
const registrations = async (who: Person) =>
  recordIn(await who.call('{ it: me { registrations { fair { slug } gpaScore } } }'))[
    'registrations'
  ];
const post = async (path: string, payload: object) => {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    headers: { origin: 'http://127.0.0.1:3000' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
};
const signUp = (email: string) =>
  post('/sign-up/email', {
    email,
    password: 'Quad-demo-2026!',
    user_type: 'student',
    birth_date: '2009-05-01',
    name: 'Maya Reyes',
  });
const confirm = async (email: string) => {
  const mails = (await mailTo(email)).map(({ subject, text }) => `${subject} ${text}`);
  const otp = /\b\d{6}\b/.exec(mails.at(-1) ?? '')?.[0];
  await post('/email-otp/verify-email', { email, otp });
};
const accountOf = async (email: string) =>
  (await pool.query<{ id: string }>('select id from account where email = $1', [email])).rows[0]
    ?.id;

describe('a registration that someone makes without being signed in', () => {
  test('is theirs all the same, and lets a linked parent in', async () => {
    const slug = await fair();
    const ada = await app.person('student');
    const parent = await app.person('parent');
    await link(parent, await make('Student', { userId: ada.id }));
    const said = { ...student, fair: slug, email: ada.email.toUpperCase(), gpaScore: 3.5 };
    expect((await register(said)).errors).toBeUndefined();
    expect(await whoseOf(slug)).toEqual([[ada.id, ada.id]]);
    const visit = async () =>
      (await parent.call(`{ it: visitFair(slug: "${slug}") { standing } }`)).data?.['it'];
    await expect.poll(visit).toEqual({ standing: 'attendee' });
  });

  test('is theirs as soon as they have an account with that address, and not before it is confirmed', async () => {
    const slug = await fair();
    const email = address();
    await register({ ...student, fair: slug, email });
    await signUp(email);
    const later = await fair();
    await register({ ...student, fair: later, email });
    for (const one of [slug, later]) expect(await whoseOf(one)).toEqual([[null, null]]);
    // The last email is that of the second registration.
    await post('/email-otp/send-verification-otp', { email, type: 'email-verification' });
    await confirm(email);
    const id = await accountOf(email);
    for (const one of [slug, later]) expect(await whoseOf(one)).toEqual([[id, id]]);
  });

  test('goes with its address when an admin corrects that', async () => {
    const slug = await fair();
    const [ada, bea] = [await app.person('student'), await app.person('student')];
    await register({ ...student, fair: slug, email: ada.email });
    const [row] = await rowsOf(slug);
    const move = async (email: string) => {
      const { errors } = await admin.call(
        'mutation ($input: UpdateFairAttendeeInput!) { it: updateFairAttendee(input: $input) { id } }',
        { input: { id: row?.['id'], email } },
      );
      expect(errors).toBeUndefined();
    };
    await move(bea.email);
    expect(await whoseOf(slug)).toEqual([[bea.id, bea.id]]);
    expect(await registrations(ada)).toEqual([]);
    await move('nobody@families.test');
    expect(await whoseOf(slug)).toEqual([[null, null]]);
    expect(await registrations(bea)).toEqual([]);
  });
});

test('a stranger who types someone’s address gets nothing of theirs, and is told the same as with any other', async () => {
  const slug = await fair();
  const victim = await app.person('student');
  const eve = await app.person('student');
  const other = await fair();
  const [known, unknown] = [
    await register({ ...student, fair: slug, email: victim.email }, eve),
    await register({ ...student, fair: other, email: address() }, eve),
  ];
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect(known.errors).toBeUndefined();
  expect(known.data).toEqual({ it: { slug, name: `Fair ${slug}` } });
  expect(await registrations(eve)).toEqual([]);
  expect(await whoseOf(slug)).toEqual([[victim.id, victim.id]]);
  expect(await whoseOf(other)).toEqual([[null, null]]);
  // Its owner is notified, and decides what happens to it.
  expect(await registrations(victim)).toHaveLength(1);
  expect(await mailTo(victim.email)).toHaveLength(1);
});

describe('a registration', () => {
  const isConfirmed = async (slug: string) =>
    (await rowsOf(slug)).map(({ confirmed_at }) => confirmed_at !== null);

  test('is confirmed when it is made signed in, and by no stranger', async () => {
    const [own, others, generated] = [await fair(), await fair(), await fair()];
    const [ada, eve] = [await app.person('student'), await app.person('student')];
    await register({ ...student, fair: own, email: ada.email.toUpperCase() }, ada);
    expect(await isConfirmed(own)).toEqual([true]);
    for (const who of [app.stranger(), eve]) {
      const slug = await fair();
      await register({ ...student, fair: slug, email: ada.email }, who);
      expect(await isConfirmed(slug)).toEqual([false]);
    }
    const create = async (slug: string, who: Person) => {
      const { rows } = await pool.query<{ id: string }>('select id from fair where slug = $1', [
        slug,
      ]);
      const answer = await who.call(
        'mutation ($input: CreateFairAttendeeInput!) { it: createFairAttendee(input: $input) { id } }',
        { input: { ...student, fairId: rows[0]?.id, email: ada.email } },
      );
      expect(answer.errors).toBeUndefined();
    };
    await create(generated, ada);
    await create(others, eve);
    expect(await isConfirmed(generated)).toEqual([true]);
    expect(await isConfirmed(others)).toEqual([false]);
    expect(await registrations(ada)).toHaveLength(5);
  });

  test('is confirmed by its own mail, not by that of another fair or of an earlier one', async () => {
    const [slug, other] = [await fair(), await fair()];
    const email = address();
    await register({ ...student, fair: slug, email });
    // Canceled, and recreated by someone with the address; then the first email is opened.
    await pool.query('delete from fair_attendee where lower(email) = $1', [email]);
    app.world.advance(1000);
    const { rows } = await pool.query<{ id: string }>(
      'select id from link_token where address = $1',
      [email],
    );
    for (const one of [slug, other]) await register({ ...student, fair: one, email });
    await pool.query('update link_token set redeemed_at = $2 where id = $1', [
      rows[0]?.id,
      app.world.now(),
    ]);
    expect(await isConfirmed(slug)).toEqual([false]);
    await openMails(email);
    expect([await isConfirmed(slug), await isConfirmed(other)]).toEqual([[true], [true]]);
  });

  test('is confirmed by its person, or by changing it, and with another address no longer', async () => {
    const [slug, changed] = [await fair(), await fair()];
    const [ada, eve] = [await app.person('student'), await app.person('student')];
    for (const one of [slug, changed]) await register({ ...student, fair: one, email: ada.email });
    const idOf = async (one: string) => String((await rowsOf(one))[0]?.['id']);
    const confirmIt = (who: Person, id: string) =>
      who.call('mutation ($id: ID!) { it: confirmMyRegistration(id: $id) { confirmedAt } }', {
        id,
      });
    expect((await confirmIt(eve, await idOf(slug))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await isConfirmed(slug)).toEqual([false]);
    const first = recordIn(await confirmIt(ada, await idOf(slug)));
    expect(first).toEqual({ confirmedAt: app.world.now().toISOString() });
    app.world.advance(60_000);
    expect(recordIn(await confirmIt(ada, await idOf(slug)))).toEqual(first);
    const { errors } = await ada.call(
      'mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) { id } }',
      { input: { id: await idOf(changed), gpaScore: 3.9 } },
    );
    expect(errors).toBeUndefined();
    expect(await isConfirmed(changed)).toEqual([true]);
    await admin.call(
      'mutation ($input: UpdateFairAttendeeInput!) { it: updateFairAttendee(input: $input) { id } }',
      { input: { id: await idOf(slug), email: eve.email } },
    );
    expect(await isConfirmed(slug)).toEqual([false]);
  });
});

test('of two who come at once, who registers and who confirms the address, neither is lost', async () => {
  const slug = await fair();
  const email = address();
  await signUp(email);
  const id = await accountOf(email);
  const fairId = (await pool.query<{ id: string }>('select id from fair where slug = $1', [slug]))
    .rows[0]?.id;
  const [registrar, confirmer] = [await beginTransaction(pool), await beginTransaction(pool)];
  await confirmer.client.query('update account set email_verified = true where id = $1', [id]);
  const registered = registrar.client.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent,
       created_at, updated_at)
     values ($1, $2, 'parent', 'Rosa', 'Reyes', $3, true, $4, $4)`,
    [app.world.newId(), fairId, email, app.world.now()],
  );
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'
           and query like 'insert into fair_attendee%'`,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
  await confirmer.over('commit');
  await registered;
  await registrar.over('commit');
  expect(await whoseOf(slug)).toEqual([[id, id]]);
});
