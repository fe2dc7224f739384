import { graphql, type ResultOf } from '../platform/pages/graphql.ts';
import { cardFields } from './card-view.ts';

/** What a card of someone who looks for a college needs. */
export const mineFields = graphql(
  `
    fragment MineFields on MyCollege {
      isSaved
      isSavedByStudent
      match {
        percent
        reasons {
          kind
          values
          number
        }
        misses {
          kind
          values
          number
        }
        unknown
      }
      college {
        id
        ...CollegeCardFields
      }
    }
  `,
  [cardFields],
);

/** Puts a college into the own list. */
export const saveMutation = graphql(`
  mutation Save($collegeId: ID!) {
    saveCollege(collegeId: $collegeId) {
      collegeId
    }
  }
`);

/** Takes a college out of it. */
export const unsaveMutation = graphql(`
  mutation Unsave($collegeId: ID!) {
    unsaveCollege(collegeId: $collegeId)
  }
`);

export type MineResult = ResultOf<typeof mineFields>;
