import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

const figures = graphql(`
  fragment BoothResultFields on BoothResults {
    visits
    questions
    answered
    medianAnswerSeconds
    saves
    documents
    documentsOpened
    leads
  }
`);

/** The results of a college's booths, over all fairs or at one. */
export const resultsQuery = graphql(
  `
    query CollegeResults($fairId: ID) {
      pendingClaim {
        claim {
          collegeName
        }
      }
      collegeResults(fairId: $fairId) {
        college
        fairs {
          fairId
          boothId
          name
          slug
          startTime
          endTime
          timeZone
          results {
            ...BoothResultFields
          }
        }
        total {
          ...BoothResultFields
        }
        visits {
          at
          count
        }
        leads {
          by
          rows {
            label
            count
          }
          others
          unknown
        }
      }
    }
  `,
  [figures],
);

/** The results of a booth, or of all of them. */
export type BoothResults = ResultOf<typeof figures>;
