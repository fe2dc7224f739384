import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

/**
 * `readBoothAnswers(boothId)`: marks the caller's answers at a booth as read, so that no email
 * reports them. Not needed with an open connection to the booth: presence counts.
 */
export const readBoothAnswers = operation<'readBoothAnswers', PeopleServices>({
  kind: 'Mutation',
  name: 'readBoothAnswers',
  field: `
  "Counts the answers to the caller's questions at a booth as read: no email tells of them. Returns how many were waiting."
  readBoothAnswers(boothId: ID!): Int!`,
  who: ['signedIn'],
  async resolve({ boothId }, context) {
    if (!isUuid(boothId)) return 0;
    const { rowCount } = await context.services.database.pool.query(
      `update answer_notice n set waits = false
       from booth_message q
       where q.id = n.question_id and q.booth_id = $1 and q.author_id = $2 and n.waits`,
      [boothId, signedIn(context).id],
    );
    return rowCount ?? 0;
  },
});
