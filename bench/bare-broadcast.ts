import { WebSocketServer, WebSocket } from 'ws';

// The ceiling of a fan-out: a server that knows nothing and sends the same text to everyone who is
// there, one message after the other.
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
await new Promise((resolve) => server.once('listening', resolve));

/** Bytes under way to one reader above which the sender rests. */
const enough = 1024 * 1024;

const now = () => performance.timeOrigin + performance.now();

function text(size: number): string {
  const stamp = `"at ${now().toFixed(0)} "`;
  return stamp + 'x'.repeat(Math.max(0, size - stamp.length));
}

function sendToAll(message: string): void {
  for (const client of server.clients)
    if (client.readyState === WebSocket.OPEN) client.send(message);
}

async function broadcast({ size, rate, seconds }: Broadcast): Promise<void> {
  const began = performance.now();
  let sent = 0;
  for (;;) {
    const passed = performance.now() - began;
    if (passed > seconds * 1000) return;
    if (rate === 0) {
      if ([...server.clients].every(({ bufferedAmount }) => bufferedAmount < enough))
        sendToAll(text(size));
    } else for (; sent < (passed / 1000) * rate; sent += 1) sendToAll(text(size));
    await new Promise((resolve) => (rate === 0 ? setImmediate(resolve) : setTimeout(resolve, 2)));
  }
}

process.on('message', (order: Broadcast) => {
  void broadcast(order).then(() => process.send?.('ready'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
