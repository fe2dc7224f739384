import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import type { Entity, Values } from '../../../platform/model/entity.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import { lockRecord } from '../../../platform/store/lock-record.server.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import { changedFields, newRecord } from '../../../platform/store/prepare-input.ts';
import { lockAccount } from '../../accounts/lock-account.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { startingPrivacy } from '../privacy-switches.ts';
import { StudentCollegePreferences } from '../student-college-preferences.entity.ts';
import { StudentPrivacySettings } from '../student-privacy-settings.entity.ts';
import { studentSteps } from '../student-steps.ts';
import { Student } from '../student.entity.ts';
import { ownStudent } from './own-student.server.ts';

type StepName =
  'saveStudentAbout' | 'saveStudentSchool' | 'saveStudentPreferences' | 'saveStudentPrivacy';

type Save = (tx: Queryable, context: PeopleCall, input: Values) => Promise<string>;

/**
 * A call that saves one step of a student's setup in one transaction; `setupStep` is counted by the
 * database from what is there. What was saved before is changed, and what the input does not name
 * stays: saved twice, out of order or on two devices at once, nothing is lost or doubled.
 */
const step = (name: StepName, description: string, inputType: string, fields: string, save: Save) =>
  operation<StepName, PeopleServices>({
    kind: 'Mutation',
    name,
    field: `
  "${description}"
  ${name}(input: ${inputType}!): Student`,
    types: `
  "The input of \`${name}\`."
  input ${inputType} { ${fields} }`,
    who: ['STUDENTS'],
    async resolve({ input }, context, records) {
      const by = signedIn(context);
      const id = await context.services.writer.change(async (tx) => {
        await lockAccount(tx, by.id);
        return save(tx, context, input);
      });
      return records?.get(by, id) ?? null;
    },
  });

/** `saveStudentAbout(...)`: who the student is; makes the record when there is none. */
export const saveStudentAbout = step(
  'saveStudentAbout',
  'Saves the first step of student setup: name, address and birth date.',
  'StudentAboutInput',
  `dob: Date! firstName: String! lastName: String! city: String! state: String!
   postalCode: String country: String phone: Phone`,
  async (tx, context, input) => {
    const { world } = context;
    const by = signedIn(context);
    checkValues(studentSteps.about, input, world.now());
    const rows = await readRows(tx, { id: 'text' })('select id from student where user_id = $1', [
      by.id,
    ]);
    if (rows[0]) return change(tx, context, Student, rows[0].id, input);
    const id = world.newId();
    const record = newRecord(Student, { ...input, email: by.email }, by, world.now());
    await insertRecords(tx, world, Student, [{ ...record, id }]);
    return id;
  },
);

/** `saveStudentSchool(...)`: where the student is, and when college is to begin. */
export const saveStudentSchool = step(
  'saveStudentSchool',
  'Saves the school step of student setup.',
  'StudentSchoolInput',
  'currentSchool: String! schoolGrade: String graduationYear: Int entryDate: String!',
  async (tx, context, input) => {
    checkValues(studentSteps.school, input, context.world.now());
    const { id } = await ownStudent(tx, signedIn(context).id);
    return change(tx, context, Student, id, input);
  },
);

/** `saveStudentPreferences(...)`: what the student looks for; nothing in particular is an answer, too. */
export const saveStudentPreferences = step(
  'saveStudentPreferences',
  'Saves the college preferences of a student.',
  'StudentPreferencesInput',
  `majors: [String!] campusSize: [String!] campusSetting: [String!] collegeType: [String!]
   onlineCoursePct: Int maxMiles: Int states: [String!] maxNetPrice: Int admission: [String!]`,
  (tx, context, input) => savePart(tx, context, StudentCollegePreferences, input),
);

/** `saveStudentPrivacy(...)`: the switches, also those that no page shows; a missing one stays as it is. */
export const saveStudentPrivacy = step(
  'saveStudentPrivacy',
  'Saves the privacy settings of a student.',
  'StudentPrivacyInput',
  Object.keys(startingPrivacy)
    .map((name) => `${name}: Boolean`)
    .join(' '),
  (tx, context, input) => savePart(tx, context, StudentPrivacySettings, input, startingPrivacy),
);

/** What hangs on the record of the student: made at first, changed from then on. */
async function savePart(
  tx: Queryable,
  context: PeopleCall,
  entity: Entity,
  input: Values,
  start: Values = {},
): Promise<string> {
  const { world } = context;
  const by = signedIn(context);
  const { id: studentId } = await ownStudent(tx, by.id);
  const rows = await readRows(tx, { id: 'text' })(
    `select id from ${snakeCase(entity.name)} where student_id = $1`,
    [studentId],
  );
  if (rows[0]) await change(tx, context, entity, rows[0].id, input);
  else
    await insertRecords(tx, world, entity, [
      newRecord(entity, { ...start, ...input, studentId }, by, world.now()),
    ]);
  return studentId;
}

async function change(
  tx: Queryable,
  context: PeopleCall,
  entity: Entity,
  id: string,
  input: Values,
): Promise<string> {
  const { services, world } = context;
  const by = signedIn(context);
  const before = await lockRecord(tx, services.reader, by, entity, id);
  const changes = changedFields(entity, input, by, world.now(), before);
  await changeRecord(tx, world, entity, id, changes);
  return id;
}
