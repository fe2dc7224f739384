import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';
import { cardFields } from './card-view.ts';

/** Fields of a card for someone searching for a college. */
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

/** Saves a college to the caller's list. */
export const saveMutation = graphql(`
  mutation Save($collegeId: ID!) {
    saveCollege(collegeId: $collegeId) {
      collegeId
    }
  }
`);

/** Removes a college from the list. */
export const unsaveMutation = graphql(`
  mutation Unsave($collegeId: ID!) {
    unsaveCollege(collegeId: $collegeId)
  }
`);

export type MineResult = ResultOf<typeof mineFields>;
