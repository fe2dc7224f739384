import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const pendingQuery = graphql(`
  query PendingRequest {
    pendingClaim {
      claim {
        id
        collegeName
        role
      }
      hasReps
      usualDays
      remindFrom
      title
      phone
    }
  }
`);

/** A rep's open request to represent a college. */
export type PendingRequest = NonNullable<ResultOf<typeof pendingQuery>['pendingClaim']> & {
  readonly mayRemind: boolean;
};

/** The caller's open request to represent a college; null for none. */
export async function loadPendingRequest(
  call: Pick<PageCall, 'query' | 'now'>,
): Promise<PendingRequest | null> {
  const { pendingClaim } = await call.query(pendingQuery);
  return (
    pendingClaim && { ...pendingClaim, mayRemind: new Date(pendingClaim.remindFrom) <= call.now }
  );
}

/** Emails those who decide once more. */
export const remindIt = graphql(`
  mutation RemindAboutClaim($id: ID!) {
    remindAboutClaim(claimId: $id) {
      id
    }
  }
`);

/** Keeps how the caller will appear as a rep. */
export const prepareIt = graphql(`
  mutation PrepareAsRep($input: PrepareClaimInput!) {
    prepareClaim(input: $input)
  }
`);
