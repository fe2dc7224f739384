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

const leadWork = graphql(`
  fragment WorkFields on LeadWork {
    rating
    tags
    notes
    followUp
    followUpOn
    version
    changedAt
    changedBy
  }
`);

/** A page of the leads of the rep's college, and what can be filtered by. */
export const leads = graphql(
  `
    query Leads(
      $fairId: ID
      $grade: String
      $subject: String
      $state: String
      $start: String
      $rating: String
      $followUp: String
      $search: String
      $sort: String
      $descending: Boolean
      $page: Int
    ) {
      me {
        college {
          name
          status
        }
      }
      pendingClaim {
        claim {
          collegeName
        }
      }
      leads(
        fairId: $fairId
        grade: $grade
        subject: $subject
        state: $state
        start: $start
        rating: $rating
        followUp: $followUp
        search: $search
        sort: $sort
        descending: $descending
        page: $page
      ) {
        total
        items {
          student {
            ...LeadFields
          }
          work {
            ...WorkFields
          }
          interactions
        }
        choices {
          grades
          subjects
          states
          starts
        }
      }
      sharedStudents {
        total
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
  [sharedStudent, leadWork],
);

/** A lead with what its team noted, as the list shows it. */
export type ListedLead = ResultOf<typeof leads>['leads']['items'][number];

/** One lead with everything the student did. */
export const leadDetail = graphql(
  `
    query LeadById($id: ID!) {
      lead(id: $id) {
        id
        outcome
        lead {
          student {
            ...LeadFields
          }
          work {
            ...WorkFields
          }
          interactions
        }
        interactions {
          id
          kind
          at
          fairName
          action
          groups
          text
          answers {
            at
            by
            text
          }
        }
      }
    }
  `,
  [sharedStudent, leadWork],
);

/** The lead that is open. */
export type OpenLead = NonNullable<ResultOf<typeof leadDetail>['lead']>;

/** The leads who are at a booth now. */
export const leadsHereQuery = graphql(`
  query LeadsHere($boothId: ID!) {
    leadsHere(boothId: $boothId) {
      id
      name
    }
  }
`);

/** The lead who wrote at the booth, if they share. */
export const leadBehind = graphql(
  `
    query LeadBehind($threadId: ID, $messageId: ID) {
      leadBehind(threadId: $threadId, messageId: $messageId) {
        id
        outcome
        lead {
          student {
            ...LeadFields
          }
          work {
            ...WorkFields
          }
          interactions
        }
        interactions {
          id
          kind
          at
          fairName
          action
          groups
          text
          answers {
            at
            by
            text
          }
        }
      }
    }
  `,
  [sharedStudent, leadWork],
);

/** Changes what the team noted. */
export const saveLead = graphql(`
  mutation SaveLead($id: ID!, $version: Int!, $input: LeadChangeInput!) {
    saveLead(id: $id, version: $version, input: $input) {
      version
    }
  }
`);

/** What each layout would write. */
export const leadExportPlans = graphql(`
  query LeadExportPlans($fairId: ID) {
    me {
      college {
        name
        status
      }
    }
    sharedStudents {
      fairs {
        id
        name
        count
      }
    }
    leadExportPlans(fairId: $fairId) {
      layout
      columns
      rows
      gone
      merged
      empty {
        column
        reason
      }
      problems {
        id
        name
        problem
      }
    }
  }
`);

/** What one layout would write. */
export type LeadExportPlan = ResultOf<typeof leadExportPlans>['leadExportPlans'][number];

/** A file of leads; recorded in the log of exports. */
export const exportLeads = graphql(`
  mutation ExportLeads($layout: LeadLayout!, $fairId: ID) {
    exportLeads(layout: $layout, fairId: $fairId) {
      columns
      rows
    }
  }
`);

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
