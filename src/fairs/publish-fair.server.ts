import type { PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { conflict } from '../platform/model/refusal.ts';
import { signedIn } from '../accounts/people-services.ts';
import { changeFair, holdFair, timeOf } from './hold-fair.server.ts';

/** `publishFair(...)`: a draft becomes public, in the calendar and at its address. */
export const publishFair = operation<{ readonly fairId: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'publishFair',
  field: 'publishFair(fairId: ID!): Fair',
  who: ['ADMINS'],
  async resolve({ fairId }, context, records) {
    const now = context.world.now();
    await context.services.writer.change(async (tx) => {
      const fair = await holdFair(tx, context, fairId);
      if (timeOf(fair, 'publishedAt')) return;
      if (timeOf(fair, 'cancelledAt')) throw conflict('This fair is cancelled.');
      if ((timeOf(fair, 'endTime') ?? now) <= now)
        throw conflict('This fair is over. Move it to a time to come first.');
      await changeFair(tx, context, fair, 'publishFair', { publishedAt: now.toISOString() });
    });
    return records?.get(signedIn(context), fairId) ?? null;
  },
});
