import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS server on this machine that knows text records and nothing else. */
export interface DnsServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a DNS server that answers with these texts by name, and for every other name with none. */
export async function startDnsServer(texts: Readonly<Record<string, string>>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => {
    socket.send(answerTo(question, texts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** Bytes before the first question (RFC 1035, 4.1.1). */
const headerSize = 12;

function answerTo(question: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const labels: string[] = [];
  let at = headerSize;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The root of the name, its type and its class.
  const query = question.subarray(headerSize, at + 5);
  const text = texts[labels.join('.').toLowerCase()];
  const header = Buffer.alloc(headerSize);
  question.copy(header, 0, 0, 2);
  // An answer; recursion asked for and offered; 3: there is no such name.
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  if (text === undefined) return Buffer.concat([header, query]);
  header.writeUInt16BE(1, 6);
  const parts = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(
    parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]),
  );
  // The name of the question, a text, of the Internet, for no time, and how long it is.
  const record = Buffer.from([0xc0, headerSize, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([header, query, record, data]);
}
