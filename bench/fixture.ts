import { signSessionToken } from '../src/features/accounts/callers/session-token.server.ts';
import type { Queryable } from '../src/platform/database/queryable.ts';
import { realWorld } from '../src/platform/real-world.server.ts';

/** Signs the sessions of a benchmark. */
export const benchSecret = 'benchmarks-only-benchmarks-only-benchmarks-only';

/** An account with a session, and the token it sends. */
export async function signedIn(
  pool: Queryable,
  userType: 'student' | 'counselor' | 'college' | 'admin',
): Promise<{ id: string; token: string }> {
  const id = realWorld.newId();
  const token = Buffer.from(realWorld.randomBytes(24)).toString('base64url');
  await pool.query(
    'insert into account (id, email, email_verified, name, user_type) values ($1, $2, true, $3, $4)',
    [id, `${id}@bench.test`, 'Bench', userType],
  );
  await pool.query(
    `insert into session (account_id, token, expires_at, updated_at)
     values ($1, $2, now() + interval '7 days', now())`,
    [id, token],
  );
  return { id, token: signSessionToken(benchSecret, token) };
}
