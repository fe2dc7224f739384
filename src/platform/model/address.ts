import type { Rule } from './entity.ts';
import { text } from './kinds.ts';
import { messages } from './messages.ts';

/** The members of a postal address; no country means the United States. */
export const address = () => ({
  address1: text(),
  address2: text().optional(),
  city: text(),
  state: text({ max: 60 }),
  country: text({ max: 60 }).optional(),
  postalCode: text({ max: 12 }),
});

/** The same members, all optional. */
export const optionalAddress = () => ({
  address1: text().optional(),
  address2: text().optional(),
  city: text().optional(),
  state: text({ max: 60 }).optional(),
  country: text({ max: 60 }).optional(),
  postalCode: text({ max: 12 }).optional(),
});

const atHome = new Set(['', 'us', 'usa', 'united states', 'united states of america']);

/** A United States ZIP has five or nine digits; other countries have their own codes. */
export const postalCodeFits: Rule = ({ postalCode, country }) => {
  if (typeof postalCode !== 'string') return null;
  const home = atHome.has(typeof country === 'string' ? country.toLowerCase() : '');
  const fits = home ? /^\d{5}(-?\d{4})?$/ : /^[\p{L}\d][\p{L}\d -]{1,11}$/u;
  return fits.test(postalCode) ? null : { postalCode: messages.postalCode };
};
