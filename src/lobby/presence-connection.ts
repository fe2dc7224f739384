import { announcementFields, type Announcement } from './announcements/announcement.ts';
import { spread } from './spread.ts';

/** Who is in a room, as `onFairPresence` tells it. */
export interface RoomNews {
  readonly id: string;
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
  /** What was just announced at the fair. */
  readonly announcement?: Announcement | null;
  /** A booth was just closed by an admin, or reopened; null: neither. */
  readonly isClosed?: boolean | null;
}

interface PresenceConnection {
  readonly fairId: string;
  /** Absent: the lobby. */
  readonly boothId?: string;
  readonly next: (news: RoomNews) => void;
  /** What is shown has to be read afresh. */
  readonly afresh: () => void;
}

interface Frame {
  readonly type: string;
  /** Of an error a list. */
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
/** The code with which a process that stops sends everyone away (1012, Service Restart). */
const restart = 1012;
/** Milliseconds over which they come back; half of them at least. */
const afterRestart = 5_000;
/** Milliseconds in which nothing is heard until the line is tried: the server's own pings are hidden. */
const quiet = 45_000;
/** Milliseconds in which an answer comes over a line that is good, also over a slow one. */
const timeLimit = 20_000;

/**
 * Is at a fair as long as the page is open: follows who comes and goes over a WebSocket, and comes
 * again by itself when the line is cut, from where it was.
 * @returns leaves
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

  /** It does not wait for the line to close: one whose other end is gone takes its time for that. */
  function lost(line: WebSocket, code?: number): void {
    if (socket !== line) return;
    socket = null;
    clearTimeout(watch);
    if (isOver) return;
    // Those who were cut together do not come back together.
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
        // Not for him: the page knows better what there is to see now. What he came in by may be gone
        // while something else lets him in: he asks once more. Whatever else refused him (not open by
        // a hair, too much at once, the database away) passes: he asks again, ever more rarely.
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
    // Over another network the line may be dead, though no one has said so.
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
