import { ticketFields } from '../../fairs/fair-queries.ts';
import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** A fair from the inside, with its booth filters. */
export const visitQuery = graphql(
  `
    query VisitFair($slug: String!, $filter: FloorFilterInput, $studentId: ID) {
      visitFair(slug: $slug, filter: $filter, studentId: $studentId) {
        standing
        isRemoved
        boothId
        studentId
        enteredAt
        people
        cursor
        comeIn
        turn
        announcements {
          id
          audience
          session
          body
          createdAt
          withdrawnAt
        }
        fair {
          id
          ...TicketFair
          planted: pennants {
            name
            slug
            logo
          }
          plan: sessions {
            number
            title
            startTime
            lengthMinutes
            speakers {
              name
              slug
            }
          }
        }
        about {
          registrationId
          schoolGrade
          schoolName
          postalCode
          majors
        }
        near {
          boothId
          miles
        }
        forMe {
          studentName
          picks {
            boothId
            isSaved
            isSavedByStudent
            reasons {
              kind
              values
              number
            }
          }
        }
        floor {
          places {
            collegeId
            boothId
          }
          boothCount
          staffedCount
          states {
            value
            count
          }
          types {
            value
            count
          }
          settings {
            value
            count
          }
          subjects {
            value
            count
          }
          booths {
            id
            collegeId
            isClosed
            slug
            name
            city
            state
            logo
            reps {
              id
              name
            }
            waiting
          }
        }
      }
    }
  `,
  [ticketFields],
);
export type Visit = NonNullable<ResultOf<typeof visitQuery>['visitFair']>;

export const enterFairMutation = graphql(`
  mutation EnterFair($slug: String!) {
    enterFair(slug: $slug)
  }
`);

/** The colleges in my list and this fair's documents, for the bag. */
export const bagQuery = graphql(`
  query MyBag($fairId: ID!, $isParent: Boolean!) {
    me @include(if: $isParent) {
      students {
        items {
          id
          firstName
        }
      }
    }
    myBoothDocuments(fairId: $fairId) {
      id
      name
      bytes
      url
      boothId
      college {
        id
        name
        slug
      }
    }
    mySavedColleges {
      collegeId
      name
      fair {
        id
      }
      college {
        slug
        city
        state
        logo
      }
    }
  }
`);

/** The same for a parent's selected linked student. */
export const studentBagQuery = graphql(`
  query StudentBag($fairId: ID!, $studentId: ID!) {
    myBoothDocuments(fairId: $fairId, studentId: $studentId) {
      id
      name
      bytes
      url
      boothId
      college {
        id
        name
        slug
      }
    }
    mySavedColleges(studentId: $studentId) {
      collegeId
      name
      fair {
        id
      }
      college {
        slug
        city
        state
        logo
      }
    }
  }
`);
export type KeptInBag = ResultOf<typeof bagQuery>['myBoothDocuments'][number];
export type SavedInBag = ResultOf<typeof bagQuery>['mySavedColleges'][number];

export const saveCollegeMutation = graphql(`
  mutation SaveAtFair($collegeId: ID!, $fairId: ID) {
    saveCollege(collegeId: $collegeId, fairId: $fairId) {
      collegeId
    }
  }
`);

export const keepDocumentMutation = graphql(`
  mutation KeepAtBooth($id: ID!) {
    keepBoothDocument(id: $id) {
      id
    }
  }
`);

export const dropDocumentMutation = graphql(`
  mutation DropFromBag($id: ID!) {
    dropBoothDocument(id: $id)
  }
`);

export const unsaveCollegeMutation = graphql(`
  mutation UnsaveAtFair($collegeId: ID!) {
    unsaveCollege(collegeId: $collegeId)
  }
`);

/** Whether a student has answered the question a college asks everyone who saves it. */
export const sharingQuestionQuery = graphql(`
  query SharingQuestion($collegeId: ID!) {
    sharingQuestion(collegeId: $collegeId) {
      isAnswered
    }
  }
`);

/** A fair's colleges and documents in my bag. */
export const bagIdsQuery = graphql(`
  query MyBagIds($fairId: ID!) {
    myBoothDocuments(fairId: $fairId) {
      id
    }
    mySavedColleges {
      collegeId
    }
  }
`);

/** The caller's access to a fair, without its contents. */
export const fairAccessQuery = graphql(`
  query FairAccess($slug: String!) {
    visitFair(slug: $slug) {
      standing
      isRemoved
      fair {
        slug
      }
    }
  }
`);
