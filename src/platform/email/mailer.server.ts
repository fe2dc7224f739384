import type { Queryable } from '../database/queryable.ts';
import { spend } from '../http/spend.server.ts';
import type { World } from '../world.ts';
import { cleanHeader, isOneAddress } from './clean-header.ts';

/** One email to one person. */
export interface Mail {
  /** Its purpose, e.g. `sign-up-code`: for counting and listing, never shown to the reader. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Further headers, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An entry for the reader's calendar. */
  readonly calendar?: MailCalendar;
  /** An attachment. */
  readonly attachment?: MailAttachment;
  /**
   * The address is unconfirmed: only a few such emails a day, over all kinds and all addresses of
   * one mailbox (`ada+fair@` is `ada@`).
   */
  readonly unverified?: boolean;
  /** One of many: waits behind the others, and is not sent again when its outcome is unknown. */
  readonly bulk?: boolean;
  /** The reader's account is gone: nothing of the email stays once it is sent or given up. */
  readonly forget?: boolean;
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

/** An attachment; kept in the outbox only as long as the text. */
export interface MailAttachment {
  readonly filename: string;
  /** Its media type, such as `application/pdf`. */
  readonly contentType: string;
  /** Its bytes as base64. */
  readonly content: string;
}

export interface Mailer {
  /**
   * Puts an email in the outbox, and a job that sends it in the queue, with the caller's connection:
   * it goes out when the transaction commits and never if it rolls back, and response times reveal nothing about it. An email over
   * the budget of an unconfirmed address is silently recorded as suppressed. Control characters in
   * the subject and in header values become spaces.
   *
   * @throws Refusal BAD_USER_INPUT for a recipient that is not one address
   */
  send(tx: Queryable, mail: Mail): Promise<void>;
  /**
   * Adds emails to an open batch, at most a few thousand at once; they are composed and sent after
   * the commit. Duplicate addresses, ignoring case, are skipped; an invalid address is recorded as
   * failed.
   * @returns how many were added
   */
  addToBatch(tx: Queryable, batchId: string, mails: readonly NewBatchMail[]): Promise<number>;
}

/** A recipient of a batch. */
export interface NewBatchMail {
  readonly to: string;
  /** Merge values for this reader; deleted after sending. */
  readonly merge: Readonly<Record<string, unknown>>;
}

interface MailerOptions {
  readonly world: World;
  /** `mailbox`: nothing is sent, an email counts as sent once written. */
  readonly delivery: 'smtp' | 'mailbox';
  /** Right-hand side of Message-IDs: the host of the sender's address. */
  readonly domain: string;
  /** Maximum emails a day to an unconfirmed address. */
  readonly unverifiedPerDay?: number;
}

/** Creates the mailer, the only way to send email. */
export function createMailer(options: MailerOptions): Mailer {
  const { world, delivery, domain, unverifiedPerDay = 6 } = options;
  const budget = { points: unverifiedPerDay, perSeconds: 24 * 3600 };
  return {
    async send(tx, mail) {
      const { to, subject, headers } = cleanHeader(mail);
      const now = world.now();
      const id = world.newId();
      const isAllowed =
        mail.unverified !== true ||
        (await spend(tx, world, `mail:unverified:${baseAddress(to)}`, budget)).allowed;
      if (!isAllowed && mail.forget) return;
      const status = !isAllowed ? 'suppressed' : delivery === 'mailbox' ? 'sent' : 'queued';
      await tx.query({
        name: 'mail',
        text: `insert into mail (id, kind, recipient, subject, bulk, next_attempt_at, message_id,
                 created_at, status, sent_at, ended_at, text, html, headers, calendar, attachment,
                 forget_after)
               values ($1, $2, $3, $4, $5, $6, $7, $6, $8,
                 case when $8 = 'sent' then $6::timestamptz end,
                 case when $8 <> 'queued' then $6::timestamptz end, $9, $10, $11, $12, $13, $14)
               returning case when status = 'queued' then enqueue_email(bulk) end`,
        values: [
          id,
          mail.kind,
          to,
          subject,
          mail.bulk ?? false,
          now,
          `<${id}@${domain}>`,
          status,
          // Content that will never be read is not stored.
          ...(isAllowed ? [mail.text, mail.html ?? null, headers] : ['', null, {}]),
          ...(isAllowed ? [mail.calendar ?? null, mail.attachment ?? null] : [null, null]),
          mail.forget ?? false,
        ],
      });
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
      if (rowCount) await tx.query('select enqueue_email(true)');
      return rowCount ?? 0;
    },
  };
}

/**
 * The mailbox address behind an address with a tag (RFC 5233): `Ada+fair@example.test` is
 * `ada@example.test`. For counting only; email goes to the address as given.
 */
export function baseAddress(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
