import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';

/** What a browser sends to be signed in by an email's six digits. */
export interface Challenged {
  readonly challenge?: string | null | undefined;
}

const shortest = 16;

/**
 * The challenge of the caller who requests a code; null for none.
 * @throws Refusal BAD_USER_INPUT for one that is too short to be random
 */
export function challengeIn({ challenge }: Challenged): string | null {
  if (challenge === undefined || challenge === null) return null;
  if (challenge.length < shortest) throw badInput({ challenge: messages.minLength(shortest) });
  return challenge;
}
