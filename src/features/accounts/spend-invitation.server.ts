import { spend, type Budget } from '../../platform/http/spend.server.ts';
import { rateLimited } from '../../platform/model/refusal.ts';
import type { PeopleCall, SignedIn } from './people-services.ts';
import { noteStranger } from './strangers.server.ts';

/**
 * Invitations an account may send in a day. An admin sets up whole fairs; someone who only entered a
 * college that no one has approved yet has few colleagues to invite.
 */
function perDay({ role, approved }: SignedIn): Budget {
  const points = role === 'ADMINS' ? 1000 : role === 'COLLEGES' && !approved ? 10 : 40;
  return { points, perSeconds: 24 * 3600 };
}

/**
 * Counts an invitation to a recipient, by the day and by who of those invited has answered. What one
 * recipient gets in a day is the mailer's to limit.
 * @throws Refusal RATE_LIMITED
 */
export async function spendInvitation(
  { services, world, address }: Pick<PeopleCall, 'services' | 'world' | 'address'>,
  by: SignedIn,
  recipient: string,
): Promise<void> {
  const { pool } = services.database;
  const { allowed, retryAfter } = await spend(pool, world, `invitation:${by.id}`, perDay(by));
  if (!allowed) throw rateLimited(retryAfter);
  await noteStranger(pool, world, { viewer: by, address }, recipient);
}
