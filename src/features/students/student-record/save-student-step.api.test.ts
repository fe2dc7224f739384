import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { startingPrivacy } from '../privacy-switches.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, link } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

const steps = {
  About: {
    dob: '2009-05-01',
    firstName: 'Ada',
    lastName: 'Byron',
    city: 'Amherst',
    state: 'MA',
    postalCode: '01002',
  },
  School: { currentSchool: 'مدرسة النور الثانوية', schoolGrade: '11th', entryDate: 'Fall 2027' },
  Preferences: { majors: ['History'], campusSize: ['1,000-4,999'], onlineCoursePct: 20 },
  Privacy: {
    subscribedFairReminders: true,
    subscribedWebinarReminders: true,
    allFairReminders: false,
    messageNotifications: true,
    subscribedChatReminders: true,
    shareAttendeeInfo: false,
  },
} as const;
type Step = keyof typeof steps;

const save = (who: Person, step: Step, input: Readonly<Record<string, unknown>> = steps[step]) =>
  who.call(
    `mutation ($input: Student${step}Input!) {
       it: saveStudent${step}(input: $input) { id setupStep firstName } }`,
    { input },
  );
const read = async (who: Person) =>
  recordIn(
    await who.call(`{ it: me { setupComplete student {
      id setupStep userId dob city phone currentSchool schoolGrade graduationYear entryDate
      collegePreferences { id majors campusSize onlineCoursePct }
      privacySettings { id shareAttendeeInfo allFairReminders }
    } } }`),
  );

describe('a student who sets up', () => {
  test('comes a step further with each, and is done after the fourth', async () => {
    const ada = await app.person('student');
    for (const [index, step] of (Object.keys(steps) as Step[]).entries()) {
      expect(await read(ada)).toMatchObject({ setupComplete: false });
      expect(recordIn(await save(ada, step))).toMatchObject({ setupStep: index + 1 });
    }
    expect(await read(ada)).toMatchObject({
      setupComplete: true,
      student: {
        setupStep: 4,
        userId: ada.id,
        dob: '2009-05-01',
        city: 'Amherst',
        currentSchool: 'مدرسة النور الثانوية',
        schoolGrade: '11th',
        entryDate: 'Fall 2027',
        collegePreferences: { majors: ['History'], campusSize: ['1,000-4,999'] },
        privacySettings: { shareAttendeeInfo: false, allFairReminders: false },
      },
    });
  });

  test('saves a step again and loses nothing of what is not asked there', async () => {
    const ada = await app.person('student');
    await save(ada, 'About', { ...steps.About, phone: '413-555-0199' });
    await save(ada, 'School');
    const first = recordIn(await save(ada, 'Preferences'));
    expect(recordIn(await save(ada, 'About', { ...steps.About, firstName: 'Augusta' }))).toEqual({
      id: first['id'],
      setupStep: 3,
      firstName: 'Augusta',
    });
    await save(ada, 'Preferences', { majors: [] });
    expect(await read(ada)).toMatchObject({
      student: {
        phone: '413-555-0199',
        entryDate: 'Fall 2027',
        setupStep: 3,
        collegePreferences: { majors: [], campusSize: ['1,000-4,999'], onlineCoursePct: 20 },
      },
    });
  });

  test('changes one switch, and the others stay: they begin as they begin for everyone', async () => {
    const ada = await app.person('student');
    const switches = async () => {
      const { student } = recordIn(
        await ada.call(`{ it: me { student { privacySettings {
          subscribedFairReminders subscribedWebinarReminders allFairReminders messageNotifications
          subscribedChatReminders shareAttendeeInfo } } } }`),
      );
      return (student as { privacySettings: object }).privacySettings;
    };
    await save(ada, 'About');
    await save(ada, 'Privacy', { subscribedWebinarReminders: false });
    expect(await switches()).toEqual({ ...startingPrivacy, subscribedWebinarReminders: false });
    await save(ada, 'Privacy', { allFairReminders: true });
    expect(await switches()).toEqual({
      ...startingPrivacy,
      subscribedWebinarReminders: false,
      allFairReminders: true,
    });
    expect(fieldsOf(await save(ada, 'Privacy', { allFairReminders: null }))).toEqual({
      allFairReminders: 'Required.',
    });
  });

  test('goes through the steps in another order; before the first there is no one to tell of', async () => {
    const ada = await app.person('student');
    for (const step of ['School', 'Preferences', 'Privacy'] as const)
      expect(codeOf(await save(ada, step))).toBe('CONFLICT');
    await save(ada, 'About');
    expect(recordIn(await save(ada, 'Privacy'))).toMatchObject({ setupStep: 2 });
    expect(recordIn(await save(ada, 'Preferences'))).toMatchObject({ setupStep: 3 });
    expect(recordIn(await save(ada, 'School'))).toMatchObject({ setupStep: 4 });
  });

  test('does so on two devices at once, on five times as many, and is counted once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ada = await app.person('student');
      const abouts = await Promise.all([1, 2, 3, 4, 5].map(() => save(ada, 'About')));
      expect(new Set(abouts.map((answer) => recordIn(answer)['id'])).size).toBe(1);
      const rest = ['School', 'Preferences', 'Privacy'] as const;
      const answers = await Promise.all([...rest, ...rest].map((step) => save(ada, step)));
      for (const answer of answers) expect(answer.errors).toBeUndefined();
      expect(await read(ada)).toMatchObject({ setupComplete: true, student: { setupStep: 4 } });
    }
  });

  test('is told field by field what is wrong, in the words of the specification', async () => {
    const ada = await app.person('student');
    const wrong = { ...steps.About, firstName: '', city: ' ', postalCode: '12', phone: '12' };
    expect(fieldsOf(await save(ada, 'About', wrong))).toEqual({
      firstName: 'Required.',
      city: 'Required.',
      phone: 'Please enter a valid phone number.',
    });
    expect(fieldsOf(await save(ada, 'About', { ...steps.About, dob: '2031-01-01' }))).toEqual({
      dob: 'Please enter a date of birth between 1900 and today.',
    });
    await save(ada, 'About');
    expect(fieldsOf(await save(ada, 'School', { currentSchool: '', entryDate: '' }))).toEqual({
      currentSchool: 'Required.',
      entryDate: 'Required.',
    });
    expect(fieldsOf(await save(ada, 'Preferences', { onlineCoursePct: 101 }))).toEqual({
      onlineCoursePct: 'Value must be at most 100',
    });
    expect(
      Object.keys(fieldsOf(await save(ada, 'Preferences', { majors: ['Magic'] })) ?? {}),
    ).toEqual(['majors.0']);
    expect(await read(ada)).toMatchObject({ student: { setupStep: 1 } });
  });

  test('is no one under thirteen: nothing is written, and no one is told why', async () => {
    const kid = await app.person('student');
    expect(fieldsOf(await save(kid, 'About', { ...steps.About, dob: '2018-05-01' }))).toEqual({
      dob: 'We can’t sign you up with these details. A parent or guardian can register and attend instead.',
    });
    expect(await read(kid)).toMatchObject({ student: null });
  });

  test('cannot say how far the set-up has come', async () => {
    const ada = await app.person('student');
    expect(codeOf(await save(ada, 'About', { ...steps.About, setupStep: 4 }))).toBe(
      'BAD_USER_INPUT',
    );
    await save(ada, 'About');
    const { student } = await read(ada);
    const { id } = student as { id: string };
    const raise = `mutation { it: updateStudent(input: { id: "${id}", setupStep: 4 }) { id } }`;
    expect(fieldsOf(await ada.call(raise))).toEqual({ setupStep: 'You can’t set this.' });
  });
});

test('generated calls count as well, and what is taken away counts no longer', async () => {
  const ada = await app.person('student');
  const id = String(recordIn(await save(ada, 'About'))['id']);
  const setting = recordIn(
    await ada.call(
      `mutation ($input: CreateStudentPrivacySettingsInput!) {
         it: createStudentPrivacySettings(input: $input) { id } }`,
      { input: { ...steps.Privacy, studentId: id } },
    ),
  );
  expect(await read(ada)).toMatchObject({ student: { setupStep: 2 } });
  await ada.call(
    `mutation { it: deleteStudentPrivacySettings(input: { id: "${String(setting['id'])}" }) { id } }`,
  );
  expect(await read(ada)).toMatchObject({ student: { setupStep: 1 } });
  await admin.call(`mutation { updateStudent(input: { id: "${id}", state: null }) { id } }`);
  expect(await read(ada)).toMatchObject({ student: { setupStep: 0 } });
});

test('no one else saves a step: not a parent who is linked, and not for someone else', async () => {
  const ada = await app.person('student');
  const id = String(recordIn(await save(ada, 'About'))['id']);
  const anne = await app.person('parent');
  await link(anne, id);
  expect(codeOf(await save(anne, 'About'))).toBe('FORBIDDEN');
  const bob = await app.person('student');
  expect(recordIn(await save(bob, 'About'))['id']).not.toBe(id);
});
