import { graphql } from '../../../platform/pages/graphql.ts';
import { invitationFields } from '../invitations/invitation-queries.ts';

/** The students of a parent, and those who are invited. */
export const parentSoFar = graphql(
  `
    query ParentSoFar {
      me {
        name
        registrations {
          attendeeType
          confirmedAt
          firstName
          lastName
          phone
        }
        parents {
          items {
            id
            firstName
            lastName
            phone
            studentRelationship
            student {
              id
              firstName
              lastName
              city
              state
              currentSchool
              schoolGrade
              entryDate
              collegePreferences {
                majors
                campusSize
                campusSetting
                collegeType
              }
              privacySettings {
                shareAttendeeInfo
              }
            }
          }
        }
        invitations {
          ...InvitationFields
        }
      }
      studentInvitations {
        parentId
        email
      }
    }
  `,
  [invitationFields],
);

export const inviteMyStudent = graphql(`
  mutation InviteMyStudent($input: InviteStudentInput!) {
    inviteStudent(input: $input) {
      id
    }
  }
`);
