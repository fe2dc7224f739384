import { createHash } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import type { World } from '../../../platform/world.ts';

const challengeMinutes = 10;

type Storage = Pick<
  AuthContext['internalAdapter'],
  'createVerificationValue' | 'consumeVerificationValue'
>;

/**
 * Issues a one-time proof that the caller has just entered the right temporary password: 128 random
 * bits, hashed at rest, valid for ten minutes.
 */
export async function issueChallenge(
  storage: Storage,
  world: World,
  accountId: string,
): Promise<string> {
  const challenge = Buffer.from(world.randomBytes(16)).toString('base64url');
  await restoreChallenge(storage, world, { challenge, accountId });
  return challenge;
}

/** Makes a challenge valid again: the password chosen with it was not accepted. */
export async function restoreChallenge(
  storage: Storage,
  world: World,
  { challenge, accountId }: { readonly challenge: string; readonly accountId: string },
): Promise<void> {
  await storage.createVerificationValue({
    identifier: identifierOf(challenge),
    value: accountId,
    expiresAt: new Date(world.now().getTime() + challengeMinutes * 60_000),
  });
}

/** Spends a challenge; returns its owner, once, or null. */
export async function redeemChallenge(storage: Storage, challenge: string): Promise<string | null> {
  const consumed = await storage.consumeVerificationValue(identifierOf(challenge));
  return consumed?.value ?? null;
}

function identifierOf(challenge: string): string {
  return `new-password:${createHash('sha256').update(challenge).digest('hex')}`;
}
