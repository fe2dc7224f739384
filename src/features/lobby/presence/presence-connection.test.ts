import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPresenceConnection } from './presence-connection.ts';

/** The other end of a connection, which sends what a test specifies. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { readonly type: string; readonly payload?: { variables?: object } }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }
  post(type: string, payload?: unknown) {
    this.onmessage?.({ data: JSON.stringify({ type, payload }) });
  }
  /** As a page calls it: a connection whose other end is gone takes a while to report closing. */
  close() {
    this.readyState = 2;
  }
  /** Someone connects again. */
  open(cursor = '7') {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.post('connection_ack', { cursor });
    return this;
  }
  cut(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  after() {
    return this.sent.find(({ type }) => type === 'subscribe')?.payload?.variables;
  }
}

let sockets: FakeSocket[] = [];
const longest = 20_000;
const room = { id: 'fair', people: 3, reps: [] };

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'https:', host: 'fairs.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Someone with the page of a fair open. */
function visiting() {
  const heard: unknown[] = [];
  let afresh = 0;
  const leave = openPresenceConnection({
    fairId: 'fair',
    next: (news) => heard.push(news),
    afresh: () => void (afresh += 1),
  });
  const line = () => sockets.at(-1)!;
  return { heard, leave, line, resyncCount: () => afresh };
}
const next = (cursor: string) => ({ data: { onFairPresence: room }, extensions: { cursor } });
const refused = (code: string) => [{ message: 'No.', extensions: { code } }];

describe('someone whose line is cut', () => {
  test('comes again from what was heard last', async () => {
    const { heard, line } = visiting();
    line().open('7').post('next', next('9'));
    expect(heard).toEqual([room]);
    line().cut();
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(2);
    expect(line().open('50').after()).toEqual({ fairId: 'fair', boothId: null, after: '9' });
  });

  test('comes no more after leaving, and a line that opens late is not followed', async () => {
    const { leave, line } = visiting();
    line().open();
    leave();
    line().cut();
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(sockets).toHaveLength(1);
  });
});

describe('people whose process is restarted', () => {
  test('come back within five seconds, each at a time of their own', async () => {
    const people = Array.from({ length: 10 }, () => visiting());
    for (const line of [...sockets]) line.open().cut(1012);
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

describe('someone who is refused', () => {
  test('for what passes asks again, ever more rarely, and reads the page afresh once', async () => {
    const { line, heard, resyncCount } = visiting();
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      line().open().post('error', refused('NOT_FOUND'));
      line().cut();
      let waited = 0;
      const before = sockets.length;
      for (; sockets.length === before && waited <= longest; waited += 250)
        await vi.advanceTimersByTimeAsync(250);
      waits.push(waited);
    }
    expect(sockets).toHaveLength(7);
    expect(resyncCount()).toBe(1);
    // Half of each wait is random; over three rounds it still gets longer.
    expect(waits[3]).toBeGreaterThan(waits[0]!);
    expect(waits[5]).toBeGreaterThanOrEqual(longest / 2);
    // Once connected, the next rejection counts as the first.
    line().open().post('next', next('9'));
    expect(heard).toEqual([room]);
    line().post('error', refused('SERVICE_UNAVAILABLE'));
    expect(resyncCount()).toBe(2);
  });

  test('because it is not for him asks once more, for something else may let him in, and then no more', async () => {
    const { line, resyncCount } = visiting();
    for (let times = 1; times <= 2; times += 1) {
      line().open().post('error', refused('FORBIDDEN'));
      expect(resyncCount()).toBe(times);
      line().cut();
      await vi.advanceTimersByTimeAsync(longest);
    }
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(sockets).toHaveLength(2);
    expect(resyncCount()).toBe(2);
  });

  test('because it is over reads the page afresh and asks no more', async () => {
    const { line, resyncCount } = visiting();
    line().open().post('complete');
    line().cut();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * longest);
    expect(resyncCount()).toBe(1);
    expect(sockets).toHaveLength(1);
  });
});

describe('someone who hears nothing', () => {
  test('asks whether the line is there, and stays when it is', async () => {
    const { line } = visiting();
    line().open();
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(46_000);
      expect(line().sent.at(-1)).toEqual({ type: 'ping' });
      line().post('pong');
    }
    expect(sockets).toHaveLength(1);
  });

  test('takes another line when there is no answer, and does not wait for the first to close', async () => {
    const { line, heard } = visiting();
    const dead = line().open('7');
    await vi.advanceTimersByTimeAsync(46_000 + longest);
    expect(dead.readyState).toBe(2);
    expect(sockets).toHaveLength(2);
    line().open();
    // Late messages of the dead connection are ignored.
    dead.post('next', next('8'));
    dead.cut();
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(longest);
    expect(sockets).toHaveLength(2);
  });

  test('takes another line when one does not open', async () => {
    visiting();
    await vi.advanceTimersByTimeAsync(2 * longest);
    expect(sockets).toHaveLength(2);
  });

  test('asks at once when the network comes back', async () => {
    const { line } = visiting();
    line().open();
    window.dispatchEvent(new Event('online'));
    expect(line().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(2 * longest);
    expect(sockets).toHaveLength(2);
    line().cut();
    const before = sockets.length;
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
  });

  test('because what let him in is gone goes on when something else lets him in', async () => {
    const { line, heard } = visiting();
    line().open().post('next', next('9'));
    line().post('error', refused('FORBIDDEN'));
    line().cut();
    await vi.advanceTimersByTimeAsync(longest);
    line().open().post('next', next('10'));
    expect(heard).toEqual([room, room]);
  });
});
