import { conflict, Refusal } from '../../platform/model/refusal.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals } from './payment-refusals.messages.ts';

/** This server does not accept cards. */
export const noCards = (): Refusal => conflict(apiSentence(paymentRefusals.noCards));

/** The provider has rejected it, and will again. */
export const refused = (): Refusal => conflict(apiSentence(paymentRefusals.refused));

/** The provider can't be reached, or has an outage. */
export const awayForNow = (): Refusal =>
  new Refusal('SERVICE_UNAVAILABLE', apiSentence(paymentRefusals.away), { retryAfter: 30 });

/** Each time a checkout ended at the provider, another one was open again. */
export const busy = (): Refusal => conflict(apiSentence(paymentRefusals.busy));
