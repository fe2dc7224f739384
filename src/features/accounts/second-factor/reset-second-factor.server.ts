import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { World } from '../../../platform/world.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';
import { endSessions } from '../callers/end-sessions.server.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../people-services.ts';
import { lockAccounts } from '../user-changes/lock-accounts.server.ts';

/**
 * Takes the second factor, passkeys included, from an account whose holder has lost it, and signs it out
 * everywhere.
 * @returns whether there was one
 */
export async function removeSecondFactor(
  tx: Queryable,
  world: World,
  accountId: string,
): Promise<boolean> {
  const app = await tx.query('delete from two_factor where account_id = $1', [accountId]);
  const passkeys = await tx.query('delete from passkey where account_id = $1', [accountId]);
  await tx.query('update account set two_factor_enabled = false, updated_at = $2 where id = $1', [
    accountId,
    world.now(),
  ]);
  await endSessions(tx, [accountId]);
  return app.rowCount !== 0 || passkeys.rowCount !== 0;
}

/** The same by an admin: its holder is told by email. */
export async function resetOne(
  tx: Queryable,
  { world, services: { mailer, env } }: PeopleCall,
  by: SignedIn,
  accountId: string,
): Promise<boolean> {
  if (!(await removeSecondFactor(tx, world, accountId))) return false;
  await tellOwner(tx, { mailer, ...env }, accountId, 'secondFactorReset');
  await writeAuditEntry(tx, world, by, {
    action: 'resetSecondFactor',
    subject: 'Account',
    subjectId: accountId,
  });
  return true;
}

/**
 * `resetSecondFactor(...)`: another admin takes the second factor from an account whose holder has lost
 * the app and the recovery codes. Its holder is signed out, and told by email.
 */
export const resetSecondFactor = operation<'resetSecondFactor', PeopleServices>({
  kind: 'Mutation',
  name: 'resetSecondFactor',
  field: `
  "Removes the second factor of another admin, who is signed out and notified."
  resetSecondFactor(accountId: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId }, context) {
    const by = signedIn(context);
    if (by.id === accountId) throw conflict(apiSentence(messages.anotherAdmin));
    await context.services.writer.change(async (tx) => {
      const [held] = await lockAccounts(tx, by, [accountId]);
      if (held === undefined) throw notFound(apiSentence(messages.noAccount));
      await resetOne(tx, context, by, held);
    });
    return true;
  },
});
