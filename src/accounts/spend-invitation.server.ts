import { spend } from '../platform/http/spend.server.ts';
import { rateLimited } from '../platform/model/refusal.ts';
import type { PeopleCall, SignedIn } from './people-services.ts';

/** Invitations an account may send in a day; an admin sets up whole fairs. */
const perDay = (role: SignedIn['role']) => ({
  points: role === 'ADMINS' ? 1000 : 40,
  perSeconds: 24 * 3600,
});

/**
 * Counts an invitation that somebody sends. What one address gets in a day is the mailer's to limit.
 * @throws Refusal RATE_LIMITED
 */
export async function spendInvitation(
  { services, world }: Pick<PeopleCall, 'services' | 'world'>,
  { id, role }: SignedIn,
): Promise<void> {
  const { pool } = services.database;
  const { allowed, retryAfter } = await spend(pool, world, `invitation:${id}`, perDay(role));
  if (!allowed) throw rateLimited(retryAfter);
}
