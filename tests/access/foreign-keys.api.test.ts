import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';
import { entityCases, type EntityName } from '../support/entity-cases.ts';
import { mayOf } from '../support/test-access-table.ts';
import { recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { setScene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { make, admin } = records;
const { pool } = app.database;

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

async function count(entityName: EntityName): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from ${snakeCase(entityName)}`,
  );
  return rows[0]!.count;
}

const messages = {
  own: 'Please choose a record of your own.',
  readable: 'Please choose an existing record.',
};
const cases = (Object.keys(entityCases) as EntityName[]).flatMap((entityName) => {
  const { belongsTo, mayBelongTo } = entityCases[entityName];
  return Object.entries({ ...belongsTo, ...mayBelongTo }).map(([field, [target, points]]) => ({
    label: `${entityName}.${field}`,
    entityName,
    field,
    target,
    points,
  }));
});

test('every foreign key stands in the hand-typed list', () => {
  const declared = entities.flatMap(({ name }) =>
    [...model.get(name).references].map(
      ([relation, { target }]) => `${name}.${relation}Id: ${target}`,
    ),
  );
  const typed = cases.map(({ label, target }) => `${label}: ${target}`);
  expect(typed.sort()).toEqual(declared.sort());
});

describe('someone who creates a record', () => {
  test.each(cases)('points $label at nothing of someone else', async (one) => {
    const { entityName, field, target, points } = one;
    const scene = setScene(app, records);
    const isMaker = mayOf('owner', entityName)?.includes('C');
    const maker = isMaker ? await scene.who('owner', entityName) : admin;
    const usual = {
      ...entityCases[entityName].input(1),
      ...(await scene.parents(entityName, 'usual')),
    };
    const hidden = target === 'Fair' ? { publishedAt: null } : {};
    const theirs = await make(target, hidden);
    const before = await count(entityName);
    const wrongs = [app.world.newId(), 'nonsense', '', ...(points === 'own' ? [theirs] : [])];
    if (target === 'Fair' && isMaker) wrongs.push(theirs);
    for (const wrong of wrongs) {
      const answer = await maker.call(writing('create', entityName), {
        input: { ...usual, [field]: wrong },
      });
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      // Someone else's record and a missing one get the same answer.
      expect(fieldsOf(answer)).toEqual({ [field]: messages[points] });
    }
    expect(await count(entityName)).toBe(before);
  });

  test.each(cases)(
    'never points $label at something else later, and not even an admin does',
    async ({ entityName, field, target }) => {
      const scene = setScene(app, records);
      const id = await scene.record({ entityName, state: 'usual' });
      const input = { id, [field]: await make(target) };
      const isChanger = mayOf('owner', entityName)?.includes('U');
      const owner = isChanger ? [await scene.who('owner', entityName)] : [];
      for (const person of [...owner, admin]) {
        const answer = await person.call(writing('update', entityName), { input });
        expect(fieldsOf(answer)).toEqual({ [field]: 'This can’t be changed.' });
      }
    },
  );

  test('may send a foreign key back as it is', async () => {
    const scene = setScene(app, records);
    const owner = await scene.who('owner', 'CollegeProfile');
    const id = await scene.record({ entityName: 'CollegeProfile', state: 'usual' });
    const { collegeId } = await scene.parents('CollegeProfile', 'usual');
    const input = { id, collegeId, onlineCoursePct: 55 };
    const answer = await owner.call(writing('update', 'CollegeProfile', 'onlineCoursePct'), {
      input,
    });
    expect(answer.data).toEqual({ it: { onlineCoursePct: 55 } });
  });
});

describe('the account behind a record', () => {
  const people = [
    { entityName: 'Student', type: 'student' },
    { entityName: 'Counselor', type: 'counselor' },
    { entityName: 'CollegeRep', type: 'college' },
  ] as const;

  test.each(people)(
    'is the $type who makes a $entityName, and has one only',
    async ({ entityName, type }) => {
      const one = await app.person(type);
      const college = entityName === 'CollegeRep' ? await make('College', { owner: one.id }) : '';
      const parents =
        entityName === 'CollegeRep'
          ? { collegeId: college }
          : entityName === 'Counselor'
            ? { counselorSchoolId: await make('CounselorSchool') }
            : {};
      const input = { ...entityCases[entityName].input(1), ...parents, email: one.email };
      const first = await one.call(writing('create', entityName, 'userId owner'), { input });
      expect(recordIn(first)).toEqual({ userId: one.id, owner: one.id });
      const second = await one.call(writing('create', entityName), { input });
      expect(codeOf(second)).toBe('CONFLICT');
      expect(fieldsOf(second)).toEqual({ userId: 'Another record already has this.' });
    },
  );

  test('is no one for the parent whom a student names', async () => {
    const student = await app.person('student');
    const studentId = await make('Student', { owner: student.id, userId: student.id });
    const input = { ...entityCases.Parent.input(1), studentId };
    const answer = await student.call(writing('create', 'Parent', 'userId confirmedAt'), { input });
    expect(recordIn(answer)).toEqual({ userId: null, confirmedAt: null });
  });

  test('is no one for a guest, and the caller for everyone else at a fair', async () => {
    const fairId = await make('Fair');
    const student = await app.person('student');
    for (const [n, person] of [app.guest(), student].entries())
      for (const entityName of ['FairAttendee', 'FairExhibitor'] as const) {
        // One contact registers one exhibitor of a fair.
        const contact = entityName === 'FairExhibitor' && {
          primaryContactEmail: `dean${n}@dean.test`,
        };
        const input = { ...entityCases[entityName].input(n), ...contact, fairId };
        const { id } = recordIn(await person.call(writing('create', entityName), { input }));
        const { rows } = await pool.query(
          `select user_id, owner from ${snakeCase(entityName)} where id = $1`,
          [id],
        );
        expect(rows).toEqual([{ user_id: person.id, owner: person.id }]);
      }
  });

  test('an admin acts for someone else by naming him', async () => {
    const student = await app.person('student');
    const input = { ...entityCases.Student.input(1), userId: student.id, owner: student.id };
    const { id } = recordIn(await admin.call(writing('create', 'Student'), { input }));
    const mine = await student.call('{ listStudents { items { id } } }');
    expect(mine.data).toEqual({ listStudents: { items: [{ id }] } });
  });
});
