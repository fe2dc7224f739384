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
    all: manageReadiness(fairId: $fairId, limit: 1) {
      total
    }
    missing: manageReadiness(fairId: $fairId, show: "missing", limit: 1) {
      total
    }
    ready: manageReadiness(fairId: $fairId, show: "ready", limit: 1) {
      total
    }
    sent: manageReadiness(fairId: $fairId, show: "sent", limit: 1) {
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
