import fastify from 'fastify';
import { expect, test } from 'vitest';
import { realWorld } from '../../../platform/real-world.server.ts';
import { serveVideoPlayer } from './serve-video-player.server.ts';

const app = fastify();
serveVideoPlayer(app, { world: realWorld, admit: () => Promise.resolve() });
const get = (url: string, as = 'iframe') =>
  app.inject({ method: 'GET', url, headers: { 'sec-fetch-dest': as } });

test.each([
  ['/video/youtube/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com', '/embed/aqz-KE-bpKQ?'],
  ['/video/vimeo/76979871', 'https://player.vimeo.com', '/video/76979871?dnt=1'],
])(
  'the frame at %s plays one video of its site, confined, and nothing else',
  async (url, host, path) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/, 'NONCE');
    expect(policy).toBe(
      `default-src 'none'; style-src NONCE; frame-src ${host}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    expect(body).toContain(`src="${host}${path}`);
    expect(body).toContain(
      'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"',
    );
    expect(body).not.toContain('<script');
  },
);

test.each([
  ['as a page of its own', '/video/youtube/aqz-KE-bpKQ', 'document'],
  ['with more in its address', '/video/youtube/aqz-KE-bpKQ?key=x&y', 'iframe'],
  ['of another site', '/video/elsewhere/aqz-KE-bpKQ', 'iframe'],
  ['by an id that is none', '/video/youtube/%22%3E%3Cscript%3E', 'iframe'],
])('no video plays %s', async (_, url, as) => {
  expect((await get(url, as)).statusCode).toBe(404);
});
