import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const told = {
  role: 'Regional recruiter',
  message: 'I work for Elm College from Ohio and use my own address.',
  proofUrl: 'https://elm.test/staff/bob',
};
const ask = (who: Person, collegeId: string, request: object | null = told) =>
  who.call(
    `mutation ($id: ID!, $request: ClaimRequestInput) {
      it: claimCollege(collegeId: $id, request: $request) {
        id status role message proofUrl isAtDomain } }`,
    { id: collegeId, request },
  );
const reject = (who: Person, id: unknown, reason?: string) =>
  who.call(
    `mutation ($id: ID!, $reason: String) {
      it: rejectClaim(claimId: $id, reason: $reason) { status reason } }`,
    { id, reason },
  );
const kindsTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ kind }) => kind);

/** A college at a different domain than the test accounts, with a rep. */
async function elsewhere() {
  const collegeId = await make('College', { name: 'Elm College', domain: 'elm.test' });
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  return { collegeId, rep };
}

describe('someone whose address is not at the college', () => {
  test('says who they are, and its reps and the admins are asked', async () => {
    const { collegeId, rep } = await elsewhere();
    const bob = await app.person('college');
    const before = (await mailsTo(app, admin.email)).length;
    expect(recordIn(await ask(bob, collegeId))).toMatchObject({
      ...told,
      status: 'open',
      isAtDomain: false,
    });
    const [mail] = await mailsTo(app, rep.email);
    expect(mail).toMatchObject({ kind: 'college-claim' });
    expect(mail!.text).toContain('Regional recruiter');
    expect(mail!.text).not.toContain('use my own address');
    expect((await mailsTo(app, admin.email)).length).toBe(before + 1);
    const own = recordIn(await bob.call('{ it: me { college_id claims { status role } } }'));
    expect(own).toEqual({
      college_id: 'TBD',
      claims: [{ status: 'open', role: 'Regional recruiter' }],
    });
  });

  test('is told at the field what is missing, and asks nothing without it', async () => {
    const { collegeId, rep } = await elsewhere();
    const bob = await app.person('college');
    expect(fieldsOf(await ask(bob, collegeId, null))).toEqual({
      collegeId:
        'Your email address isn’t at this college. Tell us your role and how we can check it.',
    });
    const empty = await ask(bob, collegeId, { role: ' ', message: '', proofUrl: 'javascript:x' });
    expect(Object.keys(fieldsOf(empty) ?? {}).sort()).toEqual(['message', 'proofUrl', 'role']);
    expect(await mailsTo(app, rep.email)).toEqual([]);
  });

  test('becomes a rep when an admin approves, or a rep', async () => {
    for (const decider of ['admin', 'rep'] as const) {
      const { collegeId, rep } = await elsewhere();
      const bob = await app.person('college');
      const { id } = recordIn(await ask(bob, collegeId));
      await (decider === 'admin' ? admin : rep).call(
        'mutation ($id: ID!) { approveClaim(claimId: $id) { id } }',
        { id },
      );
      expect(recordIn(await bob.call('{ it: me { college_id } }'))).toEqual({
        college_id: collegeId,
      });
      expect(await kindsTo(bob)).toEqual(['college-claim-approved']);
    }
  });

  test('reads why a request was declined, and can ask again, three times a week', async () => {
    const { collegeId } = await elsewhere();
    const bob = await app.person('college');
    const { id } = recordIn(await ask(bob, collegeId));
    const why = 'Please send a link to the staff page.';
    expect(recordIn(await reject(admin, id, why))).toEqual({ status: 'rejected', reason: why });
    const [mail] = await mailsTo(app, bob.email);
    expect(mail!.text).toContain(why);
    const own = recordIn(await bob.call('{ it: me { claims { status reason } } }'));
    expect(own).toEqual({ claims: [{ status: 'rejected', reason: why }] });
    for (let again = 0; again < 2; again += 1)
      await reject(admin, recordIn(await ask(bob, collegeId))['id']);
    expect(codeOf(await ask(bob, collegeId))).toBe('RATE_LIMITED');
    expect(codeOf(await reject(admin, id, 'x'.repeat(501)))).toBe('BAD_USER_INPUT');
  });

  test('does not fill the mailbox of a rep: ten requests a day are told, all are listed', async () => {
    const { collegeId, rep } = await elsewhere();
    for (let count = 0; count < 12; count += 1) await ask(await app.person('college'), collegeId);
    expect((await mailsTo(app, rep.email)).length).toBe(10);
    const list = recordIn(await rep.call('{ it: listClaims(limit: 50) { items { id } } }'));
    expect(list['items']).toHaveLength(12);
  });

  test('finds what they told in the download of their data', async () => {
    const { collegeId } = await elsewhere();
    const bob = await app.person('college');
    await ask(bob, collegeId);
    const { data } = await bob.call('{ myData }');
    expect(JSON.stringify(data)).toContain('use my own address');
  });
});
