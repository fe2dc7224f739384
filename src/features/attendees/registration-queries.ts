import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';

/** The remaining spots of a fair, for the form. */
export const deskQuery = graphql(`
  query FairDesk($slug: String!) {
    fairDesk(slug: $slug) {
      isFull
      sessions {
        number
        title
        startTime
        lengthMinutes
        isFull
      }
    }
    fairCard(slug: $slug) {
      fairType
      sessions {
        number
        speakers {
          name
          logo
        }
      }
    }
  }
`);

/** Known answers of a signed-in person, so that they are not asked again. */
export const knownQuery = graphql(`
  query KnownRegistrant {
    me {
      email
      user_type
      name
      dob
      registrations {
        id
        attendeeType
        attending
        confirmedAt
        dob
        firstName
        lastName
        phone
        postalCode
        country
        parentRelationship
        schoolName
        schoolGrade
        collegeStart
        counselorType
        title
        majors
        demographics
        fair {
          slug
        }
      }
      student {
        dob
        firstName
        lastName
        phone
        postalCode
        country
        currentSchool
        schoolGrade
        entryDate
        gender
      }
      parent {
        firstName
        lastName
        phone
      }
      counselor {
        firstName
        lastName
        phone
      }
      counselorSchool {
        name
        postalCode
        country
      }
    }
  }
`);

export const registerCall = graphql(`
  mutation RegisterForFair($input: RegisterForFairInput!) {
    registerForFair(input: $input) {
      slug
    }
  }
`);

/** My registrations, with all editable fields. */
export const mineQuery = graphql(`
  query MyRegistrations {
    me {
      email
      registrations {
        id
        attendeeType
        email
        firstName
        lastName
        phone
        postalCode
        country
        parentRelationship
        schoolName
        schoolGrade
        collegeStart
        counselorType
        title
        majors
        gpaScore
        satScore
        actScore
        demographics
        attending
        consent
        confirmedAt
        hasSeat
        class {
          counselor
          school
          counselorMaySee
          isUnanswered
        }
        fair {
          name
          slug
          startTime
          endTime
          timeZone
          cancelledAt
        }
      }
    }
  }
`);

/** One registration. */
export type MyRegistration = NonNullable<ResultOf<typeof mineQuery>['me']>['registrations'][number];

export const changeCall = graphql(`
  mutation ChangeRegistration($input: MyRegistrationInput!) {
    updateMyRegistration(input: $input) {
      id
    }
  }
`);

export const cancelCall = graphql(`
  mutation CancelRegistration($id: ID!) {
    cancelMyRegistration(id: $id)
  }
`);

export const confirmCall = graphql(`
  mutation ConfirmRegistration($id: ID!, $consent: Boolean) {
    confirmMyRegistration(id: $id, consent: $consent) {
      id
    }
  }
`);

export const sendLinkCall = graphql(`
  mutation SendRegistrationLink($email: Email!, $fair: String, $challenge: String) {
    sendRegistrationLink(email: $email, fair: $fair, challenge: $challenge)
  }
`);

export const sendCodeCall = graphql(`
  mutation SendRegistrationCode($key: String!, $challenge: String!) {
    sendRegistrationCode(key: $key, challenge: $challenge)
  }
`);

/** The target of an emailed link for its signed-in owner. */
export const linkedQuery = graphql(`
  query LinkedRegistration($key: String!) {
    linkedRegistration(key: $key)
  }
`);
