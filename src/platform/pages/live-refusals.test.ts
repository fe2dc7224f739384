import { describe, expect, test, vi } from 'vitest';
import {
  FakeSocket,
  next,
  refused,
  room,
  settle,
  sockets,
  fakeSockets,
  visiting,
} from './live-visitor.fixture.server.ts';

const longest = 20_000;

fakeSockets();

describe('someone who is refused', () => {
  test('for what passes asks again, ever more rarely, and reads the page afresh once', async () => {
    const { line, heard, resyncCount } = visiting();
    await settle();
    await line().open();
    const waits: number[] = [];
    /** Where an unused connection was closed, another one opens. */
    const asked = async () => {
      if (line().readyState === FakeSocket.CLOSING) await line().cut(1000);
      if (line().readyState === 0) await line().open();
      return sockets.reduce((sum, socket) => sum + socket.subscriptions().length, 0);
    };
    for (let round = 0; round < 6; round += 1) {
      const before = await asked();
      await line().answer('error', refused('NOT_FOUND'));
      let waited = 0;
      for (; (await asked()) === before && waited <= longest; waited += 250)
        await vi.advanceTimersByTimeAsync(250);
      waits.push(waited);
    }
    expect(await asked()).toBe(7);
    expect(resyncCount()).toBe(1);
    // Half of each wait is random; over three rounds it still gets longer.
    expect(waits[3]).toBeGreaterThan(waits[0]!);
    expect(waits[5]).toBeGreaterThanOrEqual(longest / 2 - 5_000);
    // Once connected, the next rejection counts as the first.
    await line().answer('next', next('9'));
    expect(heard).toEqual([room]);
    await line().answer('error', refused('SERVICE_UNAVAILABLE'));
    expect(resyncCount()).toBe(2);
  });

  test('because it is not for him asks once more, for something else may let him in, and then no more', async () => {
    const { line, resyncCount } = visiting();
    await settle();
    await line().open();
    for (let times = 1; times <= 2; times += 1) {
      await line().answer('error', refused('FORBIDDEN'));
      expect(resyncCount()).toBe(times);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(line().subscriptions()).toHaveLength(2);
    expect(sockets).toHaveLength(1);
    expect(resyncCount()).toBe(2);
  });

  test('and then let in is told so, and counts as new after a while without news', async () => {
    const { line, losses, resyncCount } = visiting();
    await settle();
    await (await line().open()).answer('error', refused('NOT_FOUND'));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(losses).toEqual([false, true, false]);
    await line().answer('error', refused('FORBIDDEN'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line().subscriptions()).toHaveLength(3);
    expect(resyncCount()).toBe(2);
  });

  test('because it is over reads the page afresh and asks no more', async () => {
    const { line, resyncCount } = visiting();
    await settle();
    await (await line().open()).answer('complete');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(resyncCount()).toBe(1);
    expect(line().subscriptions()).toHaveLength(1);
    expect(sockets).toHaveLength(1);
  });

  test('because the session is over reads the page afresh once, and comes in again by another', async () => {
    const { line, resyncCount } = visiting();
    await settle();
    // The session ends: that alone may only mean that a new one has begun.
    await (await line().open()).cut(4403);
    expect(resyncCount()).toBe(0);
    for (let times = 1; times <= 3; times += 1) {
      await vi.advanceTimersByTimeAsync(longest);
      expect(sockets).toHaveLength(times + 1);
      line().readyState = FakeSocket.OPEN;
      await line().cut(4403);
      expect(resyncCount()).toBe(1);
    }
    await vi.advanceTimersByTimeAsync(longest);
    await line().open();
    expect(line().subscriptions()).toHaveLength(1);
  });

  test('because what let him in is gone goes on when something else lets him in', async () => {
    const { line, heard } = visiting();
    await settle();
    await (await line().open()).answer('next', next('9'));
    await line().answer('error', refused('FORBIDDEN'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(line().asked()).toEqual([
      { fairId: 'fair', after: '7' },
      { fairId: 'fair', after: '9' },
    ]);
    await line().answer('next', next('10'));
    expect(heard).toEqual([room, room]);
  });
});
