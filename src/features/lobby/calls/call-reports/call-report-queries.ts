import { graphql, type ResultOf } from '../../../../platform/pages/graphql.ts';

/** Reads the reported calls of a fair; each time is recorded. */
export const readCallReportsMutation = graphql(`
  mutation ReadCallReports($fairId: ID!) {
    readCallReports(fairId: $fairId) {
      id
      reportedAt
      reason
      college
      reportedBy
      about
      aboutRole
      people {
        id
        name
        email
        isRep
        exclusion
      }
      startedAt
      endedAt
    }
  }
`);

export const closeCallReportMutation = graphql(`
  mutation CloseCallReport($reportId: ID!) {
    closeCallReport(reportId: $reportId)
  }
`);

/** A reported call. */
export type CallReport = ResultOf<typeof readCallReportsMutation>['readCallReports'][number];
