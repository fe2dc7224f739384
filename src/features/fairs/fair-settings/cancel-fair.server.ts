import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { changeFair, lockFair, timeOf } from '../publish-fair.server.ts';
import { addNote, readNote } from './note-for-people.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals as messages } from '../admin-fairs.messages.ts';

/** `cancelFair(...)`: cancels a fair and notifies all participants, with an optional sentence. */
export const cancelFair = operation<'cancelFair', PeopleServices>({
  kind: 'Mutation',
  name: 'cancelFair',
  field: `
  "Cancels a fair and notifies everyone who takes part, with an optional note."
  cancelFair(fairId: ID!, note: String): Fair`,
  who: ['ADMINS'],
  async resolve({ fairId, note: typedNote }, context, records) {
    const now = context.world.now();
    const note = readNote(typedNote);
    await context.services.writer.change(async (tx) => {
      const fair = await lockFair(tx, context, fairId);
      if (timeOf(fair, 'cancelledAt')) return;
      if ((timeOf(fair, 'endTime') ?? now) <= now) throw conflict(apiSentence(messages.over));
      await changeFair(tx, context, fair, 'cancelFair', { cancelledAt: now.toISOString() });
      await addNote(tx, fairId, note);
    });
    return records?.get(signedIn(context), fairId) ?? null;
  },
});
