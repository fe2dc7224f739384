import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { worldAt } from '../../testing/world-at.server.ts';
import { Line, refusalOf } from './connection.fixture.server.ts';
import { makeToys, openSampleApp } from '../toys.fixture.server.ts';
import type { SampleApp } from '../toys.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
const world = worldAt('2026-11-21T10:00:00Z');
let app: SampleApp;

beforeAll(async () => {
  await makeToys(database);
  await pool.query("insert into child values ('ann'), ('ben')");
  app = await openSampleApp(database, { world, limits: { atOnce: 4, maxPayload: 10_000 } });
});
afterAll(() => app.close());
// Waits until connections of the previous test are gone.
beforeEach(() => eventually(() => expect(app.events.figures().connections).toBe(0)));

/** A person without events so far. */
async function newChild(rights = 1): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into child values ($1, $2)', [id, rights]);
  return id;
}

const forbidden = { code: 4403, reason: 'Forbidden' };

async function put(box: string, fill = ''): Promise<void> {
  await pool.query('insert into toy (box, fill) values ($1, $2)', [box, fill]);
  app.events.wake();
}

/** Waits until what was asked before has been opened: a question asked now is answered later. */
async function settled(line: Line): Promise<void> {
  line.ask('settled', 'who');
  await eventually(() => expect(line.about('settled')).toHaveLength(2));
}

test('a stranger without a credential is not let in', async () => {
  const line = await new Line(app.port).open();
  line.post({ type: 'connection_init' });
  expect(await line.ended).toEqual(forbidden);
});

test('a stranger with an invented token is not let in, whatever cookie comes along', async () => {
  const line = await new Line(app.port, { headers: { cookie: 'ann' } }).as('nobody');
  expect(await line.ended).toEqual(forbidden);
});

test.each([
  ['the message that begins the talk', {}, { authorization: 'ann' }],
  ['that message, written with a capital', {}, { Authorization: 'ann' }],
  ['a header of the upgrade', { authorization: 'ann' }, undefined],
  ['the cookie of a page', { cookie: 'ann' }, {}],
])('a child may say who it is by %s', async (_, headers, payload) => {
  const line = await new Line(app.port, { headers }).open();
  line.post({ type: 'connection_init', payload });
  await eventually(() => expect(line.messages[0]?.type).toBe('connection_ack'));
});

test('a page of someone else cannot use the line', async () => {
  const answer = await refusalOf(app.port, {
    origin: 'http://evil.test',
    headers: { cookie: 'ann' },
  });
  expect(answer).toMatchObject({
    statusCode: 403,
    body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
  });
});

test('at any other address there is no line', async () => {
  expect(await refusalOf(app.port, {}, '/elsewhere')).toMatchObject({ statusCode: 404 });
});

test('another protocol is not spoken', async () => {
  const line = new Line(app.port, {}, 'graphql-ws');
  await expect(line.open()).rejects.toThrow();
});

test('a child who is let in is told the cursor from which it can resume', async () => {
  const line = await new Line(app.port).as('ann');
  await eventually(() => expect(line.messages).toHaveLength(1));
  expect(line.messages[0]).toEqual({
    type: 'connection_ack',
    payload: { cursor: expect.stringMatching(/^[0-9a-f]{12}\.\d+\.\d+$/) as string },
  });
});

test('a question and a wrong request are answered over the line', async () => {
  const line = await new Line(app.port).as('ben');
  await eventually(() => expect(line.messages).toHaveLength(1));
  line.ask('1', 'who');
  line.ask('2', 'what');
  line.ask('3', 'throw');
  await eventually(() => expect(line.messages).toHaveLength(5));
  expect(line.about('1')).toEqual([
    { id: '1', type: 'next', payload: { data: { who: 'ben' } } },
    { id: '1', type: 'complete' },
  ]);
  expect(line.about('2')).toEqual([
    {
      id: '2',
      type: 'error',
      payload: [{ message: 'No such toy.', extensions: { code: 'NOT_FOUND' } }],
    },
  ]);
  expect(line.about('3')).toMatchObject([
    { type: 'error', payload: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
  ]);
  expect(JSON.stringify(line.messages)).not.toContain('not for the client');
});

test('two subscriptions on one line are kept apart, and one is given up alone', async () => {
  const line = await new Line(app.port).as('ann');
  await eventually(() => expect(line.messages).toHaveLength(1));
  line.ask('red', 'box red');
  line.ask('blue', 'box blue');
  await settled(line);
  await put('red');
  await put('blue');
  await eventually(() => expect(line.about('blue')).toHaveLength(1));
  await eventually(() => expect(line.about('red')).toHaveLength(1));
  line.post({ type: 'complete', id: 'red' });
  await eventually(() => expect(app.events.figures().subscriptions).toBe(1));
  await put('red');
  await put('blue');
  await eventually(() => expect(line.about('blue')).toHaveLength(2));
  expect(line.about('red')).toHaveLength(1);
  line.close();
  await eventually(() => expect(app.events.figures().members).toBe(0));
});

test('an operation id cannot smuggle anything into the messages', async () => {
  const line = await new Line(app.port).as('ann');
  await eventually(() => expect(line.messages).toHaveLength(1));
  const id = '"},{"type":"ka\\\n\u2028\ud800';
  line.ask(id, 'box ids');
  await settled(line);
  await put('ids');
  await eventually(() => expect(line.messages.at(-1)?.type).toBe('next'));
  expect(line.messages.at(-1)).toMatchObject({
    type: 'next',
    payload: { data: { kind: 'created' } },
  });
  expect(line.messages.at(-1)?.id?.slice(0, 15)).toBe(id.slice(0, 15));
});

test('an operation id of a thousand letters ends the line', async () => {
  const line = await new Line(app.port).as('ann');
  await eventually(() => expect(line.messages).toHaveLength(1));
  line.ask('x'.repeat(1_000), 'box ids');
  expect(await line.ended).toMatchObject({ code: 4400 });
});

test('a message that is too long ends the line', async () => {
  const line = await new Line(app.port).as('ann');
  line.ask('1', 'x'.repeat(20_000));
  expect(await line.ended).toMatchObject({ code: 1009 });
});

test('one line holds so many subscriptions and no more', async () => {
  const line = await new Line(app.port).as('ann');
  await eventually(() => expect(line.messages).toHaveLength(1));
  for (let index = 0; index < 6; index += 1) line.ask(`s${index}`, `box b${index}`);
  await eventually(() => expect(line.messages).toHaveLength(3));
  expect(line.messages.slice(1)).toMatchObject([
    { id: 's4', type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED' } }] },
    { id: 's5', type: 'error' },
  ]);
  expect(app.events.figures().subscriptions).toBe(4);
});

test('a feed that new rights forbid ends with an error, the line stays', async () => {
  const cat = await newChild(2);
  const line = await new Line(app.port).as(cat);
  await eventually(() => expect(line.messages).toHaveLength(1));
  line.ask('1', 'even toys');
  await settled(line);
  await pool.query('update child set rights = 3 where id = $1', [cat]);
  app.events.wake();
  await eventually(() => expect(line.about('1')).toMatchObject([{ type: 'error' }]));
  line.ask('2', 'who');
  await eventually(() => expect(line.about('2')).toHaveLength(2));
});

test('a line ends with the account, and with the minute of its credential', async () => {
  const gone = await newChild();
  const dan = await new Line(app.port).as(gone);
  const eve = await new Line(app.port).as(await newChild());
  await eventually(() => expect([...dan.messages, ...eve.messages]).toHaveLength(2));
  await pool.query('delete from child where id = $1', [gone]);
  app.events.wake();
  expect(await dan.ended).toMatchObject({ code: 4403 });
  expect(eve.socket.readyState).toBe(eve.socket.OPEN);
  world.advance(61_000);
  expect(await eve.ended).toMatchObject({ code: 4403 });
});

test('when the last seat is taken, the next one is asked to come again later', async () => {
  const small = await openSampleApp(database, { limits: { connections: 1 } });
  const line = await new Line(small.port).as('ann');
  await eventually(() => expect(line.messages[0]?.type).toBe('connection_ack'));
  const answer = await refusalOf(small.port, {});
  expect(answer).toMatchObject({
    statusCode: 503,
    body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  line.close();
  await eventually(() => expect(small.events.figures().connections).toBe(0));
  const next = await new Line(small.port).as('ann');
  await small.close();
  expect(await next.ended).toMatchObject({ code: 1012 });
});

test('one address takes its share of the seats, and none before it has said who is calling', async () => {
  const small = await openSampleApp(database, { limits: { connections: 100, perAddress: 1 } });
  // Until then it has only a temporary slot, and takes none of the others.
  const silent = await new Line(small.port).open();
  expect(small.events.figures().connections).toBe(0);
  const line = await new Line(small.port).as('ann');
  await eventually(() => expect(line.messages[0]?.type).toBe('connection_ack'));
  expect(await refusalOf(small.port, {})).toMatchObject({
    statusCode: 429,
    body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  });
  // A socket that connected earlier and authenticates now finds the address full.
  silent.post({ type: 'connection_init', payload: { authorization: 'ben' } });
  expect(await silent.ended).toMatchObject({ code: 1013 });
  expect(small.events.figures().connections).toBe(1);
  await small.close();
});

test('sockets that have not said who is calling are few, and those that have are not among them', async () => {
  const small = await openSampleApp(database, {
    limits: { connections: 100, initWithin: 600_000 },
  });
  const silent = await Promise.all(Array.from({ length: 5 }, () => new Line(small.port).open()));
  expect(small.events.figures()).toMatchObject({ connections: 0, waiting: 5 });
  expect(await refusalOf(small.port, {})).toMatchObject({ statusCode: 429 });
  for (const line of silent)
    line.post({ type: 'connection_init', payload: { authorization: 'ann' } });
  await eventually(() => {
    expect(small.events.figures()).toMatchObject({ connections: 5, waiting: 0 });
  });
  await (await new Line(small.port).as('ben')).open();
  await small.close();
});

test('a socket that does not say who is calling is cut off, even one that answers nothing', async () => {
  const small = await openSampleApp(database, { limits: { initWithin: 200 } });
  const line = new Line(small.port);
  // Reads nothing more, so it never answers the close frame.
  line.socket.once('open', () => line.socket.pause());
  await line.open();
  await eventually(() => expect(small.events.figures().waiting).toBe(0));
  line.socket.resume();
  expect(await line.ended).toMatchObject({ code: 4408 });
  await small.close();
});
