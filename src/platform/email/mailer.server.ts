import type { Queryable } from '../database/queryable.ts';
import { spend } from '../http/spend.server.ts';
import type { World } from '../world.ts';
import { refuseInjection } from './refuse-injection.ts';

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
  /** Nobody has shown yet that the address is theirs: only a few such mails a day, over all kinds. */
  readonly unverified?: boolean;
  /** One of many: waits behind the others, and is not sent again when its outcome is unknown. */
  readonly bulk?: boolean;
}

export interface Mailer {
  /**
   * Puts a mail in the outbox with the caller's connection: it goes out when the transaction commits
   * and never when it rolls back, and the time of the answer tells nothing about it. A mail over the
   * budget of an unverified address is recorded as suppressed, and nobody is told.
   *
   * @throws Refusal BAD_USER_INPUT for a recipient, subject or header that smuggles something in.
   */
  send(tx: Queryable, mail: Mail): Promise<void>;
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
    async send(tx, mail) {
      refuseInjection(mail);
      const allowed =
        !mail.unverified ||
        (await spend(tx, world, `mail:unverified:${mail.to.toLowerCase()}`, budget)).allowed;
      const status = !allowed ? 'suppressed' : delivery === 'mailbox' ? 'sent' : 'queued';
      const now = world.now();
      const id = world.newId();
      await tx.query(
        `insert into mail (id, kind, recipient, subject, text, html, headers, bulk, status,
                           next_attempt_at, message_id, created_at, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, $12)`,
        [
          id,
          mail.kind,
          mail.to,
          mail.subject,
          // What will never be read is not kept.
          allowed ? mail.text : '',
          allowed ? (mail.html ?? null) : null,
          JSON.stringify(allowed ? (mail.headers ?? {}) : {}),
          mail.bulk ?? false,
          status,
          now,
          `<${id}@${domain}>`,
          status === 'sent' ? now : null,
        ],
      );
      if (status === 'queued') onQueued?.();
    },
  };
}
