import type { PageError } from '../platform/pages/page-call.ts';

/** The input that holds which version of the prices a page showed. */
export const pricesSeenName = 'pricesVersion';

/** Which version of the prices a form was drawn with, as the API takes it. */
export function pricesSeen(form: FormData): { readonly pricesVersion: number | null } {
  const typed = form.get(pricesSeenName);
  const isNumber = typeof typed === 'string' && /^\d{1,9}$/.test(typed);
  return { pricesVersion: isNumber ? Number(typed) : null };
}

/** The status of a refused form: after 409 the page asks for the prices again. */
export const refusedStatus = ({ fields }: Pick<PageError, 'fields'>): 400 | 409 =>
  fields?.[pricesSeenName] === undefined ? 400 : 409;

interface Answered {
  readonly actionStatus?: number;
  readonly defaultShouldRevalidate: boolean;
}

/** For the route of such a form: what was typed stays, and the page around it shows the new prices. */
export const showsNewPrices = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
