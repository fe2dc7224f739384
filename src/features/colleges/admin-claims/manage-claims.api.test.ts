import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { pool } = app.database;
const { admin, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const told = {
  role: 'Regional recruiter',
  message: 'I work for this college from Ohio and use my own address.',
  proofUrl: 'https://elm.test/staff/bob',
};

/** Someone who requests to represent a college that has a rep. */
async function request(college: string) {
  const collegeId = await make('College', { name: college, domain: 'elsewhere.test' });
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  const person = await app.person('college');
  const { id } = recordIn(
    await person.call(
      `mutation ($id: ID!, $request: ClaimRequestInput) {
        it: claimCollege(collegeId: $id, request: $request) { id } }`,
      { id: collegeId, request: told },
    ),
  );
  return { id: String(id), collegeId, rep, person };
}

const decide = (ids: readonly string[], approve: boolean, reason?: string, who = admin) =>
  who.call(
    `mutation ($ids: [ID!]!, $approve: Boolean!, $reason: String) {
      it: decideClaims(ids: $ids, approve: $approve, reason: $reason) { count skipped } }`,
    { ids, approve, reason },
  );
const chosen = async (ids: readonly string[]) => {
  const { data } = await admin.call(
    'query ($ids: [ID!]!) { it: chosenClaims(ids: $ids) { collegeName approve } }',
    { ids },
  );
  return data?.['it'];
};
const found = async (args: string) =>
  recordIn(await admin.call(`{ it: manageClaims(${args}) { total items { collegeName } } }`));
const kindsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ kind }) => kind);
const auditOf = async (collegeId: string) => {
  const { rows } = await pool.query<{ action: string; by: string }>(
    'select action, account_id as by from audit_entry where subject_id = $1',
    [collegeId],
  );
  return rows;
};

describe('an admin who decides several requests at once', () => {
  test('approves them with the emails of each, and an entry of the log for each', async () => {
    const [one, two] = [await request('Ash College'), await request('Bay College')];
    expect(recordIn(await decide([one.id, two.id], true))).toEqual({ count: 2, skipped: 0 });
    for (const { person, rep, collegeId } of [one, two]) {
      expect(recordIn(await person.call('{ it: me { college_id } }'))).toEqual({
        college_id: collegeId,
      });
      expect(await kindsTo(person)).toEqual(['college-claim-approved']);
      expect(await kindsTo(rep)).toContain('college-new-rep');
      expect(await auditOf(collegeId)).toContainEqual({ action: 'approveClaim', by: admin.id });
    }
  });

  test('declines them with one reason, which each of them reads', async () => {
    const [one, two] = [await request('Cedar College'), await request('Dogwood College')];
    const why = 'Please send a link to the staff page.';
    expect(recordIn(await decide([one.id, two.id], false, why))).toEqual({ count: 2, skipped: 0 });
    for (const { person, collegeId } of [one, two]) {
      const [mail] = await mailsTo(app, person.email);
      expect(mail).toMatchObject({ kind: 'college-claim-rejected' });
      expect(mail!.text).toContain(why);
      expect(await auditOf(collegeId)).toContainEqual({ action: 'rejectClaim', by: admin.id });
    }
    expect(codeOf(await decide([one.id], false, 'x'.repeat(501)))).toBe('BAD_USER_INPUT');
  });

  test('hears who is skipped, and why, and they are left as they are', async () => {
    const able = await request('Elm College');
    const waits = await request('Fir College');
    const decided = await request('Hazel College');
    await decide([decided.id], false);
    const closed = await request('Ivy College');
    await pool.query(`update college set status = 'closed' where id = $1`, [closed.collegeId]);
    const settled = await request('Juniper College');
    await make('CollegeRep', { collegeId: able.collegeId, userId: settled.person.id });
    const ids = [able, waits, decided, closed, settled].map(({ id }) => id);
    expect(await chosen([...ids, app.world.newId(), 'none'])).toEqual([
      { collegeName: 'Elm College', approve: 'can' },
      { collegeName: 'Fir College', approve: 'can' },
      { collegeName: 'Hazel College', approve: 'decided' },
      { collegeName: 'Ivy College', approve: 'closed' },
      { collegeName: 'Juniper College', approve: 'represents' },
    ]);
    expect(recordIn(await decide(ids, true))).toEqual({ count: 2, skipped: 3 });
    const { rows } = await pool.query(
      'select status, count(*)::int as n from college_claim where id = any($1) group by status',
      [ids],
    );
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ status: 'open', n: 2 });
    expect(await kindsTo(closed.person)).toEqual([]);
    expect(recordIn(await decide(ids, false))).toEqual({ count: 2, skipped: 3 });
    expect(codeOf(await decide([app.world.newId()], true))).toBe('NOT_FOUND');
  });

  test('finds requests by college, person and status, in order, page by page', async () => {
    const maple = await request('Maple College');
    await request('Magnolia College');
    const names = async (args: string) =>
      ((await found(args))['items'] as { collegeName: string }[]).map((one) => one.collegeName);
    expect(await names('status: "open", search: "ma", sort: "college"')).toEqual([
      'Magnolia College',
      'Maple College',
    ]);
    expect(await names(`search: "${maple.person.email}"`)).toEqual(['Maple College']);
    expect(await names('status: "open", search: "ma", limit: 1, page: 2')).toEqual([
      'Maple College',
    ]);
    expect(await found('status: "open", search: "m%"')).toEqual({ total: 0, items: [] });
  });

  test('is an admin: a coordinator and a rep are refused', async () => {
    const { id, rep } = await request('Oak College');
    for (const who of [coordinator, rep]) {
      expect(codeOf(await decide([id], true, undefined, who))).toBe('FORBIDDEN');
      expect(codeOf(await who.call('{ manageClaims { total } }'))).toBe('FORBIDDEN');
    }
  });
});
