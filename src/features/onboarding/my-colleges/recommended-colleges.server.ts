import { signedIn } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { bandOf } from '../../colleges/match-college.ts';
import { asMine, lookFor, type LookingServices } from './look-for-colleges.server.ts';

/** Most that are recommended at once. */
const most = 24;

/** `recommendedColleges(...)`: the best matches that are in no list of the student's or one's own yet. */
export const recommendedColleges = operation<'recommendedColleges', LookingServices>({
  kind: 'Query',
  name: 'recommendedColleges',
  field: `
  "Lists the best matching colleges that aren’t saved yet; none without preferences. Default 3, maximum 24."
  recommendedColleges(studentId: ID, limit: Int): [MyCollege!]!`,
  who: ['STUDENTS', 'PARENTS'],
  async resolve({ studentId, limit }, context) {
    const { directory } = context.services;
    const looking = await lookFor(context, signedIn(context), studentId ?? null);
    const { matcher, saved, savedByStudent } = looking;
    if (!matcher?.hasWishes) return [];
    const { items } = await directory.list(
      { limit: Math.min(Math.max(limit ?? 3, 1), most) },
      {
        // A college without a page can't be opened.
        rank: (card) =>
          card.slug === null || saved.has(card.id) || savedByStudent.has(card.id)
            ? null
            : matcher.rank(card),
      },
    );
    const whole = await directory.cards(items.map(({ id }) => id));
    return items
      .map((card) => asMine(looking, card, whole.get(card.id)))
      .filter(({ match }) => bandOf(match?.percent ?? null) !== null);
  },
});
