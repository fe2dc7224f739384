import { describe, expect, test } from 'vitest';
import { createRequestLimits } from '../../src/platform/http/limits.server.ts';
import { testServer } from '../support/test-server.server.ts';

const minute = { points: 3, perSeconds: 60 };
const plenty = { points: 1_000_000, perSeconds: 60 };
const app = await testServer(undefined, {
  limits: createRequestLimits({ perAddress: minute, perAccount: plenty }),
});
const admin = await app.person('admin');

let addresses = 0;
/** A new client address. */
const newAddress = () => `203.0.113.${(addresses += 1)}`;

async function send(remoteAddress: string, payload: string, more: Record<string, string> = {}) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
      ...more,
    },
    payload,
  });
  const { errors } = response.json<{ errors?: { extensions: { code: string } }[] }>();
  return { status: response.statusCode, code: errors?.[0]?.extensions.code, response };
}

const fine = JSON.stringify({ query: '{ __typename }' });

describe('someone who sends and sends', () => {
  test.each([
    ['what is right', fine, {}],
    ['what is no JSON', '{"query":', {}],
    ['what does not parse', JSON.stringify({ query: '{' }), {}],
    ['nothing', '', {}],
    ['more than is taken', `{"query":"${'x'.repeat(300_000)}"}`, {}],
    ['what is no JSON, for a stream', '{', { accept: 'text/event-stream' }],
    ['the wrong type of content', fine, { 'content-type': 'text/plain' }],
    ['what takes no answer that we have', fine, { accept: 'text/html' }],
  ])('is stopped by the limit of the address: %s', async (_, payload, headers) => {
    const from = newAddress();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await send(from, payload, headers)).code).not.toBe('RATE_LIMITED');
    const { status, response } = await send(from, payload, headers);
    expect(status).toBe(429);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number } }],
    });
    expect((await send(newAddress(), fine)).status).toBe(200);
  });

  test('is counted once for each event stream', async () => {
    const from = newAddress();
    const ask = () =>
      app.fastify.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: from,
        headers: { accept: 'text/event-stream', authorization: `Bearer ${admin.token}` },
        payload: JSON.parse(fine) as object,
      });
    for (let sent = 0; sent < 3; sent += 1) {
      const { body } = await ask();
      expect(body).toContain('data: {"data":{"__typename":"Query"}}');
    }
    expect((await ask()).statusCode).toBe(429);
  });

  test('is counted once for each request', async () => {
    const from = newAddress();
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < 4; sent += 1) codes.push((await send(from, fine)).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});
