import { graphql, type ResultOf } from '../platform/pages/graphql.ts';

/** Counselors whom nobody has confirmed yet. */
export const waitingCounselors = graphql(`
  query WaitingCounselors($nextToken: String) {
    listCounselors(
      filter: { confirmedAt: { attributeExists: false } }
      limit: 25
      nextToken: $nextToken
    ) {
      nextToken
      items {
        id
        firstName
        lastName
        email
        createdAt
        counselorSchool {
          name
          city
          state
        }
      }
    }
  }
`);

export const confirmCounselor = graphql(`
  mutation ConfirmCounselor($counselorId: ID!) {
    confirmCounselor(counselorId: $counselorId) {
      id
    }
  }
`);

/** One of them. */
export type WaitingCounselor = NonNullable<
  NonNullable<ResultOf<typeof waitingCounselors>['listCounselors']>['items'][number]
>;
