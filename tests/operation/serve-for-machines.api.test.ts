import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { createRequestLimits } from '../../src/platform/http/limits.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const busy = await testServer('2026-11-21T12:00:00Z', {
  limits: createRequestLimits({ perAddress: { points: 3, perSeconds: 60 } }),
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });
const addresses = async () =>
  [...(await get('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
    String(address).replace('http://127.0.0.1:3000', ''),
  );

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

const fair = await make('Fair', { name: 'Spring Fair', slug: 'spring' });
await make('Fair', { slug: 'draft', publishedAt: null });
await make('College', { name: 'Łódź College <of> "Arts" & 東京', slug: 'lodz' });
await make('College', { slug: 'closed', status: 'closed' });

describe('a search engine', () => {
  test('is told of published fairs and open colleges, and of changes as they come', async () => {
    await eventually(async () => {
      const listed = await addresses();
      expect(listed).toEqual(expect.arrayContaining(['/', '/fair-spring', '/college-lodz']));
      for (const nothing of ['/fair-draft', '/college-closed', '/login', '/app'])
        expect(listed).not.toContain(nothing);
    });
    recordIn(await admin.call(writing('update', 'Fair'), { input: { id: fair, slug: 'may' } }));
    await eventually(async () => {
      expect(await addresses()).toContain('/fair-may');
      expect(await addresses()).not.toContain('/fair-spring');
    });
    recordIn(await admin.call(writing('update', 'Fair'), { input: { id: fair, slug: 'spring' } }));
    expect((await get('/sitemap-1.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
  });

  test('is asked to keep out of forms and of what is behind the sign-in', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\n(?:Disallow: \/\S+\n)+\nSitemap: \S+\/sitemap\.xml\n$/);
    expect(body).toContain('Disallow: /app/\n');
    expect(body).not.toMatch(/Disallow: \/\n/);
  });
});

describe('a site that shows a link', () => {
  test.each(['/share/quad.png', '/share/fair-spring.png', '/share/college-lodz.png'])(
    'gets the picture %s, once',
    async (url) => {
      const response = await eventually(async () => {
        const answer = await get(url);
        expect(answer.statusCode).toBe(200);
        return answer;
      });
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(sizeOf(response.rawPayload)).toEqual([1200, 630]);
      expect(response.rawPayload.length).toBeLessThan(300_000);
      const again = await get(url, { 'if-none-match': `W/${String(response.headers.etag)}` });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    },
  );

  test('gets another one when the fair has changed', async () => {
    const tag = async () => String((await get('/share/fair-spring.png')).headers.etag);
    const before = await tag();
    recordIn(
      await admin.call(writing('update', 'Fair'), {
        input: { id: fair, name: `The ${'very '.repeat(30)} long fair` },
      }),
    );
    await eventually(async () => expect(await tag()).not.toBe(before));
  });

  test('finds nothing of drafts, closed colleges and addresses that are none', async () => {
    for (const nothing of [
      'fair-draft',
      'college-closed',
      'fair-none',
      'college-none',
      'fair-',
      'other',
      'quad-x',
    ])
      expect([nothing, (await get(`/share/${nothing}.png`)).statusCode]).toEqual([nothing, 404]);
    expect((await get('/share/fair-spring.svg')).statusCode).toBe(404);
    expect((await get('/share/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});

describe('a browser', () => {
  test('finds the pennant of the server in every form it asks for', async () => {
    const icon = await get('/favicon.ico');
    expect(icon.headers['content-type']).toBe('image/x-icon');
    expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    const first = icon.rawPayload.subarray(icon.rawPayload.readUInt32LE(18));
    expect(sizeOf(first)).toEqual([16, 16]);
    for (const [url, size] of [
      ['/apple-touch-icon.png', 180],
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
    ] as const)
      expect([url, sizeOf((await get(url)).rawPayload)]).toEqual([url, [size, size]]);
    const svg = await get('/icon.svg');
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(new Resvg(svg.body).width).toBeGreaterThan(0);
    expect(svg.body).toContain('prefers-color-scheme:dark');
  });

  test('can put the server among its apps', async () => {
    const { body, headers } = await get('/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Quad');
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  });
});

test('someone who asks too often waits', async () => {
  const ask = async (url: string) => (await busy.fastify.inject({ method: 'GET', url })).statusCode;
  for (const url of ['/robots.txt', '/icon.svg', '/sitemap.xml']) expect(await ask(url)).toBe(200);
  for (const url of ['/share/quad.png', '/favicon.ico', '/robots.txt'])
    expect([url, await ask(url)]).toEqual([url, 429]);
});
