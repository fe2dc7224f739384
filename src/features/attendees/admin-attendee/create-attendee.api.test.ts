import { describe, expect, test } from 'vitest';
import { recordIn, writing } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  fieldsOf,
  messageOf,
  registering,
  student,
} from '../../../../tests/support/test-registrations.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make, fair, sessionsFair, address, register, rowsOf, mailTo } = await registering(app);
const { pool } = app.database;
const admin = await app.person('admin');
const coordinator = await app.person('admin6x6');

const idOf = async (slug: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from fair where slug = $1', [slug]);
  return rows[0]?.id ?? '';
};
/** The generated mutation, as called from someone's own client. */
const create = async (slug: string, said: object = {}, who: Person = app.guest()) =>
  who.call(writing('create', 'FairAttendee', 'id firstName email attending'), {
    input: {
      attendeeType: 'parent',
      firstName: 'Rosa',
      lastName: 'Reyes',
      consent: true,
      email: address(),
      fairId: await idOf(slug),
      ...said,
    },
  });
const at = (instant: string) =>
  app.world.advance(new Date(instant).getTime() - app.world.now().getTime());

describe('someone who registers by the generated call', () => {
  test('gets the mail that the form brings, and what was sent', async () => {
    const slug = await fair();
    const email = address();
    const answer = await create(slug, { email });
    expect(recordIn(answer)).toEqual({
      id: expect.any(String),
      firstName: 'Rosa',
      email,
      attending: null,
    });
    const [row] = await rowsOf(slug);
    expect(row).toMatchObject({ id: recordIn(answer)['id'], email });
    const [mail, ...others] = await mailTo(email);
    expect([mail?.kind, others]).toEqual(['registration-done', []]);
    expect(mail?.calendar?.method).toBe('REQUEST');
  });

  test('does so from the second of the opening to the second of the end, in the zone of the fair', async () => {
    const slug = await fair({
      timeZone: 'Pacific/Auckland',
      registrationOpensAt: '2026-11-24T09:00:00+13:00',
      startTime: '2026-11-25T10:00:00+13:00',
      endTime: '2026-11-25T14:00:00+13:00',
      exhibitorDeadline: '2026-11-24T10:00:00+13:00',
    });
    const said = async () => messageOf(await create(slug));
    at('2026-11-23T19:59:59Z');
    expect(await said()).toBe('Registration isn’t open yet.');
    at('2026-11-23T20:00:00Z');
    expect(await said()).toBeUndefined();
    at('2026-11-25T00:59:59Z');
    expect(await said()).toBeUndefined();
    at('2026-11-25T01:00:00Z');
    expect(await said()).toBe('This fair is over.');
    expect(await rowsOf(slug)).toHaveLength(2);
  });

  test('does so for no fair that is cancelled or hidden, and only with consent', async () => {
    const cancelled = await fair({ cancelledAt: '2026-11-20T00:00:00Z' });
    expect(messageOf(await create(cancelled))).toBe('This fair is canceled.');
    // No one learns that a hidden fair is over or full.
    const hidden = await fair({ publishedAt: null, cancelledAt: '2026-11-20T00:00:00Z' });
    expect(fieldsOf(await create(hidden))).toHaveProperty('fairId');
    const slug = await fair();
    expect(fieldsOf(await create(slug, { consent: false }))).toEqual({ consent: 'Required.' });
    for (const nothing of [cancelled, hidden, slug]) expect(await rowsOf(nothing)).toEqual([]);
  });

  test('chooses sessions that there are, where there is room', async () => {
    const slug = await sessionsFair();
    expect(fieldsOf(await create(slug, { attending: [1, 9] }))).toEqual({
      attending: 'There’s no session 9.',
    });
    for (let n = 0; n < 2; n += 1)
      expect(codeOf(await create(slug, { attending: [2] }))).toBeUndefined();
    expect(messageOf(await create(slug, { attending: [2, 3] }))).toBe('Session 2 is full.');
  });

  test('is old enough, and born already', async () => {
    const slug = await fair();
    const born = async (dob: string) => {
      const email = address();
      const answer = await create(slug, { attendeeType: 'student', dob, email });
      return [Object.keys(fieldsOf(answer) ?? {}), await mailTo(email)];
    };
    expect(await born('2015-01-01')).toEqual([['dob'], []]);
    expect(await born('2031-01-01')).toEqual([['dob'], []]);
    expect(await rowsOf(slug)).toEqual([]);
  });

  test('finds no way around the limits of the form', async () => {
    const slug = await fair();
    const email = address();
    for (let n = 0; n < 10; n += 1) {
      await create(slug, { email });
      await register({ ...student, fair: slug, email });
    }
    expect(codeOf(await create(slug, { email }))).toBe('RATE_LIMITED');
    expect(codeOf(await register({ ...student, fair: slug, email }))).toBe('RATE_LIMITED');
  });
});

describe('who is registered already', () => {
  test('is answered like who is not, by both mutations at once, and told by email', async () => {
    const slug = await fair();
    const email = address();
    const answers = await Promise.all([
      create(slug, { email }),
      create(slug, { email: email.toUpperCase() }),
      register({ ...student, fair: slug, email }),
    ]);
    for (const answer of answers) expect(codeOf(answer)).toBeUndefined();
    const ids = answers.slice(0, 2).map((answer) => recordIn(answer)['id']);
    expect(new Set(ids).size).toBe(2);
    expect(await rowsOf(slug)).toHaveLength(1);
    expect((await mailTo(email)).map(({ kind }) => kind).sort()).toEqual([
      'registration-again',
      'registration-again',
      'registration-done',
    ]);
  });

  test('is not told apart by a condition, a full fair or a session', async () => {
    const slug = await fair({ capacity: 1 });
    const email = address();
    await create(slug, { email });
    const again = await create(slug, { email });
    expect(again).toEqual(await create(slug, { email: address() }));
    expect(messageOf(again)).toBe('This fair is full.');
    const never = async (to: string) =>
      app.guest().call(
        `mutation ($input: CreateFairAttendeeInput!) {
           it: createFairAttendee(input: $input, condition: { firstName: { eq: "Nobody" } }) { id } }`,
        {
          input: {
            attendeeType: 'parent',
            firstName: 'Rosa',
            lastName: 'Reyes',
            consent: true,
            email: to,
            fairId: await idOf(slug),
          },
        },
      );
    expect(await never(email)).toEqual(await never(address()));
    expect((await mailTo(email)).map(({ kind }) => kind)).toEqual([
      'registration-done',
      'registration-again',
    ]);
  });
});

describe('the last places', () => {
  test('are given once each, however many ask at once and by whichever mutation', async () => {
    const slug = await fair({ capacity: 4 });
    const neighbor = await app.neighbor();
    const input = { attendeeType: 'parent', firstName: 'Rosa', lastName: 'Reyes', consent: true };
    const fairId = await idOf(slug);
    const next = async () =>
      (
        await neighbor.fastify.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${app.guest().token ?? ''}` },
          payload: {
            query: writing('create', 'FairAttendee'),
            variables: { input: { ...input, fairId, email: address() } },
          },
        })
      ).json<Omit<Awaited<ReturnType<typeof create>>, 'status'>>();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 3 === 0
          ? create(slug)
          : n % 3 === 1
            ? register({ ...student, fair: slug, email: address() })
            : next().then((answer) => ({ status: 200, ...answer })),
      ),
    );
    const refused = answers.filter((answer) => codeOf(answer) !== undefined);
    expect(refused).toHaveLength(20);
    expect(new Set(refused.map(messageOf))).toEqual(new Set(['This fair is full.']));
    expect(await rowsOf(slug)).toHaveLength(4);
    const { rows } = await pool.query<{ mails: number }>(
      `select count(*)::int as mails from mail where kind = 'registration-done' and recipient in (
         select a.email from fair_attendee a where a.fair_id = $1)`,
      [fairId],
    );
    expect(rows).toEqual([{ mails: 4 }]);
  });
});

describe('names from everywhere', () => {
  test.each([
    ['Arabic', 'مدرسة الملك عبد العزيز الثانوية'],
    ['Hebrew beside Latin', 'תיכון Rothschild ת״א'],
    ['emoji of several parts', 'School 👩🏽‍🎓 of 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['combining characters', 'Lycée d’E\u0301tampes Z\u0351\u036B\u0343'],
    ['characters outside the first plane', '𠮷野家高校'],
  ])('are kept as they are written: %s', async (_, schoolName) => {
    const slug = await fair();
    const email = address();
    await register({ ...student, fair: slug, email, schoolName, firstName: schoolName });
    await create(slug, { schoolName });
    for (const row of await rowsOf(slug)) expect(row['school_name']).toBe(schoolName);
    expect((await mailTo(email))[0]?.text).toContain(schoolName.split(' ')[0]);
  });
});

describe('who runs a fair', () => {
  test.each([
    ['an admin', () => admin],
    ['a coordinator', () => coordinator],
  ])(
    'enters someone before it opens and after it is over, and no one is written to: %s',
    async (_, who) => {
      const slug = await fair({
        fairType: '6x6',
        publishedAt: null,
        registrationOpensAt: '2027-01-09T00:00:00Z',
      });
      const email = address();
      expect(codeOf(await create(slug, { email, consent: false }, who()))).toBeUndefined();
      expect(await rowsOf(slug)).toHaveLength(1);
      expect(await mailTo(email)).toEqual([]);
      const again = await create(slug, { email }, who());
      expect(fieldsOf(again)).toEqual({
        email: 'This address is already registered for this fair.',
      });
    },
  );

  test('gives no place that there is not, no session and no place at a cancelled fair', async () => {
    const full = await fair({ capacity: 1 });
    await create(full);
    expect(messageOf(await create(full, {}, admin))).toBe('This fair is full.');
    const cancelled = await fair({ cancelledAt: '2026-11-20T00:00:00Z' });
    expect(messageOf(await create(cancelled, {}, admin))).toBe('This fair is canceled.');
    const slug = await sessionsFair();
    expect(fieldsOf(await create(slug, { attending: [7] }, coordinator))).toHaveProperty(
      'attending',
    );
  });

  test('is at other fairs someone like everyone', async () => {
    const slug = await fair({ registrationOpensAt: '2027-01-09T00:00:00Z' });
    expect(messageOf(await create(slug, {}, coordinator))).toBe('Registration isn’t open yet.');
    const mine = await fair({ capacity: 1 });
    await create(mine, {}, coordinator);
    expect(messageOf(await create(mine, {}, coordinator))).toBe('This fair is full.');
  });

  test('changes a registration to what there is and has room, and to an address of its own', async () => {
    const slug = await sessionsFair();
    const fairId = await idOf(slug);
    const taken = address();
    for (const email of [taken, address()])
      await make('FairAttendee', { fairId, email, attending: [2] });
    const id = await make('FairAttendee', { fairId, attending: [1] });
    const change = (said: object, who = coordinator) =>
      who.call(writing('update', 'FairAttendee', 'attending email'), { input: { id, ...said } });
    expect(fieldsOf(await change({ attending: [1, 2] }))).toEqual({
      attending: 'Session 2 is full.',
    });
    expect(fieldsOf(await change({ attending: [8] }))).toEqual({
      attending: 'There’s no session 8.',
    });
    expect(recordIn(await change({ attending: [3] }))).toMatchObject({ attending: [3] });
    for (const who of [coordinator, admin])
      expect(fieldsOf(await change({ email: taken }, who))).toEqual({
        email: 'This address is already registered for this fair.',
      });
    const email = address();
    expect(recordIn(await change({ email }))).toMatchObject({ email });
    const student = await app.person('student');
    for (const said of [{ attending: [8] }, { email: taken }])
      expect(codeOf(await change(said, student))).toBe('FORBIDDEN');
  });
});
