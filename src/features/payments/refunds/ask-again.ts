import type { ApiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, type Refusal } from '../../../platform/model/refusal.ts';

/** Minutes within which an admin must confirm repeating the same action. */
const minutes = 10;

/** The earliest time that counts as moments ago. */
export const justBefore = (now: Date): Date => new Date(now.getTime() - minutes * 60_000);

/**
 * Someone who got an error and tried again, or came back to the page, may not know that the first
 * try succeeded: the second one asks, in the field `again`.
 */
export const askAgain = (message: ApiSentence): Refusal => conflict(message, { again: message });
