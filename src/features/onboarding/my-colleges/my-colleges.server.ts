import { signedIn } from '../../accounts/people-services.ts';
import { savers } from '../../colleges/college-choices.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { asMine, lookFor, type LookingServices } from './look-for-colleges.server.ts';
import { factKinds, wishKinds } from '../../colleges/match-point.ts';

/** A college's match and saved items as GraphQL types. */
const matchTypes = `
  "The preference a match point is about."
  enum MatchKind {
    ${[...wishKinds, ...factKinds].join('\n    ')}
  }

  "A reason for or against a college."
  type MatchPoint {
    kind: MatchKind!
    "What both have in common; of a miss what the college has instead, of majors and tags what it has not; of a fair its name."
    values: [String!]!
    "Of majors how many are looked for, of a distance or place the miles as the crow flies, of online study and admission the share in percent, of cost the dollars a year."
    number: Int
  }

  "The match of a college with a student’s preferences."
  type CollegeMatch {
    "How well it fits: the share of what is looked for that it has, majors weighing as much as the rest, and never 100. Null when nothing is looked for, or nothing of it is known. People read it as strong from 85, good from 75, some from 40."
    percent: Int
    "Preferences that are met, then other facts: fairs, distance, same state."
    reasons: [MatchPoint!]!
    misses: [MatchPoint!]!
    "Preferences the college gives no information on; they count neither for nor against it."
    unknown: [MatchKind!]!
  }

  "A college with its match, for someone who is looking."
  type MyCollege {
    college: CollegeCard!
    "Null for callers without student preferences."
    match: CollegeMatch
    isSaved: Boolean!
    "Whether the student has saved it, for parents."
    isSavedByStudent: Boolean!
  }`;

/** `myColleges(...)`: the directory with match, reasons and saved colleges, for signed-in people. */
export const myColleges = operation<'myColleges', LookingServices>({
  kind: 'Query',
  name: 'myColleges',
  field: `
  "Searches the directory like \`collegeDirectory\` and adds how well each college matches the student’s preferences: the caller’s, or the linked student’s for parents."
  myColleges(
    search: String
    states: [String!]
    types: [String!]
    sizes: [String!]
    settings: [String!]
    majors: [String!]
    online: [String!]
    fairs: [String!]
    findMajor: String
    sort: MyCollegesSort
    skip: Int
    "Default 20, maximum 100."
    limit: Int
    "Only saved colleges: the caller’s, or the student’s for parents."
    saved: SavedBy
    "For parents: which student; else the first that was linked."
    studentId: ID
  ): MyColleges!`,
  types: `
    "The sort order of \`myColleges\`."
    enum MyCollegesSort {
      match
      relevance
      name
      size
      state
    }

    "The person whose list a college was saved to."
    enum SavedBy {
      own
      student
    }

    "A page of colleges with their match."
    type MyColleges {
      items: [MyCollege!]!
      totalCount: Int!
      facets: CollegeFacets!
      "The student who is matched with; null where there is none."
      studentId: ID
      "Whether that student looks for anything."
      hasWishes: Boolean!
      "Whether the caller has a list of colleges."
      canSave: Boolean!
      "Number of saved colleges."
      savedCount: Int!
      "How many are in the student's, for parents."
      savedByStudentCount: Int!
    }
    ${matchTypes}`,
  who: ['signedIn'],
  async resolve({ saved, studentId, sort, ...args }, context) {
    const by = signedIn(context);
    const { directory } = context.services;
    const looking = await lookFor(context, by, studentId ?? null);
    const { student, matcher } = looking;
    const hasWishes = matcher?.hasWishes === true;
    const isSearch = (args.search ?? '').trim() !== '';
    const byMatch = sort === 'match' || ((sort ?? 'relevance') === 'relevance' && !isSearch);
    const page = await directory.list(
      { ...args, sort: sort === 'match' ? 'relevance' : (sort ?? 'relevance') },
      {
        ...(saved
          ? { among: [...(saved === 'own' ? looking.saved : looking.savedByStudent)] }
          : {}),
        ...(byMatch && matcher && (hasWishes || matcher.knowsHome)
          ? { rank: (card) => matcher.rank(card) }
          : {}),
      },
    );
    // Cards of a list tell a dozen majors; the match is with all of them.
    const whole = await directory.cards(page.items.map(({ id }) => id));
    return {
      items: page.items.map((card) => asMine(looking, card, whole.get(card.id))),
      totalCount: page.totalCount,
      facets: page.facets,
      studentId: student?.studentId ?? null,
      hasWishes,
      canSave: savers.some((role) => role === by.role),
      savedCount: looking.saved.size,
      savedByStudentCount: looking.savedByStudent.size,
    };
  },
});
