import * as v from 'valibot';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { accountMessages } from './account.messages.ts';

/** Why an account endpoint did not open, in the reader's words where we have some. */
export interface EndpointRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const messagesByCode = {
  NotAuthorizedException: accountMessages.wrongLogin,
  CodeMismatchException: accountMessages.wrongCode,
  ExpiredCodeException: accountMessages.expiredCode,
} as const;

/** Reads what an account endpoint answered that did not open. */
export async function readRefusal(answer: Response, t: Translate): Promise<EndpointRefusal> {
  const refused = await readRefused(answer, t);
  if (refused.code === 'LimitExceededException') {
    const seconds = Number(answer.headers.get('retry-after') ?? 60);
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    const sentence = (await offersLink(answer))
      ? accountMessages.tooManyLink
      : accountMessages.tooMany;
    return { ...refused, message: t(sentence, { minutes }) };
  }
  const message = Object.entries(messagesByCode).find(([code]) => code === refused.code)?.[1];
  return message ? { ...refused, message: t(message) } : refused;
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
