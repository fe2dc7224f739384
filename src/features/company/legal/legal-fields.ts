import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { legalMessages as messages } from './legal.messages.ts';

/** What stands in the texts for what admins set elsewhere. */
export const legalFields = ['brandName', 'legalName', 'postalAddress', 'contactEmail'] as const;

/** What a merge field is called on the screen. */
export function describeField(t: Translate, field: string): string {
  const knownField = legalFields.find((one) => one === field);
  return knownField ? t(messages[knownField]) : field;
}
