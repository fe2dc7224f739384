import type { PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { conflict, forbidden } from '../../../platform/model/refusal.ts';
import { changeMessage } from './change-message.server.ts';
import { conversationRefusals as messages } from '../composing/conversation-refusals.messages.ts';
import { hidingFields } from '../composing/message-fields.ts';

const staff = ['COLLEGES', 'ADMINS', 'ADMINS6X6'] as const;

/**
 * `hideBoothMessage(id, why)`: hides a message from everyone; logs who did it and when. A second
 * call finds it done; a reason is added if none was given.
 */
export const hideBoothMessage = operation<'hideBoothMessage', PeopleServices>({
  kind: 'Mutation',
  name: 'hideBoothMessage',
  field: `
  "Hides a message and records who did it."
  hideBoothMessage(id: ID!, why: String): BoothMessage!`,
  who: staff,
  async resolve({ id, why }, context) {
    const typedReason = why == null || why.trim() === '' ? null : why;
    const now = context.world.now();
    const reason =
      typedReason === null ? null : checkValues(hidingFields, { why: typedReason }, now)['why'];
    return changeMessage(context, id, 'hideBoothMessage', async (tx, { booth, by }) => {
      const hidden = await tx.query(
        `update booth_message
         set hidden_at = $2, hidden_by = $3, hidden_as = $4, hidden_why = $5
         where id = $1 and hidden_at is null`,
        [id, now, by.id, booth.standing.as === 'admin' ? 'admin' : 'rep', reason],
      );
      if (hidden.rowCount === 0 && reason !== null)
        await tx.query(
          'update booth_message set hidden_why = coalesce(hidden_why, $2) where id = $1',
          [id, reason],
        );
      return hidden.rowCount === 1;
    });
  },
});

/** `showBoothMessage(id)`: unhides a message; one that was held is held again. */
export const showBoothMessage = operation<'showBoothMessage', PeopleServices>({
  kind: 'Mutation',
  name: 'showBoothMessage',
  field: `
  "Shows a hidden message again; one that was held is held again."
  showBoothMessage(id: ID!): BoothMessage!`,
  who: staff,
  resolve: ({ id }, context) =>
    changeMessage(context, id, 'showBoothMessage', async (tx, { booth, message }) => {
      if (message.hiddenAs === null) return false;
      if (message.hiddenAs === 'admin' && booth.standing.as !== 'admin')
        throw forbidden(apiSentence(messages.hiddenByAdmin));
      await tx.query(
        `update booth_message
         set hidden_at = null, hidden_by = null, hidden_as = null, hidden_why = null
         where id = $1`,
        [id],
      );
      return true;
    }),
});

/** `releaseBoothMessage(id)`: makes a held message visible to everyone. */
export const releaseBoothMessage = operation<'releaseBoothMessage', PeopleServices>({
  kind: 'Mutation',
  name: 'releaseBoothMessage',
  field: `
  "Shows a message that was held for review."
  releaseBoothMessage(id: ID!): BoothMessage!`,
  who: staff,
  async resolve({ id }, context) {
    const now = context.world.now();
    return changeMessage(context, id, 'releaseBoothMessage', async (tx, { by, message }) => {
      if (message.hiddenAs !== null) throw conflict(apiSentence(messages.tooLate));
      const { rowCount } = await tx.query(
        `update booth_message set released_at = $2, released_by = $3
         where id = $1 and released_at is null`,
        [id, now, by.id],
      );
      return rowCount === 1;
    });
  },
});
