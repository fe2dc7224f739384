import { isPricedType, pricedTypes, type PricedType } from '../../payments/price-fields.ts';
import { ticketMessages } from '../../fairs/fair-ticket.messages.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { ShownPrices } from './price-inputs.ts';
import { pricesMessages as messages } from './prices.messages.ts';

/** What a kind of fair is called. */
export const kindWords: Readonly<Record<PricedType, (typeof ticketMessages)['booth']>> = {
  booth: ticketMessages.booth,
  '6x6': ticketMessages.sixBySix,
  webinar: ticketMessages.webinar,
};

/** What is different in newer prices, line by line; none where nothing is. */
export function describeDifferences(
  t: Translate,
  locale: string,
  before: ShownPrices,
  after: ShownPrices,
): readonly string[] {
  const money = ({ currency }: ShownPrices, cents: number) =>
    cents === 0 ? t(messages.free) : inPrice(locale, { cents, currency });
  const lines: string[] = [];
  if (before.currency !== after.currency)
    lines.push(
      t(messages.changedCurrency, {
        before: before.currency.toUpperCase(),
        after: after.currency.toUpperCase(),
      }),
    );
  const priced = (prices: ShownPrices, type: PricedType) =>
    prices.registrations.find(({ fairType }) => isPricedType(fairType) && fairType === type);
  for (const type of pricedTypes) {
    const [one, other] = [priced(before, type), priced(after, type)];
    if (!one || !other) continue;
    const kind = t(kindWords[type]);
    if (one.cents !== other.cents)
      lines.push(
        t(messages.changedPrice, {
          kind,
          before: money(before, one.cents),
          after: money(after, other.cents),
        }),
      );
    if (one.credits !== other.credits)
      lines.push(t(messages.changedCredits, { kind, before: one.credits, after: other.credits }));
  }
  const packIs = (prices: ShownPrices, pack: ShownPrices['packs'][number]) =>
    t(messages.packIs, {
      name: pack.name,
      credits: pack.credits,
      price: money(prices, pack.cents),
    });
  for (const pack of before.packs) {
    const other = after.packs.find(({ id }) => id === pack.id);
    const was = packIs(before, pack);
    if (!other) lines.push(t(messages.packRemoved, { before: was }));
    else if (packIs(after, other) !== was)
      lines.push(t(messages.packChanged, { before: was, after: packIs(after, other) }));
  }
  const isOld = ({ id }: { readonly id: string }) => before.packs.some((one) => one.id === id);
  for (const pack of after.packs)
    if (!isOld(pack)) lines.push(t(messages.packAdded, { after: packIs(after, pack) }));
  const order = (from: ShownPrices, among: ShownPrices) =>
    from.packs
      .map(({ id }) => id)
      .filter((id) => among.packs.some((one) => one.id === id))
      .join(' ');
  if (order(before, after) !== order(after, before)) lines.push(t(messages.packOrder));
  const [rule, other] = [before.withdrawal, after.withdrawal];
  if (rule.daysBefore !== other.daysBefore)
    lines.push(t(messages.changedDays, { before: rule.daysBefore, after: other.daysBefore }));
  if (rule.gives !== other.gives)
    lines.push(
      t(messages.changedGives, { before: givesWord(t, rule), after: givesWord(t, other) }),
    );
  return lines;
}

const givesWord = (t: Translate, { gives }: ShownPrices['withdrawal']): string =>
  t(gives === 'money' ? messages.givesMoney : messages.givesCredits);
