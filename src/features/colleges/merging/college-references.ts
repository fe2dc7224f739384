/**
 * Every column that references a college, by table. An import's addition is deleted only while none
 * of them references it, and merges follow them; a test compares the list with the database.
 */
export const collegeReferences = [
  ['checkout', 'college_id'],
  ['college_alias', 'college_id'],
  ['college_change', 'college_id'],
  ['college_claim', 'college_id'],
  ['college_import', 'college_id'],
  ['college_merge', 'gone_id'],
  ['college_merge', 'kept_id'],
  ['college_payment', 'college_id'],
  ['college_profile', 'college_id'],
  ['college_rep', 'college_id'],
  ['credit_entry', 'college_id'],
  ['exhibitor_registration', 'likely_college_id'],
  ['fair_attendee', 'college_id'],
  ['fair_booth', 'college_id'],
  ['fair_exhibitor', 'college_id'],
  ['rep_origin', 'college_id'],
  ['saved_college', 'college_id'],
  ['sharing', 'college_id'],
  ['sharing_export', 'college_id'],
] as const;

/** Parts of the college itself, deleted with it. */
const ownParts: readonly string[] = ['college_alias', 'college_import', 'college_profile'];

/** SQL: whether anything but its own parts references the college with the id `id`. */
export const isInUse = (id: string): string =>
  `(${collegeReferences
    .filter(([table]) => !ownParts.includes(table))
    .map(([table, column]) => `exists (select from ${table} where ${table}.${column} = ${id})`)
    .join(' or ')})`;
