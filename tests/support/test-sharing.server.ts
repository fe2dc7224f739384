import type { Person, TestServer } from './test-server.server.ts';
import { recordIn, testRecords } from './test-records.server.ts';

type Sent = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** Students who share with colleges, and reps who read the leads. */
export async function sharing(app: TestServer) {
  const records = await testRecords(app);
  const { make } = records;

  /** A college with its own rep. */
  async function college(said: Sent = {}) {
    const id = await make('College', said);
    return { id, rep: await repOf(id) };
  }

  async function repOf(collegeId: string) {
    const person = await app.person('college');
    const name = { firstName: 'Rita', lastName: 'Rep' };
    return {
      ...person,
      repId: await make('CollegeRep', { collegeId, userId: person.id, ...name }),
    };
  }

  async function student(said: Sent = {}) {
    const person = await app.person('student');
    const own = { userId: person.id, owner: person.id, email: person.email };
    const studentId = await make('Student', {
      ...own,
      firstName: 'Ada',
      lastName: 'Byron',
      ...said,
    });
    return { ...person, studentId };
  }

  const share = (who: Person, collegeId: string, sent: Sent = {}) =>
    who.call(
      `mutation ($collegeId: ID!, $groups: [SharingGroup!]!, $texts: Boolean, $action: SharingAction!,
         $fairId: ID, $wordingVersion: Int) {
         it: shareWithCollege(collegeId: $collegeId, groups: $groups, texts: $texts, action: $action,
           fairId: $fairId, wordingVersion: $wordingVersion) { groups } }`,
      { collegeId, groups: ['contact'], action: 'saved', ...sent },
    );
  const withdraw = (who: Person, collegeId: string) =>
    who.call('mutation ($id: ID!) { it: withdrawSharing(collegeId: $id) { groups } }', {
      id: collegeId,
    });

  const fields = `id groups takenBack texts agreedAt action fairId fairName wordingVersion firstName
    lastName email phone address1 address2 city state country postalCode dob currentSchool schoolGrade
    graduationYear entryDate majors collegeType campusSize campusSetting gpaScore gpaScale satScore
    actScore gender ethnicity firstGeneration`;

  const ask = (who: Person, asked: Sent = {}, wanted = `total items { ${fields} }`) =>
    who.call(
      `query ($fairId: ID, $search: String, $sort: String, $descending: Boolean, $page: Int) {
         it: sharedStudents(fairId: $fairId, search: $search, sort: $sort, descending: $descending,
           page: $page) { ${wanted} } }`,
      { ...asked },
    );
  const page = async (who: Person, asked: Sent = {}) => {
    const { total, items } = recordIn(await ask(who, asked));
    return { total, items: items as Row[] };
  };
  const seen = async (who: Person, asked: Sent = {}) =>
    (await page(who, asked)).items.map(({ firstName }) => firstName);

  const takeOut = (who: Person, fairId: string | null = null) =>
    who.call(
      `mutation ($fairId: ID) { it: exportSharedStudents(fairId: $fairId) {
         id at items { ${fields} } gone { id outcome } } }`,
      { fairId },
    );
  const taken = async (who: Person, fairId: string | null = null) => {
    const { items, gone } = recordIn(await takeOut(who, fairId));
    return { items: items as Row[], gone: gone as Row[] };
  };

  return { ...records, college, repOf, student, share, withdraw, ask, page, seen, takeOut, taken };
}
