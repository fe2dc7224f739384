import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SentPage } from './send-page.server.ts';

const words = Array.from({ length: 4000 }, (_, place) => `Fair ${(place * 7919) % 613}`);
const text = `<p>${words.join(' · ')}</p>`;
const bytes = Buffer.from(text).toString('latin1');

async function ask(sent: SentPage, encoding: string): Promise<Buffer> {
  const app = Fastify();
  app.get('/', (request, reply) => sent.send(request, reply));
  const headers = { 'accept-encoding': encoding };
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  return answer.rawPayload;
}

test('who is first to read a page does not wait for the hardest squeezing, and later readers get less', async () => {
  const page = new SentPage(bytes, true);
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const [first, second, third] = [
      await ask(page, encoding),
      await ask(page, encoding),
      await ask(page, encoding),
    ];
    for (const one of [first, second]) expect(open(one).toString()).toBe(text);
    expect(second.length).toBeLessThan(first.length);
    expect(third).toEqual(second);
  }
  expect((await ask(page, 'identity')).toString()).toBe(text);
});

test('a page of one person is squeezed once', async () => {
  const page = new SentPage(bytes);
  const first = await ask(page, 'br');
  expect(await ask(page, 'br')).toEqual(first);
  expect(brotliDecompressSync(first).toString()).toBe(text);
});
