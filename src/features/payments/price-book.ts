import * as v from 'valibot';
import { defaultPrices, type PriceList, priceListShape } from './price-list.ts';
import { EnvError } from '../../platform/env/env-error.ts';

/** A stored price list, valid from some time on. */
export interface PriceVersion {
  readonly number: number;
  readonly list: PriceList;
  readonly madeAt: Date;
  /** Its author; null when set by the variable, or when the account is gone. */
  readonly madeBy: string | null;
  /** Set by PRICES. */
  readonly byVariable: boolean;
  readonly note: string | null;
}

/** The current price list, and earlier ones: what someone was promised stays. */
export interface PriceBook {
  readonly list: PriceList;
  /** Its version; 0: the default list. */
  readonly number: number;
  /** The list valid at a given time, which applies to a registration or payment of that time. */
  at(moment: Date): PriceList;
  /** The list of a version; null when there is none. */
  numbered(number: number): PriceList | null;
}

/**
 * The book of versions in the order of their numbers.
 *
 * @param locked the list that the environment sets, which overrides the newest version
 */
export function priceBook(
  versions: readonly PriceVersion[],
  locked: { readonly list: PriceList; readonly number: number } | null = null,
): PriceBook {
  const [first] = versions;
  const newest = versions.at(-1);
  // A list set by the environment was valid before it was recorded.
  const earliest = first?.byVariable === true ? first.list : defaultPrices;
  return {
    list: locked?.list ?? newest?.list ?? defaultPrices,
    number: locked?.number ?? newest?.number ?? 0,
    at: (moment) => versions.findLast(({ madeAt }) => madeAt <= moment)?.list ?? earliest,
    numbered: (number) =>
      number === 0
        ? defaultPrices
        : (versions.find((version) => version.number === number)?.list ?? null),
  };
}

/**
 * The price list in PRICES, or the project's default. Throws an EnvError of one sentence that names
 * the variable and the position in it.
 */
export function readPriceList(value: unknown): PriceList {
  if (value === undefined) return defaultPrices;
  const parsed = v.safeParse(priceListShape, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  // For missing or unexpected keys the library has its own message.
  const own = issue.type !== 'strict_object' && issue.message.startsWith('must');
  const wrong = own ? issue.message : 'is missing, unknown or of the wrong kind';
  throw new EnvError(path === null ? `PRICES ${wrong}.` : `PRICES: ${path} ${wrong}.`);
}
