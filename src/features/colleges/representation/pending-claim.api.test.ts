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

const day = 24 * 3_600_000;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const claim = async (who: Person, collegeId: string) =>
  recordIn(
    await who.call('mutation ($id: ID!) { it: claimCollege(collegeId: $id) { id } }', {
      id: collegeId,
    }),
  )['id'];
const decide = (call: 'approve' | 'reject', id: unknown) =>
  admin.call(`mutation ($id: ID!) { it: ${call}Claim(claimId: $id) { status } }`, { id });
const pending = async (who: Person) =>
  (
    await who.call(
      '{ it: pendingClaim { claim { collegeName } hasReps usualDays remindFrom title phone } }',
    )
  ).data?.['it'];
const remind = (who: Person, id: unknown) =>
  who.call('mutation ($id: ID!) { it: remindAboutClaim(claimId: $id) { status } }', { id });
const prepare = (who: Person, input: object) =>
  who.call('mutation ($input: PrepareClaimInput!) { it: prepareClaim(input: $input) }', { input });
const chosen = async (who: Person) => (await who.call('{ it: chosenFairs }')).data?.['it'];

/** A college at the domain of the test accounts, with a rep. */
async function claimable() {
  const collegeId = await make('College', { name: 'Elm College', domain: 'people.test' });
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  return { collegeId, rep };
}

describe('someone whose request is pending', () => {
  test('learns who decides, and how long it usually takes once enough were decided', async () => {
    const { collegeId } = await claimable();
    const alone = await make('College', { name: 'Oak College', domain: 'people.test' });
    const [bob, eve] = [await app.person('college'), await app.person('college')];
    await claim(bob, collegeId);
    await claim(eve, alone);
    expect(await pending(bob)).toMatchObject({
      claim: { collegeName: 'Elm College' },
      hasReps: true,
      usualDays: null,
    });
    expect(await pending(eve)).toMatchObject({ hasReps: false });
    expect(await pending(await app.person('college'))).toBe(null);
    const ids: unknown[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(await claim(await app.person('college'), alone));
    app.world.advance(1.5 * day);
    for (const id of ids) expect(codeOf(await decide('reject', id))).toBeUndefined();
    expect(await pending(bob)).toMatchObject({ usualDays: 2 });
  });

  test('reminds the reps and the organizers two days later, and no earlier', async () => {
    const { collegeId, rep } = await claimable();
    const bob = await app.person('college');
    const id = await claim(bob, collegeId);
    expect(codeOf(await remind(bob, id))).toBe('RATE_LIMITED');
    app.world.advance(2 * day);
    expect(codeOf(await remind(await app.person('college'), id))).toBe('NOT_FOUND');
    expect(recordIn(await remind(bob, id))).toEqual({ status: 'open' });
    expect(codeOf(await remind(bob, id))).toBe('RATE_LIMITED');
    const reminder = 'Reminder: someone wants to represent Elm College';
    const subjects = async ({ email }: Person) =>
      (await mailsTo(app, email)).map(({ subject }) => subject);
    expect((await subjects(rep)).at(-1)).toBe(reminder);
    expect(await subjects(admin)).toContain(reminder);
    await decide('approve', id);
    app.world.advance(2 * day);
    expect(codeOf(await remind(bob, id))).toBe('NOT_FOUND');
  });

  test('chooses fairs and adds contact details, which wait for the answer', async () => {
    const { collegeId, rep } = await claimable();
    const [fair, other] = [await make('Fair'), await make('Fair')];
    const hidden = await make('Fair', { publishedAt: null });
    const bob = await app.person('college');
    const claimId = await claim(bob, collegeId);
    expect(codeOf(await prepare(bob, { claimId, fairIds: [fair, hidden, 'none'] }))).toBe(
      undefined,
    );
    expect(await chosen(bob)).toEqual([fair]);
    expect(codeOf(await prepare(bob, { claimId, title: 'x'.repeat(121) }))).toBe('BAD_USER_INPUT');
    await prepare(bob, { claimId, title: 'Dean', phone: '413-555-0133' });
    expect(await chosen(bob)).toEqual([fair]);
    expect(await pending(bob)).toMatchObject({ title: 'Dean', phone: '413-555-0133' });
    const eve = await app.person('college');
    expect(codeOf(await prepare(eve, { claimId, fairIds: [other] }))).toBe('NOT_FOUND');
    expect(await chosen(eve)).toEqual([]);
    // Nothing of it is the college's yet.
    const { data } = await rep.call('{ me { college { collegeReps { items { title } } } } }');
    expect(JSON.stringify(data)).not.toContain('Dean');
    await decide('approve', claimId);
    expect(recordIn(await bob.call('{ it: me { collegeRep { title phone } } }'))).toEqual({
      collegeRep: { title: 'Dean', phone: '413-555-0133' },
    });
    expect(await chosen(bob)).toEqual([fair]);
    expect(codeOf(await prepare(bob, { claimId, fairIds: [other] }))).toBe('NOT_FOUND');
  });

  test('whose request was declined starts anew', async () => {
    const { collegeId } = await claimable();
    const fair = await make('Fair');
    const bob = await app.person('college');
    const claimId = await claim(bob, collegeId);
    await prepare(bob, { claimId, fairIds: [fair] });
    await decide('reject', claimId);
    expect(await chosen(bob)).toEqual([]);
    expect(await pending(bob)).toBe(null);
  });
});
