import { graphql } from '../../../../platform/pages/graphql.ts';

/** What the page of a call needs to know before anyone joins. */
export const callQuery = graphql(`
  query MyCall($callId: ID!) {
    myCall(callId: $callId) {
      id
      boothId
      endedAt
      isRoom
    }
  }
`);
