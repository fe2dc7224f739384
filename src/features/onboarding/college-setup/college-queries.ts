import { graphql } from '../../../platform/pages/graphql.ts';
import { invitationFields } from '../invitations/invitation-queries.ts';

/** How far a college user has come. */
export const collegeSoFar = graphql(
  `
    query CollegeSoFar {
      me {
        sub
        email
        claims {
          id
          collegeName
          status
          role
          message
          proofUrl
          reason
        }
        invitations {
          ...InvitationFields
        }
        collegeRep {
          firstName
          lastName
          phone
          contactVisible
        }
        college {
          id
          name
          city
          state
          status
          boothUrl
          description
          logo
          collegeProfile {
            majors
            accreditedMajors
            campusSize
            campusSetting
            collegeType
            applyUrl
            onlineCoursePct
            admissionRatePct
            netPrice
          }
          collegeReps(limit: 200) {
            items {
              id
              userId
              firstName
              lastName
              email
              phone
              confirmedAt
            }
          }
        }
      }
    }
  `,
  [invitationFields],
);

/** Colleges to claim: those at the rep's own email domain, and what a search finds. */
export const collegesByLetters = graphql(`
  query CollegesByLetters($search: String) {
    collegesToClaim(search: $search) {
      id
      name
      city
      state
      yours
    }
  }
`);

/** Who asks to come in, and who is asked. */
export const colleaguesToBe = graphql(`
  query ColleaguesToBe {
    repInvitations {
      email
    }
    listClaims(status: "open") {
      items {
        id
        name
        email
        role
        message
        proofUrl
        isAtDomain
      }
    }
  }
`);

/** A college that someone asks to represent. */
export const collegeToAsk = graphql(`
  query CollegeToAsk($id: ID!) {
    getCollege(id: $id) {
      id
      name
      city
      state
      status
    }
  }
`);

export const claimIt = graphql(`
  mutation ClaimCollege($id: ID!, $request: ClaimRequestInput) {
    claimCollege(collegeId: $id, request: $request) {
      id
    }
  }
`);

export const withdrawIt = graphql(`
  mutation WithdrawClaim($id: ID!) {
    withdrawClaim(claimId: $id) {
      id
    }
  }
`);

export const approveIt = graphql(`
  mutation ApproveClaim($id: ID!) {
    approveClaim(claimId: $id) {
      name
    }
  }
`);

export const rejectIt = graphql(`
  mutation RejectClaim($id: ID!) {
    rejectClaim(claimId: $id) {
      id
    }
  }
`);

export const startIt = graphql(`
  mutation StartCollege($input: StartCollegeInput!) {
    startCollege(input: $input) {
      collegeId
    }
  }
`);

export const saveProfile = graphql(`
  mutation SaveCollegeProfile($input: SaveCollegeProfileInput!) {
    saveCollegeProfile(input: $input) {
      setupStep
    }
  }
`);

export const saveRep = graphql(`
  mutation SaveCollegeRep($input: SaveCollegeRepInput!) {
    saveCollegeRep(input: $input) {
      setupStep
    }
  }
`);

export const saveBooth = graphql(`
  mutation SaveCollegeBooth($input: SaveCollegeBoothInput!) {
    saveCollegeBooth(input: $input) {
      setupStep
    }
  }
`);

export const removeLogo = graphql(`
  mutation RemoveLogo($id: ID!) {
    updateCollege(input: { id: $id, logo: null }) {
      id
    }
  }
`);

export const inviteRep = graphql(`
  mutation InviteRep($email: String!, $collegeId: ID!) {
    createCollegeRepUser(userEmail: $email, collegeId: $collegeId)
  }
`);

export const withdrawInvitation = graphql(`
  mutation WithdrawRepInvitation($email: String!) {
    withdrawRepInvitation(userEmail: $email)
  }
`);
