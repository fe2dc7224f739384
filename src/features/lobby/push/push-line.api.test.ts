import { describe, expect, test } from 'vitest';
import { pushService } from '../../../../tests/support/push-service.server.ts';
import { browserOf } from '../../../../tests/support/test-push.server.ts';
import {
  accept,
  callThem,
  decline,
  finish,
  joined,
  leave,
  mine,
  testQueues,
} from '../../../../tests/support/test-queue.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';

const service = await pushService();
const app = await testServer('2026-11-21T12:00:00Z', { push: service.network });
const { pool } = app.database;
const { openQueue, secondBooth } = testQueues(app);
const withBrowser = browserOf(service);

test('Students in line are told that they are called, and once that they are next', async () => {
  const { booth, who } = await openQueue(3);
  const browsers = [];
  for (const index of [0, 1, 2]) browsers.push(await withBrowser(who(index)));
  await callThem(booth.rep, booth);
  await app.jobs.runDue();
  const [first, second, third] = browsers.map(({ got }) => got());
  expect(first).toMatchObject([
    {
      headers: { urgency: 'high' },
      told: { title: expect.stringMatching(/is calling/) as string },
    },
  ]);
  expect(Number(first?.[0]?.headers.ttl)).toBeLessThanOrEqual(60);
  expect(second).toMatchObject([
    { told: { title: expect.stringMatching(/^You’re next/) as string } },
  ]);
  expect(third).toEqual([]);
  // The first one misses the call and waits behind the second, who is called.
  app.world.advance(61_000);
  await app.jobs.runDue();
  await callThem(booth.rep, booth);
  await app.jobs.runDue();
  expect(browsers.map(({ got }) => got().length)).toEqual([2, 2, 0]);
});

test('someone in line is told that they are next when the one before them leaves or is removed', async () => {
  const { booth, who, id } = await openQueue(4);
  const browsers = await Promise.all([0, 1, 2, 3].map((index) => withBrowser(who(index))));
  const counts = () => browsers.map(({ got }) => got().length);
  await leave(who(0), id(0));
  await app.jobs.runDue();
  expect(counts()).toEqual([0, 1, 0, 0]);
  await booth.rep.call(`mutation { it: removeFromQueue(entryId: "${id(1)}") { isOpen } }`);
  await app.jobs.runDue();
  expect(counts()).toEqual([0, 1, 1, 0]);
  await booth.records.admin.call(
    `mutation { it: excludeFromFair(fairId: "${booth.fairId}", personId: "${who(2).id}",
       kind: REMOVED, reason: "Spam") { id } }`,
  );
  await app.jobs.runDue();
  expect(counts()).toEqual([0, 1, 1, 1]);
});

describe('Someone in line is told that they’re next', () => {
  /** A line of students with browsers, and how many notifications each of them has got. */
  async function lineOf(count: number) {
    const line = await openQueue(count);
    const browsers: Awaited<ReturnType<typeof withBrowser>>[] = [];
    for (let index = 0; index < count; index += 1)
      browsers.push(await withBrowser(line.who(index)));
    const counts = async () => {
      await app.jobs.runDue();
      return browsers.map(({ got }) => got().length);
    };
    const lastOf = (index: number) => browsers[index]?.got().at(-1)?.told;
    return { ...line, counts, lastOf };
  }
  const next = { title: expect.stringMatching(/^You’re next/) as string };

  test('again after missing a call, when no one else waits', async () => {
    const { booth, counts, lastOf } = await lineOf(1);
    await callThem(booth.rep, booth);
    expect(await counts()).toEqual([1]);
    app.world.advance(61_000);
    expect(await counts()).toEqual([2]);
    expect(lastOf(0)).toMatchObject(next);
  });

  test('also where reading the line finds the missed call', async () => {
    const { booth, who, counts, lastOf } = await lineOf(1);
    await callThem(booth.rep, booth);
    expect(await counts()).toEqual([1]);
    app.world.advance(61_000);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'WAITING', missedOnce: true }]);
    expect(await counts()).toEqual([2]);
    expect(lastOf(0)).toMatchObject(next);
  });

  test('when it’s their turn after they put off a call, not while they look at it', async () => {
    const { booth, who, id, counts, lastOf } = await lineOf(2);
    await callThem(booth.rep, booth);
    expect(await counts()).toEqual([1, 1]);
    await decline(who(0), id(0));
    expect(await counts()).toEqual([1, 1]);
    await leave(who(1), id(1));
    expect(await counts()).toEqual([2, 1]);
    expect(lastOf(0)).toMatchObject(next);
    const alone = await lineOf(1);
    await callThem(alone.booth.rep, alone.booth);
    await decline(alone.who(0), alone.id(0));
    expect(await alone.placeOf(0)).toBe(1);
    await alone.counts();
    expect(alone.lastOf(0)).not.toMatchObject(next);
  });

  test('when the one before them is on a call elsewhere, who is told after it', async () => {
    const { booth, who, counts, lastOf } = await lineOf(3);
    const other = await secondBooth(booth);
    const { id: elsewhere } = await joined(who(1), other);
    await callThem(other.rep, other);
    expect(await counts()).toEqual([0, 1, 0]);
    await accept(who(1), elsewhere);
    // The first one is called: the second is on a call, so the third is next.
    await callThem(booth.rep, booth);
    expect(await counts()).toEqual([1, 1, 1]);
    expect(lastOf(2)).toMatchObject(next);
    // The first one doesn't come and waits behind the second, who is still on a call.
    app.world.advance(61_000);
    expect(await counts()).toEqual([2, 1, 1]);
    expect(lastOf(0)).toMatchObject(next);
    await finish(other.rep, elsewhere);
    expect(await counts()).toEqual([2, 2, 1]);
    expect(lastOf(1)).toMatchObject(next);
  });

  test('when the one before them accepts a call elsewhere', async () => {
    const { booth, who, counts, lastOf } = await lineOf(2);
    const other = await secondBooth(booth);
    const { id: elsewhere } = await joined(who(0), other);
    await callThem(other.rep, other);
    expect(await counts()).toEqual([1, 0]);
    await accept(who(0), elsewhere);
    expect(await counts()).toEqual([1, 1]);
    expect(lastOf(1)).toMatchObject(next);
  });

  test('but not after the fair', async () => {
    const { booth, counts } = await lineOf(1);
    await callThem(booth.rep, booth);
    expect(await counts()).toEqual([1]);
    await pool.query('update fair set end_time = $2 where id = $1', [
      booth.fairId,
      new Date(app.world.now().getTime() + 30_000),
    ]);
    app.world.advance(61_000);
    expect(await counts()).toEqual([1]);
  });
});
