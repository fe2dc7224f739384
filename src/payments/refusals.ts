import { conflict, Refusal } from '../platform/model/refusal.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { paymentRefusals } from './payment-refusals.messages.ts';

/** Cards are not taken in this server. */
export const noCards = (): Refusal => conflict(apiSentence(paymentRefusals.noCards));

/** The provider has said no, and will again. */
export const refused = (): Refusal => conflict(apiSentence(paymentRefusals.refused));

/** The provider cannot be reached, or is in trouble. */
export const awayForNow = (): Refusal =>
  new Refusal('SERVICE_UNAVAILABLE', apiSentence(paymentRefusals.away), { retryAfter: 30 });

/** Whatever was ended at the provider, another one was there again. */
export const busy = (): Refusal => conflict(apiSentence(paymentRefusals.busy));
