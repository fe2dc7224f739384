import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** A college in the head of its admin pages. */
export const collegeHead = graphql(`
  query AdminCollegeHead($id: ID!) {
    getCollege(id: $id) {
      id
      name
      city
      state
      status
      slug
      unitId
      logo
    }
  }
`);

/** Everything an admin can change about a college, and what the last federal import wrote. */
export const collegeInFull = graphql(`
  query AdminCollege($id: ID!) {
    getCollege(id: $id) {
      id
      name
      boothUrl
      address1
      address2
      city
      state
      country
      postalCode
      latitude
      longitude
      domain
      slug
      unitId
      status
      description
      logo
      collegeProfile {
        id
        majors
        accreditedMajors
        campusSize
        campusSetting
        collegeType
        applyUrl
        onlineCoursePct
        admissionRatePct
        netPrice
        graduateOnly
      }
    }
    federalFacts(collegeId: $id) {
      values
    }
  }
`);

/** The result of `collegeInFull`. */
export type CollegeInFull = NonNullable<ResultOf<typeof collegeInFull>['getCollege']>;

export const changeCollege = graphql(`
  mutation ChangeCollegeAsAdmin($input: UpdateCollegeInput!) {
    updateCollege(input: $input) {
      id
    }
  }
`);

export const makeProfile = graphql(`
  mutation MakeCollegeProfileAsAdmin($input: CreateCollegeProfileInput!) {
    createCollegeProfile(input: $input) {
      id
    }
  }
`);

export const changeProfile = graphql(`
  mutation ChangeCollegeProfileAsAdmin($input: UpdateCollegeProfileInput!) {
    updateCollegeProfile(input: $input) {
      id
    }
  }
`);

export const approveCollege = graphql(`
  mutation ApproveCollegeOnItsPage($collegeId: ID!) {
    approveCollege(collegeId: $collegeId) {
      id
    }
  }
`);
