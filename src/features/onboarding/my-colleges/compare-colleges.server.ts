import { signedIn } from '../../accounts/people-services.ts';
import { mostCompared } from '../../colleges/college-choices.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { compareProblems } from './compare-colleges.messages.ts';
import { asMine, lookFor, type LookingServices } from './look-for-colleges.server.ts';

/** `compareColleges(...)`: up to four colleges in full, in the order in which they are named. */
export const compareColleges = operation<'compareColleges', LookingServices>({
  kind: 'Query',
  name: 'compareColleges',
  field: `
  "Returns up to four colleges in full, in the order given; unknown ones are left out."
  compareColleges(slugs: [String!]!, studentId: ID): [MyCollege!]!`,
  who: ['signedIn'],
  async resolve({ slugs, studentId }, context) {
    const named = [...new Set(slugs)];
    if (named.length > mostCompared)
      throw badInput({ slugs: apiSentence(compareProblems.tooMany, { most: mostCompared }) });
    const looking = await lookFor(context, signedIn(context), studentId ?? null);
    const found = await Promise.all(named.map((slug) => context.services.directory.find(slug)));
    return found.flatMap((card) => (card ? asMine(looking, card) : []));
  },
});
