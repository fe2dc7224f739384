import { graphql } from '../../../platform/pages/graphql.ts';
import { privacyFields, wishFields } from '../student-fields.ts';

/** Everything that the page of the profile shows. */
export const myProfile = graphql(
  `
    query MyProfile {
      me {
        sub
        email
        user_type
        displayName
        timeZone
        locale
        student {
          firstName
          lastName
          dob
          gender
          phone
          address1
          address2
          city
          state
          country
          postalCode
          currentSchool
          entryDate
          collegePreferences {
            ...WishFields
          }
          privacySettings {
            ...PrivacyFields
          }
        }
        students {
          items {
            id
            firstName
            lastName
            currentSchool
            privacySettings {
              ...PrivacyFields
            }
          }
        }
        parents {
          items {
            id
            studentId
            firstName
            lastName
            email
            phone
            studentRelationship
            confirmedAt
          }
        }
        collegeRep {
          firstName
          lastName
          title
          phone
          contactVisible
        }
        college {
          id
          logo
          unitId
          name
          boothUrl
          description
          address1
          address2
          city
          state
          country
          postalCode
          collegeProfile {
            majors
            campusSize
            campusSetting
            collegeType
            applyUrl
            onlineCoursePct
            admissionRatePct
            netPrice
          }
        }
        counselor {
          firstName
          lastName
          phone
          contactVisible
          confirmedAt
        }
        counselorSchool {
          owner
          name
          address1
          address2
          city
          state
          country
          postalCode
        }
        mayRenameSchool
        invitations {
          id
          kind
          from
          about
        }
      }
      myMailChoices {
        scope
        subscribed
      }
      myPush {
        isOnHere
        browsers {
          id
          sessionId
          createdAt
        }
      }
    }
  `,
  [wishFields, privacyFields],
);

/** The ids of the caller's own records: forms never name the record they change. */
export const myRecords = graphql(`
  query MyRecords {
    me {
      user_type
      student {
        id
        collegePreferences {
          id
        }
        privacySettings {
          id
        }
      }
      parents {
        items {
          id
        }
      }
      collegeRep {
        id
      }
      college {
        id
        collegeProfile {
          id
        }
      }
      counselor {
        id
      }
      counselorSchool {
        id
      }
    }
  }
`);

/** What someone's own college asked an admin to change. */
export const waitingChanges = graphql(`
  query WaitingChanges {
    collegeChanges {
      id
      fields {
        field
        before
        after
      }
    }
  }
`);
