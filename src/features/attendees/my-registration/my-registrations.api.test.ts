import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fields =
  'id firstName email majors gpaScore attending demographics fair { name slug startTime }';
const mine = async (who: Person) =>
  recordIn(await who.call(`{ it: me { registrations { ${fields} } } }`))['registrations'];
const update = (who: Person, input: object) =>
  who.call(
    `mutation ($input: MyRegistrationInput!) { it: updateMyRegistration(input: $input) { ${fields} } }`,
    { input },
  );
const cancel = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id });

async function register(said: object) {
  const fairId = await make('Fair', { name: 'Fall Fair' });
  return make('FairAttendee', { fairId, ...said });
}

describe('someone who has registered for a fair', () => {
  test('sees it, whether signed in at that time or as a guest with the same address', async () => {
    const ada = await app.person('student');
    const first = await register({ userId: ada.id });
    const second = await register({ email: ada.email, majors: ['History'], gpaScore: 3.5 });
    await register({ email: 'somebody@else.test' });
    const seen = (await mine(ada)) as { id: string }[];
    expect(seen.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(seen.find(({ id }) => id === second)).toMatchObject({
      majors: ['History'],
      gpaScore: 3.5,
      fair: { name: 'Fall Fair', startTime: '2027-01-10T15:00:00.000Z' },
    });
  });

  test('corrects it, under the rules of the form', async () => {
    const ada = await app.person('student');
    const fairId = await make('Fair', { fairType: '6x6' });
    const session = { title: 'Session', startTime: '2027-01-10T15:00:00.000Z', lengthMinutes: 45 };
    const sessions = [1, 2, 3].map((number) => ({ ...session, number, exhibitors: [] }));
    await make('FairWebinar', { fairId, details: { sessions } });
    const id = await make('FairAttendee', { fairId, userId: ada.id });
    const changes = { firstName: 'Augusta', attending: [1, 3], demographics: { gender: 'female' } };
    expect(recordIn(await update(ada, { id, ...changes, gpaScore: 4 }))).toMatchObject({
      id,
      ...changes,
      gpaScore: 4,
    });
    const wrong = { id, phone: '1', satScore: 12, demographics: { shoe: 9 }, lastName: '' };
    expect((await update(ada, wrong)).errors?.[0]?.extensions.fields).toMatchObject({
      phone: 'Please enter a valid phone number.',
      satScore: 'Value must be at least 400',
      lastName: 'Required.',
      'demographics.shoe': expect.any(String) as unknown,
    });
    expect(codeOf(await update(ada, { id, email: 'a@b.test' }))).toBe('BAD_USER_INPUT');
  });

  test('cannot change it when the fair is over, and can still take it back', async () => {
    const ada = await app.person('student');
    const times = { startTime: '2026-10-01T15:00:00Z', endTime: '2026-10-01T19:00:00Z' };
    const fairId = await make('Fair', { ...times, exhibitorDeadline: '2026-09-01T00:00:00Z' });
    const id = await make('FairAttendee', { fairId, userId: ada.id });
    expect(codeOf(await update(ada, { id, firstName: 'Augusta' }))).toBe('CONFLICT');
    expect((await cancel(ada, id)).errors).toBeUndefined();
    expect(await mine(ada)).toEqual([]);
  });

  test('and a student’s profile follows, for what was changed and the majors', async () => {
    const ada = await app.person('student');
    const said = { attendeeType: 'student', dob: '2009-05-01', email: ada.email };
    const id = await register({
      ...said,
      userId: ada.id,
      confirmedAt: app.world.now().toISOString(),
      schoolName: 'Central High',
      schoolGrade: '11th',
      majors: ['History'],
    });
    const profile = async () =>
      recordIn(
        await ada.call(
          `{ it: me { student { firstName currentSchool schoolGrade postalCode country
               collegePreferences { majors } } } }`,
        ),
      )['student'];
    await update(ada, { id, majors: ['History', 'Biology, General', 'Basket weaving'] });
    expect(await profile()).toMatchObject({
      currentSchool: 'Central High',
      schoolGrade: '11th',
      collegePreferences: { majors: ['Biology, General'] },
    });
    const preferences = `mutation ($input: StudentPreferencesInput!) {
      it: saveStudentPreferences(input: $input) { id } }`;
    const chosen = { majors: ['Biology, General', 'Economics'], campusSize: ['1,000-4,999'] };
    expect((await ada.call(preferences, { input: chosen })).errors).toBeUndefined();
    await update(ada, {
      id,
      majors: ['Philosophy'],
      schoolName: 'North High',
      schoolGrade: null,
      postalCode: 'K1A 0B1',
      country: 'Canada',
    });
    // A choice made only in the profile stays; a field emptied here stays there.
    expect(await profile()).toMatchObject({
      currentSchool: 'North High',
      schoolGrade: '11th',
      postalCode: 'K1A 0B1',
      country: 'Canada',
      collegePreferences: { majors: ['Economics', 'Philosophy'] },
    });
  });

  test('is the only one who does', async () => {
    const id = await register({ userId: (await app.person('student')).id });
    const eve = await app.person('student');
    expect(codeOf(await update(eve, { id, firstName: 'Eve' }))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(eve, id))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(eve, 'x'))).toBe('NOT_FOUND');
  });
});

describe('a rep', () => {
  test('sees the receipts of their own college, with what a college may know', async () => {
    const collegeId = await make('College');
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id });
    const fairId = await make('Fair', { name: 'Paid Fair' });
    const paymentData = {
      provider: 'stripe',
      providerIds: { intent: 'pi_1' },
      amountCents: 35_000,
      currency: 'usd',
      receiptUrl: 'https://pay.test/r/1',
    };
    await make('CollegePayment', { collegeId, fairIds: [fairId], paymentData });
    await make('CollegePayment');
    const receipt = 'paymentType paymentStatus amountCents currency receiptUrl fairs { name }';
    const { receipts } = recordIn(await rep.call(`{ it: me { receipts { ${receipt} } } }`));
    expect(receipts).toEqual([
      {
        paymentType: 'invoice',
        paymentStatus: 'pending',
        amountCents: 35_000,
        currency: 'usd',
        receiptUrl: 'https://pay.test/r/1',
        fairs: [{ name: 'Paid Fair' }],
      },
    ]);
  });

  test('sees the fairs the college exhibits at, and a guest exhibitor their own', async () => {
    const collegeId = await make('College');
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id });
    const ofCollege = await make('FairExhibitor', { collegeId });
    const guest = await app.person('college');
    const ofGuest = await make('FairExhibitor', { primaryContactEmail: guest.email });
    const exhibits = async (who: Person) =>
      recordIn(await who.call('{ it: me { exhibits { id primaryContactName } } }'))['exhibits'];
    expect(await exhibits(rep)).toEqual([{ id: ofCollege, primaryContactName: 'Ada Byron' }]);
    expect(await exhibits(guest)).toMatchObject([{ id: ofGuest }]);
  });
});
