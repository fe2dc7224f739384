import type { UserType } from '../../platform/model/viewer.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { World } from '../../platform/world.ts';
import type { PeopleServices, PeopleCall, SignedIn } from './people-services.ts';
import { sendAccountEmail } from './account-email.server.ts';
import { accountEmails as messages } from './mailed-codes/emails.messages.ts';
import { makeAccount, temporaryPasswordDays } from './new-accounts/make-account.server.ts';
import { spend, type Budget } from '../../platform/http/spend.server.ts';
import { rateLimited } from '../../platform/model/refusal.ts';
import { noteStranger } from './strangers.server.ts';

interface Invitation {
  readonly email: string;
  readonly userType: Extract<UserType, 'college' | 'counselor' | 'parent' | 'student'>;
  readonly name?: string;
  /** False: the account exists and its owner gets in through "reset password". */
  readonly sendEmail: boolean;
}

interface Inviter {
  readonly world: World;
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
}

/** The account's id, and whether it was just created. An existing account is left unchanged. */
export interface InvitedAccount {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Creates an account for an invitee, with a temporary password that only the email contains;
 * the first sign-in requires a new one. An existing account is returned, never changed: the
 * link itself still needs its owner's consent (see `issueLinkToken`).
 */
export async function createInvitedAccount(
  tx: Queryable,
  { world, mailer, env }: Inviter,
  { email, userType, name = '', sendEmail }: Invitation,
): Promise<InvitedAccount> {
  const address = email.trim().toLowerCase();
  const made = await makeAccount(tx, world, {
    email: address,
    userType,
    name,
    emailVerified: false,
    approved: false,
  });
  if (!made) return { id: await accountIdOf(tx, address), isNew: false };
  if (sendEmail) {
    await sendAccountEmail(
      tx,
      { mailer, env },
      {
        kind: 'invited-account',
        to: address,
        unverified: true,
        write: (t) => ({
          subject: t(messages.invitedSubject, { brand: env.brand.name }),
          heading: t(messages.invitedHeading),
          paragraphs: [t(messages.invitedLead, { brand: env.brand.name })],
          code: made.temporaryPassword,
          after: [t(messages.invitedTail, { days: temporaryPasswordDays })],
          action: { label: t(messages.invitedAction), url: `${env.publicUrl}/login` },
        }),
      },
    );
  }
  return { id: made.id, isNew: true };
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
