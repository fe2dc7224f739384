import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { emailContent, type EmailContent } from '../../platform/email/email-content.ts';
import type { EmailBrand } from '../../platform/email/email-brand.ts';
import type { PeopleServices } from './people-services.ts';
import type { Mail } from '../../platform/email/mailer.server.ts';
import { datesIn, translatorFor, type Translate } from '../../platform/i18n/translator-for.ts';

const emailReaderRow = row({
  locale: 'text?',
  /** The owner has confirmed the address. */
  isConfirmed: 'boolean',
  /** Of a confirmed account: anyone may have made another. */
  timeZone: 'text?',
});

/** What is known about an email's recipient: the account behind the address. */
export type EmailReader = RowOf<typeof emailReaderRow>;

/** SQL: the EmailReader behind an address; no row where there is no account. */
export const emailReaderQuery = (email: string): string =>
  `select locale, email_verified as "isConfirmed",
     case when email_verified then time_zone end as "timeZone" from account
   where email = lower(${email}) and deleted_at is null`;

/** The recipient behind an address; null without an account. */
export async function readEmailReader(tx: Queryable, email: string): Promise<EmailReader | null> {
  const rows = await readRows(tx, emailReaderRow)(emailReaderQuery('$1'), [email]);
  return rows[0] ?? null;
}

/** Where someone accepts an offer to their address; the page requires a session. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/invitations/${token}`;

/** The sender of Quad's emails. */
export function emailBrand({
  brand,
  publicUrl,
}: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>): EmailBrand {
  return { ...brand, home: publicUrl };
}

/** Renders an email with the site's brand: its text and HTML bodies. */
export function writeEmail(
  env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>,
  written: Omit<EmailContent, 'brand'>,
): { readonly text: string; readonly html: string } {
  return emailContent({ ...written, brand: emailBrand(env) });
}

/** An email to one person, and its content in their language. */
export interface EmailTo extends Pick<
  Mail,
  'kind' | 'to' | 'unverified' | 'bulk' | 'forget' | 'headers' | 'calendar' | 'attachment'
> {
  /** The recipient, if already known. */
  readonly reader?: EmailReader | null | undefined;
  /** The language in which they wrote to us, where no account has one. */
  readonly ownLocale?: string | null;
  /** @param dates the locale in which dates and numbers are written */
  readonly write: (
    t: Translate,
    dates: string,
  ) => Omit<EmailContent, 'brand' | 'locale'> & { readonly subject: string };
}

/**
 * Puts an email in the outbox, in the language of the account behind the address; without one in
 * that of `ownLocale`, else in English.
 */
export async function sendAccountEmail(
  tx: Queryable,
  {
    mailer,
    env,
  }: {
    readonly mailer: PeopleServices['mailer'];
    readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
  },
  { write, reader, ownLocale, ...mail }: EmailTo,
): Promise<void> {
  const recipient = reader === undefined ? await readEmailReader(tx, mail.to) : reader;
  const locale = recipient?.locale ?? ownLocale ?? null;
  const { subject, ...written } = write(translatorFor(locale), datesIn(locale));
  await mailer.send(tx, { ...mail, subject, ...writeEmail(env, { ...written, locale }) });
}

/** Recipients of email for the site's operators: its admins, at most twenty. */
export async function adminAddresses(tx: Queryable): Promise<readonly string[]> {
  const rows = await readRows(tx, { email: 'text' })(
    `select email from account
     where user_type = 'admin' and email_verified and deleted_at is null order by email limit 20`,
  );
  return rows.map(({ email }) => email);
}
