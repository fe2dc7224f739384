import { createHmac, timingSafeEqual } from 'node:crypto';

/** The bounce address, and the key that binds bounces to one email. */
export interface BounceSettings {
  /** E.g. `bounces@fairs.example`; its server must take `bounces+anything@fairs.example`, too. */
  readonly address: string;
  readonly secret: string;
}

/** Base 32 (RFC 4648) in lowercase: some servers change the case of the local part. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = 42;

/**
 * The envelope sender of one email, so that bounces identify it. An HMAC protects the id from
 * forged bounces.
 */
export function bounceAddress({ address, secret }: BounceSettings, mailId: string): string {
  const [local = '', host = ''] = address.split('@');
  return `${local}+${tokenOf(secret, mailId)}@${host}`;
}

/** The emails whose valid return addresses appear in a text; at most a few. */
export function returnedMails({ address, secret }: BounceSettings, text: string): string[] {
  const [local = '', host = ''] = address.split('@');
  const form = new RegExp(
    `${literally(local)}\\+([a-z2-7]{${tokenLength}})@${literally(host)}`,
    'gi',
  );
  const ids = new Set<string>();
  for (const [, found = ''] of text.matchAll(form)) {
    const token = found.toLowerCase();
    const id = idOf(token);
    const genuine = Buffer.from(tokenOf(secret, id));
    if (timingSafeEqual(genuine, Buffer.from(token))) ids.add(id);
    if (ids.size === 5) break;
  }
  return [...ids];
}

/** Text as a pattern that means nothing but itself. */
const literally = (text: string): string => text.replace(/[^\w@]/g, '\\$&');

function tokenOf(secret: string, mailId: string): string {
  const bytes = Buffer.from(mailId.replaceAll('-', ''), 'hex');
  const mac = createHmac('sha256', secret).update('bounce\0').update(bytes).digest();
  return base32(bytes) + base32(mac.subarray(0, 10));
}

function base32(bytes: Uint8Array): string {
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0');
  return bits.replace(/.{5}/g, (five) => digits[Number.parseInt(five, 2)] ?? '');
}

function idOf(token: string): string {
  const bits = [...token.slice(0, 26)]
    .map((digit) => digits.indexOf(digit).toString(2).padStart(5, '0'))
    .join('');
  const hex = bits.slice(0, 128).replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16));
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
