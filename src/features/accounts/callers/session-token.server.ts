import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

const signatureBytes = 32;

// One key object per secret: making it costs more than the signature.
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const cached = keys.get(secret);
  if (cached) return cached;
  const made = createSecretKey(secret, 'utf8');
  keys.set(secret, made);
  return made;
}

/**
 * The session token inside a signed one, `token.base64(HMAC-SHA256(secret, token))`, as the identity
 * library signs its cookie; null when the signature is not ours. Compared in constant time.
 */
export function openSessionToken(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  // 32 bytes are 44 characters of base64, or 43 without the padding.
  if (dot < 1 || signed.length - dot < 44 || signed.length - dot > 45 || dot > 128) return null;
  const sentSignature = Buffer.from(signed.slice(dot + 1), 'base64');
  if (sentSignature.length !== signatureBytes) return null;
  const token = signed.slice(0, dot);
  return timingSafeEqual(sentSignature, signatureOf(secret, token)) ? token : null;
}

/** A session token with its signature, as it goes into the cookie or behind `Bearer`. */
export function signSessionToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, token).toString('base64')}`;
}

function signatureOf(secret: string, token: string): Buffer {
  return createHmac('sha256', keyOf(secret)).update(token).digest();
}
