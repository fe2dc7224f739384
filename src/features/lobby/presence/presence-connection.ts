import { announcementFields, type Announcement } from '../announcements/announcement.ts';
import { spread } from '../entry/spread.ts';

/** The people in a room, as `onFairPresence` reports them. */
export interface RoomNews {
  readonly id: string;
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
  /** A new announcement at the fair. */
  readonly announcement?: Announcement | null;
  /** An admin just closed or reopened a booth; null: neither. */
  readonly isClosed?: boolean | null;
}

interface PresenceConnection {
  readonly fairId: string;
  /** Absent: the lobby. */
  readonly boothId?: string;
  readonly next: (news: RoomNews) => void;
  /** The content must be reloaded. */
  readonly afresh: () => void;
}

interface Frame {
  readonly type: string;
  /** An array for an error. */
  readonly payload?: Told & readonly { readonly extensions?: { readonly code?: string } }[];
}

interface Told {
  readonly data?: { readonly onFairPresence?: RoomNews | null } | null;
  readonly cursor?: string;
  readonly extensions?: { readonly cursor?: string; readonly resync?: boolean };
}

const query = `subscription Presence($fairId: ID!, $boothId: ID, $after: String) {
  onFairPresence(fairId: $fairId, boothId: $boothId, after: $after) {
    id people reps { id name } isClosed announcement { ${announcementFields} }
  }
}`;

const longestWait = 20_000;
/** The code with which a process that stops disconnects everyone (1012, Service Restart). */
const restart = 1012;
/** Milliseconds over which they reconnect; they wait at least half of them. */
const afterRestart = 5_000;
/** Milliseconds of silence before the connection is tested: the server's own pings are hidden. */
const quiet = 45_000;
/** Milliseconds in which a response arrives over a good connection, even a slow one. */
const timeLimit = 20_000;

/**
 * Marks the person as present at a fair as long as the page is open: follows who comes and goes
 * over a WebSocket, and reconnects automatically from its last position.
 * @returns leaves the fair
 */
export function openPresenceConnection({
  fairId,
  boothId,
  next,
  afresh,
}: PresenceConnection): () => void {
  let socket: WebSocket | null = null;
  let after: string | null = null;
  let tries = 0;
  let refusals = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function expectWord(of: WebSocket): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      of.close();
      lost(of);
    }, timeLimit);
  }

  function test(line: WebSocket): void {
    line.send(JSON.stringify({ type: 'ping' }));
    expectWord(line);
  }

  /** It doesn't wait for the close: a connection whose other end is gone closes slowly. */
  function lost(line: WebSocket, code?: number): void {
    if (socket !== line) return;
    socket = null;
    clearTimeout(watch);
    if (isOver) return;
    // Clients that were disconnected together don't reconnect together.
    const most = Math.min(longestWait, 500 * 2 ** Math.max(tries, refusals));
    const wait = code === restart ? Math.max(most, afterRestart) : most;
    tries += 1;
    timer = setTimeout(connect, wait / 2 + spread(wait / 2));
  }

  function connect(): void {
    clearTimeout(timer);
    socket?.close();
    const line = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      'graphql-transport-ws',
    );
    socket = line;
    expectWord(line);
    const send = (frame: object) => line.send(JSON.stringify(frame));
    line.onopen = () => send({ type: 'connection_init', payload: {} });
    line.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== line) return;
      clearTimeout(watch);
      watch = setTimeout(() => test(line), quiet);
      const { type, payload } = JSON.parse(data) as Frame;
      if (type === 'ping') send({ type: 'pong' });
      else if (type === 'connection_ack') {
        tries = 0;
        after ??= payload?.cursor ?? null;
        const variables = { fairId, boothId: boothId ?? null, after };
        send({ id: 'presence', type: 'subscribe', payload: { query, variables } });
      } else if (type === 'next') {
        refusals = 0;
        after = payload?.extensions?.cursor ?? after;
        if (payload?.extensions?.resync) afresh();
        else if (payload?.data?.onFairPresence) next(payload.data.onFairPresence);
      } else if (type === 'error' || type === 'complete') {
        // No access: the page knows better what to show now. One reason for access may be gone
        // while another remains: it retries once. Any other error (opening slightly early, rate
        // limit, database unavailable) is temporary: it retries, with growing delays.
        const isForbidden = payload?.[0]?.extensions?.code === 'FORBIDDEN';
        isOver = type === 'complete' || (isForbidden && refusals > 0);
        refusals += 1;
        line.close();
        lost(line);
        if (isOver || refusals === 1) afresh();
      }
    };
    line.onclose = ({ code }) => lost(line, code);
  }

  const back = () => {
    if (isOver) return;
    // On another network the connection may be dead, though nothing has reported it.
    if (socket?.readyState === WebSocket.OPEN) return test(socket);
    tries = 0;
    connect();
  };
  window.addEventListener('online', back);
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(watch);
    window.removeEventListener('online', back);
    socket?.close();
  };
}
