import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { readOne } from '../../../../tests/support/feeds/read-back.fixture.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  counselor,
  fieldsOf,
  messageOf,
  parent,
  registering,
  student,
} from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { fair, address, register, rowsOf, mailTo } = await registering(app);
const { pool } = app.database;

describe('a guest', () => {
  test.each([
    ['student', student],
    ['parent', parent],
    ['counselor', counselor],
  ])('registers as a %s, and finds the mail with the entry and the link', async (type, said) => {
    const slug = await fair({ timeZone: 'America/Los_Angeles' });
    const email = address();
    const answer = await register({ ...said, fair: slug, email: email.toUpperCase() });
    expect(recordIn(answer)).toEqual({ name: `Fair ${slug}`, slug });
    const [row, ...more] = await rowsOf(slug);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ attendee_type: type, email, user_id: null, consent: true });
    const [mail, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'registration-done', calendar: { method: 'REQUEST' } });
    expect(mail?.subject).toBe(`You’re registered: Fair ${slug}`);
    expect(mail?.text).toContain('7:00');
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/my-registration\?key=[\w-]{22}\b/);
    expect(readOne(mail?.calendar?.content ?? '')).toMatchObject({
      title: `Fair ${slug}`,
      start: '2027-01-10T15:00:00.000Z',
    });
    // The same instant for web calendars, which ignore the entry.
    const web = [...(mail?.text ?? '').matchAll(/^(?:Google|Outlook)[^:]*: (\S+)$/gm)].map(
      ([, url]) => new URL(url ?? ''),
    );
    expect(web.map(({ host }) => host)).toEqual([
      'calendar.google.com',
      'outlook.live.com',
      'outlook.office.com',
    ]);
    expect(web[0]?.searchParams.get('dates')).toMatch(/^20270110T150000Z\//);
    expect(web[0]?.searchParams.get('ctz')).toBe('America/Los_Angeles');
    for (const outlook of web.slice(1))
      expect(outlook.searchParams.get('startdt')).toBe('2027-01-10T15:00:00Z');
  });

  test('is told about every field that is missing, by the list of the type, five at most', async () => {
    const slug = await fair();
    const missing = async (attendeeType: string) =>
      Object.keys(fieldsOf(await register({ fair: slug, attendeeType })) ?? {}).sort();
    const everyone = ['consent', 'email', 'firstName', 'lastName'];
    expect(await missing('student')).toEqual([...everyone, 'dob'].sort());
    for (const type of ['parent', 'counselor']) expect(await missing(type)).toEqual(everyone);
    expect(fieldsOf(await register({ fair: slug, attendeeType: 'admin' }))).toMatchObject({
      attendeeType: expect.any(String) as unknown,
    });
    expect(await rowsOf(slug)).toEqual([]);
  });

  test('writes the school in Arabic and has a long name, and gives no birth date to come', async () => {
    const slug = await fair();
    const email = address();
    const said = { ...student, fair: slug, email };
    const schoolName = 'مدرسة الملك عبد العزيز الثانوية';
    const lastName = 'Ø'.repeat(200);
    expect(codeOf(await register({ ...said, schoolName, lastName }))).toBeUndefined();
    expect((await rowsOf(slug))[0]).toMatchObject({ school_name: schoolName, last_name: lastName });
    const other = { ...said, email: address() };
    expect(fieldsOf(await register({ ...other, lastName: `${lastName}x` }))).toEqual({
      lastName: 'Max length: 200 characters.',
    });
    for (const dob of ['2026-11-23', '1899-12-31'])
      expect(fieldsOf(await register({ ...other, dob }))).toEqual({
        dob: 'Please enter a date of birth between 1900 and today.',
      });
    expect(codeOf(await register({ ...other, dob: '2010-02-30' }))).toBe('BAD_USER_INPUT');
    expect(fieldsOf(await register({ ...other, consent: false }))).toHaveProperty('consent');
    expect(fieldsOf(await register({ ...other, postalCode: 'K1A 0B1' }))).toHaveProperty(
      'postalCode',
    );
    expect(
      codeOf(await register({ ...other, postalCode: 'K1A 0B1', country: 'Canada' })),
    ).toBeUndefined();
  });

  test('below thirteen leaves nothing behind, and is not told why', async () => {
    const slug = await fair();
    const email = address();
    const counters = async () => (await pool.query('select 1 from limit_counter')).rowCount;
    const before = await counters();
    const answer = await register({ ...student, fair: slug, email, dob: '2014-01-01' });
    expect(codeOf(answer)).toBe('FORBIDDEN');
    expect(messageOf(answer)).toBe(
      'We can’t sign you up with these details. A parent or guardian can register and attend instead.',
    );
    expect(answer.errors?.[0]?.extensions.fields).toBeUndefined();
    expect([await rowsOf(slug), await mailTo(email), await counters()]).toEqual([[], [], before]);
  });

  test('finds no fair where there is none, or none that is public', async () => {
    const slug = await fair({ publishedAt: null });
    for (const nothing of [slug, 'nowhere', ''])
      expect(codeOf(await register({ ...parent, fair: nothing, email: address() }))).toBe(
        'NOT_FOUND',
      );
  });

  test('keeps nothing that their own type is not asked for', async () => {
    const slug = await fair();
    await register({ ...parent, fair: slug, email: address(), satScore: 1200, dob: '2014-01-01' });
    expect((await rowsOf(slug))[0]).toMatchObject({ sat_score: null, dob: null });
  });
});

describe('the clock of the server', () => {
  const at = (instant: string) =>
    app.world.advance(new Date(instant).getTime() - app.world.now().getTime());

  test('opens registration to the second, whatever the zone it is written in', async () => {
    const slug = await fair({
      timeZone: 'Pacific/Auckland',
      registrationOpensAt: '2026-11-24T09:00:00+13:00',
    });
    at('2026-11-23T19:59:59Z');
    const early = await register({ ...parent, fair: slug, email: address() });
    expect([codeOf(early), messageOf(early)]).toEqual(['CONFLICT', 'Registration isn’t open yet.']);
    at('2026-11-23T20:00:00Z');
    expect(codeOf(await register({ ...parent, fair: slug, email: address() }))).toBeUndefined();
  });

  test('closes it to the second, during the fair it is open', async () => {
    const slug = await fair({
      timeZone: 'Asia/Kathmandu',
      startTime: '2026-11-25T10:00:00+05:45',
      endTime: '2026-11-25T14:00:00+05:45',
      exhibitorDeadline: '2026-11-24T10:00:00+05:45',
    });
    at('2026-11-25T08:14:59Z');
    expect(codeOf(await register({ ...parent, fair: slug, email: address() }))).toBeUndefined();
    at('2026-11-25T08:15:00Z');
    const late = await register({ ...parent, fair: slug, email: address() });
    expect([codeOf(late), messageOf(late)]).toEqual(['CONFLICT', 'This fair is over.']);
  });

  test('lets no one register for a cancelled fair', async () => {
    const slug = await fair({ cancelledAt: '2026-11-20T00:00:00Z' });
    expect(messageOf(await register({ ...parent, fair: slug, email: address() }))).toBe(
      'This fair is canceled.',
    );
  });
});

describe('someone who registers twice', () => {
  test('has one row and the same answer, also from two tabs at once, and the mail tells', async () => {
    const slug = await fair();
    const email = address();
    const input = { ...student, fair: slug, email };
    const both = await Promise.all([register(input), register({ ...input, firstName: 'May' })]);
    const third = await register({ ...input, email: ` ${email.toUpperCase()}` });
    for (const answer of [...both, third])
      expect(answer).toEqual({ status: 200, data: { it: { name: `Fair ${slug}`, slug } } });
    expect(await rowsOf(slug)).toHaveLength(1);
    expect((await mailTo(email)).map(({ kind }) => kind).sort()).toEqual([
      'registration-again',
      'registration-again',
      'registration-done',
    ]);
  });

  test('is told at a full fair what everyone is told, and the mail tells the owner', async () => {
    const slug = await fair({ capacity: 1 });
    const ada = await app.person('parent');
    await register({ ...parent, fair: slug, email: ada.email });
    const again = await register({ ...parent, fair: slug, email: ada.email });
    const other = await register({ ...parent, fair: slug, email: address() });
    expect(again).toEqual(other);
    expect(messageOf(again)).toBe('This fair is full.');
    expect((await mailTo(ada.email)).at(-1)?.kind).toBe('registration-again');
    // The owner, when signed in, gets the real answer.
    expect(codeOf(await register({ ...parent, fair: slug }, ada))).toBeUndefined();
    expect(await rowsOf(slug)).toHaveLength(1);
  });

  test('is written to a few times a day, no matter who types the address', async () => {
    const slug = await fair();
    const email = address();
    for (let n = 0; n < 20; n += 1)
      expect(codeOf(await register({ ...parent, fair: slug, email }))).toBeUndefined();
    expect(codeOf(await register({ ...parent, fair: slug, email }))).toBe('RATE_LIMITED');
    const sent = (await mailTo(email)).filter(({ status }) => status === 'sent');
    expect(sent.length).toBeLessThanOrEqual(6);
  });
});

describe('someone who is signed in', () => {
  test('does not tell the address again, and owns the registration', async () => {
    const slug = await fair();
    const ada = await app.person('student');
    expect(codeOf(await register({ ...student, fair: slug }, ada))).toBeUndefined();
    expect((await rowsOf(slug))[0]).toMatchObject({ user_id: ada.id, email: ada.email });
  });

  test('does not own what is registered for another address', async () => {
    const slug = await fair();
    const ada = await app.person('admin');
    await register({ ...student, fair: slug, email: address() }, ada);
    expect((await rowsOf(slug))[0]).toMatchObject({ user_id: null, owner: null });
  });
});

test('someone who registers has the database asked ten times, and its fair counted last', async () => {
  const slug = await fair({ capacity: null });
  await register({ ...parent, fair: slug, email: address() });
  const asked = new AsyncLocalStorage<string[]>();
  const { query } = pg.Client.prototype;
  const counting = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...said: unknown[]
  ): void {
    const [first] = said;
    asked.getStore()?.push(JSON.stringify(first));
    return Reflect.apply(query, this, said) as undefined;
  });
  try {
    const texts: string[] = [];
    await asked.run(texts, () => register({ ...parent, fair: slug, email: address() }));
    // Writers wake the outbox reader, which reads at its own pace.
    const own = texts.filter((text) => !/\b(?:event|epoch|pg_notify)\b/.test(text));
    expect(own.map((text) => /"name":"([\w-]+)"/.exec(text)?.[1] ?? text.slice(0, 40))).toEqual([
      'spend',
      'write-to-stranger',
      '"begin"',
      'hold-desk-slug',
      '{"text":"select (select to_json(r) from ',
      'link-token',
      'spend',
      'mail',
      // All who register for the fair wait from here to the commit.
      'insert-fair_attendee-or-refuse',
      '"commit"',
    ]);
  } finally {
    counting.mockRestore();
  }
});
