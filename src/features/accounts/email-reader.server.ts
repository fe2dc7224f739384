import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';

const emailReaderRow = row({
  locale: 'text?',
  /** The owner has confirmed the address. */
  isConfirmed: 'boolean',
});

/** What is known about an email's recipient: the account behind the address. */
export type EmailReader = RowOf<typeof emailReaderRow>;

/** SQL: the EmailReader behind an address; no row where there is no account. */
export const emailReaderQuery = (email: string): string =>
  `select locale, email_verified as "isConfirmed" from account
   where email = lower(${email}) and deleted_at is null`;

/** The recipient behind an address; null without an account. */
export async function readEmailReader(tx: Queryable, email: string): Promise<EmailReader | null> {
  const rows = await readRows(tx, emailReaderRow)(emailReaderQuery('$1'), [email]);
  return rows[0] ?? null;
}
