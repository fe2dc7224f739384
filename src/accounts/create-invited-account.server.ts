import type { Mailer } from '../platform/email/mailer.server.ts';
import type { UserType } from '../platform/model/viewer.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';
import { makeAccount, temporaryPasswordDays } from './engine/make-account.server.ts';

interface Invitation {
  readonly email: string;
  readonly userType: Extract<UserType, 'college' | 'counselor' | 'parent' | 'student'>;
  readonly name?: string;
  /** False: the account is there and its owner gets in by "reset password". */
  readonly sendEmail: boolean;
}

interface Inviter {
  readonly world: World;
  readonly mailer: Mailer;
  readonly brand: string;
  readonly publicUrl: string;
}

/** Whose account it is, and whether it was made now. An account that was there is left as it was. */
export interface InvitedAccount {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Makes an account for somebody who was invited, with a temporary password that only the mail holds;
 * the first sign-in demands a new one. An address with an account is answered, never altered: the
 * link itself still needs its owner's word (see `issueLinkToken`).
 */
export async function createInvitedAccount(
  tx: Queryable,
  { world, mailer, brand, publicUrl }: Inviter,
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
    await mailer.send(tx, {
      kind: 'invited-account',
      to: address,
      unverified: true,
      subject: `Your account at ${brand}`,
      text: [
        `An account was made for you at ${brand}.`,
        '',
        `Sign in at ${publicUrl}/login with this address and the temporary password`,
        '',
        `    ${made.temporaryPassword}`,
        '',
        'You will be asked to choose a password of your own.',
        `The temporary one is good for ${temporaryPasswordDays} days; after that choose "Reset password" on the same page.`,
        '',
        'If you did not expect this, you can ignore this mail.',
      ].join('\n'),
    });
  }
  return { id: made.id, isNew: true };
}

async function accountIdOf(tx: Queryable, email: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('An account vanished while it was being invited.');
  return id;
}
