import { graphql } from '../../../platform/pages/graphql.ts';

/** A page of the table, and the fairs to filter it by. */
export const managedColleges = graphql(`
  query ManagedColleges(
    $search: String
    $state: String
    $kind: String
    $status: String
    $hasReps: Boolean
    $exhibits: Boolean
    $fairId: ID
    $unpaid: Boolean
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    manageColleges(
      search: $search
      state: $state
      kind: $kind
      status: $status
      hasReps: $hasReps
      exhibits: $exhibits
      fairId: $fairId
      unpaid: $unpaid
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      drafts
      items {
        id
        name
        city
        state
        status
        slug
        domain
        unitId
        kinds
        reps
        fairs
        upcomingFairs
        unpaid
        createdAt
        updatedAt
      }
    }
  }
`);

export const upcomingFairs = graphql(`
  query FairsOfColleges {
    manageFairs(state: "coming") {
      items {
        id
        name
      }
    }
  }
`);

export const setStatus = graphql(`
  mutation SetCollegeStatus($ids: [ID!]!, $status: String!) {
    setCollegeStatus(ids: $ids, status: $status) {
      id
      changed
      approved
    }
  }
`);

export const undoStatus = graphql(`
  mutation UndoCollegeStatus($id: ID!) {
    undoCollegeStatus(id: $id) {
      restored
      left
    }
  }
`);
