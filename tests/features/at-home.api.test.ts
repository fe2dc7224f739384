import { describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';

/** A request that seems local, as through a proxy without headers. */
const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

async function open(env: Record<string, string>) {
  const app = await testServer(undefined, { env });
  const admin = await app.person('admin');
  return async (url: string, asAdmin = false) => {
    const headers = {
      ...here.headers,
      ...(asAdmin ? { authorization: `Bearer ${admin.token}` } : {}),
    };
    return (await app.fastify.inject({ url, ...here, headers })).statusCode;
  };
}

describe('an operator on the machine itself', () => {
  test('reads figures and mail of a server at home', async () => {
    const ask = await open({});
    expect(await ask('/metrics')).toBe(200);
    expect(await ask('/mailbox.json')).toBe(200);
  });

  test.each([
    ['an address of the world', { PUBLIC_URL: 'https://fairs.example.org' }],
    ['a proxy that is announced', { TRUST_PROXY: 'loopback' }],
    ['all addresses', { HOST: '0.0.0.0' }],
  ])('may be anyone once the server has %s: no figures, no mailbox', async (_, env) => {
    const ask = await open(env);
    expect(await ask('/metrics')).toBe(401);
    expect(await ask('/mailbox.json')).toBe(404);
    expect(await ask('/mailbox.json', true)).toBe(404);
  });

  test('finds the mailbox of a server for trying out, which is for admins', async () => {
    const ask = await open({ PUBLIC_URL: 'https://fairs.example.org', DEMO: 'on' });
    expect(await ask('/mailbox.json')).toBe(403);
    expect(await ask('/mailbox.json', true)).toBe(200);
  });

  test('needs the token for the figures where there is one', async () => {
    const ask = await open({ METRICS_TOKEN: 'a-token-of-some-length' });
    expect(await ask('/metrics')).toBe(401);
  });
});
