import type { Queryable } from '../../platform/database/queryable.ts';
import type { EmailContent } from '../../platform/email/email-content.ts';
import type { Mail } from '../../platform/email/mailer.server.ts';
import { translatorFor, type Translate } from '../../platform/i18n/translator-for.ts';
import { readEmailReader, type EmailReader } from './email-reader.server.ts';
import type { PeopleServices } from './people-services.ts';
import { writeEmail } from './write-email.ts';

/** An email to one person, and its content in their language. */
export interface EmailTo extends Pick<
  Mail,
  'kind' | 'to' | 'unverified' | 'bulk' | 'headers' | 'calendar' | 'attachment'
> {
  /** The recipient, if already known. */
  readonly reader?: EmailReader | null | undefined;
  readonly write: (
    t: Translate,
  ) => Omit<EmailContent, 'brand' | 'locale'> & { readonly subject: string };
}

/**
 * Puts an email in the outbox, in the language of the account behind the address; in
 * English without an account.
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
  { write, reader, ...mail }: EmailTo,
): Promise<void> {
  const known = reader === undefined ? await readEmailReader(tx, mail.to) : reader;
  const locale = known?.locale ?? null;
  const { subject, ...written } = write(translatorFor(locale));
  await mailer.send(tx, { ...mail, subject, ...writeEmail(env, { ...written, locale }) });
}
