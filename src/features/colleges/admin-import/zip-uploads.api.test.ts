import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { sample } from '../federal-files/federal-files.fixture.server.ts';
import {
  uploadImport,
  zipOf,
  type ZipEntry,
} from '../../../../tests/support/test-import-upload.server.ts';

const app = await testServer();
const { admin } = await testRecords(app);
const hd2024 = readFileSync(sample.hd2024, 'utf8');

beforeEach(async () => {
  await app.database.pool.query('truncate college, college_import, college_import_run cascade');
});

const upload = (content: Buffer, name = 'HD2024.zip') =>
  uploadImport(app, admin, '/api/college-imports', { file: { name, content } });
const run = async (id: string) => {
  const { data } = await admin.call(
    'query ($id: ID!) { it: collegeImport(id: $id) { state files read problem } }',
    { id },
  );
  return data?.['it'];
};

test('an admin uploads a ZIP as the federal government hands it out', async () => {
  const { id } = await upload(
    zipOf([
      { name: 'hd2024.csv', content: hd2024 },
      { name: '__MACOSX/._hd2024.csv', content: 'none' },
      { name: 'readme.txt', content: 'Read me.' },
    ]),
  );
  await app.jobs.runDue();
  expect(await run(id)).toEqual({
    state: 'checked',
    files: ['hd2024.csv'],
    read: 55,
    problem: null,
  });
});

test('of a file and its revised release, the revised one is read', async () => {
  const { id } = await upload(
    zipOf([
      { name: 'hd2024.csv', content: 'UNITID\n1\n' },
      { name: 'hd2024_rv.csv', content: hd2024 },
    ]),
  );
  await app.jobs.runDue();
  expect(await run(id)).toMatchObject({ state: 'checked', files: ['hd2024_rv.csv'], read: 55 });
});

const table: ZipEntry = { name: 'hd2024.csv', content: hd2024 };
const many = Array.from({ length: 20 }, (_, n) => ({ name: `${n}.txt`, content: '' }));
test.each([
  ['without a table', zipOf([{ name: 'readme.txt', content: '' }]), 'has no CSV file in it'],
  ['with two tables', zipOf([table, { ...table, name: 'b.csv' }]), 'has more than one CSV file'],
  ['with too many files', zipOf([table, ...many]), 'has too many files in it'],
  ['behind a password', zipOf([{ ...table, isLocked: true }]), 'is protected by a password'],
  ['with a name that leads out', zipOf([{ ...table, name: '../../etc/hd2024.csv' }]), 'be read'],
  ['with an absolute name', zipOf([{ ...table, name: '/etc/hd2024.csv' }]), 'be read'],
  ['that unpacks to more than it says', zipOf([{ ...table, claimedBytes: 10 }]), 'be read'],
  ['that is cut off', zipOf([table]).subarray(0, 400), 'be read'],
  ['that is none', Buffer.from('PK and no ZIP'), 'be read'],
  [
    'that unpacks to a huge file',
    zipOf([{ name: 'hd2024.csv', content: Buffer.alloc(257_000_000, ' ') }]),
    'is too large',
  ],
  [
    'with too many lines',
    zipOf([{ name: 'hd2024.csv', content: '\n'.repeat(50_001) }]),
    'has more than 50,000 lines',
  ],
])('an admin is told of a ZIP %s, and nothing is kept', async (_, content, sentence) => {
  const { location, told } = await upload(content);
  expect(location).toBe('/admin/colleges/import');
  expect(told).toContain(sentence);
  expect((await app.database.pool.query('select from college_import_run')).rows).toEqual([]);
});
