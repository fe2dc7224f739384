import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** A page of requests to represent a college. */
export const managedClaims = graphql(`
  query ManagedClaims(
    $status: String
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    manageClaims(
      status: $status
      search: $search
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        collegeId
        collegeName
        name
        email
        status
        role
        message
        proofUrl
        reason
        isAtDomain
        createdAt
        decidedAt
      }
    }
  }
`);

/** How many there are in each view. */
export const claimCounts = graphql(`
  query ClaimCounts {
    open: manageClaims(status: "open", limit: 1) {
      total
    }
    approved: manageClaims(status: "approved", limit: 1) {
      total
    }
    rejected: manageClaims(status: "rejected", limit: 1) {
      total
    }
    withdrawn: manageClaims(status: "withdrawn", limit: 1) {
      total
    }
    counselors: waitingCounselors(limit: 1) {
      total
    }
  }
`);

export type ManagedClaim = ResultOf<typeof managedClaims>['manageClaims']['items'][number];

/** The actions possible on the selected requests. */
export const chosenClaims = graphql(`
  query ChosenClaims($ids: [ID!]!) {
    chosenClaims(ids: $ids) {
      id
      collegeName
      name
      email
      isAtDomain
      approve
    }
  }
`);

export type ChosenClaim = ResultOf<typeof chosenClaims>['chosenClaims'][number];

export const decideClaims = graphql(`
  mutation DecideClaims($ids: [ID!]!, $approve: Boolean!, $reason: String) {
    decideClaims(ids: $ids, approve: $approve, reason: $reason) {
      count
      skipped
    }
  }
`);

/** College changes pending review by an admin. */
export const waitingChanges = graphql(`
  query WaitingChanges {
    collegeChanges {
      id
      collegeName
      askedBy
      askedAt
      fields {
        field
        before
        after
      }
    }
  }
`);

/** Colleges that people entered, newest first. */
export const draftColleges = graphql(`
  query DraftColleges($page: Int, $limit: Int!) {
    manageColleges(
      status: "draft"
      sort: "updatedAt"
      descending: true
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        name
        city
        state
        createdAt
      }
    }
  }
`);

/** Counselors pending confirmation. */
export const waitingCounselors = graphql(`
  query WaitingCounselors(
    $search: String
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    waitingCounselors(
      search: $search
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        name
        email
        school
        city
        state
        createdAt
      }
    }
  }
`);

export type WaitingCounselor = ResultOf<
  typeof waitingCounselors
>['waitingCounselors']['items'][number];

export const confirmCounselor = graphql(`
  mutation ConfirmCounselor($counselorId: ID!) {
    confirmCounselor(counselorId: $counselorId) {
      id
    }
  }
`);

export const confirmCounselors = graphql(`
  mutation ConfirmCounselors($ids: [ID!]!) {
    confirmCounselors(ids: $ids) {
      count
      undo
    }
  }
`);

export const undoConfirmedCounselors = graphql(`
  mutation UndoConfirmedCounselors($undo: ID!) {
    undoConfirmedCounselors(undo: $undo) {
      count
    }
  }
`);
