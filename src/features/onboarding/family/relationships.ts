import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { relationshipMessages as messages } from './relationships.messages.ts';

/** What someone may be to a student; the last three are the specification's. */
export const relationships = [
  ['Mother', messages.mother],
  ['Father', messages.father],
  ['Guardian', messages.guardian],
  ['Grandparent', messages.grandparent],
  ['Relative', messages.relative],
  ['Friend', messages.friend],
  ['Other', messages.other],
] as const;

/** What someone is to a student in the reader's language; what they typed themselves stays. */
export function describeRelationship(t: Translate, told: string | null): string {
  const known = relationships.find(([value]) => value === told);
  return known ? t(known[1]) : (told ?? '');
}
