import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { approveAccount } from './approve-account.server.ts';
import { signedIn, type PeopleServices } from '../people-services.ts';
import { setUserType as setType } from './set-user-type.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';
import { lockAccounts } from './lock-accounts.server.ts';

/**
 * `setUserType(...)`: another user type for an account, which is signed out everywhere and loses
 * the links of its old type to colleges.
 */
export const setUserType = operation<'setUserType', PeopleServices>({
  kind: 'Mutation',
  name: 'setUserType',
  field: `
  "Changes the type of an account, signs it out everywhere and ends the links of its old type."
  setUserType(accountId: ID!, userType: String!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, userType }, context) {
    const by = signedIn(context);
    refuseNoId(accountId);
    await context.services.writer.change(async (tx) => {
      await lockAccounts(tx, by, [accountId]);
      await setType(tx, context.world, by, { accountId, userType });
      await writeAuditEntry(tx, context.world, by, {
        action: 'setUserType',
        subject: 'Account',
        subjectId: accountId,
        details: { userType },
      });
    });
    return true;
  },
});

/** `approveUser(...)`: an admin approves an account, or revokes that. */
export const approveUser = operation<'approveUser', PeopleServices>({
  kind: 'Mutation',
  name: 'approveUser',
  field: `
  "Approves an account, or removes the approval."
  approveUser(accountId: ID!, approved: Boolean! = true): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, approved }, context) {
    const by = signedIn(context);
    refuseNoId(accountId);
    await context.services.writer.change(async (tx) => {
      await approveAccount(tx, context.world, accountId, approved);
      await writeAuditEntry(tx, context.world, by, {
        action: 'approveUser',
        subject: 'Account',
        subjectId: accountId,
        details: { approved },
      });
    });
    return true;
  },
});

function refuseNoId(accountId: string): void {
  if (!isUuid(accountId)) throw notFound(apiSentence(messages.noAccount));
}
