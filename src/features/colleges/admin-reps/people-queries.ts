import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** A college's reps, invitations and requests. */
export const collegePeople = graphql(`
  query CollegePeople($id: ID!) {
    collegePeople(collegeId: $id) {
      reps {
        id
        name
        email
        phone
        since
        lastSeenAt
        fair
      }
      invitations {
        email
        from
        createdAt
        expiresAt
      }
      claims {
        id
        collegeName
        name
        email
        status
        role
        message
        proofUrl
        reason
        isAtDomain
        createdAt
        decidedAt
      }
    }
  }
`);

/** The result of `collegePeople`. */
export type CollegePeople = NonNullable<ResultOf<typeof collegePeople>['collegePeople']>;

export const inviteRep = graphql(`
  mutation InviteRepAsAdmin($email: String!, $collegeId: ID!) {
    createCollegeRepUser(userEmail: $email, collegeId: $collegeId)
  }
`);

export const withdrawInvitation = graphql(`
  mutation WithdrawInvitationAsAdmin($email: String!, $collegeId: ID!) {
    withdrawRepInvitation(userEmail: $email, collegeId: $collegeId)
  }
`);

export const linkAccount = graphql(`
  mutation LinkRepAccount($email: String!, $collegeId: ID!) {
    linkRepAccount(userEmail: $email, collegeId: $collegeId)
  }
`);

export const removeRep = graphql(`
  mutation RemoveRep($id: ID!) {
    endLink(link: COLLEGE_REP, id: $id)
  }
`);
