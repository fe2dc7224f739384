import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

export const reportMessageMutation = graphql(`
  mutation ReportBoothMessage($id: ID!, $reason: ThreadReportReason!, $words: String) {
    reportBoothMessage(id: $id, reason: $reason, words: $words)
  }
`);

/** The public messages of a fair with open reports. */
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
      reports
      reasons
      words
      reportedBy
      createdAt
    }
  }
`);

/** A message with open reports. */
export type ReportedMessage = ResultOf<
  typeof reportedMessagesQuery
>['reportedBoothMessages'][number];

export const closeMessageReportMutation = graphql(`
  mutation CloseBoothMessageReport($reportId: ID!) {
    closeBoothMessageReport(reportId: $reportId)
  }
`);
