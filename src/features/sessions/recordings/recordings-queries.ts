import { graphql } from '../../../platform/pages/graphql.ts';

/** A signed-in person's progress. */
export const watchedQuery = graphql(`
  query Watched($slug: String!) {
    myWatched(slug: $slug) {
      session
      watchedSeconds
      lastAt
    }
  }
`);

/** What people asked in the recorded sessions, and colleges answered. */
export const recordedAnswersQuery = graphql(`
  query RecordedAnswers($slug: String!) {
    recordedAnswers(slug: $slug) {
      session
      exhibitorId
      answers {
        question
        answer
        atSecond
      }
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

/** Whether a student has answered the question a college asks everyone who saves it. */
export const askedBefore = graphql(`
  query AskedBefore($collegeId: ID!) {
    sharingQuestion(collegeId: $collegeId) {
      isAnswered
    }
  }
`);
