import { describe, expect, test } from 'vitest';
import { withClasses } from '../../../../tests/support/test-classes.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import {
  codeOf,
  counselor as colleague,
  parent,
  student,
} from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const {
  fair,
  counselor,
  confirm,
  show,
  open,
  join,
  classIn,
  codeOfLink,
  mailTo,
  openMails,
  register,
  address,
} = await withClasses(app);

const lookUp = async (code: string) =>
  (
    await app
      .stranger()
      .call('query ($c: String!) { it: classByCode(code: $c) { fair isOpen counselor school } }', {
        c: code,
      })
  ).data?.['it'] ?? null;
const names = async (who: Parameters<typeof show>[0], slug: string) =>
  classIn(await show(who, slug)).students.map(({ name }) => name);
const named = async (who: Parameters<typeof show>[0]) => {
  const { data } = await who.call('{ it: myClasses { named } }');
  return (data?.['it'] as readonly { named: number }[])[0]?.named;
};
const membersOf = async (slug: string) =>
  (
    await pool.query(
      `select m.may_see from class_member m join fair_class c on c.id = m.class_id
       join fair f on f.id = c.fair_id where f.slug = $1`,
      [slug],
    )
  ).rows;

describe('a counselor', () => {
  test('makes a class link for a fair, and students who follow it know whom it is from', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    expect(classIn(await show(grace, slug)).code).toBeNull();
    const code = await codeOfLink(grace, slug);
    expect(code).toMatch(/^[0-9a-z]{10}$/);
    expect(await codeOfLink(grace, slug)).toBe(code);
    expect(await lookUp(code.toUpperCase())).toEqual({
      fair: slug,
      isOpen: true,
      counselor: 'Grace Hopper',
      school: 'Maple Grove High',
    });
  });

  test('has a link from the first minute, which names no one and counts until the confirmation', async () => {
    const [slug, grace] = [await fair(), await counselor({ confirmed: false })];
    const code = await codeOfLink(grace, slug);
    expect(await lookUp(code)).toEqual({ fair: slug, isOpen: true, counselor: null, school: null });
    // A form that says yes to someone who was not named says nothing.
    for (let one = 0; one < 6; one += 1)
      await join(slug, { classCode: code, counselorMaySee: true });
    expect(classIn(await show(grace, slug))).toMatchObject({
      code,
      isConfirmed: false,
      students: [],
      list: [],
      figures: { others: 5 },
    });
    expect(await membersOf(slug)).toEqual(Array.from({ length: 6 }, () => ({ may_see: false })));

    await confirm(grace, true);
    expect(await lookUp(code)).toMatchObject({ counselor: 'Grace Hopper' });
    expect(await names(grace, slug)).toEqual([]);
    await join(slug, { classCode: code, counselorMaySee: true });
    expect(await names(grace, slug)).toHaveLength(1);
    await confirm(grace, false);
    expect(await names(grace, slug)).toEqual([]);
    expect(await lookUp(code)).toMatchObject({ counselor: null, school: null });
  });

  test('once confirmed has those asked who registered before, each until there is an answer', async () => {
    const [slug, grace] = [await fair(), await counselor({ confirmed: false })];
    const classCode = await codeOfLink(grace, slug);
    const people = [await app.person('student'), await app.person('student')];
    for (const { email } of people) await join(slug, { classCode, email });
    const asked = async (who: (typeof people)[number]) => {
      const { data } = await who.call('{ it: me { registrations { id class { isUnanswered } } } }');
      const it = data?.['it'] as {
        registrations: { id: string; class: { isUnanswered: boolean } | null }[];
      };
      return it.registrations[0];
    };
    for (const one of people) expect(await asked(one)).toMatchObject({ class: null });
    app.world.advance(60_000);
    await confirm(grace, true);
    app.world.advance(60_000);
    for (const [index, one] of people.entries()) {
      const own = await asked(one);
      expect(own?.class).toEqual({ isUnanswered: true });
      const input = { id: own?.id, counselorMaySee: index === 0 };
      await one.call(
        'mutation ($input: MyRegistrationInput!) { updateMyRegistration(input: $input) { id } }',
        { input },
      );
      expect((await asked(one))?.class).toEqual({ isUnanswered: false });
    }
    expect(await names(grace, slug)).toHaveLength(1);
  });

  test('without a school has no class', async () => {
    const [slug, stranger] = [await fair(), await app.person('counselor')];
    for (const answer of [await show(stranger, slug), await open(stranger, slug)])
      expect(codeOf(answer)).toBe('FORBIDDEN');
  });

  test('sees no class of a colleague, however the calls are made', async () => {
    const [slug, grace, alan] = [await fair(), await counselor(), await counselor()];
    await join(slug, { classCode: await codeOfLink(grace, slug), counselorMaySee: true });
    const other = classIn(await show(alan, slug));
    expect(other).toMatchObject({ code: null, students: [], list: [] });
    expect(await codeOfLink(alan, slug)).not.toBe(await codeOfLink(grace, slug));
  });

  test('takes a link back or makes a new one: the old one still leads to the fair, into no class', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const old = await codeOfLink(grace, slug);
    await join(slug, { classCode: old, counselorMaySee: true });
    const code = classIn(await open(grace, slug, true)).code ?? '';
    expect(code).not.toBe(old);
    expect(await lookUp(old)).toEqual({ fair: slug, isOpen: false, counselor: null, school: null });
    await join(slug, { classCode: old, counselorMaySee: true });
    expect(await names(grace, slug)).toHaveLength(1);
    await join(slug, { classCode: code, counselorMaySee: true });
    expect(await names(grace, slug)).toHaveLength(2);
    const ended = await grace.call(
      'mutation ($f: String!) { it: endClassLink(fair: $f) { code } }',
      { f: slug },
    );
    expect(recordIn(ended)).toEqual({ code: null });
    expect(await lookUp(code)).toMatchObject({ counselor: null });
    expect(await names(grace, slug)).toHaveLength(2);
  });

  test('on two devices at once makes one link', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(grace, slug)));
    expect(new Set(answers.map((answer) => classIn(answer).code)).size).toBe(1);
  });

  test('has no class at a fair that is a draft, is nowhere, or is over', async () => {
    const grace = await counselor();
    const past = {
      startTime: '2026-11-01T15:00:00.000Z',
      endTime: '2026-11-01T19:00:00.000Z',
      exhibitorDeadline: '2026-10-20T00:00:00.000Z',
    };
    for (const slug of [await fair({ publishedAt: null }), 'nowhere'])
      expect(codeOf(await open(grace, slug))).toBe('NOT_FOUND');
    for (const slug of [await fair(past), await fair({ cancelledAt: '2026-11-20T00:00:00.000Z' })])
      expect(codeOf(await open(grace, slug))).toBe('CONFLICT');
  });
});

describe('a student who registers through a class link', () => {
  test('is named to the counselor only after a yes', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    const yes = await join(slug, { classCode, counselorMaySee: true, firstName: 'Yes' });
    await join(slug, { classCode, counselorMaySee: false, firstName: 'No' });
    const silent = await join(slug, { classCode, firstName: 'Silent' });
    await join(slug, { counselorMaySee: true, firstName: 'Elsewhere' });
    expect(await names(grace, slug)).toEqual(['Yes Reyes']);
    expect((await mailTo(yes))[0]?.text).toContain(
      'Grace Hopper of Maple Grove High can see that you registered and what you attended',
    );
    expect((await mailTo(silent))[0]?.text).not.toContain('Grace Hopper');
  });

  test('is not named by a yes of someone who typed the address, until its owner has opened the email', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const maya = await app.person('student');
    const said = { ...student, fair: slug, classCode: await codeOfLink(grace, slug) };
    for (const email of [maya.email, address()]) {
      await register({ ...said, email, counselorMaySee: true });
      expect(await names(grace, slug)).toEqual([]);
      expect(await named(grace)).toBe(0);
      expect((await mailTo(email)).at(-1)?.text).toContain('You agreed that Grace');
    }
    await openMails(maya.email);
    expect(await names(grace, slug)).toEqual(['Maya Reyes']);
    expect(await named(grace)).toBe(1);
  });

  test('takes the yes back, gives it again, and is gone from the class with the registration', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const maya = await app.person('student');
    const classCode = await codeOfLink(grace, slug);
    await join(slug, { email: maya.email, classCode, counselorMaySee: true }, maya);
    const { rows } = await pool.query<{ id: string }>(
      'select id from fair_attendee where lower(email) = $1',
      [maya.email],
    );
    const id = rows[0]?.id ?? '';
    const change = (input: object) =>
      maya.call(
        `mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) {
          class { counselor school counselorMaySee } } }`,
        { input: { id, ...input } },
      );
    expect(recordIn(await change({ counselorMaySee: false }))['class']).toEqual({
      counselor: 'Grace Hopper',
      school: 'Maple Grove High',
      counselorMaySee: false,
    });
    expect(await names(grace, slug)).toEqual([]);
    // Leaving it out changes nothing.
    await change({ counselorMaySee: true });
    await change({ phone: '413-555-0177' });
    expect(await names(grace, slug)).toEqual(['Maya Reyes']);
    // With an invalid link a no is stored, and a yes was for another counselor.
    await change({ classCode: 'none', counselorMaySee: false });
    expect(await names(grace, slug)).toEqual([]);
    await change({ classCode: 'none', counselorMaySee: true });
    expect(await names(grace, slug)).toEqual([]);
    await change({ counselorMaySee: true });
    expect(await names(grace, slug)).toEqual(['Maya Reyes']);
    await maya.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id });
    expect(await names(grace, slug)).toEqual([]);
  });

  test('who was registered before comes into the class signed in, and no stranger brings someone in', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const maya = await app.person('student');
    const classCode = await codeOfLink(grace, slug);
    await join(slug, { email: maya.email }, maya);
    await join(slug, { email: maya.email, classCode, counselorMaySee: true });
    expect(await membersOf(slug)).toEqual([]);
    await join(slug, { email: maya.email, classCode, counselorMaySee: true }, maya);
    expect(await names(grace, slug)).toEqual(['Maya Reyes']);
  });

  test('registers all the same where the link is none, or leads to another fair', async () => {
    const [slug, other, grace] = [await fair(), await fair(), await counselor()];
    const elsewhere = await codeOfLink(grace, other);
    for (const classCode of ['', 'none', "'; drop", elsewhere, '0'.repeat(5000)])
      await join(slug, { classCode, counselorMaySee: true });
    expect(await membersOf(slug)).toEqual([]);
    expect(await membersOf(other)).toEqual([]);
  });

  test('may be a parent; a counselor is in no one’s class', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    for (const who of [parent, colleague]) {
      const email = address();
      await register({ ...who, fair: slug, email, classCode, counselorMaySee: true });
      await openMails(email);
    }
    expect(await names(grace, slug)).toEqual(['Rosa Reyes']);
  });

  test('below thirteen leaves nothing behind in a class either', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    const classCode = await codeOfLink(grace, slug);
    const said = { ...parent, attendeeType: 'student', dob: '2014-01-01', schoolName: 'A' };
    const answer = await register({
      ...said,
      fair: slug,
      email: address(),
      classCode,
      counselorMaySee: true,
    });
    expect(codeOf(answer)).toBe('FORBIDDEN');
    expect(await membersOf(slug)).toEqual([]);
  });
});
