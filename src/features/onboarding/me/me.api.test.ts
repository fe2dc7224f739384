import { describe, expect, test } from 'vitest';
import type { UserType } from '../../../platform/model/viewer.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make, link } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const attributes = 'sub email user_type college_id student_id';
const shown = 'displayName profileTitle avatarInitials setupComplete approved';
const records = `collegeRep { id } college { id name fairCredits } collegeBooths { items { id } }
  parent { id } student { id } counselor { id } counselorSchool { id }`;
const me = async (who: Person, fields: string) =>
  recordIn(await who.call(`{ it: me { ${fields} } }`));

test.each<[UserType, string, string, boolean]>([
  ['student', 'student', 'Student', false],
  ['parent', 'parent', 'Parent', true],
  ['counselor', 'counselor', 'Counselor', false],
  ['college', 'college', 'College Rep', true],
  ['admin', 'admin', 'Admin', true],
  ['admin6x6', 'admin6x6', 'Admin', true],
])(
  'someone of type %s without any record is known by the account',
  async (type, name, title, complete) => {
    const person = await app.person(type);
    expect(await me(person, `${attributes} ${shown}`)).toEqual({
      sub: person.id,
      email: person.email,
      user_type: type,
      college_id: type === 'college' ? 'TBD' : null,
      student_id: null,
      displayName: name,
      profileTitle: title,
      avatarInitials: name.slice(0, type.startsWith('admin') ? 2 : 1).toUpperCase(),
      setupComplete: complete,
      approved: false,
    });
    expect(await me(person, records)).toEqual({
      collegeRep: null,
      college: null,
      collegeBooths: { items: [] },
      parent: null,
      student: null,
      counselor: null,
      counselorSchool: null,
    });
  },
);

describe('someone who is signed in has their own records', () => {
  test('as a college rep: rep, college with its credits, booths', async () => {
    const said = { description: 'Elms.', fairCredits: 3, name: 'Elm College' };
    const collegeId = await make('College', said);
    await make('CollegeProfile', { collegeId });
    const rep = await app.person('college');
    const name = { firstName: 'Bo', lastName: 'Doe' };
    const repId = await make('CollegeRep', { collegeId, userId: rep.id, ...name });
    const boothId = await make('FairBooth', { collegeId });
    await make('FairBooth');
    expect(await me(rep, `${records} ${shown} college_id`)).toMatchObject({
      college_id: collegeId,
      collegeRep: { id: repId },
      college: { id: collegeId, name: 'Elm College', fairCredits: 3 },
      collegeBooths: { items: [{ id: boothId }] },
      displayName: 'Bo Doe',
      avatarInitials: 'BD',
      setupComplete: true,
      approved: true,
    });
  });

  test('as a student: the record, and how far the setup has come', async () => {
    const ada = await app.person('student');
    const id = await make('Student', { userId: ada.id, owner: ada.id, setupStep: 3 });
    expect(await me(ada, `student { id setupStep } ${shown}`)).toMatchObject({
      student: { id, setupStep: 3 },
      displayName: 'Ada Byron',
      setupComplete: false,
    });
  });

  test('as a parent: the relationship to the student in the title', async () => {
    const studentId = await make('Student');
    const anne = await app.person('parent');
    const id = await link(anne, studentId, { studentRelationship: 'Other' });
    expect(await me(anne, `${records} ${shown} student_id`)).toMatchObject({
      student_id: studentId,
      parent: { id },
      student: { id: studentId },
      profileTitle: 'Student Support',
    });
  });

  test('as a parent: the fairs of students who are linked, and of no others', async () => {
    const ada = await app.person('student');
    const studentId = await make('Student', { userId: ada.id, owner: ada.id });
    const fairId = await make('Fair', { name: 'Fall Fair' });
    const id = await make('FairAttendee', { fairId, userId: ada.id });
    await make('FairAttendee', { fairId: await make('Fair') });
    const anne = await app.person('parent');
    const fairs = (who: Person) => me(who, 'studentFairs { id student fair { name } }');
    expect(await fairs(anne)).toEqual({ studentFairs: [] });
    await link(anne, studentId);
    expect(await fairs(anne)).toEqual({
      studentFairs: [{ id, student: 'Ada', fair: { name: 'Fall Fair' } }],
    });
    expect(await fairs(ada)).toEqual({ studentFairs: [] });
  });

  test('as a counselor: the school is the college id once someone has confirmed it', async () => {
    const schoolId = await make('CounselorSchool');
    const teacher = await app.person('counselor');
    const id = await make('Counselor', { counselorSchoolId: schoolId, userId: teacher.id });
    const own = { counselor: { id }, counselorSchool: { id: schoolId }, setupComplete: true };
    const told = () => me(teacher, `${records} ${shown} college_id`);
    expect(await told()).toMatchObject({ ...own, college_id: null, approved: false });
    const confirm = (yes: boolean) =>
      admin.call(
        'mutation ($id: ID!, $yes: Boolean!) { confirmCounselor(counselorId: $id, confirmed: $yes) { id } }',
        { id, yes },
      );
    await confirm(true);
    expect(await told()).toMatchObject({ ...own, college_id: schoolId, approved: true });
    await confirm(false);
    expect(await told()).toMatchObject({ ...own, college_id: null, approved: false });
  });
});

test('a page of booths continues where it ended', async () => {
  const collegeId = await make('College');
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  const ids = [await make('FairBooth', { collegeId }), await make('FairBooth', { collegeId })];
  const page = `query ($after: String) {
    it: me { collegeBooths(limit: 1, nextToken: $after) { items { id } nextToken } } }`;
  const first = recordIn(await rep.call(page))['collegeBooths'] as Page;
  const second = recordIn(await rep.call(page, { after: first.nextToken }))[
    'collegeBooths'
  ] as Page;
  expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  expect(second.nextToken).toBeNull();
});

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly nextToken: string | null;
}

test('guests and strangers are no one', async () => {
  expect(codeOf(await app.guest().call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
  expect(codeOf(await app.stranger().call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
});
