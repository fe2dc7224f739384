import { graphql } from '../../../platform/pages/graphql.ts';

export const sessionAttendeesQuery = graphql(`
  query SessionAttendees(
    $fairId: ID!
    $search: String
    $session: Int
    $attendeeType: String
    $state: String
    $grade: String
    $joined: Boolean
    $sort: String
    $descending: Boolean
    $page: Int
    $rows: Int
  ) {
    sessionAttendees(
      fairId: $fairId
      search: $search
      session: $session
      attendeeType: $attendeeType
      state: $state
      grade: $grade
      joined: $joined
      sort: $sort
      descending: $descending
      page: $page
      rows: $rows
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
        joined
        createdAt
      }
    }
  }
`);

export const sessionCountsQuery = graphql(`
  query SessionCounts($fairId: ID!) {
    sessionCounts(fairId: $fairId) {
      registered
      joined
      states
      grades
      sessions {
        number
        title
        startTime
        capacity
        chosen
        joined
      }
    }
  }
`);
