import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { collegeReferences } from './undo-import.server.ts';
import { sample } from '../federal-files/federal-files.fixture.server.ts';
import { uploadImport } from '../../../../tests/support/test-import-upload.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;

beforeEach(async () => {
  await pool.query('truncate college, college_import, college_import_run cascade');
});

interface Sent {
  readonly file?: string | Buffer;
  readonly name?: string;
  readonly completions?: string;
  readonly year?: string;
}

const upload = (who: Person, { file, name = 'hd2024.csv', completions, year = '' }: Sent) =>
  uploadImport(app, who, '/api/college-imports', {
    year,
    ...(file === undefined ? {} : { file: { name, content: file } }),
    ...(completions === undefined
      ? {}
      : { completions: { name: 'c2024_a.csv', content: completions } }),
  });

const fields = `id state files problem problemKind read added changed unchanged by isUndoable leftAlone dropped step done total`;
const run = async (id: string) => {
  const { data } = await admin.call(
    `query ($id: ID!) { it: collegeImport(id: $id) { ${fields} } }`,
    {
      id,
    },
  );
  return data?.['it'] as Readonly<Record<string, unknown>>;
};
const act = (name: string, id: string) =>
  admin.call(`mutation ($id: ID!) { it: ${name}(id: $id) }`, { id });
const codeOf = ({ errors }: Awaited<ReturnType<typeof act>>) => errors?.[0]?.extensions.code;
const hd2024 = readFileSync(sample.hd2024, 'utf8');
const hd2023 = readFileSync(sample.hd2023, 'utf8');
const colleges = async () => {
  const { rows } = await pool.query(
    `select c.unit_id, c.name, c.slug, c.status, c.city, c.domain, p.campus_size, p.majors, a.aliases
     from college c left join college_profile p on p.college_id = c.id
     left join college_alias a on a.college_id = c.id where c.unit_id is not null order by c.unit_id`,
  );
  return rows as readonly Readonly<Record<string, unknown>>[];
};
const remembered = async () =>
  (await pool.query('select unit_id, year, values from college_import order by unit_id')).rows;
const importNow = async (sent: Sent) => {
  const { id } = await upload(admin, sent);
  await app.jobs.runDue();
  expect(await act('startCollegeImport', id)).toMatchObject({ data: { it: true } });
  await app.jobs.runDue();
  return id;
};

describe('an admin who imports the federal list in the browser', () => {
  test('sees what would change before anything does, imports it, and undoes it', async () => {
    const { status, id } = await upload(admin, { file: hd2024 });
    expect(status).toBe(303);
    expect(await run(id)).toMatchObject({ state: 'checking', files: ['hd2024.csv'] });
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({ state: 'checked', read: 55, isUndoable: false });
    expect(await colleges()).toEqual([]);
    const { added } = (await run(id)) as { added: number };
    expect(added).toBeGreaterThan(40);

    expect(await act('startCollegeImport', id)).toMatchObject({ data: { it: true } });
    expect(codeOf(await act('startCollegeImport', id))).toBe('CONFLICT');
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({
      state: 'imported',
      isUndoable: true,
      done: expect.any(Number),
    });
    expect(await colleges()).toHaveLength(added);
    const { data } = await admin.call(
      `query ($id: ID!) { it: collegeImportLines(id: $id, most: 2) { kind name count } }`,
      { id },
    );
    const lines = data?.['it'] as readonly { kind: string; count: number }[];
    expect(lines.filter(({ kind }) => kind === 'added')).toHaveLength(2);
    expect(lines[0]).toMatchObject({ kind: 'added', count: added });

    expect(await act('undoCollegeImport', id)).toMatchObject({ data: { it: [] } });
    expect(await colleges()).toEqual([]);
    expect(await remembered()).toEqual([]);
    expect(await run(id)).toMatchObject({ state: 'undone', isUndoable: false });
    expect(codeOf(await act('undoCollegeImport', id))).toBe('CONFLICT');
    const { rows } = await pool.query(
      `select action from audit_entry where subject_id = $1 order by at, id`,
      [id],
    );
    expect(rows).toEqual([{ action: 'startCollegeImport' }, { action: 'undoCollegeImport' }]);
  });

  test('undoes a newer year of it, but for the colleges that changed since', async () => {
    const first = await importNow({ file: hd2023, name: 'hd2023.csv' });
    const [before, noted] = [await colleges(), await remembered()];
    const second = await importNow({
      file: gzipSync(hd2024),
      name: 'hd2024.csv.gz',
      completions: readFileSync(sample.completions, 'utf8'),
    });
    expect(await run(second)).toMatchObject({
      state: 'imported',
      files: ['hd2024.csv.gz', 'c2024_a.csv'],
    });
    expect((await run(first))['isUndoable']).toBe(false);
    expect(await colleges()).not.toEqual(before);
    app.world.advance(1000);
    // A changed one gets an edit, an added one gets a rep.
    const { rows: changed } = await pool.query<{ id: string; name: string; unit: number }>(
      `select college_id as id, c.name, c.unit_id as unit from college_import_change h
       join college c on c.id = h.college_id where kind = 'changed' order by unit limit 1`,
    );
    const { rows: added } = await pool.query<{ id: string; name: string; unit: number }>(
      `select college_id as id, c.name, c.unit_id as unit from college_import_change h
       join college c on c.id = h.college_id where kind = 'added' order by unit limit 1`,
    );
    const [edited, staffed] = [changed[0], added[0]];
    if (!edited || !staffed) throw new Error('The sample changes and adds nothing.');
    await admin.call(
      'mutation ($input: UpdateCollegeInput!) { updateCollege(input: $input) { id } }',
      { input: { id: edited.id, description: 'Ours.' } },
    );
    await make('CollegeRep', { collegeId: staffed.id });

    const { data } = await act('undoCollegeImport', second);
    expect(data?.['it']).toEqual([edited.name, staffed.name].toSorted());
    const after = await colleges();
    const others = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.filter(({ unit_id: unit }) => unit !== edited.unit && unit !== staffed.unit);
    expect(others(after)).toEqual(others(before));
    expect(after.some(({ unit_id: unit }) => unit === staffed.unit)).toBe(true);
    expect(others(await remembered())).toEqual(others(noted));
  });

  test('is told of a broken file by line and column, and nothing is written', async () => {
    const broken = hd2024.replace(/^(\d{6}),/mu, 'X$1,');
    const { id } = await upload(admin, { file: broken, name: 'my list 2024.csv' });
    await app.jobs.runDue();
    const { state, problem } = await run(id);
    expect(state).toBe('failed');
    expect(problem).toMatch(/^my list 2024\.csv, line 2: .*UNITID/);
    expect(codeOf(await act('startCollegeImport', id))).toBe('CONFLICT');
    expect(await colleges()).toEqual([]);
  });

  test('can take an older year all the same, after being told', async () => {
    await importNow({ file: hd2024 });
    const { id } = await upload(admin, { file: hd2023, name: 'hd2023.csv' });
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({
      state: 'failed',
      problemKind: 'older',
      problem: 'This file is from 2023, and the colleges here are from 2024.',
    });
    expect(await act('recheckCollegeImport', id)).toMatchObject({ data: { it: true } });
    await app.jobs.runDue();
    expect(await run(id)).toMatchObject({ state: 'checked', problem: null });
  });

  test('reads a file in Latin-1', async () => {
    const latin = Buffer.from(hd2024.replace('\uFEFF', '').replace('Albany', 'Albañy'), 'latin1');
    const id = await importNow({ file: latin, name: 'hd2024.csv' });
    expect(await run(id)).toMatchObject({ state: 'imported' });
  });

  test('is sent back to the form with what is wrong with the upload', async () => {
    const told = async (sent: Sent) => {
      const { location, told: cookie } = await upload(admin, sent);
      expect(location).toBe('/admin/colleges/import');
      return cookie;
    };
    expect(await told({})).toContain('Choose the HD file first.');
    expect(await told({ file: hd2024, name: 'list.csv' })).toContain('Enter the year.');
    expect(await told({ file: hd2024, year: '24' })).toContain('Enter a year such as 2024.');
    const cut = gzipSync(hd2024).subarray(0, 5000);
    expect(await told({ file: cut, name: 'hd2024.csv.gz' })).toContain('compressed and damaged');
    expect(await told({ file: '\n'.repeat(50_001) })).toContain('more than 50,000 lines');
    // A small file that unpacks to a huge one.
    const bomb = gzipSync(Buffer.alloc(257_000_000, ' '));
    expect(await told({ file: bomb, name: 'hd2024.csv.gz' })).toContain('too large');
    const { rows } = await pool.query('select from college_import_run');
    expect(rows).toHaveLength(0);
  });

  test('waits while another import is being checked', async () => {
    const { id } = await upload(admin, { file: hd2024 });
    expect((await upload(admin, { file: hd2024 })).told).toContain('Another import');
    await app.jobs.runDue();
    expect((await run(id))['state']).toBe('checked');
  });

  test('is the only one who may', async () => {
    for (const type of ['college', 'student', 'admin6x6'] as const)
      expect((await upload(await app.person(type), { file: hd2024 })).status).toBe(404);
    expect((await upload(app.stranger(), { file: hd2024 })).status).toBe(404);
  });
});

test('what an import added is kept while any record names it: every reference is known', async () => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'college'::regclass order by 1, 2`,
  );
  expect(rows.map(({ table, column }) => [table, column])).toEqual(collegeReferences);
});
