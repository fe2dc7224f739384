import type { Queryable } from '../platform/database/queryable.ts';

/** What is known of who reads a letter: the account behind the address. */
export interface LetterReader {
  readonly locale: string | null;
  /** Somebody has shown that the address is theirs. */
  readonly isConfirmed: boolean;
}

/** SQL: the LetterReader behind an address; no row where there is no account. */
export const letterReaderQuery = (email: string): string =>
  `select locale, email_verified as "isConfirmed" from account
   where email = lower(${email}) and deleted_at is null`;

/** Who reads what is written to an address; null for somebody without an account. */
export async function readLetterReader(tx: Queryable, email: string): Promise<LetterReader | null> {
  const { rows } = await tx.query<LetterReader>(letterReaderQuery('$1'), [email]);
  return rows[0] ?? null;
}
