import type { UserType } from '../../platform/model/viewer.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { World } from '../../platform/world.ts';
import type { PeopleCall, SignedIn } from './people-services.ts';
import { makeAccount } from './new-accounts/make-account.server.ts';
import { spend, type Budget } from '../../platform/http/spend.server.ts';
import { rateLimited } from '../../platform/model/refusal.ts';
import { noteStranger } from './strangers.server.ts';

interface Invitation {
  readonly email: string;
  readonly userType: Extract<UserType, 'college' | 'counselor' | 'parent' | 'student'>;
  readonly name?: string;
}

/** The account's id, and its temporary password if it was just created. */
export interface InvitedAccount {
  readonly id: string;
  readonly temporaryPassword: string | null;
}

/**
 * Creates an account for an invitee, with a temporary password; the first sign-in with it requires
 * a new one. An existing account is returned, never changed: the link itself still needs its
 * owner's consent (see `issueLinkToken`).
 */
export async function createInvitedAccount(
  tx: Queryable,
  world: World,
  { email, userType, name = '' }: Invitation,
): Promise<InvitedAccount> {
  const address = email.trim().toLowerCase();
  const made = await makeAccount(tx, world, {
    email: address,
    userType,
    name,
    emailVerified: false,
    approved: false,
  });
  return made ?? { id: await accountIdOf(tx, address), temporaryPassword: null };
}

async function accountIdOf(tx: Queryable, email: string): Promise<string> {
  const rows = await readRows(tx, { id: 'text' })('select id from account where email = $1', [
    email,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('An account vanished while it was being invited.');
  return id;
}

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
