import { graphql, type ResultOf } from '../platform/pages/graphql.ts';

const sharedStudent = graphql(`
  fragment LeadFields on SharedStudent {
    id
    groups
    takenBack
    texts
    agreedAt
    action
    fairName
    wordingVersion
    firstName
    lastName
    email
    phone
    address1
    address2
    city
    state
    country
    postalCode
    dob
    currentSchool
    schoolGrade
    graduationYear
    entryDate
    majors
    collegeType
    campusSize
    campusSetting
    gpaScore
    gpaScale
    satScore
    actScore
    gender
    ethnicity
    firstGeneration
  }
`);

/** A student who shares with the rep's college. */
export type Lead = ResultOf<typeof sharedStudent>;

/** A page of the students who share with the rep's college. */
export const leads = graphql(
  `
    query Leads($fairId: ID, $search: String, $sort: String, $descending: Boolean, $page: Int) {
      me {
        college {
          name
          status
        }
      }
      sharedStudents(
        fairId: $fairId
        search: $search
        sort: $sort
        descending: $descending
        page: $page
      ) {
        total
        items {
          ...LeadFields
        }
        fairs {
          id
          name
          count
        }
        exports {
          id
          at
          by
          fairName
          listed
          gone
        }
      }
    }
  `,
  [sharedStudent],
);

/** The whole list, written into the log of lists that were taken. */
export const takeLeads = graphql(
  `
    mutation TakeLeads($fairId: ID) {
      exportSharedStudents(fairId: $fairId) {
        items {
          ...LeadFields
        }
        gone {
          id
          outcome
        }
      }
    }
  `,
  [sharedStudent],
);

/** How many share with the rep's college. */
export const leadCount = graphql(`
  query LeadCount {
    sharedStudents {
      total
    }
  }
`);
