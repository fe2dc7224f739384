import { describe, expect, test } from 'vitest';
import { testHouse, type Answer, type Person } from '../test-house.server.ts';
import { lastToken, mailsTo } from '../test-mail.server.ts';
import { recordIn, testRecords } from '../test-records.server.ts';

const house = await testHouse();
const { admin, make } = await testRecords(house);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const confirm = (counselorId: string, confirmed?: boolean) =>
  admin.call(
    `mutation ($id: ID!${confirmed === undefined ? '' : ', $yes: Boolean!'}) {
      it: confirmCounselor(counselorId: $id${confirmed === undefined ? '' : ', confirmed: $yes'}) { id confirmedAt }
    }`,
    { id: counselorId, yes: confirmed },
  );
const ask = (who: Person, colleagueEmail: string) =>
  who.call('mutation ($email: Email!) { it: requestSchoolConfirmation(colleagueEmail: $email) }', {
    email: colleagueEmail,
  });
const isApproved = async (who: Person) =>
  recordIn(await who.call('{ it: me { approved } }'))['approved'];

async function counselorAt(schoolId: string) {
  const person = await house.person('counselor');
  const id = await make('Counselor', { counselorSchoolId: schoolId, userId: person.id });
  return { ...person, counselorId: id };
}

describe('a counselor', () => {
  test('is self-declared until an admin has made sure, who may take it back', async () => {
    const teacher = await counselorAt(await make('CounselorSchool'));
    expect(await isApproved(teacher)).toBe(false);
    expect(recordIn(await confirm(teacher.counselorId))).toMatchObject({
      confirmedAt: house.world.now().toISOString(),
    });
    expect(await isApproved(teacher)).toBe(true);
    expect(await mailsTo(house, teacher.email)).toMatchObject([{ kind: 'counselor-confirmed' }]);
    await confirm(teacher.counselorId, false);
    expect(await isApproved(teacher)).toBe(false);
    expect(codeOf(await confirm(house.world.newId()))).toBe('NOT_FOUND');
  });

  test('is vouched for by a confirmed colleague of the same school', async () => {
    const schoolId = await make('CounselorSchool');
    const colleague = await counselorAt(schoolId);
    await confirm(colleague.counselorId);
    const teacher = await counselorAt(schoolId);
    expect((await ask(teacher, colleague.email)).data).toEqual({ it: true });
    const token = await lastToken(house, colleague.email, 'counselor-confirmation');
    const accept = (who: Person) =>
      who.call('mutation ($token: String) { acceptInvitation(token: $token) }', { token });
    expect(codeOf(await accept(teacher))).toBe('NOT_FOUND');
    expect((await accept(colleague)).errors).toBeUndefined();
    expect(await isApproved(teacher)).toBe(true);
  });

  test('learns nothing about addresses, and reaches nobody else', async () => {
    const schoolId = await make('CounselorSchool');
    const teacher = await counselorAt(schoolId);
    const unconfirmed = await counselorAt(schoolId);
    const elsewhere = await counselorAt(await make('CounselorSchool'));
    await confirm(elsewhere.counselorId);
    const sent = await mailsTo(house, elsewhere.email);
    for (const email of [unconfirmed.email, elsewhere.email, teacher.email, 'nobody@mail.test'])
      expect((await ask(teacher, email)).data).toEqual({ it: true });
    expect(await mailsTo(house, unconfirmed.email)).toEqual([]);
    expect(await mailsTo(house, elsewhere.email)).toEqual(sent);
  });

  test('is not confirmed by a colleague who no longer is', async () => {
    const schoolId = await make('CounselorSchool');
    const colleague = await counselorAt(schoolId);
    await confirm(colleague.counselorId);
    const teacher = await counselorAt(schoolId);
    await ask(teacher, colleague.email);
    const token = await lastToken(house, colleague.email, 'counselor-confirmation');
    await confirm(colleague.counselorId, false);
    const answer = await colleague.call(
      'mutation ($token: String) { acceptInvitation(token: $token) }',
      { token },
    );
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(await isApproved(teacher)).toBe(false);
  });
});
