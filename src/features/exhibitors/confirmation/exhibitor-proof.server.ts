import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { World } from '../../../platform/world.ts';

/**
 * Proof that a registration is the bearer's: they have just made it (`made`: they can pay, and read
 * what they sent), or have opened a link emailed to its contact (`mailed`: full access).
 */
const held = v.object({
  id: v.pipe(v.string(), v.uuid()),
  fairId: v.string(),
  how: v.picklist(['made', 'mailed']),
  paymentType: v.string(),
  amountCents: v.number(),
  currency: v.string(),
});
export type Proof = v.InferOutput<typeof held>;

/** How long someone can be away from the page before they need the email. */
const hours = 2;

/** Signs a proof: short-lived, stored only in its owner's cookie. */
export function signProof(
  secret: string,
  world: World,
  proof: Proof,
): { readonly proof: string; readonly expiresAt: Date } {
  const expiresAt = new Date(world.now().getTime() + hours * 3_600_000);
  const stem = Buffer.from(JSON.stringify([expiresAt.getTime(), proof])).toString('base64url');
  return { proof: `${stem}.${signatureOf(secret, stem).toString('base64url')}`, expiresAt };
}

/** The content of a proof; null for a forged or expired one. */
export function readProof(secret: string, world: World, token: string): Proof | null {
  const [stem = '', signature = '', ...more] = token.split('.');
  const own = signatureOf(secret, stem);
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (
    more.length > 0 ||
    signatureBytes.length !== own.length ||
    !timingSafeEqual(signatureBytes, own)
  )
    return null;
  const content: unknown = JSON.parse(Buffer.from(stem, 'base64url').toString());
  const read = v.safeParse(v.tuple([v.number(), held]), content);
  if (!read.success || read.output[0] <= world.now().getTime()) return null;
  return read.output[1];
}

function signatureOf(secret: string, stem: string): Buffer {
  const key = createHmac('sha256', secret).update('exhibitor-proof').digest();
  return createHmac('sha256', key).update(stem).digest();
}
