import type { Say } from '../../platform/words/speak.ts';
import { readRefused } from '../../ui/form-problem.ts';
import { accountWords } from './account.words.ts';

/** Why an account door did not open, in the reader's words where we have some. */
export interface DoorRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const known = {
  NotAuthorizedException: accountWords.wrongLogin,
  CodeMismatchException: accountWords.wrongCode,
  ExpiredCodeException: accountWords.expiredCode,
} as const;

/** Reads what an account door answered that did not open. */
export async function readRefusal(answer: Response, say: Say): Promise<DoorRefusal> {
  const refused = await readRefused(answer, say);
  if (refused.code === 'LimitExceededException') {
    const seconds = Number(answer.headers.get('retry-after') ?? 60);
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return { ...refused, message: say(accountWords.tooMany, { minutes }) };
  }
  const message = Object.entries(known).find(([code]) => code === refused.code)?.[1];
  return message ? { ...refused, message: say(message) } : refused;
}
