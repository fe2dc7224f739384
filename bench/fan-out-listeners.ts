import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { frame, readTexts, upgradeRequest } from './raw-socket.ts';

// A crowd of subscribers in a process of its own, on bare sockets: what a client library costs would
// be charged to the server otherwise. Messages bear the hour they were written as `at <ms> `.

/** What the parent asks for. */
export type Order =
  | {
      readonly open: number;
      readonly port: number;
      readonly token: string;
      readonly queries: readonly string[];
    }
  | { readonly listen: 'begin' | 'end' }
  | { readonly leave: true };

/** What was heard between `begin` and `end`. */
export interface Heard {
  readonly messages: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  /** Lines that are still open. */
  readonly open: number;
  readonly sample: string;
}

/** Every so many sockets the delay is measured. */
const measured = 10;

const now = () => performance.timeOrigin + performance.now();
const sockets: Socket[] = [];
let messages = 0;
let bytes = 0;
let sample = '';
let delays: number[] = [];

function hear(socket: Socket, isMeasured: boolean, onText: (text: string) => void): void {
  readTexts(socket, (data, start, end) => {
    const stamp = data.indexOf('"at ', start);
    if (stamp < 0 || stamp >= end) return onText(data.toString('utf8', start, end));
    messages += 1;
    bytes += end - start;
    if (isMeasured) delays.push(now() - Number(data.toString('latin1', stamp + 4, stamp + 17)));
    if (sample === '') sample = data.toString('utf8', start, end);
  });
}

async function open({ port, token, queries }: Extract<Order, { open: number }>): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(upgradeRequest());
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString().startsWith('HTTP/1.1 101')) throw new Error(answer.toString());
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  hear(socket, sockets.length % measured === 0, (text) => {
    if (text.includes('"connection_ack"')) {
      queries.forEach((query, index) => {
        const message = { id: `operation-${index}`, type: 'subscribe', payload: { query } };
        socket.write(frame(1, JSON.stringify(message)));
      });
      socket.write(frame(1, '{"type":"ping"}'));
    } else if (text.includes('"pong"')) resolve(undefined);
    // What is told in between was not written for the measurement.
    else if (!text.includes('"type":"next"')) reject(new Error(text));
  });
  sockets.push(socket);
  if (queries.length === 0) return;
  const credential = { authorization: `Bearer ${token}` };
  socket.write(frame(1, JSON.stringify({ type: 'connection_init', payload: credential })));
  await promise;
}

async function openAll(order: Extract<Order, { open: number }>): Promise<void> {
  for (let left = order.open; left > 0; left -= 50)
    await Promise.all(Array.from({ length: Math.min(50, left) }, () => open(order)));
}

function report(): Heard {
  const sorted = Float64Array.from(delays).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const lines = sockets.filter((socket) => !socket.destroyed).length;
  return { messages, bytes, p50: at(0.5), p99: at(0.99), open: lines, sample };
}

process.on('message', (order: Order) => {
  if ('open' in order)
    openAll(order).then(
      () => process.send?.('ready'),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  else if ('leave' in order) {
    for (const socket of sockets.splice(0)) socket.destroy();
    process.send?.('ready');
  } else if (order.listen === 'begin') {
    messages = bytes = 0;
    delays = [];
    process.send?.('ready');
  } else process.send?.(report());
});
process.on('disconnect', () => process.exit(0));
