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

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const people = async (id: string) =>
  recordIn(
    await admin.call(
      `query ($id: ID!) { it: collegePeople(collegeId: $id) {
        reps { accountId name email fair }
        invitations { email from }
        claims { email status role isAtDomain } } }`,
      { id },
    ),
  );
const link = (who: Person, collegeId: string, email: string) =>
  who.call(
    'mutation ($id: ID!, $email: String!) { it: linkRepAccount(collegeId: $id, userEmail: $email) }',
    { id: collegeId, email },
  );
const invite = (collegeId: string, email: string) =>
  admin.call(
    'mutation ($id: ID!, $email: String!) { createCollegeRepUser(collegeId: $id, userEmail: $email) }',
    { id: collegeId, email },
  );
const withdraw = (who: Person, collegeId: string, email: string) =>
  who.call(
    'mutation ($id: ID, $email: String!) { withdrawRepInvitation(collegeId: $id, userEmail: $email) }',
    { id: collegeId, email },
  );
const audited = async (subjectId: string) => {
  const answer = await admin.call(
    'query ($id: ID) { it: listAuditEntries(subjectId: $id) { items { action details } } }',
    { id: subjectId },
  );
  return recordIn(answer)['items'] as { action: string; details: object }[];
};

describe('an admin of a college’s people', () => {
  test('sees reps, open invitations and requests of this college alone', async () => {
    const [collegeId, other] = [await make('College'), await make('College', { domain: 'x.test' })];
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id, firstName: 'Ada', lastName: 'Reed' });
    await invite(collegeId, 'new-colleague@mail.test');
    await invite(other, 'elsewhere@mail.test');
    const bob = await app.person('college');
    await bob.call(
      `mutation ($id: ID!) { claimCollege(collegeId: $id,
        request: { role: "Recruiter", message: "I work there." }) { id } }`,
      { id: other },
    );
    expect(await people(collegeId)).toMatchObject({
      reps: [{ accountId: rep.id, name: 'Ada Reed', fair: null }],
      invitations: [{ email: 'new-colleague@mail.test' }],
      claims: [],
    });
    expect((await people(other))['claims']).toEqual([
      { email: bob.email, status: 'open', role: 'Recruiter', isAtDomain: false },
    ]);
    const none = await admin.call('{ it: collegePeople(collegeId: "nonsense") { reps { id } } }');
    expect(none.data).toEqual({ it: null });
  });

  test('links an account: its request is approved, its invitation is used up, everyone is told', async () => {
    const collegeId = await make('College', { domain: 'people.test' });
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id });
    const bob = await app.person('college');
    await bob.call('mutation ($id: ID!) { claimCollege(collegeId: $id) { id } }', {
      id: collegeId,
    });
    await invite(collegeId, bob.email);
    expect(codeOf(await link(admin, collegeId, ` ${bob.email.toUpperCase()}`))).toBeUndefined();
    expect(recordIn(await bob.call('{ it: me { college_id claims { status } } }'))).toEqual({
      college_id: collegeId,
      claims: [{ status: 'approved' }],
    });
    expect((await people(collegeId))['invitations']).toEqual([]);
    expect((await mailsTo(app, bob.email)).at(-1)).toMatchObject({ kind: 'college-linked' });
    expect((await mailsTo(app, rep.email)).at(-1)).toMatchObject({ kind: 'college-new-rep' });
    expect((await audited(collegeId))[0]).toEqual({
      action: 'linkRepAccount',
      details: { accountId: bob.id },
    });
  });

  test('is told why an account can’t be linked', async () => {
    const collegeId = await make('College');
    const student = await app.person('student');
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId: await make('College'), userId: rep.id });
    const problems = [
      ['nobody', 'Please enter a valid email address.'],
      ['nobody@mail.test', 'No account uses this address. Send an invitation instead.'],
      [
        student.email,
        'This account isn’t a college’s. Invite another address, or change its type under Users first.',
      ],
      [rep.email, 'This account already represents a college.'],
    ];
    for (const [email = '', problem] of problems)
      expect(fieldsOf(await link(admin, collegeId, email))).toEqual({ userEmail: problem });
    const bob = await app.person('college');
    expect(codeOf(await link(admin, 'none', bob.email))).toBe('NOT_FOUND');
    expect(codeOf(await link(rep, collegeId, bob.email))).toBe('FORBIDDEN');
  });

  test('withdraws an invitation, which a rep of another college can’t', async () => {
    const collegeId = await make('College');
    const email = 'withdrawn@mail.test';
    await invite(collegeId, email);
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId: await make('College'), userId: rep.id });
    expect(codeOf(await withdraw(rep, collegeId, email))).toBe('NOT_FOUND');
    expect(codeOf(await withdraw(admin, collegeId, email))).toBeUndefined();
    expect((await people(collegeId))['invitations']).toEqual([]);
    expect(codeOf(await withdraw(admin, collegeId, email))).toBe('NOT_FOUND');
    expect((await audited(collegeId))[0]).toMatchObject({ action: 'withdrawRepInvitation' });
  });

  test('removes a rep, who is told; one who leaves alone is not', async () => {
    const collegeId = await make('College');
    const [rep, leaver] = [await app.person('college'), await app.person('college')];
    const repId = await make('CollegeRep', { collegeId, userId: rep.id });
    const leaverId = await make('CollegeRep', { collegeId, userId: leaver.id });
    const end = (who: Person, id: string) =>
      who.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', { id });
    await end(admin, repId);
    await end(leaver, leaverId);
    expect(await mailsTo(app, rep.email)).toMatchObject([{ kind: 'college-rep-ended' }]);
    expect(await mailsTo(app, leaver.email)).toEqual([]);
    expect(await audited(repId)).toMatchObject([
      { action: 'endLink', details: { collegeId, accountId: rep.id } },
      { action: 'createCollegeRep' },
    ]);
  });
});
