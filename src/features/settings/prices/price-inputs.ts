import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { decimal } from '../../../platform/model/kinds.ts';
import {
  mostCents,
  mostPacks,
  priceFields,
  pricedTypes,
  type PricedType,
} from '../../payments/price-fields.ts';
import type { FormFields } from '../../../ui/forms/check-form.ts';
import { priceRefusals as messages } from './price-refusals.messages.ts';

/** Prices as the API answers and takes them. */
export interface ShownPrices {
  readonly currency: string;
  readonly registrations: readonly {
    readonly fairType: string;
    readonly cents: number;
    readonly credits: number;
  }[];
  readonly packs: readonly ShownPack[];
  readonly withdrawal: { readonly daysBefore: number; readonly gives: string };
}

interface ShownPack {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly cents: number;
}

/** What is typed, by the names of the inputs. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** The input of a price or of credits of one kind of fair. */
export const typeInput = (type: PricedType, what: 'price' | 'credits'): string => `${type}-${what}`;

export type PackPart = 'id' | 'name' | 'credits' | 'price';

const packParts: readonly PackPart[] = ['id', 'name', 'credits', 'price'];

/** The input of a part of a pack, by its place in the list. */
export const packInput = (index: number, part: PackPart): string => `pack-${index}-${part}`;

/** An amount as people write it, with at most two decimals. */
const amount = (isRight: (cents: number) => boolean, otherwise: ApiSentence) =>
  decimal({ min: 0, max: mostCents / 100 }).must((typed) => {
    const cents = Math.round(typed * 100);
    if (Math.abs(typed * 100 - cents) > 1e-6) return apiSentence(messages.twoDecimals);
    return isRight(cents) ? null : otherwise;
  });

const registration = () =>
  amount((cents) => cents === 0 || cents >= 50, apiSentence(messages.leastAmount));
const packPrice = () => amount((cents) => cents >= 50, apiSentence(messages.leastPaid));

/** The fields of the form with so many packs. */
export function priceFormFields(packs: number): FormFields {
  const fields: Record<string, FormFields[string]> = {};
  for (const type of pricedTypes) {
    fields[typeInput(type, 'price')] = registration();
    fields[typeInput(type, 'credits')] = priceFields.credits;
  }
  for (let index = 0; index < packs; index += 1) {
    fields[packInput(index, 'name')] = priceFields.packName;
    fields[packInput(index, 'credits')] = priceFields.credits;
    fields[packInput(index, 'price')] = packPrice();
  }
  return { ...fields, daysBefore: priceFields.daysBefore, gives: priceFields.gives };
}

const inWhole = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Initial values of the form. */
export function typedOf(prices: ShownPrices): Typed {
  const typed: Record<string, readonly string[]> = {
    currency: [prices.currency],
    daysBefore: [String(prices.withdrawal.daysBefore)],
    gives: [prices.withdrawal.gives],
  };
  for (const type of pricedTypes) {
    const one = prices.registrations.find(({ fairType }) => fairType === type);
    typed[typeInput(type, 'price')] = [inWhole(one?.cents ?? 0)];
    typed[typeInput(type, 'credits')] = [String(one?.credits ?? 1)];
  }
  return { ...typed, ...typedRows(prices.packs.map(rowOf)) };
}

type Row = Readonly<Record<PackPart, string>>;

const rowOf = ({ id, name, credits, cents }: ShownPack): Row => ({
  id,
  name,
  credits: String(credits),
  price: inWhole(cents),
});

function typedRows(rows: readonly Row[]): Typed {
  const typed: Record<string, readonly string[]> = {};
  for (const [place, row] of rows.entries())
    for (const part of packParts) typed[packInput(place, part)] = [row[part]];
  return typed;
}

/** The rows of packs as they were typed. */
export function rowsIn(typed: Typed): readonly Row[] {
  const rows: Row[] = [];
  const at = (index: number, part: PackPart) => typed[packInput(index, part)]?.[0] ?? '';
  while (rows.length < mostPacks && typed[packInput(rows.length, 'name')] !== undefined) {
    const index = rows.length;
    rows.push({
      id: at(index, 'id'),
      name: at(index, 'name'),
      credits: at(index, 'credits'),
      price: at(index, 'price'),
    });
  }
  return rows;
}

/** The same form with other rows. */
function withRows(typed: Typed, rows: readonly Row[]): Typed {
  const others = Object.entries(typed).filter(([name]) => !name.startsWith('pack-'));
  return { ...Object.fromEntries(others), ...typedRows(rows) };
}

const noRow: Row = { id: '', name: '', credits: '', price: '' };

/**
 * What a press on a button of the packs makes of the form; null where it was none of them.
 * @returns what is typed then, and the row to go on in
 */
export function rearranged(
  typed: Typed,
  step: string,
): { readonly typed: Typed; readonly row: number } | null {
  const [verb = '', given = ''] = step.split(' ');
  const rows = rowsIn(typed);
  const index = Number(given);
  if (verb === 'add') return { typed: withRows(typed, [...rows, noRow]), row: rows.length };
  const row = rows[index];
  if (!row || given === '') return null;
  const rest = rows.filter((_, other) => other !== index);
  switch (verb) {
    case 'remove':
      return { typed: withRows(typed, rest), row: Math.min(index, rest.length - 1) };
    case 'up':
    case 'down': {
      const to = Math.max(0, Math.min(rest.length, index + (verb === 'up' ? -1 : 1)));
      return { typed: withRows(typed, rest.toSpliced(to, 0, row)), row: to };
    }
    default:
      return null;
  }
}

const toCents = (value: unknown): number => Math.round(Number(value) * 100);

/** What passed the checks, as the API takes it. */
export function pricesIn(values: Readonly<Record<string, unknown>>, typed: Typed): ShownPrices {
  return {
    currency: typed['currency']?.[0] ?? '',
    registrations: pricedTypes.map((fairType) => ({
      fairType,
      cents: toCents(values[typeInput(fairType, 'price')]),
      credits: Number(values[typeInput(fairType, 'credits')]),
    })),
    packs: rowsIn(typed).map(({ id }, index) => ({
      id,
      name: String(values[packInput(index, 'name')]),
      credits: Number(values[packInput(index, 'credits')]),
      cents: toCents(values[packInput(index, 'price')]),
    })),
    withdrawal: {
      daysBefore: Number(values['daysBefore']),
      gives: values['gives'] === 'money' ? 'money' : 'credits',
    },
  };
}

/** Fields of the API to inputs of the form. */
export function apiNames(packs: number): Readonly<Record<string, string>> {
  const names: Record<string, string> = {
    'withdrawal.daysBefore': 'daysBefore',
    'withdrawal.gives': 'gives',
  };
  for (const type of pricedTypes) {
    names[`registrations.${type}.cents`] = typeInput(type, 'price');
    names[`registrations.${type}.credits`] = typeInput(type, 'credits');
  }
  for (let index = 0; index < packs; index += 1) {
    names[`packs.${index}.name`] = packInput(index, 'name');
    names[`packs.${index}.credits`] = packInput(index, 'credits');
    names[`packs.${index}.cents`] = packInput(index, 'price');
  }
  return names;
}
