import type { PageError } from '../../../platform/pages/page-call.ts';

/** The input with the version of the prices that a page showed. */
export const pricesSeenName = 'pricesVersion';

/** The price version of the form, as the API takes it. */
export function pricesSeen(form: FormData): { readonly pricesVersion: number | null } {
  const typed = form.get(pricesSeenName);
  const isNumber = typeof typed === 'string' && /^\d{1,9}$/.test(typed);
  return { pricesVersion: isNumber ? Number(typed) : null };
}

/** The status of a rejected form: after 409 the page loads the prices again. */
export const refusedStatus = ({ fields }: Pick<PageError, 'fields'>): 400 | 409 =>
  fields?.[pricesSeenName] === undefined ? 400 : 409;

interface Answered {
  readonly actionStatus?: number;
  readonly defaultShouldRevalidate: boolean;
}

/** For the form's route: input is preserved, and the page around it shows the new prices. */
export const showsNewPrices = ({ actionStatus, defaultShouldRevalidate }: Answered): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
