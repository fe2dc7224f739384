import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

export const reportMessageMutation = graphql(`
  mutation ReportBoothMessage($id: ID!, $reason: ThreadReportReason!, $words: String) {
    reportBoothMessage(id: $id, reason: $reason, words: $words)
  }
`);

/** The open reports of public messages at a fair. */
export const reportedMessagesQuery = graphql(`
  query ReportedBoothMessages($fairId: ID!) {
    reportedBoothMessages(fairId: $fairId) {
      id
      messageId
      boothId
      college
      text
      isHidden
      author {
        id
        name
        email
        isRep
        exclusion
      }
      reason
      words
      reportedBy
      createdAt
    }
  }
`);

/** An open report. */
export type ReportedMessage = ResultOf<
  typeof reportedMessagesQuery
>['reportedBoothMessages'][number];

export const closeMessageReportMutation = graphql(`
  mutation CloseBoothMessageReport($reportId: ID!) {
    closeBoothMessageReport(reportId: $reportId)
  }
`);
