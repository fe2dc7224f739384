import { messages } from '../platform/model/messages.ts';
import { badInput } from '../platform/model/refusal.ts';

/** What a browser says that is to be let in by the six digits of an email. */
export interface Challenged {
  readonly challenge?: string | null | undefined;
}

const shortest = 16;

/**
 * The challenge of whoever asks for a code; null for none.
 * @throws Refusal BAD_USER_INPUT for one that is too short to be random
 */
export function challengeIn({ challenge }: Challenged): string | null {
  if (challenge === undefined || challenge === null) return null;
  if (challenge.length < shortest) throw badInput({ challenge: messages.minLength(shortest) });
  return challenge;
}
