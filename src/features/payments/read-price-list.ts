import * as v from 'valibot';
import { EnvError } from '../../platform/env/env-error.ts';
import { defaultPrices } from './default-prices.ts';
import { priceListShape, type PriceList } from './price-list.ts';

/**
 * The price list in PRICES, or the project's default. Throws an EnvError of one sentence that names
 * the variable and the position in it.
 */
export function readPriceList(given: unknown): PriceList {
  if (given === undefined) return defaultPrices;
  const parsed = v.safeParse(priceListShape, given, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  // For missing or unexpected keys the library has its own message.
  const own = issue.type !== 'strict_object' && issue.message.startsWith('must');
  const wrong = own ? issue.message : 'is missing, unknown or of the wrong kind';
  throw new EnvError(place === null ? `PRICES ${wrong}.` : `PRICES: ${place} ${wrong}.`);
}
