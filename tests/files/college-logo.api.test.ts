import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileClient, picture, type FileClient } from '../support/files-by-http.fixture.server.ts';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing, type TestRecords } from '../support/test-records.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-logo-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
let files: FileClient;
let records: TestRecords;
let rep: Person;
let college: string;

beforeAll(async () => {
  files = await fileClient(app);
  records = await testRecords(app);
  rep = await app.person('college');
  college = await records.make('College', { owner: rep.id, status: 'active' });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const place = () => `college/${college}/logo`;
const pathOf = (url: string) => new URL(url).pathname;

describe('The logo of a college', () => {
  test('is put there by its rep and seen by everyone, in the directory and as a file', async () => {
    const { status, json } = await files.put(
      rep,
      place(),
      await picture(1600, 800),
      'Our logo.PNG',
    );
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: 'Our logo.webp',
      type: 'image/webp',
      width: 1024,
      height: 512,
    });
    const read = await rep.call(`{ getCollege(id: "${college}") { logo } }`);
    expect(read.data?.['getCollege']).toEqual({ logo: json.url });
    const seen = await files.send(app.stranger(), 'GET', pathOf(json.url));
    expect(seen.status).toBe(200);
    expect(seen.body.byteLength).toBe(json.bytes);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `inline; filename="Our logo.webp"; filename*=UTF-8''Our%20logo.webp`,
      'content-length': String(json.bytes),
    });
    const small = await files.send(app.stranger(), 'GET', `${pathOf(json.url)}?size=100`);
    expect(await new Transformer(small.body).metadata()).toMatchObject({ width: 128, height: 64 });
    await expect
      .poll(async () => {
        const { data } = await app
          .guest()
          .call(`{ collegeDirectory(limit: 100) { items { id logo } } }`);
        const { items } = data?.['collegeDirectory'] as { items: { id: string; logo: string }[] };
        return items.find(({ id }) => id === college)?.logo;
      })
      .toBe(json.url);
  });

  test('is no address of someone else’s: it comes by an upload, and only goes by hand', async () => {
    const { json } = await files.put(rep, place(), await picture(60, 60));
    const setLogo = (logo: string | null) =>
      rep.call(writing('update', 'College', 'logo'), { input: { id: college, logo } });
    const foreign = await setLogo('https://tracker.example/x.svg');
    expect(foreign.errors?.[0]?.extensions.fields).toEqual({ logo: 'You can’t set this.' });
    expect((await setLogo(json.url)).data).toEqual({ it: { logo: json.url } });
    expect((await files.send(app.stranger(), 'GET', pathOf(json.url))).status).toBe(200);
    expect((await setLogo(null)).data).toEqual({ it: { logo: null } });
    expect((await files.send(rep, 'GET', pathOf(json.url))).status).toBe(404);
  });
});
