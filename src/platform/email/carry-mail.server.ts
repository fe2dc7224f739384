import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { addressOf, type Sender } from '../env/read-groups.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { bounceAddress, type BounceSettings } from './bounce-address.server.ts';
import { refusesRecipient, refusesUs } from './unknown-recipient.ts';
import type { MailAttachment, MailCalendar } from './mailer.server.ts';

/** A mail as it lies in the outbox. */
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
 * What became of one attempt. `later`: the server has not taken it and may take it another time;
 * `never`: it refuses for good; `unknown`: the line broke after the text was handed over (RFC 1047);
 * `held`: it may not be handed over now; `suppressed`: its reader wants no such mail.
 */
export type Outcome =
  | { readonly kind: 'sent' | 'held' | 'suppressed' }
  | { readonly kind: 'unknown'; readonly reason: string }
  | {
      readonly kind: 'later';
      readonly reason: string;
      /** The server knows us not: all mail waits for an operator, and the attempt does not count. */
      readonly untrusted?: boolean;
    }
  | {
      readonly kind: 'never';
      readonly reason: string;
      /** The server says that there is no such reader, not that it dislikes the mail. */
      readonly recipientUnknown?: boolean;
    };

export interface Carrier {
  /** What is carried stays where it is, to be read there. */
  readonly keeps: boolean;
  /**
   * Carries one mail. `mayBegin` is asked when a connection stands, and its answer waited for before
   * any of the text is handed over; the answer is the date that the mail bears, and without one
   * nothing is handed over.
   */
  carry(mail: OutgoingMail, mayBegin: () => Promise<Date | undefined>): Promise<Outcome>;
  /** Resolves when the mail server takes our greeting and credentials, rejects when not. */
  probe(): Promise<void>;
  /** Ends the connections; with `force` also those that carry something. */
  close(options?: { readonly force: boolean }): void;
}

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** The sender, e.g. `Quad <no-reply@quad.example>`. */
  readonly from: string;
  /** Read for each mail: the name beside the address of `from`, and where answers go. */
  readonly sender?: Sender | undefined;
  /** Signs every mail (RFC 6376) when given; the key in PEM. */
  readonly dkim?: {
    readonly domainName: string;
    readonly keySelector: string;
    readonly privateKey: string;
  };
  /** Each mail has a sender of its own, to which it comes back, when given. */
  readonly bounce?: BounceSettings | undefined;
  /** Standing connections: for mail that somebody waits for, and for mail to many. */
  readonly connections?: { readonly prompt: number; readonly bulk: number };
  /** Milliseconds after which an attempt is given up. */
  readonly patience?: number;
}

/** Headers that a signature covers where they are there; one-click unsubscribing (RFC 8058) asks for it. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:' +
  'Auto-Submitted:Precedence';

/** Carries mail to an SMTP server over a few standing connections. */
export function createSmtpCarrier(settings: SmtpSettings): Carrier {
  const { connections = { prompt: 5, bulk: 20 }, patience = 60_000 } = settings;
  const hands = new Map<string, Hand>();
  // Of their own, so that no code waits behind a campaign.
  const transports = {
    prompt: openTransport(settings, { connections: connections.prompt, patience, hands }),
    bulk: openTransport(settings, { connections: connections.bulk, patience, hands }),
  };

  return {
    keeps: false,
    async carry(mail, mayBegin) {
      const hand: Hand = { mayBegin, begun: false, held: false };
      hands.set(mail.message_id, hand);
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
          signal: AbortSignal.timeout(patience),
        });
        return { kind: 'sent' };
      } catch (error) {
        return hand.held ? { kind: 'held' } : judgeFailure(error, hand.begun);
      } finally {
        hands.delete(mail.message_id);
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

/** What the header says about who writes. */
function senderOf({ from, sender }: SmtpSettings) {
  const { name = null, replyTo = null } = sender ?? {};
  return {
    from: name === null ? from : { name, address: addressOf(from) },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  };
}

/** What is known of a mail while it is being carried. */
interface Hand {
  readonly mayBegin: () => Promise<Date | undefined>;
  begun: boolean;
  held: boolean;
}

function openTransport(
  { url, dkim }: SmtpSettings,
  {
    connections,
    patience,
    hands,
  }: { connections: number; patience: number; hands: ReadonlyMap<string, Hand> },
) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox decides about second attempts, not the pool.
    maxRequeues: 0,
    connectionTimeout: patience / 4,
    greetingTimeout: patience / 4,
    dnsTimeout: patience / 4,
    socketTimeout: patience / 2,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: signedHeaders } } : {}),
  });
  // The message is read only once the server has said "go on" to DATA, so a message that nobody has
  // begun to read cannot have arrived.
  transport.use('stream', (mail, done) => {
    const hand = hands.get(String(mail.data.messageId));
    const makeStream = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = () => {
      // A connection stands and the envelope is about to go: the permission comes meanwhile.
      const may = hand?.mayBegin() ?? Promise.resolve(undefined);
      may.catch(() => undefined);
      return Readable.from(
        (async function* read() {
          const date = await may;
          if (!date) {
            if (hand) hand.held = true;
            throw new Error('This mail may not be handed over now.');
          }
          if (hand) hand.begun = true;
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
  // Who we are is refused: for an operator to mend, then the mail goes out.
  if (failure.code === 'EAUTH' || failure.code === 'ENOAUTH')
    return { kind: 'later', reason, untrusted: true };
  // Only answers to the recipient and to the text are about this mail; the others would meet any.
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
