import { graphql } from '../../../platform/pages/graphql.ts';

/** A page of the table of users. */
export const managedUsers = graphql(`
  query ManagedUsers(
    $search: String
    $userType: String
    $state: String
    $ids: [ID!]
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    manageUsers(
      search: $search
      userType: $userType
      state: $state
      ids: $ids
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        email
        emailVerified
        name
        userType
        approved
        disabled
        secondFactor
        createdAt
        lastSeenAt
      }
    }
  }
`);

export const changeUsers = graphql(`
  mutation ChangeUsers($ids: [ID!]!, $act: String!, $userType: String) {
    changeUsers(ids: $ids, act: $act, userType: $userType) {
      count
      undo
    }
  }
`);

export const undoChangedUsers = graphql(`
  mutation UndoChangedUsers($undo: ID!) {
    undoChangedUsers(undo: $undo) {
      count
    }
  }
`);

export const resendCodes = graphql(`
  mutation ResendCodes($ids: [ID!]!) {
    resendCodes(ids: $ids) {
      count
    }
  }
`);
