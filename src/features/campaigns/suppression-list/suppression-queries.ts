import { graphql } from '../../../platform/pages/graphql.ts';

export const listedSuppressions = graphql(`
  query ListedSuppressions(
    $search: String
    $scope: String
    $reason: String
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    suppressionTable(
      search: $search
      scope: $scope
      reason: $reason
      sort: $sort
      descending: $descending
      page: $page
    ) {
      total
      items {
        address
        scope
        reason
        createdAt
      }
    }
  }
`);

export const allSuppressions = graphql(`
  query AllSuppressions($nextToken: String) {
    listSuppressions(limit: 1000, nextToken: $nextToken) {
      nextToken
      items {
        address
        scope
        reason
        createdAt
      }
    }
  }
`);

export const suppress = graphql(`
  mutation Suppress($address: String!, $scope: String!) {
    suppress(address: $address, scope: $scope)
  }
`);

export const liftSuppression = graphql(`
  mutation Lift($address: String!, $scope: String!) {
    liftSuppression(address: $address, scope: $scope)
  }
`);
