import { graphql } from '../../../platform/pages/graphql.ts';

/** A page of the audit log. */
export const auditEntries = graphql(`
  query AuditLog(
    $search: String
    $subject: String
    $from: DateTime
    $until: DateTime
    $limit: Int
    $nextToken: String
  ) {
    listAuditEntries(
      search: $search
      subject: $subject
      from: $from
      until: $until
      limit: $limit
      nextToken: $nextToken
    ) {
      nextToken
      items {
        id
        at
        accountId
        by
        action
        subject
        subjectId
        about
        fairId
        details
      }
    }
  }
`);
