import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { writeCursor } from '../cursor.ts';
import { HubStand, slowFeed } from './hub.fixture.server.ts';
import { renewEpoch } from '../read-outbox.server.ts';
import { makeToys, toyFeed } from '../toys.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
let stand: HubStand;

beforeAll(() => makeToys(database));
beforeEach(async () => {
  await pool.query('delete from child');
  stand = await new HubStand(database).stand();
});

test('a toy that cannot be shown makes people read afresh instead of missing it', async () => {
  const max = stand.come('max', toyFeed('broken'));
  await pool.query("insert into toy (box, fill) values ('broken', 'broken')");
  const toy = await stand.put('broken');
  await stand.read();
  await eventually(() => expect(max.seen).toEqual(['read afresh', { toy, rights: 1 }]));
});

test('a crowd that falls thousands of toys behind reads afresh once and goes on', async () => {
  const { feed, go } = slowFeed('flood');
  const ned = stand.come('ned', feed);
  await pool.query(`insert into toy (box) select 'flood' from generate_series(1, 6000)`);
  await stand.read();
  const toy = await stand.put('flood');
  await stand.read();
  go();
  await eventually(() => expect(ned.seen.at(-1)).toEqual({ toy, rights: 1 }));
  expect(ned.seen.filter((one) => one === 'read afresh')).toHaveLength(1);
  expect(ned.seen.length).toBeLessThan(5_200);
});

test.each([
  ['is no cursor', () => 'yesterday'],
  ['is of another epoch', () => writeCursor('0123456789ab', stand.outboxReader.position)],
  [
    'lies in the future',
    () =>
      writeCursor(stand.outboxReader.epoch, { xid: stand.outboxReader.position.xid + 1e9, id: 1 }),
  ],
])('who comes with a cursor that %s reads afresh, then gets what follows', async (_, cursor) => {
  const ola = stand.come('ola', toyFeed('cursor'), cursor());
  await eventually(() => expect(ola.seen).toEqual(['read afresh']));
  const toy = await stand.put('cursor');
  await stand.read();
  await eventually(() => expect(ola.seen).toEqual(['read afresh', { toy, rights: 1 }]));
});

test('who stayed away longer than a day reads afresh', async () => {
  await stand.put('old');
  await stand.read();
  const cursor = stand.hub.cursor();
  await stand.put('old');
  await pool.query(`update event set slot = (event_slot(now()) + 1) % 8`);
  await pool.query(
    `select event_forget(to_timestamp(floor(extract(epoch from now()) / 14400) * 14400))`,
  );
  stand.world.advance(30 * 60_000);
  await stand.put('old');
  await stand.read();
  const pam = stand.come('pam', toyFeed('old'), cursor);
  await eventually(() => expect(pam.seen).toEqual(['read afresh']));
  const toy = await stand.put('old');
  await stand.read();
  await eventually(() => expect(pam.seen).toEqual(['read afresh', { toy, rights: 1 }]));
});

test('who missed more than can be told reads afresh', async () => {
  const cursor = stand.hub.cursor();
  await pool.query(`insert into toy (box) select 'more' from generate_series(1, 5300)`);
  await stand.read();
  const sam = stand.come('sam', toyFeed('more'), cursor);
  await eventually(() => expect(sam.seen.at(-1)).toBe('read afresh'));
  expect(sam.seen.filter((one) => one === 'read afresh')).toHaveLength(1);
});

test('after a backup was put back everyone is sent away and reads afresh', async () => {
  const tom = stand.come('tom', toyFeed('epoch'));
  const cursor = stand.hub.cursor();
  await renewEpoch(pool);
  stand.hub.restart();
  expect(tom.endings).toEqual(['unsure']);
  await stand.stand();
  const again = stand.come('tom', toyFeed('epoch'), cursor);
  await eventually(() => expect(again.seen).toEqual(['read afresh']));
});

test('when the last one has left, nothing is kept of him', async () => {
  const una = stand.come('una', toyFeed('left'));
  expect(stand.hub.figures()).toEqual({ members: 1, subscriptions: 1, groups: 1 });
  una.leave();
  expect(stand.hub.figures()).toEqual({ members: 1, subscriptions: 0, groups: 0 });
  una.guest.leave();
  expect(stand.hub.figures()).toEqual({ members: 0, subscriptions: 0, groups: 0 });
});

test('a toy of which no one knows who may see it makes people read afresh', async () => {
  const feed = toyFeed('riddle');
  let riddles = 1;
  const vic = stand.come('vic', {
    ...feed,
    classOf(viewer, change) {
      if (riddles-- > 0) throw new Error('Who knows?');
      return feed.classOf(viewer, change);
    },
  });
  await stand.put('riddle');
  const toy = await stand.put('riddle');
  await stand.read();
  await eventually(() => expect(vic.seen).toEqual(['read afresh', { toy, rights: 1 }]));
});
