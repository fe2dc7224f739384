import { describe, expect, test } from 'vitest';
import { testServer, type Answer } from '../support/test-server.server.ts';
import {
  filledIn,
  recordIn,
  testRecords,
  writing,
  type EntityName,
} from '../support/test-records.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);
const { pool } = app.database;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const conditional = (verb: 'create' | 'update' | 'delete', entityName: EntityName) => {
  const input = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${entityName}Input!`;
  return `mutation ($input: ${input}, $condition: Model${entityName}ConditionInput) { it: ${verb}${entityName}(input: $input, condition: $condition) { id } }`;
};

describe('a condition', () => {
  // A record with rules is locked before it is checked, one without is changed in one statement.
  const counted = [
    { entityName: 'College', field: 'setupStep' },
    { entityName: 'CollegeProfile', field: 'onlineCoursePct' },
  ] as const;
  test.each(counted)(
    'lets exactly one of many win who change a $entityName at once',
    async (row) => {
      const { entityName, field } = row;
      const id = await make(entityName, { [field]: 0 });
      for (let value = 0; value < 4; value += 1) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, () =>
            admin.call(conditional('update', entityName), {
              input: { id, [field]: value + 1 },
              condition: { [field]: { eq: value } },
            }),
          ),
        );
        expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
        expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(7);
      }
      const read = await admin.call(`{ it: get${entityName}(id: "${id}") { ${field} } }`);
      expect(recordIn(read)).toEqual({ [field]: 4 });
    },
  );

  test('says that it does not hold only to those who may change the record', async () => {
    const id = await make('College', { city: 'Hadley' });
    const change = { input: { id, city: 'X' }, condition: { city: { eq: 'Y' } } };
    expect((await admin.call(conditional('update', 'College'), change)).errors![0]).toMatchObject({
      message: 'The condition isn’t met.',
      extensions: { code: 'CONFLICT' },
    });
    const student = await app.person('student');
    const refused = await student.call(conditional('update', 'College'), change);
    expect(codeOf(refused)).toBe('FORBIDDEN');
    const hidden = await make('Student');
    const guess = { input: { id: hidden, city: 'X' }, condition: { city: { eq: 'Y' } } };
    expect(codeOf(await student.call(conditional('update', 'Student'), guess))).toBe('NOT_FOUND');
  });

  test('keeps a record from being deleted, and from being made', async () => {
    const id = await make('Fair', { name: 'Spring' });
    const wrong = { name: { eq: 'Autumn' } };
    const deleting = conditional('delete', 'Fair');
    const kept = await admin.call(deleting, { input: { id }, condition: wrong });
    expect(codeOf(kept)).toBe('CONFLICT');
    const input = { ...filledIn.Fair(9000), name: 'Spring' };
    const unmade = await admin.call(conditional('create', 'Fair'), { input, condition: wrong });
    expect(codeOf(unmade)).toBe('CONFLICT');
    const right = { name: { eq: 'Spring' } };
    const made = await admin.call(conditional('create', 'Fair'), { input, condition: right });
    expect(made.errors).toBeUndefined();
    const gone = await admin.call(deleting, { input: { id }, condition: right });
    expect(recordIn(gone)).toEqual({ id });
  });

  test('is null, empty or absent alike', async () => {
    const id = await make('Fair');
    for (const condition of [null, {}, undefined]) {
      const answer = await admin.call(conditional('update', 'Fair'), {
        input: { id, name: 'Again' },
        condition,
      });
      expect(recordIn(answer)).toEqual({ id });
    }
  });
});

describe('two who make the same record at once', () => {
  test('get one record and one conflict that names the field', async () => {
    const input = { ...filledIn.Fair(9001), slug: 'one-and-only' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.call(writing('create', 'Fair'), { input })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers.filter((one) => one.errors))
      expect(errors![0]!.extensions).toEqual({
        code: 'CONFLICT',
        fields: { slug: 'Another record already has this.' },
      });
  });

  test('get one record of those of which there is one only', async () => {
    const student = await app.person('student');
    const studentId = await make('Student', { owner: student.id, userId: student.id });
    const input = { studentId, majors: ['History'] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        student.call(writing('create', 'StudentCollegePreferences'), { input }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const conflicts = answers.filter((answer) => codeOf(answer) === 'CONFLICT');
    expect(conflicts.map(({ errors }) => errors![0]!.extensions.fields)).toEqual(
      Array.from({ length: 5 }, () => ({ studentId: 'Another record already has this.' })),
    );
  });

  test('get one booth for a college at a fair', async () => {
    const [collegeId, fairId] = [await make('College'), await make('Fair')];
    const twice = [0, 1].map(() =>
      admin.call(writing('create', 'FairBooth'), { input: { collegeId, fairId } }),
    );
    const codes = (await Promise.all(twice)).map(codeOf);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
  });
});

describe('someone who changes what someone else deletes', () => {
  test('changes it or finds nothing, and nothing half done is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make('College');
      const [changed, deleted] = await Promise.all([
        admin.call(writing('update', 'College'), { input: { id, city: 'Hadley' } }),
        admin.call(writing('delete', 'College'), { input: { id } }),
      ]);
      expect(deleted.errors).toBeUndefined();
      expect([undefined, 'NOT_FOUND', 'CONFLICT']).toContain(codeOf(changed));
      const { rows } = await pool.query('select 1 from college where id = $1', [id]);
      expect(rows).toEqual([]);
    }
  });

  test('is told that others depend on it while they do', async () => {
    const collegeId = await make('College');
    await make('CollegePayment', { collegeId });
    const refused = await admin.call(writing('delete', 'College'), { input: { id: collegeId } });
    expect(refused.errors![0]).toMatchObject({
      message: 'Other records still depend on this one.',
      extensions: { code: 'CONFLICT' },
    });
    const counselorSchoolId = await make('CounselorSchool');
    await make('Counselor', { counselorSchoolId });
    const school = { input: { id: counselorSchoolId } };
    const kept = await admin.call(writing('delete', 'CounselorSchool'), school);
    expect(codeOf(kept)).toBe('CONFLICT');
  });

  test('takes along what goes with the record, and lets go of what does not', async () => {
    const [collegeId, fairId] = [await make('College'), await make('Fair')];
    await make('CollegeProfile', { collegeId });
    await make('FairBooth', { collegeId, fairId });
    const exhibitor = await make('FairExhibitor', { collegeId, fairId });
    await admin.call(writing('delete', 'College'), { input: { id: collegeId } });
    const read = await admin.call(
      `{ it: getFair(id: "${fairId}") { booths { items { id } } exhibitors { items { id collegeId } } } }`,
    );
    expect(recordIn(read)).toEqual({
      booths: { items: [] },
      exhibitors: { items: [{ id: exhibitor, collegeId: null }] },
    });
  });
});
