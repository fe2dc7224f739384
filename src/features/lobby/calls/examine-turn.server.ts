import { createHash, createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { findingsAbout, type Finding } from '../../../platform/cli/finding.ts';
import type { Turn } from '../../../platform/env/read-groups.ts';
import type { World } from '../../../platform/world.ts';
import { iceServers } from '../../../platform/media/turn-credentials.server.ts';

/** Message types and attributes of STUN and TURN (RFC 8489, RFC 8656). */
const allocate = 0x0003;
const allocated = 0x0103;
const cookie = 0x2112a442;
const attribute = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  realm: 0x0014,
  nonce: 0x0015,
  requestedTransport: 0x0019,
  lifetime: 0x000d,
} as const;

const triesEach = 3;
/** Milliseconds until a request that got no answer is sent again. */
const waitFor = 1_000;

/**
 * Asks each TURN server for a relay by UDP, with credentials as a call gets them. Servers for TCP
 * and TLS alone are named and not asked.
 */
export async function examineTurn(
  turn: Turn | undefined,
  world: World,
): Promise<readonly Finding[]> {
  const about = findingsAbout('Video calls');
  if (!turn)
    return [
      about.note('TURN_URLS is not set: calls work only where networks let browsers connect.'),
    ];
  const [server] = iceServers(turn, world);
  const { username = '', credential = '' } = server ?? {};
  return Promise.all(
    turn.urls.map(async (url) => {
      const [, host = '', port = '3478'] = /^turn:([^\s:?]+)(?::(\d+))?/.exec(url) ?? [];
      if (host === '' || url.endsWith('transport=tcp'))
        return about.note(`${url} was not tried: only UDP is.`);
      const outcome = await tryAllocation(
        { host, port: Number(port), username, credential },
        world,
      );
      if (outcome === 'good')
        return about.good(`${url} relays with the credentials of TURN_SECRET.`);
      if (outcome === 'refused')
        return about.wrong(
          `${url} refuses the credentials: its static-auth-secret must be TURN_SECRET, and the clocks must agree.`,
        );
      return about.wrong(`${url} does not answer by UDP. Is it running, and is the port open?`);
    }),
  );
}

interface Trial {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly credential: string;
}

async function tryAllocation(trial: Trial, world: World): Promise<'good' | 'refused' | 'silent'> {
  // A nonce is good for the port it was asked from.
  const socket = createSocket('udp4');
  socket.on('error', () => undefined);
  try {
    return await allocateOver(socket, trial, world);
  } finally {
    socket.close();
  }
}

async function allocateOver(
  socket: Socket,
  { host, port, username, credential }: Trial,
  world: World,
): Promise<'good' | 'refused' | 'silent'> {
  const ask = (request: Buffer) => exchange(socket, { host, port }, request);
  const request = () => Buffer.from(world.randomBytes(12));
  const relayByUdp = [attribute.requestedTransport, Buffer.from([17, 0, 0, 0])] as const;
  // Half a minute: what the trial has taken is free again soon.
  const briefly = [attribute.lifetime, Buffer.from([0, 0, 0, 30])] as const;
  const first = await ask(message(request(), [relayByUdp]));
  if (!first) return 'silent';
  const said = attributesOf(first);
  const [realm, nonce] = [said.get(attribute.realm), said.get(attribute.nonce)];
  if (!realm || !nonce) return 'refused';
  const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest();
  const second = await ask(
    message(
      request(),
      [
        relayByUdp,
        briefly,
        [attribute.username, Buffer.from(username)],
        [attribute.realm, realm],
        [attribute.nonce, nonce],
      ],
      key,
    ),
  );
  if (!second) return 'silent';
  return second.readUInt16BE(0) === allocated ? 'good' : 'refused';
}

type Attribute = readonly [type: number, value: Buffer];

function message(id: Buffer, attributes: readonly Attribute[], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes.map(encode));
  const header = Buffer.alloc(20);
  header.writeUInt16BE(allocate, 0);
  // The length counts the signature that follows.
  header.writeUInt16BE(body.length + (key ? 24 : 0), 2);
  header.writeUInt32BE(cookie, 4);
  id.copy(header, 8);
  const unsigned = Buffer.concat([header, body]);
  if (!key) return unsigned;
  const signature = createHmac('sha1', key).update(unsigned).digest();
  return Buffer.concat([unsigned, encode([attribute.messageIntegrity, signature])]);
}

function encode([type, value]: Attribute): Buffer {
  const encoded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  encoded.writeUInt16BE(type, 0);
  encoded.writeUInt16BE(value.length, 2);
  value.copy(encoded, 4);
  return encoded;
}

function attributesOf(answer: Buffer): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  let at = 20;
  while (at + 4 <= answer.length) {
    const length = answer.readUInt16BE(at + 2);
    found.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return found;
}

/** The answer to a request, which is sent again where none comes; null: there is none. */
function exchange(
  socket: Socket,
  { host, port }: Pick<Trial, 'host' | 'port'>,
  request: Buffer,
): Promise<Buffer | null> {
  return new Promise((resolve) => {
    let tries = 0;
    const end = (answer: Buffer | null) => {
      clearInterval(timer);
      socket.off('message', hear);
      resolve(answer);
    };
    const hear = (answer: Buffer) => {
      if (answer.length >= 20 && answer.subarray(8, 20).equals(request.subarray(8, 20)))
        end(answer);
    };
    const send = () => {
      if ((tries += 1) > triesEach) end(null);
      else socket.send(request, port, host, () => undefined);
    };
    const timer = setInterval(send, waitFor);
    socket.on('message', hear);
    send();
  });
}
