import * as v from 'valibot';
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
    const sentence = (await offersLink(answer)) ? accountWords.tooManyLink : accountWords.tooMany;
    return { ...refused, message: say(sentence, { minutes }) };
  }
  const message = Object.entries(known).find(([code]) => code === refused.code)?.[1];
  return message ? { ...refused, message: say(message) } : refused;
}

/** Whether the owner of the account is emailed a link that ends the wait. */
const offersLink = async (answer: Response): Promise<boolean> =>
  v.is(
    v.object({ linkOffered: v.literal(true) }),
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
