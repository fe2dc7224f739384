import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isCalendarDate } from '../../../platform/model/kinds.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { paymentRefusals as messages } from '../payment-refusals.messages.ts';

/** East of Greenwich it is already the next day: one day ahead is not the future. */
const hoursAhead = 14;

/**
 * The day of a payment, as in 2026-11-22; today by default.
 *
 * @throws Refusal BAD_USER_INPUT for an invalid date, or one in the future
 */
export function readPastDay(date: string | null | undefined, now: Date, field: string): string {
  if (date === null || date === undefined) return now.toISOString().slice(0, 10);
  const latest = new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10);
  if (!isCalendarDate(date) || date > latest || date < '2000-01-01')
    throw badInput({ [field]: apiSentence(messages.noFuture) });
  return date;
}
