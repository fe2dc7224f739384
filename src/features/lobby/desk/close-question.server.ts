import type { PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { changeMessage } from './change-message.server.ts';
import { conversationRefusals as messages } from '../composing/conversation-refusals.messages.ts';

/**
 * `closeBoothQuestion(id)`: a rep marks that a message needs no answer: it was answered above, or
 * is no question. It leaves the queue; visitors see no change.
 */
export const closeBoothQuestion = operation<'closeBoothQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'closeBoothQuestion',
  field: `
  "Marks a question as needing no answer."
  closeBoothQuestion(id: ID!): BoothMessage!`,
  who: ['COLLEGES'],
  async resolve({ id }, context) {
    const now = context.world.now();
    return changeMessage(context, id, 'closeBoothQuestion', async (tx, { by, message }) => {
      if (message.authorAs === 'rep') throw conflict(apiSentence(messages.noQuestion));
      const { rowCount } = await tx.query(
        `update booth_message set closed_at = $2, closed_by = $3
         where id = $1 and closed_at is null`,
        [id, now, by.id],
      );
      return rowCount === 1;
    });
  },
});

/** `reopenBoothQuestion(id)`: undoes that; it waits again, from the time it was asked. */
export const reopenBoothQuestion = operation<'reopenBoothQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'reopenBoothQuestion',
  field: `
  "Marks a question as waiting for an answer again."
  reopenBoothQuestion(id: ID!): BoothMessage!`,
  who: ['COLLEGES'],
  resolve: ({ id }, context) =>
    changeMessage(context, id, 'reopenBoothQuestion', async (tx) => {
      const { rowCount } = await tx.query(
        `update booth_message set closed_at = null, closed_by = null
         where id = $1 and closed_at is not null`,
        [id],
      );
      return rowCount === 1;
    }),
});
