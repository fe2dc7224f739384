import type { Queryable } from '../database/queryable.ts';

/** A mail in the built-in mailbox, in the words of the public contract. */
export interface MailboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: Date;
}

/** The mails that were kept, newest first; with `to`, those to one address, in any case of letters. */
export async function readMailbox(
  tx: Queryable,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<readonly MailboxMail[]> {
  const { rows } = await tx.query<MailboxMail>(
    `select id, recipient as "to", subject, text, html, headers, sent_at as "sentAt"
     from mail where status = 'sent' and ($1::text is null or lower(recipient) = lower($1))
     order by created_at desc, id desc limit $2`,
    [to ?? null, limit],
  );
  return rows;
}
