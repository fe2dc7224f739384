import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { deriveKey } from '../endpoints/derive-key.server.ts';

/** Guest credential lifetime in minutes; clients renew it after 50 (specification, section 9). */
const guestMinutes = 60;

const prefix = 'guest';

export interface GuestCredential {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Creates the credential of a signed-out visitor: signed, short-lived, not stored. */
export function issueGuestCredential(secret: string, world: World): GuestCredential {
  const seconds = Math.floor(world.now().getTime() / 1000) + guestMinutes * 60;
  const nonce = Buffer.from(world.randomBytes(9)).toString('base64url');
  const stem = `${prefix}.${seconds.toString(36)}.${nonce}`;
  return {
    token: `${stem}.${signatureOf(secret, stem).toString('base64url')}`,
    expiresAt: new Date(seconds * 1000),
  };
}

/** Tells a guest's token from a session's without looking into it. */
export function isGuestToken(token: string): boolean {
  return token.startsWith(`${prefix}.`);
}

/** The visitor behind a guest credential; null when it is not ours or has expired. */
export function readGuest(secret: string, token: string, world: World): Viewer | null {
  const parts = token.split('.');
  const [kind, ends, nonce, signature] = parts;
  if (parts.length !== 4 || kind !== prefix || !ends || !nonce || !signature) return null;
  const sentSignature = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, `${kind}.${ends}.${nonce}`);
  if (sentSignature.length !== right.length || !timingSafeEqual(sentSignature, right)) return null;
  const expiresAt = new Date(Number.parseInt(ends, 36) * 1000);
  if (!(expiresAt > world.now())) return null;
  return {
    id: null,
    role: 'guests',
    approved: false,
    holds: {},
    email: null,
    sessionId: null,
    guest: nonce,
    expiresAt,
  };
}

function signatureOf(secret: string, stem: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'guest-credential')).update(stem).digest();
}
