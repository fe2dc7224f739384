import { createContext } from 'react';

/** An answer that a team has saved, from the API. */
export interface SavedAnswer {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What a rep can insert while answering. */
interface SavedAnswers {
  readonly answers: readonly SavedAnswer[];
  /** Where the team edits them. */
  readonly path: string;
}

/** The saved answers of the reader's college; null for those who represent none here. */
export const SavedAnswersContext = createContext<SavedAnswers | null>(null);
