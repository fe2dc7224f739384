import { graphql } from '../../../platform/pages/graphql.ts';

/** A college on the page of merges. */
export const toMergeFields = graphql(`
  fragment CollegeToMergeFields on CollegeToMerge @_unmask {
    id
    name
    city
    state
    status
    slug
    unitId
    domain
    reps
    createdAt
  }
`);

export const mergePreview = graphql(
  `
    query CollegeMergePreview($keptId: ID!, $goneId: ID!) {
      collegeMergePreview(keptId: $keptId, goneId: $goneId) {
        kept {
          ...CollegeToMergeFields
        }
        gone {
          ...CollegeToMergeFields
        }
        reps
        booths
        exhibitors
        payments
        attendees
        claims
        savedBy
        credits
        bothAt
        consents
        isPaying
      }
    }
  `,
  [toMergeFields],
);

export const mergeOffers = graphql(
  `
    query CollegeMerges {
      collegePairs {
        one {
          ...CollegeToMergeFields
        }
        other {
          ...CollegeToMergeFields
        }
      }
      collegeMerges {
        id
        at
        kept {
          id
          name
        }
        gone {
          id
          name
        }
      }
    }
  `,
  [toMergeFields],
);

export const mergeColleges = graphql(`
  mutation MergeColleges($keptId: ID!, $goneId: ID!) {
    mergeColleges(keptId: $keptId, goneId: $goneId)
  }
`);

export const undoMerge = graphql(`
  mutation UndoCollegeMerge($id: ID!) {
    undoCollegeMerge(id: $id)
  }
`);
