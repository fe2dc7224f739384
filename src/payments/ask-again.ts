import type { ApiSentence } from '../platform/model/api-sentence.ts';
import { conflict, type Refusal } from '../platform/model/refusal.ts';

/** Minutes within which the same admin doing the same once more is asked whether that is meant. */
const minutes = 10;

/** Since when what was done counts as just done. */
export const justBefore = (now: Date): Date => new Date(now.getTime() - minutes * 60_000);

/**
 * Someone who got an error and pressed again, or came back to the page, may not know that the first
 * press counted: the second one asks, on the field `again`.
 */
export const askAgain = (message: ApiSentence): Refusal => conflict(message, { again: message });
