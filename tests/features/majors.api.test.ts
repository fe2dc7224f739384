import { expect, test } from 'vitest';
import { loadDemoColleges } from '../../src/features/colleges/demo-data/demo-colleges.server.ts';
import { model } from '../../src/app/entities.ts';
import { testServer } from '../support/test-server.server.ts';
import { recordIn, testRecords, writing, type EntityName } from '../support/test-records.server.ts';

const app = await testServer();
const { admin, input } = await testRecords(app);
const refused = 'Please choose a title from the list of majors, such as History.';

test('a visitor who fills in a form is offered the list', async () => {
  const { data } = await app.guest().call('{ majors(search: "computer") { code title fields } }');
  expect(data?.['majors']).toContainEqual(
    expect.objectContaining({
      code: '11',
      fields: expect.arrayContaining(['Computer Science']) as [],
    }),
  );
  const all = (await app.stranger().call('{ majors { title } }')).data?.['majors'];
  expect(all).toHaveLength(48);
});

test.each([
  ['CollegeProfile', 'majors'],
  ['CollegeProfile', 'accreditedMajors'],
  ['StudentCollegePreferences', 'majors'],
] as [EntityName, string][])(
  'someone who enters %s.%s chooses from it',
  async (entityName, field) => {
    const call = async (values: readonly string[]) =>
      admin.call(writing('create', entityName, `id ${field}`), {
        input: await input(entityName, { [field]: values }),
      });
    const wrong = await call(['History', 'Wizardry', 'history']);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [`${field}.1`]: refused, [`${field}.2`]: refused },
    });
    const { id, ...right } = recordIn(await call(['History', 'Computer Science', 'History']));
    expect(right).toEqual({ [field]: ['History', 'Computer Science'] });
    const update = { input: { id, [field]: ['Alchemy'] } };
    const { errors } = await admin.call(writing('update', entityName), update);
    expect(errors?.[0]?.extensions.fields).toEqual({ [`${field}.0`]: refused });
  },
);

test('a college brought by the import may be saved again as it is', async () => {
  const { pool } = app.database;
  await loadDemoColleges(pool, app.world);
  const spec = model.get('CollegeProfile').fields.get('majors');
  const { rows } = await pool.query<{ majors: string[] }>('select majors from college_profile');
  expect(rows.length).toBeGreaterThanOrEqual(250);
  for (const { majors } of rows)
    expect(spec?.check(majors, { now: app.world.now() }).problems).toBeUndefined();
});
