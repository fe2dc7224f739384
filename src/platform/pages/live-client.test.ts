import { describe, expect, test, vi } from 'vitest';
import {
  FakeSocket,
  next,
  room,
  settle,
  sockets,
  fakeSockets,
  visiting,
} from './live-visitor.fixture.server.ts';

const longest = 20_000;

fakeSockets();

describe('someone whose line is cut', () => {
  test('comes again from what was heard last', async () => {
    const { heard, line, losses } = visiting();
    await settle();
    await line().open('7');
    expect(line().asked()).toEqual([{ fairId: 'fair', after: '7' }]);
    await line().answer('next', next('9'));
    expect(heard).toEqual([room]);
    await line().cut();
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(2);
    await line().open('50');
    expect(line().asked()).toEqual([{ fairId: 'fair', after: '9' }]);
    expect(losses).toEqual([false, true, false]);
  });

  test('reads the page afresh when it cannot be told what was missed, and goes on from there', async () => {
    const { heard, line, resyncCount } = visiting();
    await settle();
    await line().open('7');
    await line().answer('next', { data: null, extensions: { cursor: '12', resync: true } });
    expect(resyncCount()).toBe(1);
    await line().answer('next', next('13'));
    expect(heard).toEqual([room]);
    await line().answer('next', { ...next('14'), errors: [{ message: 'No.' }] });
    expect(resyncCount()).toBe(2);
    await line().cut();
    await vi.advanceTimersByTimeAsync(longest);
    await line().open('50');
    expect(line().asked()).toEqual([{ fairId: 'fair', after: '14' }]);
  });

  test('comes no more after leaving, and a line that opens late is not followed', async () => {
    const { leave, line } = visiting();
    await settle();
    leave();
    await line().open();
    expect(line().subscriptions()).toEqual([]);
    await line().cut();
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(sockets).toHaveLength(1);
  });

  test('comes again from the same place after a code that the library takes for final', async () => {
    const { heard, line, resyncCount, leave } = visiting();
    await settle();
    await (await line().open('7')).answer('next', next('9'));
    await line().cut(1011);
    await vi.advanceTimersByTimeAsync(longest);
    await line().open('50');
    expect(line().asked()).toEqual([{ fairId: 'fair', after: '9' }]);
    await line().answer('next', next('10'));
    expect(heard).toEqual([room, room]);
    expect(resyncCount()).toBe(0);
    // Nothing of the first try keeps the connection open.
    leave();
    await vi.advanceTimersByTimeAsync(longest);
    expect(line().readyState).toBe(FakeSocket.CLOSING);
  });

  test('and opens another page asks at once, however long the last page had to wait', async () => {
    const { client, leave, line } = visiting();
    await settle();
    for (let times = 0; times < 6; times += 1) {
      await line().cut();
      await vi.advanceTimersByTimeAsync(longest);
    }
    await line().cut();
    const before = sockets.length;
    leave();
    const later = visiting({ client });
    await settle();
    expect(sockets).toHaveLength(before + 1);
    // Also when it was opening when the page was left.
    later.leave();
    visiting({ client });
    // Only this once: when many are cut together, they don't come again together.
    await (await line().open()).cut();
    await vi.advanceTimersByTimeAsync(200);
    expect(sockets).toHaveLength(before + 1);
  });

  test('because the device is offline hears so at once, and asks again as soon as it is back', async () => {
    const { line, losses } = visiting();
    await settle();
    await line().open();
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(losses).toEqual([false, true]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sockets).toHaveLength(2);
    await line().open();
    expect(losses).toEqual([false, true, false]);
  });
});

describe('someone who follows two things', () => {
  test('does so over one line, each from what was heard last of it', async () => {
    const { client, line } = visiting({ after: '3' });
    await settle();
    await line().open('7');
    visiting({ client, fairId: 'quiet' });
    visiting({ client, fairId: 'other' });
    await settle();
    await line().answer('next', next('9'));
    await line().cut();
    visiting({ client, fairId: 'late' });
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(2);
    await line().open('50');
    // On an open line one begins with what comes next, and has missed nothing since.
    expect(sockets.map((socket) => socket.asked())).toEqual([
      [
        { fairId: 'fair', after: '3' },
        { fairId: 'quiet', after: null },
        { fairId: 'other', after: null },
      ],
      [
        { fairId: 'fair', after: '3' },
        { fairId: 'quiet', after: '7' },
        { fairId: 'other', after: '9' },
        { fairId: 'late', after: '50' },
      ],
    ]);
  });

  test('keeps the line from one page to the next, and hangs up when no page needs it', async () => {
    const { client, leave, line } = visiting();
    await settle();
    await line().open();
    leave();
    await vi.advanceTimersByTimeAsync(1_000);
    const later = visiting({ client });
    await vi.advanceTimersByTimeAsync(longest);
    expect(line().readyState).toBe(FakeSocket.OPEN);
    later.leave();
    await vi.advanceTimersByTimeAsync(longest);
    expect(line().readyState).toBe(FakeSocket.CLOSING);
    expect(sockets).toHaveLength(1);
  });
});

describe('people whose process is restarted', () => {
  test('come back within five seconds, each at a time of their own', async () => {
    const people = Array.from({ length: 10 }, () => visiting());
    await settle();
    for (const line of [...sockets]) await (await line.open()).cut(1012);
    const returned: number[] = [];
    for (let waited = 0; waited < 6_000; waited += 100) {
      await vi.advanceTimersByTimeAsync(100);
      returned.push(sockets.length - people.length);
    }
    expect(returned.at(-1)).toBe(10);
    // No one in the first two seconds, and never more than a few in the same tenth of a second.
    expect(returned[20]).toBe(0);
    const atOnce = returned.map((n, at) => n - (returned[at - 1] ?? 0));
    expect(Math.max(...atOnce)).toBeLessThan(8);
    for (const { leave } of people) leave();
  });
});

describe('someone who hears nothing', () => {
  test('asks whether the line is there, and stays when it is', async () => {
    const { line } = visiting();
    await settle();
    await line().open();
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(longest);
      expect(line().sent.at(-1)).toEqual({ type: 'ping' });
      line().post('pong');
    }
    expect(sockets).toHaveLength(1);
  });

  test('takes another line when there is no answer, and does not wait for the first to close', async () => {
    const { line, heard } = visiting();
    await settle();
    const dead = await line().open('7');
    await vi.advanceTimersByTimeAsync(2 * longest + 1_000);
    expect(dead.readyState).toBe(2);
    expect(sockets).toHaveLength(2);
    await line().open();
    // Late messages of the dead connection are ignored.
    await dead.answer('next', next('8'));
    await dead.cut();
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(2);
  });

  test('takes another line when one does not open', async () => {
    visiting();
    await vi.advanceTimersByTimeAsync(2 * longest);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4 * longest);
    expect(sockets.length).toBeGreaterThanOrEqual(4);
  });

  test('because the network lets no line through reads the page afresh, about twice a minute', async () => {
    const { line, losses, resyncCount } = visiting();
    await settle();
    const read: number[] = [];
    const refuseFor = async (minutes: number) => {
      for (let times = 0; times < minutes * 240; times += 1) {
        if (line().readyState === 0) await line().cut();
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    for (let minute = 0; minute < 5; minute += 1) {
      await refuseFor(1);
      read.push(resyncCount());
    }
    expect(read[0]).toBeGreaterThan(0);
    expect(read[4]! - read[0]!).toBeGreaterThanOrEqual(6);
    expect(read[4]! - read[0]!).toBeLessThanOrEqual(12);
    // It isn't taken for good because it wasn't refused.
    expect(losses).toEqual([true]);
    vi.stubGlobal('navigator', { onLine: false });
    await refuseFor(2);
    expect(resyncCount()).toBe(read[4]);
    vi.stubGlobal('navigator', { onLine: true });
    await vi.advanceTimersByTimeAsync(longest);
    await line().open();
    await line().cut();
    const before = resyncCount();
    for (let times = 0; times < 20; times += 1) {
      await vi.advanceTimersByTimeAsync(longest);
      await line().cut();
    }
    expect(resyncCount()).toBe(before);
  });

  test('asks at once when the network comes back, and when the page is looked at again', async () => {
    const { line } = visiting();
    await settle();
    await line().open();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(line().sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
    line().post('pong');
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(line().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(2 * longest);
    expect(sockets).toHaveLength(2);
    await line().cut();
    const before = sockets.length;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sockets).toHaveLength(before + 1);
    // One that began on another network may never open.
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(before + 2);
  });
});
