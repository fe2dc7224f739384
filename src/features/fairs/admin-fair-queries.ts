import { graphql } from '../../platform/pages/graphql.ts';

/** A page of the fair table. */
export const managedFairs = graphql(`
  query ManagedFairs(
    $search: String
    $fairType: String
    $state: String
    $when: String
    $ids: [ID!]
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    manageFairs(
      search: $search
      fairType: $fairType
      state: $state
      when: $when
      ids: $ids
      sort: $sort
      descending: $descending
      page: $page
    ) {
      total
      items {
        id
        name
        slug
        fairType
        startTime
        endTime
        timeZone
        state
        attendees
        exhibitors
        booths
        boothsSent
        publish
        unpublish
      }
    }
  }
`);

export const publishFairs = graphql(`
  mutation PublishFairs($ids: [ID!]!, $published: Boolean!) {
    publishFairs(ids: $ids, published: $published) {
      count
      skipped
      undo
    }
  }
`);

export const undoPublishedFairs = graphql(`
  mutation UndoPublishedFairs($undo: ID!) {
    undoPublishedFairs(undo: $undo) {
      count
    }
  }
`);

/** A fair as its admins see it. */
export const managedFair = graphql(`
  query ManagedFair($id: ID!) {
    getFair(id: $id) {
      id
      name
      slug
      fairType
      startTime
      endTime
      timeZone
      exhibitorDeadline
      registrationOpensAt
      publishedAt
      cancelledAt
      capacity
      price
      description
    }
  }
`);

/** The sessions of a fair with all their details. */
export const managedWebinar = graphql(`
  query ManagedWebinar($id: ID!) {
    getFair(id: $id) {
      id
      timeZone
      webinar {
        webinarStatus
        details
        webinarLinks
        recordingLinks
      }
    }
  }
`);

export const createFair = graphql(`
  mutation CreateFair($input: CreateFairInput!) {
    createFair(input: $input) {
      id
    }
  }
`);

export const updateFair = graphql(`
  mutation UpdateFair($input: UpdateFairInput!) {
    updateFair(input: $input) {
      id
    }
  }
`);

export const publishFair = graphql(`
  mutation PublishFair($fairId: ID!) {
    publishFair(fairId: $fairId) {
      id
    }
  }
`);

export const moveFair = graphql(`
  mutation MoveFair($input: MoveFairInput!) {
    moveFair(input: $input) {
      id
    }
  }
`);

export const cancelFair = graphql(`
  mutation CancelFair($fairId: ID!, $note: String) {
    cancelFair(fairId: $fairId, note: $note) {
      id
    }
  }
`);

export const copyFair = graphql(`
  mutation CopyFair($input: CopyFairInput!) {
    copyFair(input: $input) {
      id
    }
  }
`);

export const setFairSessions = graphql(`
  mutation SetFairSessions($input: FairSessionsInput!) {
    setFairSessions(input: $input)
  }
`);
