import { operation } from '../../../platform/graphql/operation.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { signedIn, type PeopleServices } from '../people-services.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from '../account-refusals.messages.ts';
import { disableAccounts } from './disable-accounts.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';

/**
 * `disableUser(...)`: disables an account, which is signed out everywhere and cannot sign in
 * by any method, or enables it again. No data is lost.
 */
export const disableUser = operation<'disableUser', PeopleServices>({
  kind: 'Mutation',
  name: 'disableUser',
  field: `
  "Disables an account and signs it out everywhere, or enables it again. Nothing is deleted."
  disableUser(accountId: ID!, disabled: Boolean! = true): Boolean!`,
  who: ['ADMINS'],
  async resolve({ accountId, disabled }, context) {
    const by = signedIn(context);
    if (by.id === accountId) throw conflict(apiSentence(messages.anotherAdmin));
    await context.services.writer.change(async (tx) => {
      const held = await lockAccounts(tx, by, [accountId]);
      if (held.length === 0) throw notFound(apiSentence(messages.noAccount));
      await disableAccounts(tx, context.world, by, held, disabled);
    });
    return true;
  },
});
