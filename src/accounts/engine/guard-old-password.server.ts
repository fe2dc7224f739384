import { isAPIError } from 'better-auth/api';
import type { AccountParts } from '../account-parts.server.ts';
import { findCredential } from '../find-credential.ts';
import { atDoor, type DoorContext, type DoorHook } from './at-door.server.ts';
import type { Limits } from './limits.server.ts';
import { openSessionToken } from './session-token.server.ts';

const door = '/change-password';

/** Counts the tries at the old password by session: who steals one cannot guess on for ever. */
export function guardOldPassword(limits: Limits, secret: string): DoorHook {
  return atDoor(door, async (context) => {
    const token = tokenOf(context, secret);
    if (token) await limits.password(`session:${token}`);
  });
}

/** A password one has chosen oneself is no temporary one any more. */
export function settleOldPassword(
  { pool }: AccountParts,
  limits: Limits,
  secret: string,
): DoorHook {
  return atDoor(door, async (context) => {
    const { returned, session } = context.context;
    if (isAPIError(returned) || !session) return;
    const token = tokenOf(context, secret);
    if (token) await limits.passwordWasRight(`session:${token}`);
    await pool.query(
      `update account set must_set_password = false, temporary_password_ends_at = null
       where id = $1 and must_set_password`,
      [session.user.id],
    );
  });
}

function tokenOf({ headers }: DoorContext, secret: string): string | null {
  const credential = findCredential({
    authorization: headers?.get('authorization') ?? undefined,
    cookie: headers?.get('cookie') ?? undefined,
  });
  return credential && openSessionToken(secret, credential.token);
}
