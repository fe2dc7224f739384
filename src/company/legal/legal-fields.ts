import type { Say } from '../../platform/words/speak.ts';
import { legalWords as said } from './legal.words.ts';

/** What stands in the texts for what admins set elsewhere. */
export const legalFields = ['brandName', 'legalName', 'postalAddress', 'contactEmail'] as const;

/** What a merge field is called on the screen. */
export function sayField(say: Say, field: string): string {
  const known = legalFields.find((one) => one === field);
  return known ? say(said[known]) : field;
}
