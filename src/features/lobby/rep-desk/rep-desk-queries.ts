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

const deskMessage = graphql(`
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
`);

/** Messages behind those of a desk's list. */
export const moreMessagesQuery = graphql(
  `
    query MoreBoothMessages(
      $boothId: ID!
      $before: ID
      $after: ID
      $show: BoothMessagesShown
      $find: String
    ) {
      boothConversation(
        boothId: $boothId
        before: $before
        after: $after
        show: $show
        find: $find
      ) {
        hasEarlier
        hasLater
        messages {
          ...DeskMessage
        }
      }
    }
  `,
  [deskMessage],
);

/** Threads behind those of a desk's list. */
export const moreThreadsQuery = graphql(`
  query MoreBoothThreads($boothId: ID!, $show: BoothThreadsShown, $after: ID, $find: String) {
    boothThreads(boothId: $boothId, show: $show, after: $after, find: $find) {
      hasMore
      threads {
        id
        student
        lastAt
        waitsSince
        claimedName
        isMine
        unread
        lastText
        lastByStudent
        isReported
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
        notes {
          id
          threadId
          messageId
          createdAt
          name
          text
          isMine
        }
      }
    }
  `,
  [deskMessage],
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
