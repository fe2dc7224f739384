import { beforeEach, describe, expect, it } from 'vitest';
import { suppress } from '../../../platform/email/suppress.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { countAudience, readAudience } from './read-audience.server.ts';
import { audiences, type Audience } from '../audiences.ts';
import { addAccount, addCrowd, addStudents } from '../testing/add-members.server.ts';

const { pool } = await testDatabase();
const world = worldAt('2026-11-21T12:00:00Z');

beforeEach(async () => {
  await pool.query(
    'truncate account, student, parent, newsletter_subscription, mail_suppression cascade',
  );
});

const addressesOf = async (audience: Audience) =>
  (await readAudience(pool, audience, { after: null, limit: 100 }))
    .map(({ address }) => address)
    .sort();

describe('A campaign to students', () => {
  it('goes to those who want news of fairs, and to no one else', async () => {
    await addStudents(pool, world, [
      { email: 'willing@people.test' },
      { email: 'off@people.test', willing: false },
      { email: 'not-asked@people.test', willing: null },
      { email: 'deleted@people.test', deleted: true },
      { email: 'gone@people.test', gone: true },
      { email: 'unverified@people.test', verified: false },
      { email: 'unsubscribed@people.test' },
      { email: 'bounced@people.test' },
      { email: 'left-newsletter@people.test' },
    ]);
    await addAccount(pool, world, { email: 'new@people.test', userType: 'student' });
    await suppress(pool, world, {
      address: 'Unsubscribed@people.test',
      scope: 'campaigns',
      reason: 'unsubscribed',
    });
    await suppress(pool, world, {
      address: 'bounced@people.test',
      scope: 'all',
      reason: 'hard-bounce',
    });
    await suppress(pool, world, {
      address: 'left-newsletter@people.test',
      scope: 'attendees',
      reason: 'unsubscribed',
    });
    expect(await addressesOf('STUDENTS')).toEqual([
      'left-newsletter@people.test',
      'willing@people.test',
    ]);
    expect(await countAudience(pool, 'STUDENTS')).toEqual({
      members: 8,
      recipients: 2,
      unconfirmed: 1,
      unwilling: 3,
      suppressed: 2,
    });
  });

  it('is read on from where it was, each once', async () => {
    await addCrowd(pool, 23);
    const found: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page = await readAudience(pool, 'STUDENTS', { after, limit: 5 });
      found.push(...page.map(({ address }) => address));
      if (page.length < 5) break;
      after = page.at(-1)?.member ?? null;
    }
    expect(found).toHaveLength(23);
    expect(new Set(found).size).toBe(23);
  });
});

describe('A parent', () => {
  it('with a record for each of three children gets one email, addressed by their own name', async () => {
    const [first, second, third] = await addStudents(pool, world, [
      { email: 'a@people.test' },
      { email: 'b@people.test' },
      { email: 'c@people.test' },
    ]);
    const id = await addAccount(pool, world, {
      email: 'parent@people.test',
      userType: 'parent',
    });
    for (const student of [first, second, third])
      await pool.query(
        `insert into parent (id, student_id, first_name, last_name, email, user_id, owner)
         select $1, s.id, 'Elena', 'Rivera', 'other@people.test', $2, $2 from student s
         where s.user_id = $3`,
        [world.newId(), id, student],
      );
    expect(await readAudience(pool, 'PARENTS', { after: null, limit: 10 })).toMatchObject([
      { address: 'parent@people.test', merge: { firstName: 'Elena', lastName: 'Rivera' } },
    ]);
    await pool.query('update parent set deleted = true where user_id = $1', [id]);
    expect(await addressesOf('PARENTS')).toEqual([]);
  });

  it('who has not filled in anything is called by the name of the account', async () => {
    await addAccount(pool, world, {
      email: 'parent@people.test',
      userType: 'parent',
      name: 'Ann Mary Lee',
    });
    expect(await readAudience(pool, 'PARENTS', { after: null, limit: 10 })).toMatchObject([
      { merge: { firstName: 'Ann', lastName: 'Mary Lee', name: 'Ann Mary Lee' } },
    ]);
  });
});

describe('Colleges, counselors and admins', () => {
  it('are written to by their accounts, with the name of college or school', async () => {
    const rep = await addAccount(pool, world, { email: 'rep@people.test', userType: 'college' });
    await addAccount(pool, world, { email: 'tbd@people.test', userType: 'college' });
    const counselor = await addAccount(pool, world, {
      email: 'counselor@people.test',
      userType: 'counselor',
    });
    await addAccount(pool, world, { email: 'admin@people.test', userType: 'admin' });
    await addAccount(pool, world, { email: 'six@people.test', userType: 'admin6x6' });
    const collegeId = world.newId();
    await pool.query(
      `insert into college (id, name, name_lower, address1, city, state, postal_code, status)
       values ($1, 'Elm College', 'elm college', '1 A St', 'Elm', 'MA', '01103', 'active')`,
      [collegeId],
    );
    await pool.query(
      `insert into college_rep (id, college_id, first_name, last_name, user_id, email, confirmed_at)
       values ($1, $2, 'Priya', 'Novak', $3, 'work@elm.test', now())`,
      [world.newId(), collegeId, rep],
    );
    const schoolId = world.newId();
    await pool.query(
      `insert into counselor_school (id, name, name_lower, city, state)
       values ($1, 'Elm High', 'elm high', 'Elm', 'MA')`,
      [schoolId],
    );
    await pool.query(
      `insert into counselor (id, counselor_school_id, first_name, last_name, user_id, email)
       values ($1, $2, 'Sam', 'Okafor', $3, 'sam@elm.test')`,
      [world.newId(), schoolId, counselor],
    );
    const colleges = await readAudience(pool, 'COLLEGES', { after: null, limit: 10 });
    expect(colleges).toHaveLength(2);
    expect(colleges).toContainEqual({
      member: rep,
      address: 'rep@people.test',
      merge: {
        firstName: 'Priya',
        lastName: 'Novak',
        name: 'Priya Novak',
        collegeName: 'Elm College',
      },
    });
    expect(await readAudience(pool, 'COUNSELORS', { after: null, limit: 10 })).toMatchObject([
      { address: 'counselor@people.test', merge: { firstName: 'Sam', schoolName: 'Elm High' } },
    ]);
    expect(await addressesOf('ADMINS')).toEqual(['admin@people.test']);
    expect(await addressesOf('ADMINS6X6')).toEqual(['six@people.test']);
  });
});

describe('The newsletter', () => {
  it('goes to those of its list who confirmed and have not left', async () => {
    for (const [list, address, confirmed] of [
      ['attendees', 'ann@people.test', true],
      ['attendees', 'open@people.test', false],
      ['attendees', 'left@people.test', true],
      ['exhibitors', 'left@people.test', true],
    ] as const)
      await pool.query(
        `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
         values ($1, $2, $3, 'Ann van Dyk', now(), $4)`,
        [world.newId(), list, address, confirmed ? world.now() : null],
      );
    await suppress(pool, world, {
      address: 'left@people.test',
      scope: 'attendees',
      reason: 'unsubscribed',
    });
    expect(await addressesOf('NEWSLETTER_ATTENDEES')).toEqual(['ann@people.test']);
    expect(await addressesOf('NEWSLETTER_EXHIBITORS')).toEqual(['left@people.test']);
    expect(
      await readAudience(pool, 'NEWSLETTER_ATTENDEES', { after: null, limit: 10 }),
    ).toMatchObject([{ merge: { firstName: 'Ann', lastName: 'van Dyk' } }]);
  });
});

describe('Every audience', () => {
  it.each(audiences)('counts as many heads as %s has readers', async (audience) => {
    await addCrowd(pool, 7);
    await addAccount(pool, world, { email: 'rep@people.test', userType: 'college' });
    const { recipients } = await countAudience(pool, audience);
    expect(await addressesOf(audience)).toHaveLength(recipients);
  });
});

describe('A reader who has chosen a language', () => {
  it('is put in with it, by account and by newsletter', async () => {
    const email = 'lengua@people.test';
    await addStudents(pool, world, [{ email }]);
    await pool.query(`update account set locale = 'es-MX' where email = $1`, [email]);
    await pool.query(
      `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
       values ($1, 'exhibitors', $2, 'Ada', now(), now())`,
      [world.newId(), email],
    );
    for (const audience of ['STUDENTS', 'NEWSLETTER_EXHIBITORS'] as const) {
      const readers = await readAudience(pool, audience, { after: null, limit: 1000 });
      expect(readers.find(({ address }) => address === email)?.merge).toMatchObject({
        locale: 'es-MX',
      });
    }
  });
});
