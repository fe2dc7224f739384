import { readRows } from '../../../platform/database/read-rows.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { sendAccountEmail } from '../account-email.server.ts';
import { codeEmail, type CodeMailKind } from './code-mail.ts';

/** Emails a code to an account's address, if the account should have one. */
export type SendCode = (kind: CodeMailKind, email: string, code: string) => Promise<void>;

/**
 * Makes the one way codes leave the server. An address that is confirmed already gets no code to
 * confirm it, an address without an account gets nothing: the callers' answers do not tell.
 */
export function sendCodes({ pool, mailer, brand, publicUrl }: AccountParts): SendCode {
  return async (kind, email, code) => {
    const rows = await readRows(pool, { email_verified: 'boolean' })(
      'select email_verified from account where email = $1 and deleted_at is null',
      [email],
    );
    const account = rows[0];
    if (!account || (kind === 'sign-up-code' && account.email_verified)) return;
    const env = { brand, publicUrl };
    await sendAccountEmail(
      pool,
      { mailer, env },
      {
        kind,
        to: email,
        unverified: !account.email_verified,
        write: (t) => codeEmail(kind, { code, brand: brand.name }, t),
      },
    );
  };
}
