import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

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

/** Frames of a client are masked (RFC 6455, section 5.3); zeros are a mask as well. */
function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const size = length < 126 ? [length] : [126, length >> 8, length & 0xff];
  const [first = 0, ...more] = size;
  const head = Buffer.from([0x80 | opcode, 0x80 | first, ...more, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}

function hear(socket: Socket, isMeasured: boolean, onText: (text: string) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    for (;;) {
      // A ping is two bytes long and may be the last one.
      if (data.length < at + 2) break;
      const short = data.readUInt8(at + 1);
      const start = at + (short < 126 ? 2 : 4);
      if (data.length < start) break;
      const length = short < 126 ? short : data.readUInt16BE(at + 2);
      if (data.length < start + length) break;
      const opcode = data.readUInt8(at) & 0xf;
      if (opcode === 9) socket.write(frame(10, ''));
      else if (opcode === 1) {
        const stamp = data.indexOf('"at ', start);
        if (stamp > 0 && stamp < start + length) {
          messages += 1;
          bytes += length;
          if (isMeasured)
            delays.push(now() - Number(data.toString('latin1', stamp + 4, stamp + 17)));
          if (sample === '') sample = data.toString('utf8', start, start + length);
        } else onText(data.toString('utf8', start, start + length));
      }
      at = start + length;
    }
    rest = at === data.length ? Buffer.alloc(0) : Buffer.from(data.subarray(at));
  });
}

async function open({ port, token, queries }: Extract<Order, { open: number }>): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
  );
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
