import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { makeToys, openSampleApp } from '../toys.fixture.server.ts';
import type { SampleApp } from '../toys.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
let app: SampleApp;

beforeAll(async () => {
  await makeToys(database);
  await pool.query("insert into child values ('ann', 1)");
  app = await openSampleApp(database);
});
afterAll(() => app.close());
// Waits until connections of the previous test are gone.
beforeEach(() => eventually(() => expect(app.events.figures().connections).toBe(0)));

/** A person without events so far. */
async function newChild(rights: number): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into child values ($1, $2)', [id, rights]);
  return id;
}

async function put(box: string, fill: string): Promise<void> {
  await pool.query('insert into toy (box, fill) values ($1, $2)', [box, fill]);
  app.events.wake();
}

/** Reads a stream from the connection. */
async function listen(query: string, headers: Record<string, string> = {}, port = app.port) {
  const asked = request({
    port,
    method: 'POST',
    headers: { authorization: 'ann', accept: 'text/event-stream', ...headers },
  });
  asked.on('error', () => undefined);
  asked.end(JSON.stringify({ query }));
  const response = await new Promise<IncomingMessage>((resolve) => asked.on('response', resolve));
  const heard = { text: '', over: false };
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (heard.text += chunk));
  response.on('error', () => undefined);
  response.on('close', () => (heard.over = true));
  const leave = () => void asked.destroy();
  onTestFinished(leave);
  return { response, heard, leave };
}

function events(text: string): { id?: string; event?: string; data?: unknown }[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = Object.fromEntries(
      block.split('\n').flatMap((line) => {
        const [, name, value] = /^(\w+):(.*)$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value.trim()]];
      }),
    );
    const { data, ...others } = fields;
    if (fields.event === undefined) return [];
    return [{ ...others, ...(data ? { data: JSON.parse(data) as unknown } : {}) }];
  });
}

test('a toy comes as an event whose id is the cursor', async () => {
  const box = randomUUID();
  const { response, heard, leave } = await listen(`box ${box}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
  await eventually(() => expect(app.events.figures().subscriptions).toBe(1));
  await put(box, 'ball');
  await eventually(() => expect(events(heard.text)).toHaveLength(1));
  const [event] = events(heard.text);
  expect(event).toMatchObject({ event: 'next', data: { data: { fill: 'ball' } } });
  expect(event).toMatchObject({ data: { extensions: { cursor: event?.id } } });
  leave();
  await eventually(() => {
    expect(app.events.figures()).toMatchObject({ connections: 0, members: 0, subscriptions: 0 });
  });
});

test('a browser that comes again with the id of the last event misses nothing', async () => {
  const box = randomUUID();
  const first = await listen(`box ${box}`);
  await eventually(() => expect(first.heard.text).toMatch(/^id: .+\n\n/m));
  // The stream names a cursor before the first event, too.
  const [, cursor = ''] = /^id: (.+)$/m.exec(first.heard.text) ?? [];
  first.leave();
  await put(box, 'kite');
  await put(box, 'drum');
  const second = await listen(`box ${box}`, { 'last-event-id': cursor });
  await eventually(() => expect(events(second.heard.text)).toHaveLength(2));
  await put(box, 'doll');
  await eventually(() => expect(events(second.heard.text)).toHaveLength(3));
  expect(events(second.heard.text).map(({ data }) => data)).toMatchObject(
    ['kite', 'drum', 'doll'].map((fill) => ({ data: { fill } })),
  );
});

test('an id that means nothing here makes the browser read afresh', async () => {
  const { heard } = await listen('box red', { 'last-event-id': '17' });
  await eventually(() => expect(events(heard.text)).toHaveLength(1));
  expect(events(heard.text)).toMatchObject([
    { data: { data: null, extensions: { resync: true } } },
  ]);
});

test('a question gets its one answer and the stream is over', async () => {
  const { heard } = await listen('who');
  await eventually(() => expect(heard.over).toBe(true));
  expect(events(heard.text)).toEqual([
    { event: 'next', data: { data: { who: 'ann' } } },
    { event: 'complete' },
  ]);
});

test('a wrong request is answered in the stream', async () => {
  const { heard } = await listen('what');
  await eventually(() => expect(heard.over).toBe(true));
  expect(events(heard.text)).toMatchObject([
    { data: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
    { event: 'complete' },
  ]);
});

test('when rights change, a stream that is no longer allowed says so and ends', async () => {
  const cat = await newChild(2);
  const { heard } = await listen('even red', { authorization: cat });
  await eventually(() => expect(app.events.figures().subscriptions).toBe(1));
  await pool.query('update child set rights = 3 where id = $1', [cat]);
  app.events.wake();
  await eventually(() => expect(heard.over).toBe(true));
  expect(events(heard.text)).toMatchObject([
    { data: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } },
    { event: 'complete' },
  ]);
});

test('a stream ends with the account, without a word, so that the browser comes again', async () => {
  const ben = await newChild(1);
  const { heard } = await listen('box red', { authorization: ben });
  await eventually(() => expect(app.events.figures().subscriptions).toBe(1));
  await pool.query('delete from child where id = $1', [ben]);
  app.events.wake();
  await eventually(() => expect(heard.over).toBe(true));
  expect(heard.text).not.toContain('complete');
});

test('the usual client for event streams understands ours', async () => {
  const client = createClient({
    url: `http://127.0.0.1:${app.port}/graphql`,
    headers: { authorization: 'ann' },
  });
  onTestFinished(() => client.dispose());
  const box = randomUUID();
  const iterator = client.iterate<{ fill: string }>({ query: `box ${box}` });
  const next = iterator.next();
  await eventually(() => expect(app.events.figures().subscriptions).toBe(1));
  await put(box, 'bear');
  expect(await next).toMatchObject({ value: { data: { fill: 'bear' } } });
  await iterator.return?.();
  client.dispose();
  await eventually(() => expect(app.events.figures().subscriptions).toBe(0));
});

test('readers of a process that stops are told when to come again, each at another time', async () => {
  const stopping = await openSampleApp(database);
  const readers = await Promise.all(
    Array.from({ length: 6 }, () => listen('box red', {}, stopping.port)),
  );
  await stopping.close();
  await eventually(() => expect(readers.every(({ heard }) => heard.over)).toBe(true));
  const waits = readers.map(({ heard }) => Number(/\nretry: (\d+)\n\n$/.exec(heard.text)?.[1]));
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(500);
    expect(wait).toBeLessThanOrEqual(5_000);
  }
  expect(new Set(waits).size).toBeGreaterThan(1);
  // Not completed: that would tell them not to reconnect.
  expect(readers.map(({ heard }) => heard.text).join('')).not.toContain('complete');
});

test('one address holds so many streams and sockets and no more', async () => {
  const small = await openSampleApp(database, { limits: { perAddress: 1 } });
  const open = (signal: AbortSignal) =>
    fetch(`http://127.0.0.1:${small.port}`, {
      method: 'POST',
      signal,
      body: JSON.stringify({ query: 'box shared' }),
      headers: { authorization: 'ann', accept: 'text/event-stream' },
    });
  const first = new AbortController();
  expect((await open(first.signal)).status).toBe(200);
  const refused = await open(first.signal);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  first.abort();
  const second = new AbortController();
  await eventually(async () => expect((await open(second.signal)).status).toBe(200));
  second.abort();
  await eventually(() => expect(small.events.figures().connections).toBe(0));
  await small.close();
});
