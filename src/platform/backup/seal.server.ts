import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupError } from './backup-error.ts';

/** Bytes of clear text that are sealed together. */
const piece = 64 * 1024;
const tagLength = 16;
const sealedPiece = piece + tagLength;

/** Derives the key of one file from a passphrase and the file's own salt (scrypt, RFC 7914). */
export function deriveKey(passphrase: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
  scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, cost, (error, key) => {
    if (error) reject(error);
    else resolve(key);
  });
  return promise;
}

/**
 * Encrypts a stream in pieces with AES-256-GCM. The nonce counts the pieces and marks the last one,
 * so they can't be reordered or truncated; each key is used for one file only.
 */
export function sealStream(key: Buffer): Transform {
  return inPieces(piece, (content, number, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last));
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  });
}

/** Decrypts what `sealStream` encrypted. Fails with a BackupError when the key is wrong. */
export function unsealStream(key: Buffer): Transform {
  return inPieces(sealedPiece, (sealed, number, last) => {
    const at = sealed.length - tagLength;
    if (at < 0) throw new BackupError('The backup ends in the middle.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, last));
    decipher.setAuthTag(sealed.subarray(at));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, at)), decipher.final()]);
    } catch (error) {
      throw new BackupError(
        'BACKUP_PASSPHRASE is wrong: this backup was made with a different one.',
        {
          cause: error,
        },
      );
    }
  });
}

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** Cuts a stream into pieces of one length, the last one shorter (or empty), and changes each. */
function inPieces(
  length: number,
  change: (content: Buffer, number: number, last: boolean) => Buffer,
): Transform {
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  const take = (last: boolean): Buffer => {
    const all = waiting.length === 1 ? (waiting[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting);
    const content = last ? all : all.subarray(0, length);
    waiting = last ? [] : [all.subarray(length)];
    size -= content.length;
    return change(content, number++, last);
  };
  const attempt = (done: TransformCallback, work: () => void) => {
    try {
      work();
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        waiting.push(chunk);
        size += chunk.length;
        // The last piece is known only at the end, so one whole piece is always held back.
        while (size > length) this.push(take(false));
      });
    },
    flush(done) {
      attempt(done, () => this.push(take(true)));
    },
  });
}
