import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import { userTypes, type UserType, type Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { changeUserType } from '../new-accounts/change-user-type.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals } from '../account-refusals.messages.ts';

/**
 * Gives an account another user type: the only way, beside the command line, to become an admin or
 * an admin of the 6x6 format. The account is signed out everywhere, so that no one acts on with the
 * old rights, and its approval ends with its type.
 *
 * @throws Refusal FORBIDDEN for anyone but ADMINS, BAD_USER_INPUT for an unknown type, CONFLICT for
 *   one's own account (so that an admin is always left), NOT_FOUND for no or an unconfirmed account
 */
export async function setUserType(
  tx: Queryable,
  world: World,
  by: Viewer,
  { accountId, userType: requestedType }: { readonly accountId: string; readonly userType: string },
): Promise<void> {
  if (by.role !== 'ADMINS') throw forbidden();
  const userType = userTypes.find((one) => one === requestedType);
  if (!userType) throw badInput({ userType: messages.choice(userTypes) });
  if (by.id === accountId) throw conflict(apiSentence(accountRefusals.anotherAdmin));
  const rows = await readRows(tx, { user_type: textOf<UserType>() })(
    `select user_type from account
     where id = $1 and email_verified and deleted_at is null for update`,
    [accountId],
  );
  const account = rows[0];
  if (!account) throw notFound(apiSentence(accountRefusals.noAccount));
  if (account.user_type !== userType) await changeUserType(tx, world, accountId, userType);
}
