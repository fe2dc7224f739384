import { graphql } from '../../platform/pages/graphql.ts';

/** How far a signed-in person has watched. */
export const watchedQuery = graphql(`
  query Watched($slug: String!) {
    myWatched(slug: $slug) {
      session
      watchedSeconds
      lastAt
    }
  }
`);

/** The colleges that the caller has saved. */
export const savedQuery = graphql(`
  query SavedWhileWatching {
    mySavedColleges {
      collegeId
    }
  }
`);

export const saveWhileWatching = graphql(`
  mutation SaveWhileWatching($collegeId: ID!, $fairId: ID) {
    saveCollege(collegeId: $collegeId, fairId: $fairId) {
      collegeId
    }
  }
`);

/** Whether a student has answered what a college asks of everyone who saves it. */
export const askedBefore = graphql(`
  query AskedBefore($collegeId: ID!) {
    sharingQuestion(collegeId: $collegeId) {
      isAnswered
    }
  }
`);
