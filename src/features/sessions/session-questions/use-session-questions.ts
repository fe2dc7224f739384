import { useCallback, useState } from 'react';
import { hearNews, readAgain, type HeldQuestions, type QuestionNews } from './question-list.ts';
import type { ShownQuestion } from './question-queries.ts';

interface QuestionsPage {
  readonly questions: readonly ShownQuestion[];
  readonly cursor: string;
}

/**
 * The questions that a page was read with, and everything since.
 * @returns `hear` takes what the page’s subscription brings, `adopt` the answer to an own call; both
 * stay the same functions
 */
export function useSessionQuestions(page: QuestionsPage) {
  const [held, setHeld] = useState<HeldQuestions>({ questions: page.questions, since: [] });
  const [adopted, setAdopted] = useState(page);
  if (adopted !== page) {
    setAdopted(page);
    setHeld(readAgain(held, page));
  }
  const hear = useCallback(
    (news: QuestionNews, cursor: string) => setHeld((before) => hearNews(before, news, cursor)),
    [],
  );
  const adopt = useCallback(
    (question: ShownQuestion) =>
      setHeld((before) => hearNews(before, { question, votes: null, gone: null }, null)),
    [],
  );
  return { questions: held.questions, hear, adopt };
}

/** The questions of a session’s room, live. */
export type LiveQuestions = ReturnType<typeof useSessionQuestions>;
