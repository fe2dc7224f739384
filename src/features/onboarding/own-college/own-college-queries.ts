import { graphql } from '../../../platform/pages/graphql.ts';

/** What a rep's college tells about itself. */
export const myCollegeFacts = graphql(`
  query MyCollegeFacts {
    me {
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
