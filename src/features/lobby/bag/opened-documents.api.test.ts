import { expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { pdf as makePdf } from '../../../../tests/support/files-by-http.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { filesServer } from '../../../../tests/support/test-files.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { keptDocumentData } from '../personal-data.server.ts';

const app = await filesServer();
const { pool } = app.database;
const pdf = makePdf();

async function document({ rep, boothId }: TestBooth, name: string): Promise<string> {
  const { json } = await app.files.put(rep, `fair-booth/${boothId}/documents`, pdf, name);
  return `/api/files/${json.id}/${encodeURIComponent(name)}`;
}
const open = async (who: Person, url: string) => (await app.files.send(who, 'GET', url)).status;

const opened = async ({ records, fairId }: TestBooth) => {
  const { booths } = recordIn(
    await records.admin.call(
      'query ($id: ID!) { it: fairFigures(fairId: $id) { booths { documentsOpened documents } } }',
      { id: fairId },
    ),
  );
  return (booths as { documentsOpened: number; documents: number }[])[0];
};

test('who opens a document is counted once for each of them, and reps and admins are not', async () => {
  const booth = await testBooth(app);
  const [viewbook, aid] = [await document(booth, 'Viewbook.pdf'), await document(booth, 'Aid.pdf')];
  const [student, parent] = [await booth.attendee(), await booth.attendee('parent')];
  for (const url of [viewbook, aid, viewbook]) expect(await open(student, url)).toBe(200);
  await open(parent, aid);
  await open(booth.rep, aid);
  await open(booth.records.admin, aid);
  expect(await open(app.stranger(), aid)).toBe(401);
  expect(await open(student, aid.replace('Aid', 'Other'))).toBe(404);
  await expect.poll(() => opened(booth)).toEqual({ documentsOpened: 3, documents: 0 });
  const { rows } = await pool.query('select from document_opening where booth_id = $1', [
    booth.boothId,
  ]);
  expect(rows).toHaveLength(3);
});

test('the college is told after the fair, and from five people up', async () => {
  const booth = await testBooth(app);
  const urls = [await document(booth, 'Viewbook.pdf'), await document(booth, 'Aid.pdf')];
  const told = async () => {
    const { data } = await booth.rep.call('{ it: collegeResults { total { documentsOpened } } }');
    return data?.['it'];
  };
  const read = async (people: number) => {
    for (let n = 0; n < people; n += 1) {
      const student = await booth.attendee();
      for (const url of urls) await open(student, url);
    }
  };
  await read(4);
  await expect.poll(() => opened(booth)).toMatchObject({ documentsOpened: 8 });
  await pool.query(
    `update fair set start_time = $2::timestamptz - interval '4 hours', end_time = $2,
       exhibitor_deadline = $2 where id = $1`,
    [booth.fairId, new Date(app.world.now().getTime() - 60_000)],
  );
  expect(await told()).toEqual({ total: { documentsOpened: null } });
  await read(1);
  await expect.poll(() => told()).toEqual({ total: { documentsOpened: 10 } });
});

test('who is erased is no longer known to have opened it, and the document stays counted', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  await open(student, await document(booth, 'Viewbook.pdf'));
  await expect.poll(() => opened(booth)).toMatchObject({ documentsOpened: 1 });
  const { data } = await student.call('{ it: myData }');
  expect(JSON.stringify(data?.['it'])).toContain('Viewbook.pdf');
  await deleteAccount(pool, app.world, [keptDocumentData.erase], student.id ?? '');
  const { rows } = await pool.query<{ account_id: string | null }>(
    'select account_id from document_opening where booth_id = $1',
    [booth.boothId],
  );
  expect(rows).toEqual([{ account_id: null }]);
  expect(await opened(booth)).toMatchObject({ documentsOpened: 1 });
});
