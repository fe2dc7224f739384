import type { Queryable, Statement } from '../database/queryable.ts';
import { together } from '../database/together.ts';
import { spendStatement } from '../http/spend.server.ts';
import type { World } from '../world.ts';
import { baseAddress } from './base-address.ts';
import { cleanHeader, isOneAddress } from './clean-header.ts';

/** One mail to one person. */
export interface Mail {
  /** What it is for, e.g. `sign-up-code`: for counting and listing, never shown to its reader. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Further headers, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An entry for the reader's calendar. */
  readonly calendar?: MailCalendar;
  /** A file that comes with it. */
  readonly attachment?: MailAttachment;
  /**
   * Nobody has shown yet that the address is theirs: only a few such mails a day, over all kinds and
   * all addresses of one mailbox (`ada+fair@` is `ada@`).
   */
  readonly unverified?: boolean;
  /** One of many: waits behind the others, and is not sent again when its outcome is unknown. */
  readonly bulk?: boolean;
}

/**
 * An iCalendar message about one entry (RFC 6047). REQUEST puts it into the calendar of the reader, or
 * changes it there when one of its `UID` is in it; CANCEL takes it out.
 */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The iCalendar file, whose METHOD is the same. */
  readonly content: string;
}

/** A file of an email; kept in the outbox with its text, and no longer. */
export interface MailAttachment {
  readonly filename: string;
  /** Its media type, such as `application/pdf`. */
  readonly contentType: string;
  /** Its bytes as base64. */
  readonly content: string;
}

export interface Mailer {
  /**
   * Puts a mail in the outbox with the caller's connection: it goes out when the transaction commits
   * and never when it rolls back, and the time of the answer tells nothing about it. A mail over the
   * budget of an unverified address is recorded as suppressed, and nobody is told.
   *
   * @param along what is written with it, by names: it takes the same way to the database
   * Control characters in the subject and in values of headers become spaces.
   *
   * @throws Refusal BAD_USER_INPUT for a recipient that is not one address
   */
  send(tx: Queryable, mail: Mail, along?: Readonly<Record<string, Statement>>): Promise<void>;
  /**
   * Puts mails into an open batch, at most a few thousand at once; they are composed and go out when
   * the transaction commits. Whoever the batch writes to already, in any case of letters, is left out;
   * an address that no mail can be sent to is recorded as failed.
   * @returns how many were put in
   */
  addToBatch(tx: Queryable, batchId: string, mails: readonly NewBatchMail[]): Promise<number>;
}

/** Somebody to whom a batch writes. */
export interface NewBatchMail {
  readonly to: string;
  /** What the composer puts into the text for him; kept only until the mail has gone. */
  readonly merge: Readonly<Record<string, unknown>>;
}

interface MailerOptions {
  readonly world: World;
  /** `mailbox`: nothing leaves the house, a mail counts as sent when it is written. */
  readonly delivery: 'smtp' | 'mailbox';
  /** Right-hand side of Message-IDs: the host of the sender's address. */
  readonly domain: string;
  /** Called after each mail that waits for delivery; its transaction may still be open. */
  readonly onQueued?: () => void;
  /** Mails a day to an address nobody has confirmed. */
  readonly unverifiedPerDay?: number;
}

/** Makes the one way in which the house sends mail. */
export function createMailer(options: MailerOptions): Mailer {
  const { world, delivery, domain, onQueued, unverifiedPerDay = 6 } = options;
  const budget = { points: unverifiedPerDay, perSeconds: 24 * 3600 };
  return {
    async send(tx, mail, along = {}) {
      const { to, subject, headers } = cleanHeader(mail);
      const now = world.now();
      const id = world.newId();
      const isLimited = mail.unverified === true;
      const key = `mail:unverified:${baseAddress(to)}`;
      const first = {
        ...along,
        ...(isLimited ? { mails: spendStatement(world, key, budget) } : {}),
      };
      // What will never be read is not kept.
      const { rows } = await tx.query<{ status: string }>(
        together(first, {
          name: isLimited ? 'mail-within' : 'mail',
          text: `insert into mail (id, kind, recipient, subject, bulk, next_attempt_at, message_id, created_at,
                             status, sent_at, ended_at, text, html, headers, calendar,
                             attachment)
           select $1::uuid, $2::text, $3::text, $4::text, $5::boolean, $6::timestamptz, $7::text, $6,
             case when fits then $8::text else 'suppressed' end,
             case when fits and $8 = 'sent' then $6 end,
             case when not fits or $8 = 'sent' then $6 end,
             case when fits then $9::text else '' end, case when fits then $10::text end,
             case when fits then $11::jsonb else '{}' end, case when fits then $12::jsonb end,
             case when fits then $13::jsonb end
           from ${isLimited ? '(select spent <= $14 from mails)' : '(values (true))'} as b(fits)
           returning status`,
          values: [
            ...[id, mail.kind, to, subject, mail.bulk ?? false, now],
            ...[`<${id}@${domain}>`, delivery === 'mailbox' ? 'sent' : 'queued'],
            ...[mail.text, mail.html ?? null, JSON.stringify(headers)],
            mail.calendar ? JSON.stringify(mail.calendar) : null,
            mail.attachment ? JSON.stringify(mail.attachment) : null,
            ...(isLimited ? [budget.points] : []),
          ],
        }),
      );
      if (rows[0]?.status === 'queued') onQueued?.();
    },
    async addToBatch(tx, batchId, mails) {
      const now = world.now();
      const ids = mails.map(() => world.newId());
      const { rowCount } = await tx.query(
        `insert into mail (id, kind, recipient, subject, text, bulk, status, next_attempt_at, message_id,
                           created_at, batch_id, merge, last_error, ended_at)
         select t.id, b.kind, t.recipient, '', '', true,
                case when t.fits and b.status <> 'cancelled' then 'queued'
                     when t.fits then 'cancelled' else 'failed' end,
                $2, '<' || t.id || $3, $2, b.id, case when t.fits then t.merge end,
                case when not t.fits then 'No mail can be sent to this address.' end,
                case when not t.fits or b.status = 'cancelled' then $2::timestamptz end
         from mail_batch b, unnest($4::uuid[], $5::text[], $6::jsonb[], $7::boolean[])
           with ordinality as t(id, recipient, merge, fits, place)
         where b.id = $1 order by t.place on conflict do nothing`,
        [
          batchId,
          now,
          `@${domain}>`,
          ids,
          mails.map(({ to }) => to),
          mails.map(({ merge }) => JSON.stringify(merge)),
          mails.map(({ to }) => isOneAddress(to)),
        ],
      );
      if (rowCount) onQueued?.();
      return rowCount ?? 0;
    },
  };
}
