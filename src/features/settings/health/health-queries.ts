import { graphql } from '../../../platform/pages/graphql.ts';

export const failedMailsQuery = graphql(`
  query FailedMails(
    $search: String
    $state: String
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    failedMails(search: $search, state: $state, sort: $sort, descending: $descending, page: $page) {
      total
      items {
        id
        kind
        recipient
        state
        attempts
        at
        reason
        canRetry
      }
    }
  }
`);

export const retryMailsCall = graphql(`
  mutation RetryMails($ids: [ID!]!) {
    retryMails(ids: $ids) {
      retried
      left
    }
  }
`);

export const failedJobsQuery = graphql(`
  query FailedJobs($sort: String, $descending: Boolean, $page: Int) {
    failedJobs(sort: $sort, descending: $descending, page: $page) {
      total
      items {
        id
        kind
        at
        attempts
        reason
      }
    }
  }
`);

export const retryJobsCall = graphql(`
  mutation RetryJobs($ids: [ID!]!) {
    retryJobs(ids: $ids)
  }
`);
