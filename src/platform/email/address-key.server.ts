import { createHash } from 'node:crypto';

/** Identifies addresses without revealing them, for job data, which operators see. */
export const addressKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);

/** Which of a record's people was meant; a single person's address may have been corrected. */
export const personOf = <Person extends { readonly email: string }>(
  people: readonly Person[],
  key: string,
): Person | undefined =>
  people.find(({ email }) => addressKey(email) === key) ??
  (people.length === 1 ? people[0] : undefined);
