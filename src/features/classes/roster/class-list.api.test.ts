import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { classData } from '../personal-data.server.ts';
import { counselorData } from '../../counselors/personal-data.server.ts';
import { withClasses } from '../../../../tests/support/test-classes.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { codeOf, fieldsOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { fair, counselor, confirm, show, save, join, classIn, codeOfLink } = await withClasses(app);
/** The weeks of this file pass in one session. */
const stayIn = () => pool.query(`update session set expires_at = '2028-01-01'`);

const erasers = [counselorData.erase, classData.erase];
const textOf = (emails: readonly string[]) =>
  emails.map((email, n) => `Student ${String.fromCharCode(65 + n)},${email}`).join('\n');
const enter = (emails: readonly string[]) =>
  pool.query('update fair_attendee set entered_at = now() where lower(email) = any($1)', [emails]);

describe('the list of a class', () => {
  test('holds names and addresses and nothing else, whatever was handed in', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const answer = await save(
      grace,
      slug,
      'Name;Email;Student ID;Grade\nليلى;LAYLA@school.test;9981;Klasse-IEP\nMax;max@school.test;9982;12\nLost;;9983;11\nMax;max@school.test;9984;11',
    );
    expect(recordIn(answer)).toMatchObject({
      added: 2,
      known: 0,
      repeated: [5],
      dropped: ['Student ID', 'Grade'],
      problems: [{ line: 4, text: 'Lost;;9983;11', why: 'noEmail' }],
    });
    const { rows } = await pool.query<{ kept: string }>(
      `select r.name || ' ' || r.address as kept from class_roster r
       join fair_class c on c.id = r.class_id join fair f on f.id = c.fair_id
       where f.slug = $1 order by address`,
      [slug],
    );
    expect(rows.map(({ kept }) => kept)).toEqual(['ليلى layla@school.test', 'Max max@school.test']);
    const columns = await pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'class_roster'`,
    );
    expect(columns.rows.map(({ column_name }) => column_name).sort()).toEqual([
      'address',
      'class_id',
      'created_at',
      'id',
      'name',
    ]);
  });

  test('is added to, corrected, and taken back in parts and whole', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await save(grace, slug, 'Ada,ada@school.test\nmax@school.test');
    const again = recordIn(await save(grace, slug, 'Max Ruiz,max@school.test\nada@school.test'));
    expect(again).toMatchObject({ added: 0, known: 2 });
    const { list } = classIn(await show(grace, slug));
    expect(list.map(({ name, email }) => [name, email])).toEqual([
      ['Ada', 'ada@school.test'],
      ['Max Ruiz', 'max@school.test'],
    ]);
    const clear = async (ids?: readonly string[]) =>
      classIn(
        await grace.call(
          'mutation ($f: String!, $ids: [ID!]) { it: clearClassList(fair: $f, ids: $ids) { list { email } } }',
          { f: slug, ids },
        ),
      ).list;
    expect(await clear([list[0]?.id ?? '', 'none'])).toEqual([{ email: 'max@school.test' }]);
    expect(await clear()).toEqual([]);
  });

  test('has an end: too much text, and too many students, are refused whole', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const many = Array.from({ length: 501 }, (_, n) => `s${n}@school.test`).join('\n');
    expect(fieldsOf(await save(grace, slug, many))).toEqual({
      text: 'A class can have up to 500 students. 1 is too many.',
    });
    expect(fieldsOf(await save(grace, slug, 'x'.repeat(100_001)))).toHaveProperty('text');
    expect(classIn(await show(grace, slug)).list).toEqual([]);
    expect(recordIn(await save(grace, slug, many.slice(0, many.lastIndexOf('\n'))))).toMatchObject({
      added: 500,
    });
  });

  test('is one counselor’s own: another, and one who is not confirmed, get nothing of it', async () => {
    const [slug, grace, alan] = [await fair(), await counselor(), await counselor()];
    await save(grace, slug, 'Ada,ada@school.test');
    const id = classIn(await show(grace, slug)).list[0]?.id;
    await alan.call(`mutation { clearClassList(fair: "${slug}", ids: ["${id}"]) { code } }`);
    expect(classIn(await show(alan, slug)).list).toEqual([]);
    expect(classIn(await show(grace, slug)).list).toHaveLength(1);
    await confirm(alan, false);
    expect(codeOf(await save(alan, slug, 'Ada,ada@school.test'))).toBe('FORBIDDEN');
  });

  test('is in no entity of the API: colleges, students and admins ask in vain', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await save(grace, slug, 'Secret Student,secret@school.test');
    for (const type of ['college', 'student', 'parent', 'admin', 'admin6x6'] as const)
      expect(codeOf(await show(await app.person(type), slug))).toBe('FORBIDDEN');
    for (const who of [app.guest(), app.stranger()])
      expect(codeOf(await show(who, slug))).toBe('UNAUTHENTICATED');
    const { data } = await grace.call('{ __schema { queryType { fields { name } } } }');
    expect(JSON.stringify(data)).not.toMatch(/roster|listClass/i);
  });

  test('of a fair that is cancelled is erased on the day that its counselor is told', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await save(grace, slug, 'Ada,ada@school.test');
    const told = async () => {
      const answer = await grace.call(
        'query ($fair: String!) { it: myClass(fair: $fair) { listErasedAt list { id } } }',
        { fair: slug },
      );
      const { listErasedAt, list } = recordIn(answer);
      return [listErasedAt, (list as readonly unknown[]).length];
    };
    expect(await told()).toEqual(['2027-01-24T19:00:00.000Z', 1]);
    await stayIn();
    await pool.query(`update fair set cancelled_at = '2026-11-22T09:00:00Z' where slug = $1`, [
      slug,
    ]);
    app.world.moveTo('2026-12-06T08:00:00Z');
    await app.jobs.runDue();
    expect(await told()).toEqual(['2026-12-06T09:00:00.000Z', 1]);
    app.world.moveTo('2026-12-06T09:30:00Z');
    await app.jobs.runDue();
    expect(await told()).toEqual(['2026-12-06T09:00:00.000Z', 0]);
    app.world.moveTo('2026-11-21T12:00:00Z');
  });

  test('is erased two weeks after the fair, and so is whom letters went to', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await stayIn();
    await save(grace, slug, 'Ada,ada@school.test');
    const kept = async () => classIn(await show(grace, slug)).list.length;
    app.world.moveTo('2027-01-24T18:00:00Z');
    await app.jobs.runDue();
    expect(await kept()).toBe(1);
    app.world.moveTo('2027-01-24T20:00:00Z');
    await app.jobs.runDue();
    expect(await kept()).toBe(0);
    app.world.moveTo('2026-11-21T12:00:00Z');
  });

  test('tells a student with an account that it holds the address, and forgets it with the account', async () => {
    const [slug, grace, maya] = [await fair(), await counselor(), await app.person('student')];
    await save(grace, slug, `Maya,${maya.email}`);
    const whose = { id: maya.id ?? '', email: maya.email };
    expect(await classData.tell(pool, whose)).toMatchObject({
      class_roster: [{ name: 'Maya', counselor: 'Grace Hopper', school: 'Maple Grove High' }],
    });
    await deleteAccount(pool, app.world, erasers, whose.id);
    expect(classIn(await show(grace, slug)).list).toEqual([]);
  });

  test('goes with its counselor', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await save(grace, slug, 'Gone,gone@school.test');
    await deleteAccount(pool, app.world, erasers, grace.id ?? '');
    const { rows } = await pool.query(
      `select from class_roster where address = 'gone@school.test'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what a counselor learns of who registered', () => {
  test('is the names of who agreed, and figures of the others from five on, in fives', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    const figures = async () => classIn(await show(grace, slug)).figures;
    for (let n = 0; n < 4; n += 1) await join(slug, { classCode });
    expect(await figures()).toEqual({ others: null, othersCame: null, listedOthers: null });
    await join(slug, { classCode });
    expect((await figures()).others).toBe(5);
    await join(slug, { classCode, counselorMaySee: true });
    for (let n = 0; n < 4; n += 1) await join(slug, { classCode });
    expect((await figures()).others).toBe(5);
    await join(slug, { classCode });
    expect((await figures()).others).toBe(10);
  });

  test('says nothing of single students on the list, also when all of them registered', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const emails: string[] = [];
    for (let n = 0; n < 6; n += 1) emails.push(await join(slug));
    await save(grace, slug, textOf(emails));
    const shown = classIn(await show(grace, slug));
    expect(shown.figures.listedOthers).toBeNull();
    expect(shown.list.map(({ registered }) => registered)).toEqual(Array(6).fill(null));
    const more = Array.from({ length: 5 }, (_, n) => `away-${n}@school.test`);
    await save(grace, slug, textOf(more));
    expect(classIn(await show(grace, slug)).figures.listedOthers).toBe(5);
  });

  test('who came is told by the same rule, from the beginning of the fair on', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    const [ada, max] = [
      await join(slug, { classCode, counselorMaySee: true, firstName: 'Ada' }),
      await join(slug, { classCode, counselorMaySee: true, firstName: 'Max' }),
    ];
    const others: string[] = [];
    for (let n = 0; n < 10; n += 1) others.push(await join(slug, { classCode }));
    await save(grace, slug, textOf([ada, others[0] ?? '']));
    await enter([ada, ...others.slice(0, 5)]);
    expect(classIn(await show(grace, slug)).students.map(({ came }) => came)).toEqual([null, null]);
    await stayIn();
    app.world.moveTo('2027-01-10T16:00:00Z');
    const shown = classIn(await show(grace, slug));
    app.world.moveTo('2026-11-21T12:00:00Z');
    expect(shown.students).toEqual([
      { name: 'Ada Reyes', isListed: true, came: true },
      { name: 'Max Reyes', isListed: false, came: false },
    ]);
    expect(shown.figures).toMatchObject({ others: 10, othersCame: 5 });
    expect(shown.list.map(({ email, registered, came }) => [email, registered, came])).toEqual(
      expect.arrayContaining([
        [ada, true, true],
        [others[0], null, null],
      ]),
    );
    expect(max).not.toBe(ada);
  });

  test('who came to which session is told by name of those who agreed, and of no handful', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    const ada = await join(slug, { classCode, counselorMaySee: true, firstName: 'Ada' });
    const others: string[] = [];
    for (let n = 0; n < 10; n += 1) others.push(await join(slug, { classCode }));
    await save(grace, slug, textOf([ada, others[0] ?? '']));
    const startTime = '2027-01-10T15:30:00Z';
    const sessions = [1, 2, 3].map((number) => ({ number, title: `One ${number}`, startTime }));
    const later = { number: 4, title: 'Later', startTime: '2027-01-10T18:00:00Z' };
    await pool.query(
      `insert into fair_webinar (id, fair_id, webinar_status, details, created_at, updated_at)
       select gen_random_uuid(), id, 'scheduled', $2, now(), now() from fair where slug = $1`,
      [slug, { sessions: [...sessions, later] }],
    );
    const come = (session: number, emails: readonly string[]) =>
      pool.query(
        `insert into session_attendance (attendee_id, session, fair_id, joined_at, last_joined_at)
         select id, $1, fair_id, now(), now() from fair_attendee where lower(email) = any($2)`,
        [session, emails],
      );
    await come(1, [ada, ...others.slice(0, 5)]);
    await come(2, others.slice(0, 4));
    await come(3, [ada, ...others]);
    await stayIn();
    app.world.moveTo('2027-01-10T16:00:00Z');
    const answer = await grace.call(
      `{ it: myClass(fair: "${slug}") { students { name sessions } list { email sessions }
         sessions { number named others } } }`,
    );
    app.world.moveTo('2026-11-21T12:00:00Z');
    const it = recordIn(answer);
    expect(it).toMatchObject({
      students: [{ name: 'Ada Reyes', sessions: [1, 3] }],
      sessions: [
        { number: 1, named: 1, others: 5 },
        { number: 2, named: 0, others: null },
        { number: 3, named: 1, others: null },
      ],
    });
    expect(it['list']).toEqual(
      expect.arrayContaining([
        { email: ada, sessions: [1, 3] },
        { email: others[0], sessions: null },
      ]),
    );
  });

  test('does not come from a colleague’s class at the same fair', async () => {
    const [slug, grace, alan] = [await fair(), await counselor(), await counselor()];
    const email = await join(slug, {
      classCode: await codeOfLink(grace, slug),
      counselorMaySee: true,
    });
    await save(alan, slug, `Her,${email}`);
    const shown = classIn(await show(alan, slug));
    expect(shown.students).toEqual([]);
    expect(shown.list[0]).toMatchObject({ registered: null, came: null });
  });
});
