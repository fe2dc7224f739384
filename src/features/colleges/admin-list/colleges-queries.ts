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

/** How many there are with each status among those that the other filters leave. */
export const collegeCounts = graphql(`
  query CollegeCounts(
    $search: String
    $state: String
    $kind: String
    $hasReps: Boolean
    $exhibits: Boolean
    $fairId: ID
    $unpaid: Boolean
  ) {
    all: manageColleges(
      search: $search
      state: $state
      kind: $kind
      hasReps: $hasReps
      exhibits: $exhibits
      fairId: $fairId
      unpaid: $unpaid
      limit: 1
    ) {
      total
    }
    draft: manageColleges(
      search: $search
      state: $state
      kind: $kind
      status: "draft"
      hasReps: $hasReps
      exhibits: $exhibits
      fairId: $fairId
      unpaid: $unpaid
      limit: 1
    ) {
      total
    }
    active: manageColleges(
      search: $search
      state: $state
      kind: $kind
      status: "active"
      hasReps: $hasReps
      exhibits: $exhibits
      fairId: $fairId
      unpaid: $unpaid
      limit: 1
    ) {
      total
    }
    closed: manageColleges(
      search: $search
      state: $state
      kind: $kind
      status: "closed"
      hasReps: $hasReps
      exhibits: $exhibits
      fairId: $fairId
      unpaid: $unpaid
      limit: 1
    ) {
      total
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
