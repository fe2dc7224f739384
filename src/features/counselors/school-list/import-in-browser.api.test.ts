import { beforeEach, describe, expect, test } from 'vitest';
import { uploadImport, zipOf } from '../../../../tests/support/test-import-upload.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;

beforeEach(async () => {
  await pool.query(
    'truncate counselor_school, counselor_school_import, college_import_run cascade',
  );
});

/** Real schools of the federal lists; the first is named twice. */
const list = [
  'name,city,state,type',
  'Alaska Middle College School,Eagle River,AK,public',
  'Amazing Grace Academy,Palmer,AK,private',
  'Aniak Junior/Senior High School,Aniak,AK,public',
  'ALASKA MIDDLE COLLEGE SCHOOL,Eagle River,AK,public',
  '',
].join('\n');

const upload = (content: string | Buffer, name = 'schools.csv', who = admin) =>
  uploadImport(app, who, '/api/school-imports', { file: { name, content } });
const act = (name: string, id: string) =>
  admin.call(`mutation ($id: ID!) { it: ${name}(id: $id) }`, { id });
const run = async (id: string) => {
  const { data } = await admin.call(
    `query ($id: ID!) { it: collegeImport(id: $id) { subject state files problem read added changed
      unchanged isUndoable leftAlone done total } }`,
    { id },
  );
  return data?.['it'];
};
const lines = async (id: string) => {
  const { data } = await admin.call(
    'query ($id: ID!) { it: collegeImportLines(id: $id) { kind name city state } }',
    { id },
  );
  return data?.['it'];
};
const names = async () =>
  (await pool.query<{ name: string }>('select name from counselor_school order by name')).rows.map(
    ({ name }) => name,
  );
const importNow = async (content: string | Buffer) => {
  const { id } = await upload(content);
  await app.jobs.runDue();
  expect(await act('startCollegeImport', id)).toMatchObject({ data: { it: true } });
  await app.jobs.runDue();
  return id;
};
const three = [
  'Alaska Middle College School',
  'Amazing Grace Academy',
  'Aniak Junior/Senior High School',
];

describe('an admin who imports high schools in the browser', () => {
  test('sees what would change before anything does, imports it, and undoes it', async () => {
    const { status, location, id } = await upload(
      zipOf([{ name: 'schools.csv', content: list }]),
      'schools.zip',
    );
    expect([status, location]).toEqual([303, `/admin/schools/import/${id}`]);
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({
      subject: 'schools',
      state: 'checked',
      files: ['schools.csv'],
      isUndoable: false,
      read: 4,
      added: 3,
      changed: 0,
      unchanged: 0,
    });
    expect(await lines(id)).toEqual([
      { kind: 'added', name: 'Alaska Middle College School', city: 'Eagle River', state: 'AK' },
      { kind: 'added', name: 'Amazing Grace Academy', city: 'Palmer', state: 'AK' },
      { kind: 'added', name: 'Aniak Junior/Senior High School', city: 'Aniak', state: 'AK' },
      { kind: 'repeated', name: 'ALASKA MIDDLE COLLEGE SCHOOL', city: 'Eagle River', state: 'AK' },
    ]);
    expect(await names()).toEqual([]);

    expect(await act('startCollegeImport', id)).toMatchObject({ data: { it: true } });
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({ state: 'imported', isUndoable: true, done: 3, total: 3 });
    expect(await names()).toEqual(three);

    expect(await act('undoSchoolImport', id)).toMatchObject({ data: { it: [] } });
    expect(await names()).toEqual([]);
    expect(await run(id)).toMatchObject({ state: 'undone', isUndoable: false });
    expect((await act('undoSchoolImport', id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { rows } = await pool.query(
      'select action from audit_entry where subject_id = $1 order by at, id',
      [id],
    );
    expect(rows).toEqual([{ action: 'startSchoolImport' }, { action: 'undoSchoolImport' }]);

    // What was undone may be brought again.
    await importNow(list);
    expect(await names()).toEqual(three);
  });

  test('keeps on an undo what counselors picked or someone changed since', async () => {
    await importNow('name,city,state\nReno High,Reno,NV\n');
    const id = await importNow(list);
    const { rows } = await pool.query<{ id: string }>(
      'select id from counselor_school where name = any ($1) order by name',
      [three],
    );
    const [picked, changed] = rows;
    if (!picked || !changed) throw new Error('The list added nothing.');
    app.world.advance(1000);
    await make('Counselor', { counselorSchoolId: picked.id });
    await admin.call(
      'mutation ($input: UpdateCounselorSchoolInput!) { updateCounselorSchool(input: $input) { id } }',
      { input: { id: changed.id, name: 'Grace' } },
    );
    const left = ['Alaska Middle College School', 'Grace'];
    expect(await act('undoSchoolImport', id)).toMatchObject({ data: { it: left } });
    expect(await names()).toEqual([...left, 'Reno High']);
    expect(await run(id)).toMatchObject({ state: 'undone', leftAlone: left });
  });

  test('is told of schools that were deleted here, and they stay away', async () => {
    await importNow(list);
    await pool.query(`delete from counselor_school where name = 'Amazing Grace Academy'`);
    const { id } = await upload(list);
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({ state: 'checked', added: 0, unchanged: 3 });
    expect(await lines(id)).toContainEqual(
      expect.objectContaining({ kind: 'deletedHere', name: 'Amazing Grace Academy' }),
    );
  });

  test('is told of a broken list by its line, and nothing is written', async () => {
    const { id } = await upload(`${list}No City,,AK,public\n`, 'my list.csv');
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({
      state: 'failed',
      problem: 'my list.csv, line 6: the city of No City is missing.',
    });
    expect(await names()).toEqual([]);
  });

  test('sees imports of schools apart from those of colleges', async () => {
    const { id } = await upload(list);
    await app.jobs.runDue();
    const of = async (subject: string) =>
      (
        await admin.call('query ($of: String!) { it: collegeImports(subject: $of) { id } }', {
          of: subject,
        })
      ).data?.['it'];
    expect(await of('schools')).toEqual([{ id }]);
    expect(await of('colleges')).toEqual([]);
    // Taken back is a school's import by its own call only.
    expect((await act('undoCollegeImport', id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is sent back to the form without a file, and is the only one who may', async () => {
    const { location, told } = await uploadImport(app, admin, '/api/school-imports', {});
    expect(location).toBe('/admin/schools/import');
    expect(told).toContain('Choose the list of schools first.');
    for (const type of ['college', 'counselor', 'admin6x6'] as const)
      expect((await upload(list, 'a.csv', await app.person(type))).status).toBe(404);
  });
});

test('a school that an undo may remove is named by nothing but its counselors and its import', async () => {
  const { rows } = await pool.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'counselor_school'::regclass order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(['counselor', 'counselor_school_import']);
});
