import { conflict, Refusal } from '../platform/model/refusal.ts';

/** Cards are not taken in this house. */
export const noCards = (): Refusal =>
  conflict('Cards are not accepted here. Please pay by invoice or check.');

/** The provider has said no, and will again. */
export const refused = (): Refusal =>
  conflict(
    'The payment service does not accept this payment, and nothing was paid. Please pay by invoice or check, or ask us.',
  );

/** The provider cannot be reached, or is in trouble. */
export const awayForNow = (): Refusal =>
  new Refusal(
    'SERVICE_UNAVAILABLE',
    'The payment service cannot be reached just now, and nothing was paid. Please try again.',
    { retryAfter: 30 },
  );

/** Whatever was ended at the provider, another one was there again. */
export const busy = (): Refusal =>
  conflict('Somebody else is paying for this at the same moment. Please try again.');
