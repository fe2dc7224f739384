import {
  answerSessionQuestion,
  claimSessionQuestion,
  releaseSessionQuestion,
} from './answer-question.server.ts';
import {
  askInSession,
  mySessionQuestions,
  sessionQuestions,
  voteInSession,
} from './ask-question.server.ts';
import { mergeSessionQuestions, moderateSessionQuestion } from './moderate-question.server.ts';

/** The questions in a session. */
export const questionOperations = [
  sessionQuestions,
  mySessionQuestions,
  askInSession,
  voteInSession,
  claimSessionQuestion,
  releaseSessionQuestion,
  answerSessionQuestion,
  moderateSessionQuestion,
  mergeSessionQuestions,
] as const;
