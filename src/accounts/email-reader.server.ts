import type { Queryable } from '../platform/database/queryable.ts';

/** What is known of who reads a letter: the account behind the address. */
export interface EmailReader {
  readonly locale: string | null;
  /** Someone has shown that the address is theirs. */
  readonly isConfirmed: boolean;
}

/** SQL: the EmailReader behind an address; no row where there is no account. */
export const emailReaderQuery = (email: string): string =>
  `select locale, email_verified as "isConfirmed" from account
   where email = lower(${email}) and deleted_at is null`;

/** Who reads what is written to an address; null for someone without an account. */
export async function readEmailReader(tx: Queryable, email: string): Promise<EmailReader | null> {
  const { rows } = await tx.query<EmailReader>(emailReaderQuery('$1'), [email]);
  return rows[0] ?? null;
}
