import { graphql } from '../../../platform/pages/graphql.ts';

/** The fair of the page, and how the reader can enter it. */
export const conversationFairQuery = graphql(`
  query FairOfMyConversations($slug: String!) {
    visitFair(slug: $slug) {
      standing
      fair {
        id
        name
        slug
        timeZone
        cancelledAt
      }
    }
  }
`);

/** The reader's own conversations at a fair. */
export const myConversationsQuery = graphql(`
  query MyConversations($fairId: ID!) {
    myConversations(fairId: $fairId) {
      kind
      boothId
      college {
        name
        logo
      }
      question {
        id
        text
      }
      answer {
        id
        text
        before
      }
      lastAt
      unread
    }
  }
`);
