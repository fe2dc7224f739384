import { relationshipWords as said } from './relationships.words.ts';

/** What somebody may be to a student; the last three are the specification's. */
export const relationships = [
  ['Mother', said.mother],
  ['Father', said.father],
  ['Guardian', said.guardian],
  ['Grandparent', said.grandparent],
  ['Relative', said.relative],
  ['Friend', said.friend],
  ['Other', said.other],
] as const;
