import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { SmtpSettings } from './transport.server.ts';
import { createSmtpTransport } from './transport.server.ts';
import type { Mailer } from './mailer.server.ts';
import type { Composers } from './compose-mail.ts';
import { createKeeper } from './keep-mail.server.ts';
import { createMailer } from './mailer.server.ts';
import { createMailWorker } from './mail-worker.server.ts';
import { refuseStandingMail } from './refuse-queued-mail.server.ts';

/** The email services of the app. */
export interface MailService {
  readonly mailer: Mailer;
  readonly delivery: 'smtp' | 'mailbox';
  /** For `quad_part_works`: rejects if email is stalled, or the mail server rejects us. */
  probe(): Promise<void>;
  start(): void;
  /** Delivers what is due now, for commands that end with their work; how many there were. */
  deliverDue(): Promise<number>;
  close(): Promise<void>;
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
  /** Milliseconds between looks into the outbox when nothing was sent from this process. */
  readonly poll?: number;
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
  const mailWorker = createMailWorker({
    pool,
    transport,
    world,
    log,
    composers: options.composers,
    ...(options.poll === undefined ? {} : { poll: options.poll }),
  });
  const since = world.now();
  const delivery = smtp ? 'smtp' : 'mailbox';
  return {
    mailer: createMailer({
      ...shared,
      delivery,
      domain: smtp ? hostOf(smtp.from) : 'mailbox.invalid',
      onQueued: () => mailWorker.wake(),
    }),
    delivery,
    async probe() {
      await refuseStandingMail(pool, world, since);
      await transport.probe();
    },
    start: () => mailWorker.start(),
    deliverDue: () => mailWorker.deliverDue(),
    close: () => mailWorker.stop(),
  };
}

/** The part of a sender's address behind the @. */
function hostOf(from: string): string {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  if (!host) throw new Error('MAIL_FROM must be an e-mail address, with or without a name.');
  return host;
}
