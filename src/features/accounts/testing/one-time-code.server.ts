import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret in the address of a QR code. */
export function secretOf(uri: string): string {
  return new URL(uri).searchParams.get('secret') ?? '';
}

/**
 * What an authenticator app shows for a secret (RFC 6238): six digits for thirty seconds.
 *
 * @param steps how many times thirty seconds from now
 */
export function oneTimeCode(secret: string, steps = 0): string {
  let bits = '';
  for (const character of secret.replace(/[\s=]/g, ''))
    bits += alphabet.indexOf(character).toString(2).padStart(5, '0');
  const key = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
