import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** Who is muted at a fair or removed from it. */
export const fairExclusionsQuery = graphql(`
  query FairExclusions($fairId: ID!) {
    fairExclusions(fairId: $fairId) {
      id
      kind
      reason
      at
      by
      person {
        name
        email
        isRep
      }
    }
  }
`);

/** Someone who is muted or removed. */
export type Excluded = ResultOf<typeof fairExclusionsQuery>['fairExclusions'][number];

export const excludeMutation = graphql(`
  mutation ExcludeFromFair(
    $fairId: ID!
    $personId: ID!
    $kind: FairExclusionKind!
    $reason: String!
  ) {
    excludeFromFair(fairId: $fairId, personId: $personId, kind: $kind, reason: $reason) {
      id
    }
  }
`);

export const liftMutation = graphql(`
  mutation LiftFairExclusion($id: ID!) {
    liftFairExclusion(id: $id)
  }
`);
