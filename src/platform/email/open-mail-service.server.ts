import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { Composers } from './compose-mail.ts';
import { type Mailer, createMailer } from './mailer.server.ts';
import { createMailJobs, type MailJobs } from './sending/mail-jobs.server.ts';
import { type SmtpSettings, createSmtpTransport, type Transport } from './transport.server.ts';

/** Seconds that a due email may wait while no email of its kind is being sent. */
const mostDelay = 120;

/**
 * Rejects if email is stalled: a single email has been due for two minutes, or bulk email has been
 * and none is being sent. A process younger than that, by `since`, has had no time yet.
 */
async function refuseStandingMail(pool: Queryable, world: World, since: Date): Promise<void> {
  const now = world.now();
  const before = new Date(now.getTime() - mostDelay * 1000);
  if (since > before) return;
  const rows = await readRows(pool, { prompt: 'boolean', bulk: 'boolean' })(
    `select
       exists (select from mail where status = 'queued' and batch_id is null and not bulk
               and next_attempt_at <= $1) as prompt,
       (exists (select from mail where status = 'queued' and batch_id is null and bulk
                and next_attempt_at <= $1)
        or exists (select from mail_batch b where b.status = 'sending' and exists (
                   select from mail m where m.batch_id = b.id and m.status = 'queued'
                     and m.next_attempt_at <= $1)))
       and not exists (select from mail where status = 'sending' and bulk and claimed_until > $2)
       as bulk`,
    [before, now],
  );
  const { prompt = false, bulk = false } = rows[0] ?? {};
  if (prompt) throw new Error('Mail stands still.');
  if (bulk) throw new Error('Mail to many stands still.');
}

/** The email services of the app. */
export interface MailService extends MailJobs {
  readonly mailer: Mailer;
  readonly delivery: 'smtp' | 'mailbox';
  /** For `quad_part_works`: rejects if email is stalled, or the mail server rejects us. */
  probe(): Promise<void>;
}

interface MailServiceOptions {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  /** Absent: the built-in mailbox, where emails are stored and can be read. */
  readonly smtp?: SmtpSettings | undefined;
  /** Composers of batch emails, by the kind of the batch. */
  readonly composers?: Composers | undefined;
  readonly unverifiedPerDay?: number;
}

/** Opens the mail service: delivers with an SMTP server, stores without one. */
export function openMailService(options: MailServiceOptions): MailService {
  const { pool, world, log, smtp } = options;
  const shared = {
    world,
    ...(options.unverifiedPerDay === undefined
      ? {}
      : { unverifiedPerDay: options.unverifiedPerDay }),
  };
  const transport = smtp ? createSmtpTransport(smtp) : createKeeper(pool);
  const { composers } = options;
  const since = world.now();
  const delivery = smtp ? 'smtp' : 'mailbox';
  return {
    ...createMailJobs({ pool, transport, world, log, composers }),
    mailer: createMailer({
      ...shared,
      delivery,
      domain: smtp ? hostOf(smtp.from) : 'mailbox.invalid',
    }),
    delivery,
    async probe() {
      await refuseStandingMail(pool, world, since);
      await transport.probe();
    },
  };
}

/** The part of a sender's address behind the @. */
function hostOf(from: string): string {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  if (!host) throw new Error('MAIL_FROM must be an e-mail address, with or without a name.');
  return host;
}

/** Sends nothing: stores the text in the row, for the built-in mailbox. */
export function createKeeper(pool: Queryable): Transport {
  return {
    keeps: true,
    async carry({ id, subject, text, html, headers }, mayBegin) {
      if (!(await mayBegin())) return { kind: 'held' };
      try {
        await pool.query(
          'update mail set subject = $2, text = $3, html = $4, headers = $5 where id = $1',
          [id, subject, text, html, JSON.stringify(headers)],
        );
      } catch {
        // No server has it either: no doubt, and no harm in storing it twice.
        return { kind: 'later', reason: 'The mailbox could not be written.' };
      }
      return { kind: 'sent' };
    },
    async probe() {},
    close() {},
  };
}
