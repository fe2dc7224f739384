import type { Queryable } from '../database/queryable.ts';
import { jsonOf, nullable, readRows } from '../database/read-rows.ts';
import type { MailAttachment, MailCalendar } from './mailer.server.ts';

/** An email in the built-in mailbox, as in the public contract. */
export interface MailboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: Date;
  /** The calendar entry, if the email has one. */
  readonly calendar?: MailCalendar;
  /** Where it carries a file. */
  readonly attachment?: MailAttachment;
}

/** Stored emails, newest first; with `to`, those to one address, ignoring case. */
export async function readMailbox(
  tx: Queryable,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<readonly MailboxMail[]> {
  const rows = await readRows<
    Omit<MailboxMail, 'calendar' | 'attachment'> & {
      calendar: MailCalendar | null;
      attachment: MailAttachment | null;
    }
  >(tx, {
    id: 'text',
    subject: 'text',
    text: 'text',
    headers: jsonOf(),
    html: 'text?',
    to: 'text',
    sentAt: 'timestamp',
    calendar: nullable(jsonOf()),
    attachment: nullable(jsonOf()),
  })(
    `select id, recipient as "to", subject, text, html, headers, calendar, attachment,
       sent_at as "sentAt"
     from mail where status = 'sent' and ($1::text is null or lower(recipient) = lower($1))
     order by created_at desc, id desc limit $2`,
    [to ?? null, limit],
  );
  return rows.map(({ calendar, attachment, ...mail }) => ({
    ...mail,
    ...(calendar ? { calendar } : {}),
    ...(attachment ? { attachment } : {}),
  }));
}
