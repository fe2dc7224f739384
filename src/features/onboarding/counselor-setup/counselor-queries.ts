import { graphql } from '../../../platform/pages/graphql.ts';

/** What a counselor has told so far. */
export const counselorSoFar = graphql(`
  query CounselorSoFar {
    me {
      registrations {
        attendeeType
        confirmedAt
        firstName
        lastName
        phone
        schoolName
      }
      counselor {
        firstName
        lastName
        phone
        contactVisible
        confirmedAt
      }
      counselorSchool {
        id
        name
        city
        state
      }
    }
  }
`);

export const chooseSchool = graphql(`
  mutation ChooseMySchool($schoolId: ID, $school: NewSchoolInput) {
    chooseMySchool(schoolId: $schoolId, school: $school) {
      id
    }
  }
`);

export const saveMe = graphql(`
  mutation SaveCounselor($input: CounselorInput!) {
    saveCounselor(input: $input) {
      id
    }
  }
`);

export const askColleague = graphql(`
  mutation AskColleague($email: Email!) {
    requestSchoolConfirmation(colleagueEmail: $email)
  }
`);
