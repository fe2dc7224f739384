import { describe, expect, test } from 'vitest';
import { openUpload, pdf } from '../support/files-by-http.fixture.server.ts';
import { filesServer, problemOf } from '../support/test-files.server.ts';

const quotas = { perAccount: 1_000_000, perRecord: 700_000, perHolder: 900_000, atOnce: 6 };
const app = await filesServer(quotas);
const { files, records, booth, rowsOf } = app;
const { pool } = app.database;

describe('The room for files', () => {
  test('holds as many as the place takes, however many are sent at once', async () => {
    const { rep, documents, id } = await booth();
    const puts = await Promise.all(
      Array.from({ length: 6 }, (_, n) => files.put(rep, documents, pdf(1000), `${n}.pdf`)),
    );
    expect(puts.filter(({ status }) => status === 201).length).toBe(3);
    expect(puts.filter(({ status }) => status === 409).map((put) => problemOf(put)[1])).toEqual(
      Array(3).fill('You can add up to 3 files. Remove one first.'),
    );
    expect((await rowsOf(id)).length).toBe(3);
  });

  test('is never exceeded by those who send at the same time', async () => {
    const rep = await app.person('college');
    const places = [await booth({ rep }), await booth({ rep }), await booth({ rep })];
    const puts = await Promise.all(
      places.flatMap(({ documents }) => [
        files.put(rep, documents, pdf(190_000)),
        files.put(rep, documents, pdf(190_000)),
      ]),
    );
    const kept = puts.filter(({ status }) => status === 201).length;
    expect(kept).toBe(5);
    expect(puts.map(problemOf).filter(([status]) => status !== 201)).toEqual([
      [409, 'Your files can take up 1 MB in total.'],
    ]);
  });

  test('of a college is one for all its reps', async () => {
    const first = await booth();
    for (const place of [
      first,
      await booth({ collegeId: first.collegeId }),
      await booth({ collegeId: first.collegeId }),
    ])
      await Promise.all([0, 1].map(() => files.put(place.rep, place.documents, pdf(140_000))));
    const other = await booth({ collegeId: first.collegeId });
    expect(problemOf(await files.put(other.rep, other.documents, pdf(140_000)))).toEqual([
      409,
      'All files of this college can take up 900 KB in total.',
    ]);
    const { rows } = await pool.query<{ id: string }>(
      'select id from file where charged_to = $1 limit 1',
      [`college:${first.collegeId}`],
    );
    await files.send(records.admin, 'DELETE', `/api/files/${rows[0]?.id ?? ''}`);
    expect((await files.put(other.rep, other.documents, pdf(140_000))).status).toBe(201);
  });

  test('takes six at a time from one person, and the seventh later', async () => {
    const rep = await app.person('college');
    const open = [];
    for (let n = 0; n < 3; n += 1) {
      const { documents } = await booth({ rep });
      for (let m = 0; m < 2; m += 1) {
        const headers = { 'content-length': '2000', 'content-type': 'application/pdf' };
        const upload = openUpload(files, rep, documents, headers);
        upload.sending.write('%PDF-1.7\n');
        open.push(upload);
      }
    }
    const coming = async () =>
      (await pool.query(`select from file where owner = $1 and state = 'uploading'`, [rep.id]))
        .rowCount;
    await expect.poll(coming).toBe(6);
    const { documents } = await booth({ rep });
    const seventh = await files.put(rep, documents, pdf());
    expect([seventh.status, seventh.headers.get('retry-after')]).toEqual([429, '30']);
    for (const { sending } of open) sending.destroy();
    await expect.poll(coming).toBe(0);
    expect((await files.put(rep, documents, pdf())).status).toBe(201);
  });
});
