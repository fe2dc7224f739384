import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { AccountParts } from '../account-parts.server.ts';

const minute = 60_000;

/** Lifetime of a challenge in milliseconds. */
export const challengeLife = 5 * minute;

const clientData = v.object({ challenge: v.string() });

/** Challenges for passkeys: 32 random bytes, stored as a hash, single-use. */
export interface PasskeyChallenges {
  /** Issues one: for a session that adds a passkey, or (null) for a sign-in. */
  issue(sessionId: string | null): Promise<Uint8Array<ArrayBuffer>>;
  /** Spends the one a browser says it signed; null if it was never issued or has expired. */
  spend(clientDataJSON: string, sessionId: string | null): Promise<string | null>;
}

/** The challenges of this installation. */
export const passkeyChallenges = ({ pool, world }: AccountParts): PasskeyChallenges => ({
  async issue(sessionId) {
    const bytes = Buffer.from(world.randomBytes(32));
    await pool.query(
      'insert into passkey_challenge (hash, session_id, expires_at) values ($1, $2, $3)',
      [
        hashOf(bytes.toString('base64url')),
        sessionId,
        new Date(world.now().getTime() + challengeLife),
      ],
    );
    return new Uint8Array(bytes);
  },
  async spend(clientDataJSON, sessionId) {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const { rowCount } = await pool.query(
      `delete from passkey_challenge
       where hash = $1 and expires_at > $2 and session_id is not distinct from $3::uuid`,
      [hashOf(challenge), world.now(), sessionId],
    );
    return rowCount === 1 ? challenge : null;
  },
});

/** The verified result; null when verification fails, which the library reports by throwing. */
export async function verified<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return v.parse(clientData, parsed).challenge;
  } catch {
    return null;
  }
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
