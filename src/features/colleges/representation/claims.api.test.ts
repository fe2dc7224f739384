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
const claim = (who: Person, collegeId: string) =>
  who.call(
    'mutation ($id: ID!) { it: claimCollege(collegeId: $id) { id status email collegeName } }',
    { id: collegeId },
  );
const decide = (who: Person, call: 'approve' | 'reject' | 'withdraw', id: unknown) =>
  who.call(`mutation ($id: ID!) { it: ${call}Claim(claimId: $id) { status decidedAt } }`, { id });
const listed = async (who: Person) => {
  const { items } = recordIn(await who.call('{ it: listClaims { items { id email } } }'));
  return (items as { id: string; email: string }[]).map(({ email }) => email);
};
const collegeOf = async (who: Person) =>
  recordIn(await who.call('{ it: me { college_id claims { status } } }'));

/** A college at the domain of the test accounts, with a rep. */
async function claimable() {
  const collegeId = await make('College', { name: 'Elm College', domain: 'people.test' });
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  return { collegeId, rep };
}

describe('someone who claims a college', () => {
  test('gets nothing but a draft, and every rep is told', async () => {
    const { collegeId, rep } = await claimable();
    const bob = await app.person('college');
    const made = recordIn(await claim(bob, collegeId));
    expect(made).toMatchObject({ status: 'open', email: bob.email, collegeName: 'Elm College' });
    expect(await collegeOf(bob)).toEqual({ college_id: 'TBD', claims: [{ status: 'open' }] });
    const [mail] = await mailsTo(app, rep.email);
    expect(mail).toMatchObject({ kind: 'college-claim' });
    expect(mail!.text).toContain(bob.email);
  });

  test('does so with an address of that college, one at a time', async () => {
    const elsewhere = await make('College', { domain: 'elm.test.edu' });
    const bob = await app.person('college');
    expect(codeOf(await claim(bob, elsewhere))).toBe('BAD_USER_INPUT');
    const nowhere = await make('College', {
      domain: null,
      boothUrl: 'https://www.facebook.com/elm',
    });
    expect(codeOf(await claim(bob, nowhere))).toBe('BAD_USER_INPUT');
    const { collegeId } = await claimable();
    expect(codeOf(await claim(bob, collegeId))).toBeUndefined();
    expect(codeOf(await claim(bob, collegeId))).toBe('CONFLICT');
    const { rep } = await claimable();
    expect(codeOf(await claim(rep, collegeId))).toBe('CONFLICT');
  });

  test('may take it back, and then claim anew', async () => {
    const { collegeId } = await claimable();
    const bob = await app.person('college');
    const { id } = recordIn(await claim(bob, collegeId));
    expect(codeOf(await decide(await app.person('college'), 'withdraw', id))).toBe('NOT_FOUND');
    expect(recordIn(await decide(bob, 'withdraw', id))).toMatchObject({ status: 'withdrawn' });
    expect(codeOf(await claim(bob, collegeId))).toBeUndefined();
  });

  test('decides nothing himself', async () => {
    const { collegeId } = await claimable();
    const bob = await app.person('college');
    const { id } = recordIn(await claim(bob, collegeId));
    expect(codeOf(await decide(bob, 'approve', id))).toBe('NOT_FOUND');
  });
});

describe('someone who decides on a claim', () => {
  test.each(['admin', 'rep'] as const)(
    'approves as %s: the claimant is a rep from now on',
    async (role) => {
      const { collegeId, rep } = await claimable();
      const bob = await app.person('college');
      const { id } = recordIn(await claim(bob, collegeId));
      const who = role === 'admin' ? admin : rep;
      expect(recordIn(await decide(who, 'approve', id))).toEqual({
        status: 'approved',
        decidedAt: app.world.now().toISOString(),
      });
      expect(await collegeOf(bob)).toMatchObject({ college_id: collegeId });
      expect((await mailsTo(app, bob.email)).map(({ kind }) => kind)).toEqual([
        'college-claim-approved',
      ]);
      expect((await mailsTo(app, rep.email)).at(-1)).toMatchObject({ kind: 'college-new-rep' });
      expect(codeOf(await decide(who, 'approve', id))).toBe('NOT_FOUND');
    },
  );

  test('rejects, and the claimant is told', async () => {
    const { collegeId, rep } = await claimable();
    const bob = await app.person('college');
    const { id } = recordIn(await claim(bob, collegeId));
    expect(recordIn(await decide(rep, 'reject', id))).toMatchObject({ status: 'rejected' });
    expect(await collegeOf(bob)).toEqual({ college_id: 'TBD', claims: [{ status: 'rejected' }] });
    expect(await mailsTo(app, bob.email)).toMatchObject([{ kind: 'college-claim-rejected' }]);
  });

  test('sees the claims of their own college; an admin sees all, page by page', async () => {
    const [one, two] = [await claimable(), await claimable()];
    const [bob, eve] = [await app.person('college'), await app.person('college')];
    await claim(bob, one.collegeId);
    await claim(eve, two.collegeId);
    expect(await listed(one.rep)).toEqual([bob.email]);
    expect(await listed(bob)).toEqual([]);
    expect(await listed(admin)).toEqual(expect.arrayContaining([bob.email, eve.email]));
    const page = `query ($after: String) { it: listClaims(limit: 1, nextToken: $after) { items { email } nextToken } }`;
    const first = recordIn(await admin.call(page));
    expect(first['items']).toEqual([{ email: eve.email }]);
    const second = recordIn(await admin.call(page, { after: first['nextToken'] }));
    expect(second['items']).toEqual([{ email: bob.email }]);
    expect(codeOf(await one.rep.call(page, { after: first['nextToken'] }))).toBe('BAD_USER_INPUT');
    const { id } = recordIn(await claim(await app.person('college'), two.collegeId));
    expect(codeOf(await decide(one.rep, 'approve', id))).toBe('NOT_FOUND');
  });
});

describe('a college that someone entered', () => {
  test('is approved by an admin, who is recorded, and its reps are told', async () => {
    const collegeId = await make('College', { status: 'draft' });
    const college = 'query ($id: ID!) { it: getCollege(id: $id) { id status } }';
    await admin.call(
      'mutation ($id: ID!) { updateCollege(input: { id: $id, status: "draft" }) { id } }',
      { id: collegeId },
    );
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id });
    const approve = 'mutation ($id: ID!) { it: approveCollege(collegeId: $id) { status } }';
    expect(recordIn(await admin.call(approve, { id: collegeId }))).toEqual({ status: 'active' });
    expect(await mailsTo(app, rep.email)).toMatchObject([{ kind: 'college-approved' }]);
    expect(recordIn(await rep.call(college, { id: collegeId }))).toMatchObject({
      status: 'active',
    });
    expect(codeOf(await admin.call(approve, { id: collegeId }))).toBe('NOT_FOUND');
    const audit = await admin.call(
      'query ($id: ID) { it: listAuditEntries(subjectId: $id) { items { action accountId details } } }',
      { id: collegeId },
    );
    expect(recordIn(audit)['items']).toMatchObject([
      { action: 'approveCollege', accountId: admin.id, details: {} },
      { action: 'updateCollege', accountId: admin.id, details: { fields: ['status'] } },
      { action: 'createCollege', accountId: admin.id },
    ]);
  });
});
