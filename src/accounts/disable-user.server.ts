import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { conflict, notFound } from '../platform/model/refusal.ts';
import { signedIn, type PeopleServices } from './people-services.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { accountRefusals as said } from './account-refusals.words.ts';

/**
 * `disableUser(...)`: takes an account from its holder, who is signed out everywhere and cannot sign in
 * by any way, or gives it back. Nothing of it is lost.
 */
export const disableUser = operation<
  { readonly accountId: string; readonly disabled: boolean },
  PeopleServices
>({
  kind: 'Mutation',
  name: 'disableUser',
  field: 'disableUser(accountId: ID!, disabled: Boolean! = true): Boolean!',
  who: ['ADMINS'],
  async resolve({ accountId, disabled }, context) {
    const by = signedIn(context);
    const { world, services } = context;
    if (!isUuid(accountId)) throw notFound(apiSentence(said.noAccount));
    if (by.id === accountId) throw conflict(apiSentence(said.anotherAdmin));
    await services.writer.change(async (tx) => {
      const now = world.now();
      const { rows } = await tx.query<{ disabled: boolean }>(
        `select disabled_at is not null as disabled from account
         where id = $1 and deleted_at is null for update`,
        [accountId],
      );
      const [account] = rows;
      if (!account) throw notFound(apiSentence(said.noAccount));
      if (account.disabled === disabled) return;
      await tx.query('update account set disabled_at = $2, updated_at = $3 where id = $1', [
        accountId,
        disabled ? now : null,
        now,
      ]);
      await tx.query('delete from session where account_id = $1', [accountId]);
      await writeAuditEntry(tx, world, by, {
        action: 'disableUser',
        subject: 'Account',
        subjectId: accountId,
        details: { disabled },
      });
    });
    return true;
  },
});
