import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { badInput, rateLimited } from '../model/refusal.ts';
import { realWorld } from '../real-world.server.ts';
import { createLog } from '../monitoring/log.server.ts';
import { preparePage } from './security-headers.server.ts';
import { createServer } from './server.server.ts';
import type { ServerOptions } from './server.server.ts';
import { messages } from '../model/messages.ts';

interface ErrorBody {
  errors: [{ message: string; extensions: { code: string; id?: string } }];
}

const someText: unknown = expect.any(String);
const lines: string[] = [];
const apps: ReturnType<typeof createServer>[] = [];

/** A server with a few routes that succeed and fail. */
function openServer(options: Partial<ServerOptions> = {}) {
  lines.length = 0;
  const log = createLog({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const app = createServer({ world: realWorld, log, ...options });
  apps.push(app);
  app.get('/whence', (request) => ({ ip: request.ip, protocol: request.protocol }));
  app.post('/echo', (request) => request.body);
  app.get('/boom', () => {
    throw new Error('a secret of the server');
  });
  app.get('/wrong', () => {
    throw badInput({ email: messages.required });
  });
  app.get('/slow-down', () => {
    throw rateLimited(6.2);
  });
  app.get('/page', (_request, reply) => {
    const nonce = preparePage(reply, realWorld, { scripts: ['https://js.stripe.com'] });
    return reply.type('text/html').send(`<!doctype html><script nonce="${nonce}"></script>`);
  });
  return app;
}

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

describe('A visitor', () => {
  it('gets every answer with the headers that keep it safe', async () => {
    const app = openServer({ publicUrl: 'https://quad.example' });
    for (const url of ['/whence', '/boom', '/wrong', '/nowhere', '/%zz']) {
      const { headers } = await app.inject({ url });
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        'strict-transport-security': expect.stringContaining('max-age=') as unknown,
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('is not told to insist on https where there is none', async () => {
    const { headers } = await openServer().inject({ url: '/whence' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('gets pages whose scripts are known by a fresh nonce', async () => {
    const app = openServer();
    const first = await app.inject({ url: '/page' });
    const second = await app.inject({ url: '/page' });
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
    expect(nonce).toHaveLength(24);
    expect(first.headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonce}' 'self' https://js.stripe.com`,
    );
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(first.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
    });
    expect(second.body).not.toBe(first.body);
  });
});

describe('A caller whose request is wrong', () => {
  it.each([
    [
      'JSON that is none',
      { payload: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['no JSON at all', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a poisoned prototype',
      { payload: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
  ])('is told so in the form of the contract: %s', async (_case, sent, status) => {
    const answer = await openServer().inject({ method: 'POST', url: '/echo', ...sent });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      errors: [{ message: someText, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('is told which fields are wrong, or how long to wait', async () => {
    const app = openServer();
    expect((await app.inject({ url: '/wrong' })).json()).toEqual({
      errors: [
        {
          message: 'Please correct the marked fields.',
          extensions: { code: 'BAD_USER_INPUT', fields: { email: 'Required.' } },
        },
      ],
    });
    const limited = await app.inject({ url: '/slow-down' });
    expect(limited.statusCode).toBe(429);
    expect(limited.headers['retry-after']).toBe('7');
  });

  it('hears that there is nothing at an address', async () => {
    const app = openServer();
    for (const url of ['/nowhere?token=t0ken', '/%zz']) {
      const answer = await app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json<ErrorBody>().errors[0].extensions.code).toMatch(
        /NOT_FOUND|BAD_USER_INPUT/,
      );
    }
  });

  it('is told at an address that cannot be read, as a page where a page is asked for', async () => {
    const drawError = ({
      status,
      message,
      nonce,
    }: {
      status: number;
      message: string;
      nonce: string;
    }) => `<style nonce="${nonce}"></style>${status} ${message}`;
    const app = openServer({ drawError });
    const asProgram = await app.inject({ url: '/%ff', headers: { accept: '*/*' } });
    expect([asProgram.statusCode, asProgram.json()]).toEqual([
      400,
      { errors: [{ message: someText, extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
    const asPage = await app.inject({ url: '/%ff', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([asPage.statusCode, asPage.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(asPage.body) ?? [];
    expect(asPage.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(asPage.headers['x-content-type-options']).toBe('nosniff');
  });

  it('may send 256 KB and is refused with 10 MB, in words', async () => {
    const app = openServer();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = (length: number) =>
      fetch(`${address}/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('x'.repeat(length)),
      });
    expect((await send(255 * 1024)).status).toBe(200);
    const refused = await send(10 * 1024 * 1024);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('gets an answer even when it speaks no HTTP', async () => {
    const app = openServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1', () => socket.write('HELLO QUAD\r\n\r\n'));
    let said = '';
    for await (const chunk of socket) said += String(chunk);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(
      (JSON.parse(said.split('\r\n\r\n')[1] ?? '') as ErrorBody).errors[0].extensions.code,
    ).toBe('BAD_USER_INPUT');
  });
});

describe('An operator', () => {
  it('finds an unexpected error in the log under the id that the caller was told', async () => {
    const answer = await openServer().inject({ url: '/boom?token=t0ken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    const { id } = answer.json<ErrorBody>().errors[0].extensions;
    const line = lines.find((each) => each.includes('a secret of the server')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ reqId: id, route: '/boom' });
  });

  it('finds no query, cookie or token in the log', async () => {
    const app = openServer();
    for (const url of ['/whence', '/boom', '/nowhere', '/wrong', '/%zz'])
      await app.inject({
        url: `${url}?token=t0ken`,
        headers: { cookie: 'session=t0ken', authorization: 'Bearer t0ken' },
      });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join()).not.toContain('t0ken');
  });
});

describe('A visitor behind a proxy', () => {
  const forwarded = {
    'x-forwarded-for': '203.0.113.9, 198.51.100.2, 10.0.0.2',
    'x-forwarded-proto': 'https',
  };
  const ask = async (
    trustProxy: NonNullable<ServerOptions['trustProxy']>,
    remoteAddress = '10.0.0.1',
  ) =>
    (
      await openServer({ trustProxy }).inject({ url: '/whence', headers: forwarded, remoteAddress })
    ).json<unknown>();

  it('is the proxy as long as no one is trusted', async () => {
    expect(await ask(false)).toEqual({ ip: '10.0.0.1', protocol: 'http' });
  });

  it('is known through as many proxies as there are', async () => {
    expect(await ask(1)).toEqual({ ip: '10.0.0.2', protocol: 'https' });
    expect(await ask(2)).toEqual({ ip: '198.51.100.2', protocol: 'https' });
  });

  it('is known through the proxies at trusted addresses, and cannot invent another', async () => {
    expect(await ask(['10.0.0.0/8'])).toEqual({ ip: '198.51.100.2', protocol: 'https' });
    expect(await ask(['10.0.0.0/8'], '192.0.2.1')).toEqual({ ip: '192.0.2.1', protocol: 'http' });
  });
});

describe('Someone who sends a body drop by drop', () => {
  const send = async (app: ReturnType<typeof createServer>, path: string): Promise<string> => {
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: quad\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"`,
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    return answer;
  };

  it('is told that it took too long, and the line is cut', async () => {
    const answer = await send(openServer({ bodySeconds: 0.05 }), '/echo');
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('The request took too long to arrive.');
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('has the time that the route gives', async () => {
    const app = openServer();
    app.post('/quick', { config: { bodySeconds: 0.05 } }, (request) => request.body);
    expect(await send(app, '/quick')).toContain('HTTP/1.1 408');
  });
});
