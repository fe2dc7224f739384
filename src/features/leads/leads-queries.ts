import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';

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
          byOrganizer
          fairName
          listed
          gone
        }
      }
    }
  `,
  [sharedStudent],
);

/** The whole list; recorded in the log of exports. */
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

/** The colleges of a fair, with how many of its attendees share with each. */
export const listsOfFair = graphql(`
  query ListsOfFair($fairId: ID!) {
    sharedListsAtFair(fairId: $fairId) {
      collegeId
      name
      students
      takenAt
      takenBy
    }
  }
`);

/** A page of the attendees of a fair who share with one of its colleges. */
export const listOfCollege = graphql(
  `
    query ListOfCollege(
      $fairId: ID!
      $collegeId: ID!
      $search: String
      $sort: String
      $descending: Boolean
      $page: Int
    ) {
      sharedStudentsAtFair(
        fairId: $fairId
        collegeId: $collegeId
        search: $search
        sort: $sort
        descending: $descending
        page: $page
      ) {
        total
        items {
          ...LeadFields
        }
      }
    }
  `,
  [sharedStudent],
);

/** The whole list of one college; recorded in the log of exports. */
export const takeListOfCollege = graphql(
  `
    mutation TakeListOfCollege($fairId: ID!, $collegeId: ID!) {
      exportSharedStudentsAtFair(fairId: $fairId, collegeId: $collegeId) {
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
