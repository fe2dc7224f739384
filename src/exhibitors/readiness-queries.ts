import { graphql } from '../platform/pages/graphql.ts';

/** A page of the booths of a fair. */
export const readiness = graphql(`
  query Readiness(
    $fairId: ID!
    $show: String
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    manageReadiness(
      fairId: $fairId
      show: $show
      search: $search
      sort: $sort
      descending: $descending
      page: $page
    ) {
      total
      items {
        id
        name
        paid
        boothReady
        questionsAnswered
        chatReady
        boothSent
        leadsSent
        done
        isReady
      }
    }
  }
`);

export const sendBooth = graphql(`
  mutation SendBooth($id: ID!, $sent: Boolean!) {
    updateFairBooth(input: { id: $id, boothSent: $sent }) {
      id
    }
  }
`);
