import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fileClient,
  pdf,
  picture,
  type FileClient,
} from '../support/files-by-http.fixture.server.ts';
import { startS3Server } from '../../src/platform/testing/s3-server.server.ts';
import { openTroubledProxy } from '../../src/platform/testing/troubled-proxy.server.ts';
import { testSlots } from '../support/test-file-slots.ts';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const s3 = await startS3Server();
const proxy = await openTroubledProxy(s3.port);
const app = await testServer(undefined, {
  env: {
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: proxy.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: 'not-the-one-of-a-real-bucket',
    S3_FORCE_PATH_STYLE: 'on',
  },
  files: { slots: Object.values(testSlots) },
});
let files: FileClient;
let rep: Person;
let college: string;
let booth: string;

beforeAll(async () => {
  files = await fileClient(app);
  const records = await testRecords(app);
  rep = await app.person('college');
  college = await records.make('College', { owner: rep.id, status: 'active' });
  booth = await records.make('FairBooth', { collegeId: college, owner: rep.id });
});
afterAll(async () => {
  proxy.close();
  await s3.close();
});

const away = {
  message: 'We can’t reach the file storage right now. Please try again.',
  extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 60 },
};

const states = async () => {
  const { rows } = await app.database.pool.query<{ state: string }>(
    'select state from file order by created_at, id',
  );
  return rows.map(({ state }) => state);
};

test('A rep whose file cannot be kept is told so, sees no half of it, and may try again', async () => {
  const old = await files.put(rep, `college/${college}/logo`, await picture(90, 90));
  expect(old.status).toBe(201);

  proxy.trouble = () => 'fails';
  for (const [place, body] of [
    [`fair-booth/${booth}/documents`, pdf(50_000)],
    [`college/${college}/logo`, await picture(80, 80)],
  ] as const) {
    const put = await files.put(rep, place, body);
    expect([put.status, put.headers.get('retry-after')]).toEqual([503, '60']);
    expect(put.json.errors).toEqual([away]);
  }
  const read = await files.send(rep, 'GET', new URL(old.json.url).pathname);
  expect([read.status, read.json.errors]).toEqual([503, [away]]);
  // The sweep deletes files that could not be removed; the logo is still the previous one.
  expect(await states()).toEqual(['ready', 'gone', 'gone']);
  const { data } = await rep.call(`{ getCollege(id: "${college}") { logo } }`);
  expect(data?.['getCollege']).toEqual({ logo: old.json.url });

  proxy.trouble = () => 'none';
  expect((await files.put(rep, `fair-booth/${booth}/documents`, pdf(50_000))).status).toBe(201);
  expect((await files.send(rep, 'GET', new URL(old.json.url).pathname)).status).toBe(200);
});

test('A picture whose draft is lost between two steps leaves the old one in its place', async () => {
  let asked = 0;
  // The draft is stored; its re-encoded version is not.
  proxy.trouble = (_, { method, url }) => {
    if (method !== 'PUT' || url?.includes('.draft')) return 'none';
    asked += 1;
    return 'fails';
  };
  const before = await rep.call(`{ getCollege(id: "${college}") { logo } }`);
  const put = await files.put(rep, `college/${college}/logo`, await picture(70, 70));
  proxy.trouble = () => 'none';
  expect([put.status, asked]).toEqual([503, 3]);
  const after = await rep.call(`{ getCollege(id: "${college}") { logo } }`);
  expect(after.data).toEqual(before.data);
  for await (const { key } of app.fileStore.list('')) expect(key).not.toContain('.draft');
});
