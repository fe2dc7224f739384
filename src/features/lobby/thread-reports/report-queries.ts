import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** The open reports at a fair. */
export const reportedThreadsQuery = graphql(`
  query ReportedThreads($fairId: ID!) {
    reportedThreads(fairId: $fairId) {
      id
      college
      byStudent
      reason
      createdAt
    }
  }
`);

/** An open report in the list. */
export type ReportedThread = ResultOf<typeof reportedThreadsQuery>['reportedThreads'][number];

/** Reads a reported thread; each time is recorded. */
export const readReportedThreadMutation = graphql(`
  mutation ReadReportedThread($reportId: ID!, $before: ID) {
    readReportedThread(reportId: $reportId, before: $before) {
      student
      hasEarlier
      people {
        id
        name
        email
        isRep
        exclusion
      }
      report {
        college
        byStudent
        reason
        createdAt
      }
      messages {
        id
        createdAt
        speaker
        name
        text
        heldFor
        answers
        documents {
          id
          name
          bytes
          url
        }
        isMine
        clientKey
      }
    }
  }
`);

export const closeReportMutation = graphql(`
  mutation CloseThreadReport($reportId: ID!) {
    closeThreadReport(reportId: $reportId)
  }
`);
