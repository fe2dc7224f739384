import { isPricedType, pricedTypes, type PricedType } from '../../payments/price-fields.ts';
import { ticketWords } from '../../fairs/fair-ticket.words.ts';
import type { Say } from '../../platform/words/speak.ts';
import { inPrice } from '../../ui/in-price.ts';
import type { ShownPrices } from './price-inputs.ts';
import { pricesWords as said } from './prices.words.ts';

/** What a kind of fair is called. */
export const kindWords: Readonly<Record<PricedType, (typeof ticketWords)['booth']>> = {
  booth: ticketWords.booth,
  '6x6': ticketWords.sixBySix,
  webinar: ticketWords.webinar,
};

/** What is different in newer prices, line by line; none where nothing is. */
export function sayDifferences(
  say: Say,
  locale: string,
  before: ShownPrices,
  after: ShownPrices,
): readonly string[] {
  const money = ({ currency }: ShownPrices, cents: number) =>
    cents === 0 ? say(said.free) : inPrice(locale, { cents, currency });
  const lines: string[] = [];
  if (before.currency !== after.currency)
    lines.push(
      say(said.changedCurrency, {
        ...{ before: before.currency.toUpperCase(), after: after.currency.toUpperCase() },
      }),
    );
  const priced = (prices: ShownPrices, type: PricedType) =>
    prices.registrations.find(({ fairType }) => isPricedType(fairType) && fairType === type);
  for (const type of pricedTypes) {
    const [one, other] = [priced(before, type), priced(after, type)];
    if (!one || !other) continue;
    const kind = say(kindWords[type]);
    if (one.cents !== other.cents)
      lines.push(
        say(said.changedPrice, {
          ...{ kind, before: money(before, one.cents), after: money(after, other.cents) },
        }),
      );
    if (one.credits !== other.credits)
      lines.push(say(said.changedCredits, { kind, before: one.credits, after: other.credits }));
  }
  const packIs = (prices: ShownPrices, pack: ShownPrices['packs'][number]) =>
    say(said.packIs, {
      ...{ name: pack.name, credits: pack.credits, price: money(prices, pack.cents) },
    });
  for (const pack of before.packs) {
    const other = after.packs.find(({ id }) => id === pack.id);
    const was = packIs(before, pack);
    if (!other) lines.push(say(said.packRemoved, { before: was }));
    else if (packIs(after, other) !== was)
      lines.push(say(said.packChanged, { before: was, after: packIs(after, other) }));
  }
  const isOld = ({ id }: { readonly id: string }) => before.packs.some((one) => one.id === id);
  for (const pack of after.packs)
    if (!isOld(pack)) lines.push(say(said.packAdded, { after: packIs(after, pack) }));
  const order = (from: ShownPrices, among: ShownPrices) =>
    from.packs
      .map(({ id }) => id)
      .filter((id) => among.packs.some((one) => one.id === id))
      .join(' ');
  if (order(before, after) !== order(after, before)) lines.push(say(said.packOrder));
  const [rule, other] = [before.withdrawal, after.withdrawal];
  if (rule.daysBefore !== other.daysBefore)
    lines.push(say(said.changedDays, { before: rule.daysBefore, after: other.daysBefore }));
  if (rule.gives !== other.gives)
    lines.push(
      say(said.changedGives, { before: givesWord(say, rule), after: givesWord(say, other) }),
    );
  return lines;
}

const givesWord = (say: Say, { gives }: ShownPrices['withdrawal']): string =>
  say(gives === 'money' ? said.givesMoney : said.givesCredits);
