import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { makeToys, openSampleApp } from '../toys.fixture.server.ts';
import type { SampleApp } from '../toys.fixture.server.ts';
import { Follower } from './follower.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
let app: SampleApp;

beforeAll(async () => {
  await makeToys(database);
  await pool.query("insert into child values ('ann'), ('ben')");
  app = await openSampleApp(database);
});
afterAll(() => app.close());

function follow(token: string, box: string, after?: string): Follower {
  const options = { port: () => app.port, token, box };
  const follower = new Follower(after === undefined ? options : { ...options, after });
  onTestFinished(() => follower.leave());
  return follower;
}

test('who stops reading is cut off, the others notice nothing, and he resumes where he was', async () => {
  const box = randomUUID();
  const sleepy = follow('ann', box);
  const awake = follow('ben', box);
  await eventually(() => expect([sleepy.following, awake.following]).toEqual([true, true]));
  sleepy.socket.pause();
  const before = app.events.figures().cutOffs;
  let put = 0;
  while (app.events.figures().cutOffs === before) {
    await pool.query(
      `insert into toy (box, fill) select $1, repeat('x', 20000) from generate_series(1, 20)`,
      [box],
    );
    app.events.wake();
    put += 20;
    const expected = put;
    await eventually(() => expect(awake.received).toHaveLength(expected));
  }
  expect(sleepy.received.length).toBeLessThan(put);
  sleepy.socket.resume();
  await eventually(() => expect(sleepy.received).toHaveLength(put));
  expect(sleepy.closings).toEqual([1006]);
  expect(awake.closings).toEqual([]);
  expect(sleepy.received.map(({ cursor }) => cursor)).toEqual(
    awake.received.map(({ cursor }) => cursor),
  );
});

test('who missed a lot and reads slowly is given time, not cut off for it', async () => {
  const box = randomUUID();
  const ann = follow('ann', box);
  await eventually(() => expect(ann.following).toBe(true));
  const { cursor } = ann;
  // What is new now is past when the other one comes. It comes in portions, each read before the next:
  // all of it at once is more than a busy machine takes from a reader that has it still unread.
  for (let put = 20; put <= 300; put += 20) {
    await pool.query(
      `insert into toy (box, fill) select $1, repeat('y', 50000) from generate_series(1, 20)`,
      [box],
    );
    app.events.wake();
    const expected = put;
    await eventually(() => expect(ann.received).toHaveLength(expected));
  }
  const before = app.events.figures().cutOffs;
  const late = follow('ben', box, cursor);
  // They read slowly.
  const sips = setInterval(() => {
    if (late.socket.isPaused) late.socket.resume();
    else late.socket.pause();
  }, 100);
  onTestFinished(() => clearInterval(sips));
  await eventually(() => expect(late.received).toHaveLength(300));
  expect(late.closings).toEqual([]);
  expect(app.events.figures().cutOffs).toBe(before);
});
