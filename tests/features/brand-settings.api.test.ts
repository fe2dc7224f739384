import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageBrandOf } from '../../src/features/shell/icons/page-brand.server.ts';
import { largePng } from '../../src/platform/files/pictures.fixture.server.ts';
import {
  fileClient,
  pdf,
  picture,
  type FileClient,
} from '../support/files-by-http.fixture.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-brand-settings-'));
const app = await testServer(new Date().toISOString(), { env: { DATA_DIR: dataDir } });
const ownLogo = join(dataDir, 'logo.png');
await writeFile(ownLogo, await picture(400, 200));
const locked = await testServer(undefined, {
  env: {
    BRAND_PRIMARY_COLOR: '#C8102E',
    BRAND_FOUNDED: '1998',
    BRAND_LOGO: ownLogo,
  },
});
const { pool } = app.database;
const admin = await app.person('admin');
let files: FileClient;
beforeAll(async () => {
  files = await fileClient(app);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const save = (who: Person, values: Readonly<Record<string, string | null>>) =>
  who.call(
    'mutation ($values: [SiteSettingInput!]!) { it: saveSiteSettings(values: $values) { key value } }',
    { values: Object.entries(values).map(([key, value]) => ({ key, value })) },
  );
const wrong = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const one = async (who: Person, key: string) => {
  const { data } = await who.call('{ it: siteSettings { key value fallback variable } }');
  return (data?.['it'] as readonly { key: string }[]).find((setting) => setting.key === key);
};
const pictures = async (who: Person) =>
  (await who.call('{ it: brandPictures { place isSet variable changedBy } }')).data?.['it'];
const send = (who: Person, place: string, body: Uint8Array) =>
  files.send(who, 'POST', `/api/brand/${place}`, { body: new Uint8Array(body) });
const remove = (who: Person, place: string) =>
  who.call('mutation ($place: String!) { it: removeBrandPicture(place: $place) }', { place });
const brand = () => pageBrandOf(app.settings.env);
const bytesAt = async (url: string) => (await app.fastify.inject({ url })).rawPayload;
const lastAudit = async () => {
  const { rows } = await pool.query<{ action: string; details: Record<string, unknown> }>(
    'select action, details from audit_entry order by at desc, id desc limit 1',
  );
  return rows[0];
};

describe('An admin who chooses colors', () => {
  test('finds them on pages, icons, shared pictures, the manifest and in emails at once', async () => {
    expect(brand().colors).toBeUndefined();
    const drawings = ['/icon.svg', '/icon-192.png', '/favicon.ico', '/share/quad.png'];
    const before = await Promise.all(drawings.map(bytesAt));
    expect((await save(admin, { primaryColor: '#A00D25', secondaryColor: ' #0A5 ' })).errors).toBe(
      undefined,
    );
    expect(await one(admin, 'primaryColor')).toEqual({
      key: 'primaryColor',
      value: '#a00d25',
      fallback: '#5555aa',
      variable: null,
    });
    expect(await one(admin, 'secondaryColor')).toMatchObject({ value: '#00aa55' });
    expect(brand().colors?.['--brand-primary']).toContain('#a00d25');
    for (const [at, url] of drawings.entries())
      expect([url, (await bytesAt(url)).equals(before[at] ?? Buffer.alloc(0))]).toEqual([
        url,
        false,
      ]);
    const manifest = (await app.fastify.inject({ url: '/site.webmanifest' })).json<{
      theme_color: string;
    }>();
    expect(manifest.theme_color).toBe('#a00d25');
    await admin.call('mutation { sendSettingsTest }');
    const mails = await app.fastify.inject({ url: '/mailbox.json' });
    expect(mails.body).toContain('#a00d25');
  });

  test('changes one of them, and goes back to the default', async () => {
    await save(admin, { primaryColor: null });
    // The second one alone is enough for colors of one's own.
    expect(brand().colors?.['--brand-secondary']).toBeDefined();
    await save(admin, { secondaryColor: '' });
    expect(brand().colors).toBeUndefined();
    expect(await one(admin, 'primaryColor')).toMatchObject({ value: '#5555aa' });
  });

  test.each(['red', '#12', '#1234567', 'url(x)', '#fff;}'])('cannot set %j', async (value) => {
    expect(wrong(await save(admin, { primaryColor: value, tagline: 'Kept out' }))).toEqual({
      primaryColor: 'Please enter a color like #1a73e8.',
    });
    expect(await one(admin, 'tagline')).not.toMatchObject({ value: 'Kept out' });
  });
});

describe('An admin who sets the first year', () => {
  test('finds it in the brand of every page', async () => {
    expect((await save(admin, { founded: '1998' })).errors).toBeUndefined();
    expect(brand().founded).toBe(1998);
    await save(admin, { founded: null });
    expect(brand().founded).toBe(2012);
  });

  test.each(['1599', '3000', '12', 'long ago', '1998.5'])('cannot set %j', async (founded) => {
    expect(wrong(await save(admin, { founded }))).toEqual({
      founded: expect.stringMatching(/^Please enter a year from 1600 to 20\d\d\.$/) as string,
    });
  });
});

test('Links begin with https', async () => {
  expect(wrong(await save(admin, { instagramUrl: 'http://instagram.com/granite' }))).toEqual({
    instagramUrl: 'Please enter an address that begins with https://.',
  });
  expect((await save(admin, { instagramUrl: 'https://instagram.com/granite' })).errors).toBe(
    undefined,
  );
});

describe('An admin who uploads a logo', () => {
  test('shows it to everyone, drawn anew, and no other process needs a restart', async () => {
    const neighbor = await app.neighbor();
    app.world.advance(1_000);
    const { status, json } = await send(admin, 'logo', await picture(1600, 400));
    expect([status, json]).toEqual([201, { width: 800, height: 200 }]);
    const { logo } = brand();
    expect(logo).toMatchObject({ width: 800, height: 200 });
    const shown = await files.send(app.stranger(), 'GET', logo?.src ?? '');
    expect(shown.status).toBe(200);
    expect(await new Transformer(shown.body).metadata()).toMatchObject({ width: 800, height: 200 });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    await expect.poll(() => pageBrandOf(neighbor.settings.env).logo?.src).toBe(logo?.src);
    const there = await neighbor.fastify.inject({ url: logo?.src ?? '' });
    expect(there.rawPayload.equals(shown.body)).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'saveSiteSettings',
      details: { fields: ['logo'], changes: { logo: { from: null } } },
    });
    expect(await pictures(admin)).toEqual([
      { place: 'logo', isSet: true, variable: null, changedBy: 'admin' },
      { place: 'icon', isSet: false, variable: null, changedBy: null },
    ]);

    // Another one takes its place; a page of before finds that one.
    app.world.advance(1_000);
    await send(admin, 'logo', await picture(300, 100, 90));
    expect(brand().logo).toMatchObject({ width: 300, height: 100 });
    const moved = await files.send(app.stranger(), 'GET', logo?.src ?? '');
    expect([
      moved.status,
      moved.headers.get('location'),
      moved.headers.get('cache-control'),
    ]).toEqual([302, brand().logo?.src, 'no-store']);
    const states = await pool.query<{ state: string }>(
      `select state from file where record_type = 'Setting' and slot = 'logo' order by created_at`,
    );
    expect(states.rows.map(({ state }) => state)).toEqual(['gone', 'ready']);

    app.world.advance(1_000);
    expect((await remove(admin, 'logo')).data).toEqual({ it: true });
    expect(brand().logo).toBeUndefined();
    expect((await files.send(app.stranger(), 'GET', logo?.src ?? '')).status).toBe(404);
    await expect.poll(() => pageBrandOf(neighbor.settings.env).logo).toBeUndefined();
    await neighbor.close();
  });

  test('is led back by a form without JavaScript, with what came of it', async () => {
    const form = async (body: Uint8Array, name: string) => {
      const sent = new FormData();
      sent.set('file', new Blob([new Uint8Array(body)], { type: 'image/png' }), name);
      const { status, headers } = await files.send(admin, 'POST', '/api/brand/icon?back', {
        body: sent,
      });
      const told = decodeURIComponent(headers.get('set-cookie') ?? '');
      return { status, to: headers.get('location'), told };
    };
    const to = '/admin/settings/brand#icon';
    expect(await form(await picture(256, 256), 'icon.png')).toMatchObject({
      status: 303,
      to,
      told: expect.stringContaining('["success","Icon saved."') as string,
    });
    expect(await form(Buffer.from('<html>'), 'icon.png')).toMatchObject({
      status: 303,
      to,
      told: expect.stringContaining('PNG, JPEG or WebP') as string,
    });
    await remove(admin, 'icon');
  });
});

describe('An admin who uploads an icon', () => {
  test('sees it in tabs and on home screens, until it is removed', async () => {
    const urls = ['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'];
    const before = await Promise.all(urls.map(bytesAt));
    app.world.advance(1_000);
    expect((await send(admin, 'icon', await picture(600, 600))).json).toMatchObject({ width: 512 });
    expect((await bytesAt('/icon.svg')).toString()).toContain('data:image/png;base64,');
    for (const [at, url] of urls.entries())
      expect((await bytesAt(url)).equals(before[at] ?? Buffer.alloc(0))).toBe(false);
    app.world.advance(1_000);
    await remove(admin, 'icon');
    for (const [at, url] of urls.entries())
      expect((await bytesAt(url)).equals(before[at] ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('What is no picture for its place', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const kinds = 'Send PNG, JPEG or WebP.';

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    [
      'a page that is called a picture',
      'logo',
      () => Buffer.from('<!doctype html><b>'),
      415,
      kinds,
    ],
    ['an SVG with a script', 'logo', () => Buffer.from(script), 415, kinds],
    ['a PDF', 'icon', () => pdf(), 415, kinds],
    ['nothing', 'icon', () => Buffer.alloc(0), 400, 'The file is empty.'],
    [
      'gigabytes of pixels in a few bytes',
      'icon',
      () => largePng(9000, 9000),
      400,
      'million pixels',
    ],
    [
      'half a picture',
      'icon',
      async () => (await picture(256, 256)).subarray(0, 80),
      400,
      'can’t read this picture',
    ],
    [
      'a wide icon',
      'icon',
      () => picture(400, 200),
      400,
      '400 × 200 pixels. An icon needs to be square',
    ],
    ['a small icon', 'icon', () => picture(64, 64), 400, 'at least 180 × 180 pixels'],
    [
      'a tiny logo',
      'logo',
      () => picture(120, 40),
      400,
      'at least 72 pixels high or 360 pixels wide',
    ],
    ['a logo like a thread', 'logo', () => picture(1200, 60), 400, 'up to 10 times as wide'],
    [
      'more than 5 MB',
      'logo',
      () => Buffer.concat([largePng(200, 200), Buffer.alloc(5_000_000)]),
      413,
      '5 MB',
    ],
  ])('is refused: %s', async (_, place, body, status, sentence) => {
    const answer = await send(admin, place, await body());
    expect(answer.status).toBe(status);
    expect(answer.json.errors?.[0]?.extensions.fields?.['file']).toContain(sentence);
    expect(brand().logo).toBeUndefined();
    expect(app.settings.env.icon).toBeUndefined();
    const { rows } = await pool.query(
      `select from file where record_type = 'Setting' and state = 'ready'`,
    );
    expect(rows).toEqual([]);
  });

  test('nor is there another place', async () => {
    expect((await send(admin, 'banner', await picture(256, 256))).status).toBe(404);
    expect(wrong(await remove(admin, 'banner'))).toHaveProperty('place');
  });
});

describe('What the environment sets', () => {
  test('is shown with its variable, and no one changes it', async () => {
    const person = await locked.person('admin');
    expect(await one(person, 'primaryColor')).toMatchObject({
      value: '#c8102e',
      variable: 'BRAND_PRIMARY_COLOR',
    });
    const refused = await save(person, { primaryColor: '#000000', founded: '2000' });
    expect(wrong(refused)).toEqual({
      primaryColor: expect.stringContaining('BRAND_PRIMARY_COLOR') as string,
      founded: expect.stringContaining('BRAND_FOUNDED') as string,
    });
    expect(await pictures(person)).toMatchObject([
      { place: 'logo', isSet: true, variable: 'BRAND_LOGO' },
      { place: 'icon', isSet: false, variable: null },
    ]);
    expect(wrong(await remove(person, 'logo'))).toHaveProperty('file');
    const client = await fileClient(locked);
    const answer = await client.send(person, 'POST', '/api/brand/logo', {
      body: new Uint8Array(await picture(400, 200)),
    });
    expect(answer.json.errors?.[0]?.extensions.fields?.['file']).toContain('BRAND_LOGO');
  });
});

test.each(['admin6x6', 'college', 'student', 'counselor', 'parent'] as const)(
  'No %s sets a logo',
  async (type) => {
    const person = await app.person(type);
    expect((await send(person, 'logo', await picture(400, 200))).status).toBe(403);
    expect((await remove(person, 'logo')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await send(app.stranger(), 'logo', await picture(400, 200))).status).toBe(401);
    expect(brand().logo).toBeUndefined();
  },
);
