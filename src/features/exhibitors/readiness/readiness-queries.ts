import { graphql } from '../../../platform/pages/graphql.ts';

/** A page of the booths of a fair. */
export const readiness = graphql(`
  query Readiness(
    $fairId: ID!
    $show: String
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
    $ids: [ID!]
    $limit: Int
  ) {
    manageReadiness(
      fairId: $fairId
      show: $show
      search: $search
      sort: $sort
      descending: $descending
      page: $page
      ids: $ids
      limit: $limit
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
    ready: manageReadiness(fairId: $fairId, show: "ready") {
      total
    }
  }
`);

/** Only the ids: as many as one action takes. */
export const boothIds = graphql(`
  query BoothIds($fairId: ID!, $show: String, $search: String, $page: Int, $ids: [ID!]) {
    manageReadiness(
      fairId: $fairId
      show: $show
      search: $search
      page: $page
      ids: $ids
      limit: 500
    ) {
      total
      items {
        id
        exhibitorId
      }
    }
  }
`);

export const publishBooths = graphql(`
  mutation PublishBooths($fairId: ID!, $ids: [ID!], $published: Boolean!, $onlyReady: Boolean) {
    publishBooths(fairId: $fairId, ids: $ids, published: $published, onlyReady: $onlyReady) {
      count
      undo
    }
  }
`);

export const undoPublishedBooths = graphql(`
  mutation UndoPublishedBooths($undo: ID!) {
    undoPublishedBooths(undo: $undo) {
      count
    }
  }
`);
