import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileClient, pdf, type FileClient } from '../support/files-by-http.fixture.server.ts';
import { startS3Server } from '../../src/platform/testing/s3-server.server.ts';
import { testSlots } from '../support/test-file-slots.ts';
import { testServer } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-files-'));
const s3 = await startS3Server();
const slots = Object.values(testSlots);
const local = await testServer(undefined, { env: { DATA_DIR: dataDir }, files: { slots } });
const inBucket = await testServer(undefined, {
  env: {
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: 'not-the-one-of-a-real-bucket',
    S3_FORCE_PATH_STYLE: 'on',
  },
  files: { slots },
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
  Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 253)),
]);

describe.each([
  ['a directory', local],
  ['a bucket', inBucket],
])('A file that is kept in %s', (_, app) => {
  let files: FileClient;
  let rep: Awaited<ReturnType<typeof app.person>>;
  let video: string;
  let sha256: string;
  let place: string;

  beforeAll(async () => {
    files = await fileClient(app);
    const records = await testRecords(app);
    rep = await app.person('college');
    const collegeId = await records.make('College', { owner: rep.id });
    place = `fair-booth/${await records.make('FairBooth', { collegeId, owner: rep.id })}`;
    const { json } = await files.put(rep, `${place}/video`, mp4, 'Tour.mp4');
    video = new URL(json.url).pathname;
    sha256 = json.sha256;
  });

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    files.send(rep, method, video, { headers });

  test('comes whole, in place, with what a player needs to know', async () => {
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(body.equals(mp4)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(mp4.byteLength),
      'content-disposition': expect.stringContaining('inline; filename="Tour.mp4"') as unknown,
      etag: `"${sha256.slice(0, 32)}"`,
    });
  });

  test('comes in the part that is asked for, from any byte to any byte', async () => {
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100000-100009', 100_000, 100_009],
      ['bytes=-5', mp4.byteLength - 5, mp4.byteLength - 1],
      [`bytes=300000-`, 300_000, mp4.byteLength - 1],
    ] as const) {
      const { status, headers, body } = await get({ range });
      expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
        206,
        `bytes ${start}-${end}/${mp4.byteLength}`,
        String(end - start + 1),
      ]);
      expect(body.equals(mp4.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await get({ range: `bytes=${mp4.byteLength}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${mp4.byteLength}`,
    ]);
    expect((await get({ range: 'bytes=0-1,4-5' })).status).toBe(200);
  });

  test('does not come again to who has it, and goes on only where it is the same', async () => {
    const etag = `"${sha256.slice(0, 32)}"`;
    const again = await get({ 'if-none-match': `"old", ${etag}` });
    expect([again.status, again.body.byteLength, again.headers.get('etag')]).toEqual([
      304,
      0,
      etag,
    ]);
    expect((await get({ 'if-none-match': '"old"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
  });

  test('says how long it is without being sent', async () => {
    const { status, headers, body } = await get({}, 'HEAD');
    expect([status, body.byteLength, headers.get('content-length')]).toEqual([
      200,
      0,
      String(mp4.byteLength),
    ]);
  });

  test('that is a PDF goes to the disk of who asks, and nothing in it may run', async () => {
    const { json } = await files.put(rep, `${place}/documents`, pdf(), 'Plan.pdf');
    const { headers } = await files.send(rep, 'GET', new URL(json.url).pathname);
    expect(headers.get('content-disposition')).toContain('attachment; filename="Plan.pdf"');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('may be let go of in the middle, again and again, and nothing stays open', async () => {
    for (let n = 0; n < 20; n += 1)
      await new Promise<void>((resolve, reject) => {
        const asking = request(
          `${files.origin}${video}`,
          { headers: { authorization: `Bearer ${rep.token ?? ''}` } },
          (response) => {
            response.once('data', () => {
              asking.destroy();
              resolve();
            });
            response.on('error', () => undefined);
          },
        );
        asking.on('error', reject);
        asking.end();
      });
    expect((await get()).body.equals(mp4)).toBe(true);
  });

  test('that the store has lost is not there, and the rest of the server goes on', async () => {
    const { json } = await files.put(rep, `${place}/documents`, pdf(), 'Lost.pdf');
    for await (const { key } of app.fileStore.list(''))
      if (key.includes(json.id)) await app.fileStore.delete(key);
    expect((await files.send(rep, 'GET', new URL(json.url).pathname)).status).toBe(404);
  });
});
