import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase } from '../../testing/test-database.server.ts';
import { beginning, comparePositions, readCursor } from '../cursor.ts';
import type { Feed } from '../feed.ts';
import { HubStand, child, listener, slowFeed } from './hub.fixture.server.ts';
import { makeToys, nearToyFeed, rightsOf, toyFeed } from '../toys.fixture.server.ts';

const database = await testDatabase();
const { pool } = database;
let stand: HubStand;

beforeAll(() => makeToys(database));
beforeEach(async () => {
  await pool.query('delete from child');
  stand = await new HubStand(database).stand();
});

test('someone who joins while an older toy is still on its way does not get that one', async () => {
  const { feed, go } = slowFeed('slow');
  const early = stand.come('ann', feed);
  await stand.put('slow');
  await stand.read();
  const late = stand.come('ben', feed);
  const toy = await stand.put('slow');
  await stand.read();
  go();
  await eventually(() => expect(late.seen).toEqual([{ toy, rights: 1 }]));
  expect(early.seen).toHaveLength(2);
});

test('a subscriber who cannot be sent to is sent off, and the others of the group go on', async () => {
  const feed = toyFeed('torn');
  const broken = listener();
  const ann = stand.come('ann', feed);
  stand.hub
    .enter(child('ben', 1), stand.hub.mark(), () => undefined)
    .follow(feed, {
      ...broken.sink,
      deliver() {
        throw new Error('The line is torn.');
      },
      refuse() {
        broken.sink.refuse();
        throw new Error('The line is torn.');
      },
    });
  const cat = stand.come('cat', feed);
  for (let toy = 0; toy < 2; toy += 1) {
    await stand.put('torn');
    await stand.read();
  }
  await eventually(() => {
    expect([ann.seen.length, cat.seen.length]).toEqual([2, 2]);
  });
  expect(broken.refused.count).toBe(1);
  expect(stand.hub.figures()).toMatchObject({ subscriptions: 2 });
});

test('someone who catches up while the others still wait gets each toy once', async () => {
  const { feed, go } = slowFeed('wait');
  const before = stand.hub.cursor();
  const early = stand.come('ann', feed);
  const first = await stand.put('wait');
  await stand.read();
  const second = await stand.put('wait');
  const news = await stand.peek();
  const late = stand.come('ben', toyFeed('wait'), before);
  stand.move(news);
  await eventually(() => expect(late.seen).toHaveLength(2));
  go();
  await eventually(() => expect(early.seen).toHaveLength(2));
  const third = await stand.put('wait');
  await stand.read();
  await eventually(() => expect(early.seen).toHaveLength(3));
  expect(late.seen).toEqual([first, second, third].map((toy) => ({ toy, rights: 1 })));
  expect(late.cursors).toEqual(early.cursors);
});

test('a child whose rights changed while he was being let in is judged by the new ones', async () => {
  await pool.query("insert into child values ('cat', 7)");
  const mark = stand.hub.mark();
  const looked = child('cat', 6);
  await pool.query("update child set rights = 8 where id = 'cat'");
  await stand.read();
  const cat = listener();
  stand.hub.enter(looked, mark, () => undefined).follow(toyFeed('in'), cat.sink);
  const toy = await stand.put('in');
  await stand.read();
  await eventually(() => expect(cat.seen).toEqual([{ toy, rights: 8 }]));
});

test('one who catches up ahead of the reader is judged by rights the reader has not seen yet', async () => {
  await pool.query("insert into child values ('dan', 1)");
  const before = stand.hub.cursor();
  const first = await stand.put('ahead');
  await stand.read();
  await pool.query("update child set rights = 2 where id = 'dan'");
  const second = await stand.put('ahead');
  await stand.peek();
  const dan = stand.come('dan', toyFeed('ahead'), before);
  await eventually(() =>
    expect(dan.seen).toEqual([
      { toy: first, rights: 1 },
      'read afresh',
      { toy: second, rights: 2 },
    ]),
  );
  await stand.read();
  const third = await stand.put('ahead');
  await stand.read();
  await eventually(() => expect(dan.seen[3]).toEqual({ toy: third, rights: 2 }));
  expect(dan.seen).toHaveLength(4);
});

test('one who has caught up past a change of rights is not sent back to it', async () => {
  await pool.query("insert into child values ('dot', 1)");
  const before = stand.hub.cursor();
  await stand.put('past');
  await stand.read();
  await pool.query("update child set rights = 2 where id = 'dot'");
  await stand.put('past');
  const rows = await stand.peek();
  const dot = stand.come('dot', toyFeed('past'), before);
  await eventually(() => expect(dot.seen).toHaveLength(3));
  await pool.query("update child set rights = 3 where id = 'dot'");
  // Only now the reader delivers the first change; by now the rights have changed again.
  stand.move(rows);
  await eventually(() => expect(dot.seen.at(-1)).toBe('read afresh'));
  expect(dot.seen).toHaveLength(4);
  const last = readCursor(dot.cursors.at(-1) ?? '')?.position;
  expect(last).toEqual(rows.at(-1)?.position);
});

test('one who comes again with rights that the reader has not heard of reads afresh when it has', async () => {
  await pool.query("insert into child values ('deb', 1)");
  const before = stand.hub.cursor();
  await pool.query("update child set rights = 2 where id = 'deb'");
  const rows = await stand.peek();
  // What she shows was read with the old rights, and her credential is looked up with the new ones.
  const deb = stand.come('deb', toyFeed('again'), before, child('deb', 2));
  stand.move(rows);
  await eventually(() => expect(deb.seen).toEqual(['read afresh']));
});

test('one whose rights were others for a moment only reads afresh', async () => {
  await pool.query("insert into child values ('dag', 1)");
  const dag = stand.come('dag', toyFeed('moment'));
  await pool.query("update child set rights = 2 where id = 'dag'");
  await pool.query("update child set rights = 1 where id = 'dag'");
  await stand.read();
  await eventually(() => expect(dag.seen).toContain('read afresh'));
});

test('a toy that was put in before the rights changed is not held back by the change', async () => {
  await pool.query("insert into child values ('eve', 1), ('fay', 1)");
  const eve = stand.come('eve', toyFeed('order'));
  const fay = stand.come('fay', toyFeed('order'));
  const [first] = [await stand.put('order')];
  await pool.query("update child set rights = 2 where id = 'eve'");
  const second = await stand.put('order');
  await stand.read();
  await eventually(() =>
    expect(eve.seen).toEqual([
      { toy: first, rights: 1 },
      'read afresh',
      { toy: second, rights: 2 },
    ]),
  );
  expect(fay.seen).toEqual([
    { toy: first, rights: 1 },
    { toy: second, rights: 1 },
  ]);
});

test('children with the same rights are served by one execution', async () => {
  let executions = 0;
  const feed = toyFeed('shared');
  const counted: Feed = {
    ...feed,
    execute(viewer, change) {
      executions += 1;
      return feed.execute(viewer, change);
    },
  };
  const many = Array.from({ length: 20 }, (_, index) =>
    stand.come(`child ${index}`, counted, undefined, child(`child ${index}`, 1 + (index % 3))),
  );
  const toy = await stand.put('shared');
  await stand.read();
  await eventually(() => {
    many.forEach(({ seen }, index) => expect(seen).toEqual([{ toy, rights: 1 + (index % 3) }]));
  });
  expect(executions).toBe(3);
});

test('a child that is no longer there is sent away before the next toy', async () => {
  await pool.query("insert into child values ('gus', 1)");
  const gus = stand.come('gus', toyFeed('gone'));
  const hal = stand.come('hal', toyFeed('gone'));
  await pool.query("delete from child where id = 'gus'");
  await stand.put('gone');
  await stand.read();
  await eventually(() => expect(hal.seen).toHaveLength(1));
  expect(gus).toMatchObject({ endings: ['revoked'], seen: [] });
  expect(stand.hub.figures().members).toBe(1);
});

test('a child whose rights cannot be read is asked to come again, and shown nothing meanwhile', async () => {
  await pool.query("insert into child values ('ian', 1)");
  const ian = stand.come('ian', toyFeed('blind'));
  stand.blindness = new Error('the database is away');
  await pool.query("update child set rights = 2 where id = 'ian'");
  await stand.put('blind');
  await stand.read();
  await eventually(() => expect(ian.endings).toEqual(['unsure']));
  expect(ian.seen).toEqual([]);
});

test('a change in one session leaves the other sessions of the account alone', async () => {
  await pool.query("insert into child values ('joy', 3)");
  const here = stand.come('joy', toyFeed('two'), undefined, child('joy', 1));
  const there = stand.come('joy', toyFeed('two'), undefined, {
    ...child('joy', 1),
    sessionId: 'another',
  });
  await pool.query(`insert into event (topic, kind, body)
    values ('viewer', 'updated', '{"accountId": "joy", "sessionId": "another"}')`);
  await stand.put('two');
  await stand.read();
  await eventually(() => expect(there.seen).toMatchObject(['read afresh', { rights: 3 }]));
  await eventually(() => expect(here.seen).toMatchObject([{ rights: 1 }]));
});

test('who may no longer follow a feed is refused it, and the rest of him stays', async () => {
  await pool.query("insert into child values ('kim', 2)");
  const even: Feed['allows'] = (viewer) => rightsOf(viewer) % 2 === 0;
  const kim = stand.come(
    'kim',
    { ...toyFeed('even', even), key: 'even' },
    undefined,
    child('kim', 2),
  );
  const open = listener();
  kim.guest.follow(toyFeed('even'), open.sink);
  await pool.query("update child set rights = 3 where id = 'kim'");
  const toy = await stand.put('even');
  await stand.read();
  await eventually(() => expect(open.seen).toEqual(['read afresh', { toy, rights: 3 }]));
  expect(kim).toMatchObject({ refused: { count: 1 }, seen: [], endings: [] });
});

test('a credential ends at its minute, by the clock of the server', async () => {
  const lea = stand.come('lea', toyFeed('clock'));
  stand.world.moveTo('2026-11-21T10:59:59Z');
  stand.hub.sweep();
  expect(lea.endings).toEqual([]);
  stand.world.moveTo('2026-11-21T11:00:00Z');
  stand.hub.sweep();
  expect(lea.endings).toEqual(['expired']);
  await stand.put('clock');
  await stand.read();
  expect(lea.seen).toEqual([]);
});

test('a toy in another box costs those who said so nothing, now and when they come again', async () => {
  let looks = 0;
  const near = nearToyFeed('near');
  const feed: Feed = {
    ...near,
    classOf(viewer, change) {
      looks += 1;
      return near.classOf(viewer, change);
    },
    execute(viewer, change) {
      looks += 1;
      return near.execute(viewer, change);
    },
  };
  const before = stand.hub.cursor();
  const lea = stand.come('lea', feed);
  for (let n = 0; n < 5; n += 1) await stand.put('far');
  const toy = await stand.put('near');
  await stand.read();
  await eventually(() => expect(lea.seen).toEqual([{ toy, rights: 1 }]));
  expect(looks).toBe(2);
  const late = stand.come('mia', feed, before);
  await eventually(() => expect(late.seen).toEqual([{ toy, rights: 1 }]));
  expect(looks).toBe(3);
});

test('one who reads afresh does not go through what was nothing to him when he comes again', async () => {
  await pool.query("insert into child values ('noa', 1)");
  const noa = stand.come('noa', nearToyFeed('quiet'));
  for (let n = 0; n < 3; n += 1) await stand.put('far');
  await stand.read();
  const { position } = stand.outboxReader;
  await pool.query("update child set rights = 2 where id = 'noa'");
  const rows = await stand.peek();
  const toy = await stand.put('quiet');
  stand.move([...rows, ...(await stand.peek()).slice(rows.length)]);
  await eventually(() => expect(noa.seen).toEqual(['read afresh', { toy, rights: 2 }]));
  const [cursor = ''] = noa.cursors;
  const reached = readCursor(cursor)?.position ?? beginning;
  expect(comparePositions(reached, position)).toBeGreaterThan(0);
  // Later events are there all the same.
  const again = stand.come('noa', nearToyFeed('quiet'), cursor, child('noa', 2));
  await eventually(() => expect(again.seen).toEqual([{ toy, rights: 2 }]));
});
