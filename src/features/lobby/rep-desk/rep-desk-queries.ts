import { graphql } from '../../../platform/pages/graphql.ts';

/** Which booth at a fair is the caller's. */
export const ownBoothQuery = graphql(`
  query OwnBooth($slug: String!) {
    visitFair(slug: $slug) {
      standing
      boothId
      fair {
        slug
      }
    }
  }
`);

/** One message with its answers. */
export const exchangeQuery = graphql(
  `
    query BoothExchange($id: ID!) {
      boothExchange(id: $id) {
        message {
          ...DeskMessage
        }
        answers {
          ...DeskMessage
        }
      }
    }
  `,
  [
    graphql(`
      fragment DeskMessage on BoothMessage {
        id
        createdAt
        speaker
        name
        text
        state
        heldFor
        answers
        isAnswered
        closed {
          at
          by
          isByAdmin
          why
          mayUndo
        }
        hidden {
          at
          by
          isByAdmin
          why
          mayUndo
        }
        documents {
          id
          name
          bytes
          url
        }
        isBroadcast
        isMine
        clientKey
      }
    `),
  ],
);

/** What the booth has done so far. */
export const boothDayQuery = graphql(`
  query BoothDay($boothId: ID!) {
    boothDay(boothId: $boothId) {
      answered
      leads
    }
  }
`);
