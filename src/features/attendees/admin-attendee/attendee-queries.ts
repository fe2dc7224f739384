import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** One registration, for its organizer. */
export const attendeeQuery = graphql(`
  query ManagedAttendee($id: ID!) {
    managedAttendee(id: $id) {
      id
      fairId
      attendeeType
      consent
      createdAt
      confirmedAt
      enteredAt
      hasSeat
      hasAccount
      isMinor
      canChangeEmail
      class
      joined
      boothsVisited
      email
      firstName
      lastName
      phone
      country
      postalCode
      parentRelationship
      schoolName
      schoolGrade
      collegeStart
      majors
      gpaScore
      satScore
      actScore
      title
      counselorType
      attending
      emails {
        id
        kind
        subject
        status
        at
      }
    }
  }
`);

/** The result of the query. */
export type ManagedRegistration = ResultOf<typeof attendeeQuery>['managedAttendee'];

export const revealCall = graphql(`
  mutation RevealAttendee($id: ID!) {
    revealAttendee(id: $id) {
      dob
      demographics
    }
  }
`);

export const addCall = graphql(`
  mutation AddAttendee($input: AddAttendeeInput!) {
    addAttendee(input: $input)
  }
`);

export const correctCall = graphql(`
  mutation CorrectAttendee($input: CorrectAttendeeInput!) {
    correctAttendee(input: $input)
  }
`);

export const cancelCall = graphql(`
  mutation CancelAttendees($ids: [ID!]!, $tell: Boolean!) {
    cancelAttendees(ids: $ids, tell: $tell)
  }
`);

export const resendCall = graphql(`
  mutation ResendConfirmations($ids: [ID!]!) {
    resendConfirmations(ids: $ids) {
      sent
      skipped
    }
  }
`);

export const goneQuery = graphql(`
  query GoneAttendee($fairId: ID!, $id: ID!) {
    goneAttendee(fairId: $fairId, id: $id) {
      byOrganizer
    }
  }
`);
