import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { Follower } from './follower.fixture.server.ts';
import { makeToys, openToyHouse } from './toys.fixture.server.ts';
import type { ToyHouse } from './toys.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
let house: ToyHouse;

beforeAll(async () => {
  await makeToys(database);
  await pool.query("insert into child values ('ann'), ('ben')");
  house = await openToyHouse(database);
});
afterAll(() => house.close());

const follow = (token: string) => new Follower({ port: () => house.port, token, box: 'red' });

test('who stops reading is cut off, the others notice nothing, and he resumes where he was', async () => {
  const sleepy = follow('ann');
  const awake = follow('ben');
  await eventually(() => expect([sleepy.following, awake.following]).toEqual([true, true]));
  sleepy.socket.pause();
  let put = 0;
  while (house.events.figures().cutOffs === 0) {
    await pool.query(
      `insert into toy (box, fill) select 'red', repeat('x', 20000) from generate_series(1, 20)`,
    );
    house.events.wake();
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
  sleepy.leave();
  awake.leave();
});

test('who missed a lot and reads slowly is given time, not cut off for it', async () => {
  const ann = follow('ann');
  await eventually(() => expect(ann.following).toBe(true));
  const { cursor } = ann;
  ann.leave();
  const before = house.events.figures().cutOffs;
  await pool.query(
    `insert into toy (box, fill) select 'red', repeat('y', 10000) from generate_series(1, 1000)`,
  );
  const late = new Follower({
    port: () => house.port,
    token: 'ben',
    box: 'red',
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  // He reads in sips.
  const sips = setInterval(() => {
    if (late.socket.isPaused) late.socket.resume();
    else late.socket.pause();
  }, 5);
  await eventually(() => expect(late.received).toHaveLength(1_000));
  clearInterval(sips);
  expect(late.closings).toEqual([]);
  expect(house.events.figures().cutOffs).toBe(before);
  late.leave();
});
