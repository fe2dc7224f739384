import { graphql } from '../../../platform/pages/graphql.ts';

/** A page of registered people. */
export const managedAttendees = graphql(`
  query ManagedAttendees(
    $fairId: ID!
    $search: String
    $attendeeType: String
    $state: String
    $schoolGrade: String
    $came: Boolean
    $session: Int
    $sort: String
    $descending: Boolean
    $page: Int
    $limit: Int
  ) {
    manageAttendees(
      fairId: $fairId
      search: $search
      attendeeType: $attendeeType
      state: $state
      schoolGrade: $schoolGrade
      came: $came
      session: $session
      sort: $sort
      descending: $descending
      page: $page
      limit: $limit
    ) {
      total
      items {
        id
        firstName
        lastName
        email
        attendeeType
        schoolName
        schoolGrade
        state
        attending
        enteredAt
        createdAt
      }
    }
  }
`);
