import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { isLoopbackHost } from '../http/loopback.ts';

/** A mail as it lies in the outbox. */
export interface OutgoingMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly bulk: boolean;
  readonly message_id: string;
  readonly created_at: Date;
}

/**
 * What became of one attempt. `later`: the server has not taken it and may take it another time;
 * `never`: it refuses for good; `unknown`: the line broke after the text was handed over (RFC 1047).
 */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' | 'never' | 'unknown'; readonly reason: string };

export interface Carrier {
  carry(mail: OutgoingMail): Promise<Outcome>;
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
  /** Signs every mail (RFC 6376) when given; the key in PEM. */
  readonly dkim?: {
    readonly domainName: string;
    readonly keySelector: string;
    readonly privateKey: string;
  };
  readonly connections?: number;
  /** Milliseconds after which an attempt is given up. */
  readonly patience?: number;
}

/** Carries mail to an SMTP server over a few standing connections. */
export function createSmtpCarrier(settings: SmtpSettings): Carrier {
  const { connections = 5, patience = 60_000 } = settings;
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: connections,
    // The outbox decides about second attempts, not the pool.
    maxRequeues: 0,
    connectionTimeout: patience / 4,
    greetingTimeout: patience / 4,
    dnsTimeout: patience / 4,
    socketTimeout: patience / 2,
    requireTLS: needsTls(settings.url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.dkim ? { dkim: settings.dkim } : {}),
  });
  // The message is read only once the server has said "go on" to DATA, so a message that nobody has
  // begun to read cannot have arrived.
  const begun = new Set<string>();
  transport.use('stream', (mail, done) => {
    const messageId = String(mail.data.messageId);
    const makeStream = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = () =>
      Readable.from(
        (async function* read() {
          begun.add(messageId);
          yield* makeStream();
        })(),
        { objectMode: false },
      );
    done();
  });

  return {
    async carry(mail) {
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          headers: {
            ...mail.headers,
            // RFC 3834: no holiday answers to these.
            'Auto-Submitted': 'auto-generated',
            ...(mail.bulk ? { Precedence: 'bulk' } : {}),
          },
          messageId: mail.message_id,
          date: mail.created_at,
          signal: AbortSignal.timeout(patience),
        });
        return { kind: 'sent' };
      } catch (error) {
        return judgeFailure(error, begun.has(mail.message_id));
      } finally {
        begun.delete(mail.message_id);
      }
    },
    async probe() {
      await transport.verify();
    },
    close(options) {
      transport.close(options ?? {});
    },
  };
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
  if (failure.code === 'EAUTH' || failure.code === 'ENOAUTH') return { kind: 'later', reason };
  if (code >= 500) return { kind: 'never', reason };
  if (code >= 400) return { kind: 'later', reason };
  // An address that cannot be written in SMTP at all.
  if (failure.code === 'EENVELOPE') return { kind: 'never', reason };
  return { kind: begun ? 'unknown' : 'later', reason };
}
