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
