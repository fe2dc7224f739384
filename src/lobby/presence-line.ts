import { spread } from './spread.ts';

/** Who is in a room, as `onFairPresence` tells it. */
export interface RoomNews {
  readonly id: string;
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
}

interface PresenceLine {
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
  onFairPresence(fairId: $fairId, boothId: $boothId, after: $after) { id people reps { id name } }
}`;

const longestWait = 20_000;

/**
 * Is at a fair as long as the page is open: follows who comes and goes over a WebSocket, and comes
 * again by itself when the line is cut, from where it was.
 * @returns leaves
 */
export function openPresenceLine({ fairId, boothId, next, afresh }: PresenceLine): () => void {
  let socket: WebSocket | null = null;
  let after: string | null = null;
  let tries = 0;
  let refusals = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(timer);
    const line = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      'graphql-transport-ws',
    );
    socket = line;
    const send = (frame: object) => line.send(JSON.stringify(frame));
    line.onopen = () => send({ type: 'connection_init', payload: {} });
    line.onmessage = ({ data }: MessageEvent<string>) => {
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
        // Not for him: the page knows better what there is to see now. Whatever else refused him (not
        // open by a hair, too much at once, the database away) passes: he asks again, ever more rarely.
        isOver = type === 'complete' || payload?.[0]?.extensions?.code === 'FORBIDDEN';
        refusals += 1;
        line.close();
        if (isOver || refusals === 1) afresh();
      }
    };
    line.onclose = () => {
      if (socket !== line || isOver) return;
      // Those who were cut together do not come back together.
      const wait = Math.min(longestWait, 500 * 2 ** Math.max(tries, refusals));
      tries += 1;
      timer = setTimeout(connect, wait / 2 + spread(wait / 2));
    };
  }

  const back = () => {
    if (isOver || socket?.readyState === WebSocket.OPEN) return;
    tries = 0;
    connect();
  };
  window.addEventListener('online', back);
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', back);
    socket?.close();
  };
}
