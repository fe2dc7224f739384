import type { Socket } from 'node:net';

// The part of RFC 6455 that a light client needs: what a library costs would be charged to the
// server that shares its processor.

/** Frames of a client are masked (section 5.3); zeros are a mask as well. */
export function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const size = length < 126 ? [length] : [126, length >> 8, length & 0xff];
  const [first = 0, ...more] = size;
  const head = Buffer.from([0x80 | opcode, 0x80 | first, ...more, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}

/** The request that opens a socket for GraphQL. */
export const upgradeRequest = (more: Readonly<Record<string, string>> = {}): string =>
  'GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Protocol: graphql-transport-ws\r\n' +
  Object.entries(more)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  '\r\n';

/** Calls back with each text of the other side, where it lies in the bytes received; pings are answered. */
export function readTexts(
  socket: Socket,
  onText: (data: Buffer, start: number, end: number) => void,
): void {
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
      else if (opcode === 1) onText(data, start, start + length);
      at = start + length;
    }
    rest = at === data.length ? Buffer.alloc(0) : Buffer.from(data.subarray(at));
  });
}
