import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser may have got wrong, or an attacker right. */
interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly host?: string;
  /** False: its holder was not verified. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/**
 * An authenticator with one passkey, and the browser around it: answers the server's options as WebAuthn
 * says (ES256, no attestation).
 */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  readonly #origin: string;
  #holder = '';
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  create(options: { challenge: string; user: { id: string } }, lies: Lies = {}) {
    this.#holder = options.user.id;
    const size = Buffer.alloc(2);
    size.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), size, this.id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(lies, 0x40), attested]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#client('webauthn.create', options.challenge, lies),
        attestationObject: b64(
          isoCBOR.encode(
            new Map<string, string | Uint8Array | Map<string, string>>([
              ['fmt', 'none'],
              ['attStmt', new Map<string, string>()],
              ['authData', new Uint8Array(authData)],
            ]),
          ),
        ),
        transports: ['internal'],
      },
    };
  }

  get(options: { challenge: string }, lies: Lies = {}) {
    this.counter += 1;
    const clientDataJSON = this.#client('webauthn.get', options.challenge, lies);
    const authData = this.#data(lies, 0);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: b64(authData),
        signature: b64(sign('sha256', signed, this.#key)),
        userHandle: lies.userHandle ?? this.#holder,
      },
    };
  }

  #named() {
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
    };
  }

  #client(type: string, challenge: string, lies: Lies) {
    const origin = lies.origin ?? this.#origin;
    return b64(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #data({ host, verified = true, counter = this.counter }: Lies, further: number): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    // Present, verified, and what else follows.
    const flags = Buffer.from([0x01 | (verified ? 0x04 : 0) | further]);
    return Buffer.concat([sha256(host ?? new URL(this.#origin).hostname), flags, counted]);
  }
}
