import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToys, openSampleApp, type SampleApp } from '../events/toys.fixture.server.ts';
import { createLog } from '../monitoring/log.server.ts';
import { createServer } from '../http/server.server.ts';
import { noOne } from '../model/viewer.ts';
import { realWorld } from '../real-world.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { streamWith } from './stream-route.server.ts';

const database = await testDatabase();
const lines: string[] = [];
const log = createLog({ destination: { write: (line) => lines.push(line) } });
const app = createServer({ world: realWorld, log });
let toys: SampleApp;
let full: SampleApp;

beforeAll(async () => {
  await makeToys(database);
  toys = await openSampleApp(database);
  full = await openSampleApp(database, { limits: { connections: 0 } });
  const open = streamWith(toys.events, undefined);
  const turnAway = streamWith(full.events, undefined);
  app.post('/open', async (request, reply) => open(request, reply, noOne));
  app.post('/full', async (request, reply) => turnAway(request, reply, noOne));
  app.post('/unknown', async (request, reply) => open(request, reply, null));
});
afterAll(async () => {
  await app.close();
  await toys.close();
  await full.close();
});

const ask = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

describe('Someone who asks for an event stream', () => {
  it('gets it', async () => {
    const answer = await ask('/open', { query: 'who' });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.body).toContain('event: next\ndata: {"data":{"who":null}}');
  });

  it('is told when there is no room, and when to come again', async () => {
    const answer = await ask('/full', { query: 'who' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter } }],
    });
  });

  it('is told an id, which is in the log, when no one foresaw what went wrong', async () => {
    const answer = await ask('/open', { query: 'throw' });
    expect(answer.statusCode).toBe(500);
    const { errors } = answer.json<{ errors: { extensions: { code: string; id: string } }[] }>();
    expect(errors[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(answer.body).not.toContain('not for the client');
    const told = lines.find((line) => line.includes(String(errors[0]?.extensions.id)));
    expect(told).toContain('not for the client');
  });

  it.each([
    ['no query', {}],
    ['variables that are a text', { query: 'who', variables: '{}' }],
    ['variables that are a list', { query: 'who', variables: [] }],
    ['a name that is a number', { query: 'who', operationName: 1 }],
  ])('is told so when it sends %s', async (_, payload) => {
    const answer = await ask('/open', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('is refused without a credential', async () => {
    expect((await ask('/unknown', { query: 'who' })).statusCode).toBe(401);
  });
});
