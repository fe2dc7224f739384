import type { FairCards } from '../../exhibitors/fair-cards.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';

/** More than a page shows; the latest fairs are included. */
const most = 12;

interface Services {
  readonly fairCards: FairCards;
}

/** `collegeRecordings(...)`: a college's chapters in public recordings, the latest fair first. */
export const collegeRecordings = operation<'collegeRecordings', Services>({
  kind: 'Query',
  name: 'collegeRecordings',
  field: `
  "Lists where a college appears in recordings of published fairs, the latest fair first. At most 12."
  collegeRecordings(slug: String!): [CollegeClip!]!`,
  types: `
    "A part of a recording where a college speaks."
    type CollegeClip {
      fairName: String!
      "Its recordings are at /fair-{fairSlug}/recordings."
      fairSlug: String!
      startTime: DateTime!
      timeZone: String!
      session: Int!
      sessionTitle: String!
      "Seconds in the recording of the session at which the college begins."
      fromSecond: Float!
      "Where the next college begins; null for the last one."
      untilSecond: Float
    }`,
  who: ['everybody'],
  async resolve({ slug }, { services }) {
    const fairs = (await services.fairCards.get()).toReversed();
    return fairs
      .flatMap((fair) =>
        fair.sessions.flatMap(({ number, title, speakers, recording }) => {
          const fromSecond = speakers.find((one) => one.slug === slug)?.atSecond ?? null;
          if (!recording || fromSecond === null) return [];
          const later = speakers.flatMap(({ atSecond }) =>
            atSecond !== null && atSecond > fromSecond ? [atSecond] : [],
          );
          return [
            {
              fairName: fair.name,
              fairSlug: fair.slug,
              startTime: fair.startTime,
              timeZone: fair.timeZone,
              session: number,
              sessionTitle: title,
              fromSecond,
              untilSecond: later.length > 0 ? Math.min(...later) : null,
            },
          ];
        }),
      )
      .slice(0, most);
  },
});
