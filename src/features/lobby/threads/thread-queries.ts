import { graphql } from '../../../platform/pages/graphql.ts';

/** The student's own thread. */
export const myThreadQuery = graphql(`
  query MyThread($boothId: ID!, $before: ID) {
    myThread(boothId: $boothId, before: $before) {
      thread {
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
      messages {
        id
        createdAt
        speaker
        name
        text
        heldFor
        answers
        documents {
          id
          name
          bytes
          url
        }
        isMine
        clientKey
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
      hasEarlier
      mayWrite
      cursor
    }
  }
`);

/** A thread that a rep has opened. */
export const privateThreadQuery = graphql(`
  query PrivateThread($threadId: ID!, $before: ID) {
    privateThread(threadId: $threadId, before: $before) {
      thread {
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
      messages {
        id
        createdAt
        speaker
        name
        text
        heldFor
        answers
        documents {
          id
          name
          bytes
          url
        }
        isMine
        clientKey
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
      hasEarlier
      mayWrite
      cursor
    }
  }
`);

/** The inbox of a booth. */
export const boothThreadsQuery = graphql(`
  query BoothThreads($boothId: ID!, $show: BoothThreadsShown, $after: ID, $find: String) {
    boothThreads(boothId: $boothId, show: $show, after: $after, find: $find) {
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
      hasMore
      counts {
        all
        open
        mine
        done
        unread
        oldestAt
      }
      team {
        id
        name
        isMe
      }
      cursor
    }
  }
`);

export const readThreadMutation = graphql(`
  mutation ReadThread($threadId: ID!, $upTo: ID) {
    readThread(threadId: $threadId, upTo: $upTo)
  }
`);

export const writePrivatelyMutation = graphql(`
  mutation WritePrivately($boothId: ID!, $text: String!, $clientKey: String!, $answers: ID) {
    writePrivately(boothId: $boothId, text: $text, clientKey: $clientKey, answers: $answers) {
      threadId
    }
  }
`);

export const answerPrivatelyMutation = graphql(`
  mutation AnswerPrivately(
    $threadId: ID!
    $text: String!
    $clientKey: String!
    $answers: ID
    $documents: [ID!]
  ) {
    answerPrivately(
      threadId: $threadId
      text: $text
      clientKey: $clientKey
      answers: $answers
      documents: $documents
    ) {
      threadId
    }
  }
`);

export const claimThreadMutation = graphql(`
  mutation ClaimThread($threadId: ID!, $repId: ID) {
    claimThread(threadId: $threadId, repId: $repId) {
      id
    }
  }
`);

export const releaseThreadMutation = graphql(`
  mutation ReleaseThread($threadId: ID!) {
    releaseThread(threadId: $threadId) {
      id
    }
  }
`);

export const finishThreadMutation = graphql(`
  mutation FinishThread($threadId: ID!) {
    finishThread(threadId: $threadId) {
      id
    }
  }
`);

export const noteMutation = graphql(`
  mutation NoteInThread($threadId: ID!, $text: String!) {
    noteInThread(threadId: $threadId, text: $text) {
      id
    }
  }
`);

export const noteQuestionMutation = graphql(`
  mutation NoteAboutQuestion($messageId: ID!, $text: String!) {
    noteAboutQuestion(messageId: $messageId, text: $text) {
      id
    }
  }
`);

export const removeNoteMutation = graphql(`
  mutation RemoveThreadNote($id: ID!) {
    removeThreadNote(id: $id)
  }
`);

export const reportThreadMutation = graphql(`
  mutation ReportThread($threadId: ID!, $reason: ThreadReportReason!) {
    reportThread(threadId: $threadId, reason: $reason)
  }
`);
