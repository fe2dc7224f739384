import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { addressOf, type Sender } from '../env/read-groups.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { bounceAddress, type BounceSettings } from './bounces/bounce-address.server.ts';
import { refusesRecipient, refusesUs } from './bounces/unknown-recipient.ts';
import type { MailAttachment, MailCalendar } from './mailer.server.ts';

/** An email as stored in the outbox. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly calendar: MailCalendar | null;
  readonly attachment: MailAttachment | null;
  readonly bulk: boolean;
  readonly message_id: string;
  readonly created_at: Date;
}

/**
 * The outcome of one attempt. `later`: temporarily rejected; `never`: permanently rejected;
 * `unknown`: the connection broke after the text was sent (RFC 1047); `held`: may not be sent now;
 * `suppressed`: the reader opted out.
 */
export type Outcome =
  | { readonly kind: 'sent' | 'held' | 'suppressed' }
  | { readonly kind: 'unknown'; readonly reason: string }
  | {
      readonly kind: 'later';
      readonly reason: string;
      /**
       * The server rejects our credentials: all email waits for an operator, and the attempt does
       * not count.
       */
      readonly untrusted?: boolean;
    }
  | {
      readonly kind: 'never';
      readonly reason: string;
      /** The server says that the mailbox doesn't exist, rather than rejecting the content. */
      readonly recipientUnknown?: boolean;
    };

export interface Transport {
  /** What is carried stays where it is, to be read there. */
  readonly keeps: boolean;
  /**
   * Sends one email. Awaits `mayBegin` once a connection is open and before any of the text is
   * sent; it returns the Date header of the email, and without one nothing is sent.
   */
  carry(mail: OutgoingMail, mayBegin: () => Promise<Date | undefined>): Promise<Outcome>;
  /** Resolves if the mail server accepts our greeting and credentials, otherwise rejects. */
  probe(): Promise<void>;
  /** Ends the connections; with `force` also those that carry something. */
  close(options?: { readonly force: boolean }): void;
}

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** The sender, e.g. `Quad <no-reply@quad.example>`. */
  readonly from: string;
  /** Read for each email: the sender name for the address of `from`, and the reply address. */
  readonly sender?: Sender | undefined;
  /** Signs every email (RFC 6376) if given; the key in PEM. */
  readonly dkim?: {
    readonly domainName: string;
    readonly keySelector: string;
    readonly privateKey: string;
  };
  /** If given, each email has its own envelope sender for bounces. */
  readonly bounce?: BounceSettings | undefined;
  /** Open connections: for single email and for bulk email. */
  readonly connections?: { readonly prompt: number; readonly bulk: number };
  /** Milliseconds after which an attempt is given up. */
  readonly timeLimit?: number;
}

/** Headers that a signature covers if present; one-click unsubscribe (RFC 8058) requires it. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:' +
  'Auto-Submitted:Precedence';

/** Sends email to an SMTP server over a few persistent connections. */
export function createSmtpTransport(settings: SmtpSettings): Transport {
  const { connections = { prompt: 5, bulk: 20 }, timeLimit = 60_000 } = settings;
  const deliveries = new Map<string, Delivery>();
  // Separate, so that no code waits behind a campaign.
  const transports = {
    prompt: openTransport(settings, { connections: connections.prompt, timeLimit, deliveries }),
    bulk: openTransport(settings, { connections: connections.bulk, timeLimit, deliveries }),
  };

  return {
    keeps: false,
    async carry(mail, mayBegin) {
      const delivery: Delivery = { mayBegin, begun: false, held: false };
      deliveries.set(mail.message_id, delivery);
      try {
        await transports[mail.bulk ? 'bulk' : 'prompt'].sendMail({
          ...senderOf(settings),
          to: { name: '', address: mail.recipient },
          ...(settings.bounce
            ? { envelope: { from: bounceAddress(settings.bounce, mail.id), to: mail.recipient } }
            : {}),
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          // Among the alternatives, where calendar programs look, and as a file for the others.
          ...(mail.calendar === null
            ? {}
            : { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } }),
          ...(mail.attachment === null
            ? {}
            : { attachments: [{ ...mail.attachment, encoding: 'base64' }] }),
          headers: {
            ...mail.headers,
            // RFC 3834: no holiday answers to these.
            'Auto-Submitted': 'auto-generated',
            ...(mail.bulk ? { Precedence: 'bulk' } : {}),
          },
          messageId: mail.message_id,
          signal: AbortSignal.timeout(timeLimit),
        });
        return { kind: 'sent' };
      } catch (error) {
        return delivery.held ? { kind: 'held' } : judgeFailure(error, delivery.begun);
      } finally {
        deliveries.delete(mail.message_id);
      }
    },
    async probe() {
      await transports.prompt.verify();
    },
    close(options) {
      transports.prompt.close(options ?? {});
      transports.bulk.close(options ?? {});
    },
  };
}

/** The From header. */
function senderOf({ from, sender }: SmtpSettings) {
  const { name = null, replyTo = null } = sender ?? {};
  return {
    from: name === null ? from : { name, address: addressOf(from) },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  };
}

/** The state of an email while it is being sent. */
interface Delivery {
  readonly mayBegin: () => Promise<Date | undefined>;
  begun: boolean;
  held: boolean;
}

function openTransport(
  { url, dkim }: SmtpSettings,
  {
    connections,
    timeLimit,
    deliveries,
  }: { connections: number; timeLimit: number; deliveries: ReadonlyMap<string, Delivery> },
) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox decides about second attempts, not the pool.
    maxRequeues: 0,
    connectionTimeout: timeLimit / 4,
    greetingTimeout: timeLimit / 4,
    dnsTimeout: timeLimit / 4,
    socketTimeout: timeLimit / 2,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: signedHeaders } } : {}),
  });
  // The message is read only after the server has answered DATA, so a message that was never read
  // can't have arrived.
  transport.use('stream', (mail, done) => {
    const delivery = deliveries.get(String(mail.data.messageId));
    const makeStream = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = () => {
      // A connection is open and the envelope is about to go: get the permission meanwhile.
      const may = delivery?.mayBegin() ?? Promise.resolve(undefined);
      may.catch(() => undefined);
      return Readable.from(
        (async function* read() {
          const date = await may;
          if (!date) {
            if (delivery) delivery.held = true;
            throw new Error('This mail may not be handed over now.');
          }
          if (delivery) delivery.begun = true;
          mail.message.setHeader('Date', date.toUTCString().replace(/GMT/, '+0000'));
          yield* makeStream();
        })(),
        { objectMode: false },
      );
    };
    done();
  });
  return transport;
}

/** A password never crosses the network in the open. */
function needsTls(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  return protocol === 'smtp:' && username !== '' && !isLoopbackHost(hostname);
}

function judgeFailure(error: unknown, begun: boolean): Outcome {
  const failure: Partial<NodemailerError> = error instanceof Error ? error : {};
  const code = failure.responseCode ?? 0;
  const reason = `${failure.code ?? 'FAILED'} ${failure.command ?? ''} ${code || ''}`
    .replace(/\s+/g, ' ')
    .trim();
  // Our credentials are rejected: once an operator fixes that, the email goes out.
  if (failure.code === 'EAUTH' || failure.code === 'ENOAUTH')
    return { kind: 'later', reason, untrusted: true };
  // Only answers to the recipient and to the text are about this email.
  if (code >= 500 && failure.command === 'DATA') return { kind: 'never', reason };
  if (code >= 500 && failure.command === 'RCPT TO') {
    const response = failure.response ?? '';
    if (refusesUs(response)) return { kind: 'later', reason };
    return { kind: 'never', reason, recipientUnknown: refusesRecipient(code, response) };
  }
  if (code >= 500) return { kind: 'later', reason };
  if (code >= 400) return { kind: 'later', reason };
  // An address that cannot be written in SMTP at all.
  if (failure.code === 'EENVELOPE') return { kind: 'never', reason };
  return { kind: begun ? 'unknown' : 'later', reason };
}
