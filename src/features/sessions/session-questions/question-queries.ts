import { graphql, type FragmentOf } from '../../../platform/pages/graphql.ts';

const questionFragment = graphql(`
  fragment QuestionFields on SessionQuestion {
    id
    body
    exhibitorId
    name
    isMine
    votes
    iVoted
    state
    mergedInto
    createdAt
    answers {
      exhibitorId
      claimedBy
      answeredAt
      text
    }
  }
`);
/** A question as pages receive it. */
export type ShownQuestion = FragmentOf<typeof questionFragment>;

/** The fields of `onSessionNews` for `useSessionQuestions`. */
export const questionNewsFields = `question {
    id body exhibitorId name isMine votes iVoted state mergedInto createdAt
    answers { exhibitorId claimedBy answeredAt text } }
  votes { id votes } gone`;

/** The questions in a session, for the loader of its room. */
export const sessionQuestionsQuery = graphql(
  `
    query SessionQuestions($runId: ID!) {
      sessionQuestions(runId: $runId) {
        cursor
        questions {
          ...QuestionFields
        }
      }
    }
  `,
  [questionFragment],
);

/** The fair of someone’s own questions. */
export const questionsFairQuery = graphql(`
  query FairOfSessionQuestions($slug: String!) {
    visitFair(slug: $slug) {
      standing
      fair {
        id
        name
        slug
      }
    }
  }
`);

/** Someone’s own questions at a fair. */
export const mySessionQuestionsQuery = graphql(
  `
    query MySessionQuestions($fairId: ID!) {
      mySessionQuestions(fairId: $fairId) {
        session
        title
        colleges {
          exhibitorId
          name
        }
        question {
          ...QuestionFields
        }
      }
    }
  `,
  [questionFragment],
);

export const askMutation = graphql(
  `
    mutation AskInSession($runId: ID!, $text: String!, $exhibitorId: ID, $clientKey: String!) {
      question: askInSession(
        runId: $runId
        text: $text
        exhibitorId: $exhibitorId
        clientKey: $clientKey
      ) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const voteMutation = graphql(
  `
    mutation VoteInSession($id: ID!, $isFor: Boolean!) {
      question: voteInSession(questionId: $id, isFor: $isFor) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const claimMutation = graphql(
  `
    mutation ClaimSessionQuestion($id: ID!, $exhibitorId: ID!) {
      question: claimSessionQuestion(questionId: $id, exhibitorId: $exhibitorId) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const releaseMutation = graphql(
  `
    mutation ReleaseSessionQuestion($id: ID!, $exhibitorId: ID!) {
      question: releaseSessionQuestion(questionId: $id, exhibitorId: $exhibitorId) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const answerMutation = graphql(
  `
    mutation AnswerSessionQuestion($id: ID!, $exhibitorId: ID!, $text: String) {
      question: answerSessionQuestion(questionId: $id, exhibitorId: $exhibitorId, text: $text) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const moderateMutation = graphql(
  `
    mutation ModerateSessionQuestion($id: ID!, $action: SessionQuestionAction!) {
      question: moderateSessionQuestion(questionId: $id, action: $action) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);

export const mergeMutation = graphql(
  `
    mutation MergeSessionQuestions($id: ID!, $into: ID!) {
      question: mergeSessionQuestions(questionId: $id, into: $into) {
        ...QuestionFields
      }
    }
  `,
  [questionFragment],
);
