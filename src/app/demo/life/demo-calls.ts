import { graphql } from '../../../platform/pages/graphql.ts';

/** What demo people call, as any program would: the API decides what they may. */

export const lookIn = graphql(`
  query DemoLookIn($slug: String!) {
    visitFair(slug: $slug) {
      standing
      boothId
    }
  }
`);
export const comeIn = graphql(`
  mutation DemoComeIn($slug: String!) {
    enterFair(slug: $slug)
  }
`);
export const say = graphql(`
  mutation DemoSay($boothId: ID!, $text: String!, $clientKey: String!, $answers: ID) {
    sayAtBooth(boothId: $boothId, text: $text, clientKey: $clientKey, answers: $answers) {
      id
    }
  }
`);
export const readConversation = graphql(`
  query DemoConversation($boothId: ID!) {
    boothConversation(boothId: $boothId) {
      messages {
        name
        speaker
        isAnswered
      }
    }
  }
`);
export const readDesk = graphql(`
  query DemoDesk($boothId: ID!) {
    boothConversation(boothId: $boothId, show: TO_ANSWER) {
      messages {
        id
        text
        name
        createdAt
      }
    }
    boothThreads(boothId: $boothId, show: OPEN) {
      threads {
        id
        lastText
        lastAt
      }
    }
  }
`);
export const readThread = graphql(`
  query DemoThread($threadId: ID!) {
    privateThread(threadId: $threadId) {
      messages {
        id
        text
        speaker
      }
    }
  }
`);
export const answerPrivately = graphql(`
  mutation DemoAnswerPrivately($threadId: ID!, $text: String!, $clientKey: String!) {
    answerPrivately(threadId: $threadId, text: $text, clientKey: $clientKey) {
      threadId
    }
  }
`);
export const readQueue = graphql(`
  query DemoQueue($boothId: ID!) {
    boothQueue(boothId: $boothId) {
      isOpen
      own {
        id
        state
      }
    }
  }
`);
export const joinQueue = graphql(`
  mutation DemoJoinQueue($boothId: ID!) {
    joinQueue(boothId: $boothId) {
      id
    }
  }
`);
export const leaveQueue = graphql(`
  mutation DemoLeaveQueue($entryId: ID!) {
    leaveQueue(entryId: $entryId)
  }
`);
