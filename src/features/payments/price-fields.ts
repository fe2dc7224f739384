import { apiSentence, type ApiSentence } from '../../platform/model/api-sentence.ts';
import { checkField, type FieldSpec } from '../../platform/model/field.ts';
import { choice, longText, text, whole } from '../../platform/model/kinds.ts';
import { hasHundredths, type PriceList } from './price-list.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/** The kinds of fairs in the order of the price list. */
export const pricedTypes = ['booth', '6x6', 'webinar'] as const;

/** A kind of fair in a price list. */
export type PricedType = (typeof pricedTypes)[number];

/** Whether a text is such a kind. */
export const isPricedType = (value: string): value is PricedType =>
  pricedTypes.some((type) => type === value);

/** Maximum number of packs in a price list. */
export const mostPacks = 20;

/** The highest price, in the smallest currency unit. */
export const mostCents = 10_000_000;

const cents = whole({ min: 0, max: mostCents });

/** Fields for prices, with the validation of forms and calls. */
export const priceFields = {
  /** 0: free. The minimum charge of a card is 50 cents. */
  registration: cents.must((amount) =>
    amount === 0 || amount >= 50 ? null : apiSentence(messages.leastAmount),
  ),
  credits: whole({ min: 1, max: 10_000 }),
  packName: text({ max: 80 }),
  packPrice: cents.must((amount) => (amount >= 50 ? null : apiSentence(messages.leastPaid))),
  daysBefore: whole({ min: 0, max: 365 }),
  gives: choice(['credits', 'money']),
  note: longText(300).optional(),
};

/** The available currencies (ISO 4217, in lowercase). */
export const currencies = (): readonly string[] =>
  Intl.supportedValuesOf('currency')
    .map((code) => code.toLowerCase())
    .filter(hasHundredths);

/** A price list as entered, and why it changes. */
export interface TypedPrices {
  readonly currency: string;
  readonly registrations: readonly {
    readonly fairType: string;
    readonly cents: number;
    readonly credits: number;
  }[];
  readonly packs: readonly {
    readonly id?: string | null;
    readonly name: string;
    readonly credits: number;
    readonly cents: number;
  }[];
  readonly withdrawal: { readonly daysBefore: number; readonly gives: string };
  readonly note?: string | null;
}

interface Field {
  readonly spec: FieldSpec;
}

/**
 * Validates an entered price list.
 *
 * @param newId generates the id of a pack that has none
 * @returns the errors by path, as in `packs.0.name`; or the list
 */
export function checkPrices(
  typed: TypedPrices,
  { now, newId, current }: { now: Date; newId: () => string; current: PriceList },
):
  | { readonly problems: Readonly<Record<string, ApiSentence>> }
  | { readonly list: PriceList; readonly note: string | null; readonly problems?: never } {
  const problems: Record<string, ApiSentence> = {};
  const take = <Value>(path: string, { spec }: Field, value: Value): Value => {
    const checked = checkField(spec, value, { now });
    for (const problem of Object.values(checked.problems ?? {})) problems[path] ??= problem;
    return (checked.problems ? value : checked.value) as Value;
  };
  const isKnown = typed.currency === current.currency || currencies().includes(typed.currency);
  if (!isKnown) problems['currency'] = apiSentence(messages.chooseCurrency);
  const perType = (what: 'cents' | 'credits'): Record<PricedType, number> => {
    const read = (type: PricedType) => {
      const typedRegistration = typed.registrations.find(({ fairType }) => fairType === type);
      const field = what === 'cents' ? priceFields.registration : priceFields.credits;
      // Fields left out stay unchanged.
      const before = current[what === 'cents' ? 'registration' : 'credits'][type];
      return take(`registrations.${type}.${what}`, field, typedRegistration?.[what] ?? before);
    };
    return { booth: read('booth'), '6x6': read('6x6'), webinar: read('webinar') };
  };
  for (const { fairType } of typed.registrations)
    if (!isPricedType(fairType)) problems['registrations'] = apiSentence(messages.chooseKind);
  if (typed.packs.length > mostPacks)
    problems['packs'] = apiSentence(messages.mostPacks, { most: mostPacks });
  const packs = typed.packs.map(({ id, name, credits, cents: price }, index) => ({
    id: id ?? newId(),
    name: take(`packs.${index}.name`, priceFields.packName, name),
    credits: take(`packs.${index}.credits`, priceFields.credits, credits),
    price: take(`packs.${index}.cents`, priceFields.packPrice, price),
  }));
  const ids = new Set(packs.map(({ id }) => id));
  if (ids.size < packs.length || [...ids].some((id) => !/^[a-z\d-]{1,40}$/.test(id)))
    problems['packs'] = apiSentence(messages.packIds);
  const { withdrawal } = typed;
  const daysBefore = take('withdrawal.daysBefore', priceFields.daysBefore, withdrawal.daysBefore);
  const gives = take('withdrawal.gives', priceFields.gives, withdrawal.gives);
  const note = take('note', priceFields.note, typed.note ?? null);
  const registration = perType('cents');
  const credits = perType('credits');
  if (Object.keys(problems).length > 0) return { problems };
  return {
    list: {
      currency: typed.currency,
      registration,
      credits,
      packs,
      withdrawal: { daysBefore, gives: gives === 'money' ? 'money' : 'credits' },
    },
    note,
  };
}
