import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** What is offered to someone; spread it into documents of loaders. */
export const invitationFields = graphql(`
  fragment InvitationFields on Invitation {
    id
    kind
    from
    about
  }
`);

/** A pending offer. */
export type Offer = ResultOf<typeof invitationFields>;

export const myInvitations = graphql(
  `
    query MyInvitations {
      me {
        email
        student {
          id
        }
        invitations {
          ...InvitationFields
        }
      }
    }
  `,
  [invitationFields],
);

export const accept = graphql(`
  mutation AcceptInvitation($id: ID!) {
    acceptInvitation(invitationId: $id)
  }
`);

export const decline = graphql(`
  mutation DeclineInvitation($id: ID!) {
    declineInvitation(invitationId: $id)
  }
`);
