import { conflict, Refusal } from '../../platform/model/refusal.ts';
import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals, paymentRefusals as messages } from './payment-refusals.messages.ts';
import { inPrice, type Price } from '../../ui/text/in-price.ts';
import { creditsOfFairs, priceOfFairs, priceOfPack, type PricedFair } from './compute-price.ts';
import type { PriceBook } from './price-book.ts';
import type { PriceList } from './price-list.ts';

/** This server does not accept cards. */
export const noCards = (): Refusal => conflict(apiSentence(paymentRefusals.noCards));

/** The provider has rejected it, and will again. */
export const refused = (): Refusal => conflict(apiSentence(paymentRefusals.refused));

/** The provider can't be reached, or has an outage. */
export const awayForNow = (): Refusal =>
  new Refusal('SERVICE_UNAVAILABLE', apiSentence(paymentRefusals.away), { retryAfter: 30 });

/** Each time a checkout ended at the provider, another one was open again. */
export const busy = (): Refusal => conflict(apiSentence(paymentRefusals.busy));

/** The version of the prices that the page showed; absent: the caller saw none. */
type Seen = number | null | undefined;

/**
 * Rejects a purchase at a different price, or refund rule, than the page showed.
 *
 * @throws Refusal CONFLICT on pricesVersion, with the old and the new price
 */
export function refuseOtherPrice(
  book: PriceBook,
  seen: Seen,
  fairs: readonly PricedFair[],
  paymentType: string,
): void {
  if (isCurrent(book, seen)) return;
  const before = listSeen(book, seen);
  const now = priceOfFairs(book.list, fairs);
  if (paymentType === 'credit') {
    const credits = creditsOfFairs(book.list, fairs);
    const then = creditsOfFairs(before, fairs);
    if (credits !== then) refuse(apiSentence(messages.otherCredits, { before: then, credits }));
  } else refuseOther(priceOfFairs(before, fairs), now);
  const { daysBefore, gives } = before.withdrawal;
  const rule = book.list.withdrawal;
  if (now.cents > 0 && (daysBefore !== rule.daysBefore || gives !== rule.gives))
    refuse(apiSentence(messages.otherRule));
}

/** The same for a pack. @throws Refusal CONFLICT on pricesVersion */
export function refuseOtherPack(book: PriceBook, seen: Seen, packId: string): void {
  if (isCurrent(book, seen)) return;
  const before = priceOfPack(listSeen(book, seen), packId, 1);
  const now = priceOfPack(book.list, packId, 1);
  if (!before || !now) return;
  refuseOther(before, now);
  if (before.credits !== now.credits)
    refuse(apiSentence(messages.otherPack, { before: before.credits, credits: now.credits }));
}

const isCurrent = (book: PriceBook, seen: Seen): boolean =>
  seen === null || seen === undefined || seen === book.number;

function listSeen(book: PriceBook, seen: Seen): PriceList {
  const list = book.numbered(seen ?? 0);
  return list ?? refuse(apiSentence(messages.otherRule));
}

function refuseOther(before: Price, now: Price): void {
  if (before.cents === now.cents && before.currency === now.currency) return;
  refuse(
    apiSentence(messages.otherPrice, { before: inPrice('en', before), price: inPrice('en', now) }),
  );
}

function refuse(message: ApiSentence): never {
  throw conflict(message, { pricesVersion: message });
}
