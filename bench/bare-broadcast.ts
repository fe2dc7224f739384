import type { Socket } from 'node:net';
import { WebSocketServer, WebSocket } from 'ws';

// The ceiling of a fan-out: a server that knows nothing and sends the same bytes to everyone who is
// there. Messages of one turn are framed once and written to each socket together.
const [, , port = '0'] = process.argv;

/** What the parent asks for: a text of so many bytes to everyone, so often a second (0: no rest). */
export interface Broadcast {
  readonly size: number;
  readonly rate: number;
  readonly seconds: number;
}

const server = new WebSocketServer({
  port: Number(port),
  host: '127.0.0.1',
  perMessageDeflate: false,
  handleProtocols: ([first]) => first ?? false,
});
/** The socket below each, which `ws` does not show. */
const sockets = new WeakMap<WebSocket, Socket>();
server.on('connection', (client, request) => sockets.set(client, request.socket));
await new Promise((resolve) => server.once('listening', resolve));

/** Bytes under way to one reader above which the sender rests. */
const enough = 1024 * 1024;

const now = () => performance.timeOrigin + performance.now();

function text(size: number): string {
  const stamp = `"at ${now().toFixed(0)} "`;
  return stamp + 'x'.repeat(Math.max(0, size - stamp.length));
}

/** Messages in one write where there is no rest. */
const together = 16;

function sendToAll(messages: readonly string[]): void {
  const frames = Buffer.concat(messages.flatMap(framed));
  for (const client of server.clients)
    if (client.readyState === WebSocket.OPEN) sockets.get(client)?.write(frames);
}

/** A text as a whole, unmasked frame (RFC 6455, 5.2). */
function framed(message: string): Buffer[] {
  const body = Buffer.from(message);
  const head = Buffer.alloc(body.length < 126 ? 2 : 4);
  head[0] = 0x81;
  head[1] = Math.min(body.length, 126);
  if (head.length === 4) head.writeUInt16BE(body.length, 2);
  return [head, body];
}

async function broadcast({ size, rate, seconds }: Broadcast): Promise<void> {
  const began = performance.now();
  let sent = 0;
  for (;;) {
    const passed = performance.now() - began;
    if (passed > seconds * 1000) return;
    if (rate === 0) {
      if ([...server.clients].every(({ bufferedAmount }) => bufferedAmount < enough))
        sendToAll(Array.from({ length: together }, () => text(size)));
    } else for (; sent < (passed / 1000) * rate; sent += 1) sendToAll([text(size)]);
    await new Promise((resolve) => (rate === 0 ? setImmediate(resolve) : setTimeout(resolve, 2)));
  }
}

process.on('message', (order: Broadcast) => {
  void broadcast(order).then(() => process.send?.('ready'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
