import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, describe, expect, test } from 'vitest';
import { pageBrandOf } from '../../src/features/shell/icons/page-brand.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { picture } from '../support/files-by-http.fixture.server.ts';
import { testServer } from '../support/test-server.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'quad-brand-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path fill="#c8102e" d="M0 0h300v80H0z"/></svg>';
const logo = await put('logo.svg', svg);
const icon = await put('icon.png', await picture(256, 256));
const secret = 'tests-only-tests-only-tests-only-tests-only';
const app = await testServer(undefined, { env: { BRAND_LOGO: logo, BRAND_ICON: icon } });
const get = (url: string) => app.fastify.inject({ url });

describe('a visitor of an organizer with a logo and an icon', () => {
  test('is sent the logo as the operator has it, and nothing in it can run', async () => {
    const env = readEnv({ SECRET: secret, BRAND_LOGO: logo });
    const shown = pageBrandOf(env).logo;
    expect(shown).toMatchObject({ width: 300, height: 80 });
    const answer = await get(shown?.src ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml') as string,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000',
    });
  });

  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('sees the icon at %s, with room around it', async (path, size) => {
    const { rawPayload } = await get(path);
    const image = new Transformer(rawPayload);
    expect(await image.metadata()).toMatchObject({ width: size, height: size });
    const pixels = await image.rawPixels();
    const channels = pixels.length / size / size;
    const at = (x: number, y: number) => [
      ...pixels.subarray((y * size + x) * channels, (y * size + x) * channels + 3),
    ];
    expect(at(2, 2)).toEqual([255, 255, 255]);
    // The red corner of the picture, and its gray.
    expect(at(Math.round(size / 6), Math.round(size / 6))).toEqual([255, 0, 0]);
    expect(at(Math.round(size / 2), Math.round(size / 2))).toEqual([200, 200, 200]);
  });

  test('sees it in the tab', async () => {
    expect((await get('/icon.svg')).body).toContain('data:image/png;base64,');
    const { rawPayload } = await get('/favicon.ico');
    // The last of three pictures (a header of 6 bytes, then 16 for each), of 48 pixels.
    const [bytes, offset] = [rawPayload.readUInt32LE(6 + 40), rawPayload.readUInt32LE(6 + 44)];
    const largest = new Transformer(rawPayload.subarray(offset, offset + bytes));
    expect(await largest.metadata()).toMatchObject({ width: 48, height: 48 });
    expect([...(await largest.rawPixels()).subarray(0, 3)]).toEqual([255, 0, 0]);
  });
});

describe('an operator is told at the start', () => {
  const read = (values: Record<string, string>) => () => readEnv({ SECRET: secret, ...values });

  test('which picture cannot be used, and why', async () => {
    const text = await put('logo.txt', 'Our Fairs');
    const broken = await put('broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path');
    const wide = await put('wide.png', await picture(400, 200));
    const small = await put('small.png', await picture(64, 64));
    const large = await put('large.svg', svg.padEnd(1_000_001));
    expect(read({ BRAND_LOGO: join(folder, 'none.svg') })).toThrow(
      'BRAND_LOGO names a file that cannot be read.',
    );
    for (const path of [text, broken])
      expect(read({ BRAND_LOGO: path })).toThrow(
        'BRAND_LOGO must be the path of an SVG, PNG, WebP or JPEG file.',
      );
    expect(read({ BRAND_LOGO: large })).toThrow('BRAND_LOGO names a file of more than 1 MB');
    for (const path of [wide, small])
      expect(read({ BRAND_ICON: path })).toThrow('BRAND_ICON must be square');
  });
});
