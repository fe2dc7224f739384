import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { certificate } from '../../src/platform/outgoing/certificate.fixture.server.ts';
import { atEnd } from '../../src/platform/testing/test-database.server.ts';

/** A message as the push service got it. */
interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a browser gives to a site that it allows to push. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser of one's own: what it gives to the site, and how it reads what arrives (RFC 8291). */
export interface PushBrowser {
  readonly subscription: Subscription;
  read(body: Buffer): unknown;
}

/** A push service on this machine, with a certificate that only the test trusts. */
export async function pushService() {
  const { cert, key } = await certificate();
  const pushed: Pushed[] = [];
  const statuses: number[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      pushed.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces),
      });
      response.writeHead(statuses.shift() ?? 201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    network: { ownHosts: [host], ca: cert },
    origin: `https://${host}`,
    pushed,
    /** What is answered to the next messages; 201 after that. */
    statuses,
    browser(): PushBrowser {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = Buffer.from(hkdfSync('sha256', own.getPrivateKey(), '', 'auth', 16));
      return {
        subscription: {
          endpoint: `https://${host}/push/${(browsers += 1)}`,
          p256dh: own.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
        },
        read: (body) => decrypt(own, auth, body),
      };
    },
  };
}

type Ecdh = ReturnType<typeof createECDH>;

function decrypt(own: Ecdh, auth: Buffer, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** The claims of a message's signature (RFC 8292), and the public key that made it. */
export function readVapid({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return { isSigned, key, ...told };
}

export type PushService = Awaited<ReturnType<typeof pushService>>;
