import type { UserType } from '../../../platform/model/viewer.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';
import { temporaryPasswordDays } from '../password-policy.ts';
import { endSessions } from '../callers/end-sessions.server.ts';
import { hashPassword } from '../passwords/hash-password.server.ts';

interface NewAccount {
  readonly email: string;
  readonly userType: UserType;
  readonly name: string;
  /** Whether the address needs no further proof. */
  readonly emailVerified: boolean;
  readonly approved: boolean;
}

/** An account created by someone else: the first sign-in requires a new password. */
export interface MadeAccount {
  readonly id: string;
  readonly temporaryPassword: string;
}

/**
 * Creates an account with a temporary password; returns null when the address already has one, even
 * when a concurrent call creates it.
 */
export async function makeAccount(
  tx: Queryable,
  world: World,
  { email, userType, name, emailVerified, approved }: NewAccount,
): Promise<MadeAccount | null> {
  const id = world.newId();
  const { rowCount } = await tx.query(
    `insert into account (id, email, email_verified, name, user_type, approved_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (email) do nothing`,
    [
      id,
      email.toLowerCase(),
      emailVerified,
      name,
      userType,
      approved ? world.now() : null,
      world.now(),
    ],
  );
  return rowCount === 1
    ? { id, temporaryPassword: await setTemporaryPassword(tx, world, id) }
    : null;
}

/**
 * Replaces an account's password with a temporary one and signs it out everywhere: the person who
 * set the old one may not be the owner of the address.
 */
export async function setTemporaryPassword(
  tx: Queryable,
  world: World,
  accountId: string,
): Promise<string> {
  const temporaryPassword = readablePassword(world);
  await tx.query(
    `insert into sign_in_method (account_id, provider_id, subject, password)
     values ($1::uuid, 'credential', ($1::uuid)::text, $2)
     on conflict (provider_id, subject) do update set
       password = excluded.password, updated_at = now()`,
    [accountId, await hashPassword(temporaryPassword)],
  );
  await tx.query(
    `update account set must_set_password = true, temporary_password_ends_at = $2, updated_at = $3
     where id = $1`,
    [accountId, endOfTemporaryPassword(world), world.now()],
  );
  await endSessions(tx, [accountId]);
  return temporaryPassword;
}

function endOfTemporaryPassword(world: World): Date {
  return new Date(world.now().getTime() + temporaryPasswordDays * 24 * 3_600_000);
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 20 letters and digits without look-alikes (99 random bits) behind what the rules demand. */
function readablePassword(world: World): string {
  const groups = Array.from({ length: 4 }, () => readable(world, 5));
  return `Q1-${groups.join('-')}`;
}

/** Random letters and digits without look-alikes, five bits each. */
export const readable = (world: World, length: number): string =>
  Array.from({ length }, () => pick(world)).join('');

function pick(world: World): string {
  for (;;) {
    const [byte = 255] = world.randomBytes(1);
    // 248 is the largest multiple of 31 in a byte: each letter is as likely as any other.
    if (byte < 248) return letters[byte % letters.length] ?? 'x';
  }
}
