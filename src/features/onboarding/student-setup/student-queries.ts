import { graphql } from '../../../platform/pages/graphql.ts';
import { privacyFields, wishFields } from '../student-fields.ts';
import { invitationFields } from '../invitations/invitation-queries.ts';

/** What a student has told so far. */
export const studentSoFar = graphql(
  `
    query StudentSoFar {
      me {
        email
        name
        dob
        student {
          id
          dob
          firstName
          lastName
          city
          state
          postalCode
          country
          phone
          currentSchool
          schoolGrade
          graduationYear
          entryDate
          collegePreferences {
            ...WishFields
          }
          privacySettings {
            ...PrivacyFields
          }
        }
        invitations {
          ...InvitationFields
        }
        parents {
          items {
            id
            firstName
            lastName
            email
            studentRelationship
            confirmedAt
          }
        }
      }
    }
  `,
  [invitationFields, wishFields, privacyFields],
);

/** Schools by what is typed. */
export const schoolsByLetters = graphql(`
  query SchoolsByLetters($search: String!) {
    findSchools(search: $search) {
      id
      name
      city
      state
    }
  }
`);

/** Areas of study, and the subjects in those that are meant. */
export const majorsByLetters = graphql(`
  query MajorsByLetters($search: String) {
    majors(search: $search) {
      title
      fields
    }
  }
`);

export const saveAbout = graphql(`
  mutation SaveStudentAbout($input: StudentAboutInput!) {
    saveStudentAbout(input: $input) {
      setupStep
    }
  }
`);

export const saveSchool = graphql(`
  mutation SaveStudentSchool($input: StudentSchoolInput!) {
    saveStudentSchool(input: $input) {
      setupStep
    }
  }
`);

export const savePreferences = graphql(`
  mutation SaveStudentPreferences($input: StudentPreferencesInput!) {
    saveStudentPreferences(input: $input) {
      setupStep
    }
  }
`);

export const savePrivacy = graphql(`
  mutation SaveStudentPrivacy($input: StudentPrivacyInput!) {
    saveStudentPrivacy(input: $input) {
      setupStep
    }
  }
`);

export const inviteMyParent = graphql(`
  mutation InviteMyParent($input: InviteParentInput!) {
    inviteParent(input: $input) {
      id
    }
  }
`);

export const endMyLink = graphql(`
  mutation EndMyLink($link: LinkKind!, $id: ID!) {
    endLink(link: $link, id: $id)
  }
`);
