import type { DocumentOf, ResultOf, VariablesOf } from '../../../platform/pages/graphql.ts';

/**
 * What demo people call, as any program would: the API decides what they may. Plain text, typed by
 * the schema: a production installation has no library for the documents of pages, which are built.
 */
export interface DemoCall<Result, Variables> {
  readonly text: string;
  readonly types?: readonly [Result, Variables];
}

const call = <const Text extends string>(
  text: Text,
): DemoCall<ResultOf<DocumentOf<Text>>, VariablesOf<DocumentOf<Text>>> => ({ text });

export const lookIn = call(`
  query DemoLookIn($slug: String!) {
    visitFair(slug: $slug) {
      standing
      boothId
    }
  }
`);
export const comeIn = call(`
  mutation DemoComeIn($slug: String!) {
    enterFair(slug: $slug)
  }
`);
export const say = call(`
  mutation DemoSay($boothId: ID!, $text: String!, $clientKey: String!, $answers: ID) {
    sayAtBooth(boothId: $boothId, text: $text, clientKey: $clientKey, answers: $answers) {
      id
    }
  }
`);
export const readConversation = call(`
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
export const readDesk = call(`
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
export const readThread = call(`
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
export const answerPrivately = call(`
  mutation DemoAnswerPrivately($threadId: ID!, $text: String!, $clientKey: String!) {
    answerPrivately(threadId: $threadId, text: $text, clientKey: $clientKey) {
      threadId
    }
  }
`);
export const readQueue = call(`
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
export const joinQueue = call(`
  mutation DemoJoinQueue($boothId: ID!) {
    joinQueue(boothId: $boothId) {
      id
    }
  }
`);
export const leaveQueue = call(`
  mutation DemoLeaveQueue($entryId: ID!) {
    leaveQueue(entryId: $entryId)
  }
`);
export const readSessions = call(`
  query DemoSessions($slug: String!) {
    fairCard(slug: $slug) {
      sessions {
        number
        startTime
        lengthMinutes
      }
    }
  }
`);
export const joinSession = call(`
  mutation DemoJoinSession($slug: String!, $session: Int!) {
    joinSession(fair: $slug, session: $session) {
      url
    }
  }
`);
export const readRoom = call(`
  query DemoSessionRoom($slug: String!, $session: Int!) {
    sessionRoom(fair: $slug, session: $session) {
      runId
      speaksFor
    }
  }
`);
export const readAsked = call(`
  query DemoAsked($runId: ID!) {
    sessionQuestions(runId: $runId) {
      questions {
        id
        body
        exhibitorId
        isMine
        iVoted
        answers {
          exhibitorId
          answeredAt
        }
      }
    }
  }
`);
export const askInSession = call(`
  mutation DemoAskInSession($runId: ID!, $text: String!, $clientKey: String!) {
    askInSession(runId: $runId, text: $text, clientKey: $clientKey) {
      id
    }
  }
`);
export const vote = call(`
  mutation DemoVote($questionId: ID!) {
    voteInSession(questionId: $questionId, isFor: true) {
      id
    }
  }
`);
export const answerInSession = call(`
  mutation DemoAnswerInSession($questionId: ID!, $exhibitorId: ID!, $text: String!) {
    answerSessionQuestion(questionId: $questionId, exhibitorId: $exhibitorId, text: $text) {
      id
    }
  }
`);
