import type { Readable } from 'node:stream';
import { CommandFailure, type Command } from '../cli/command.ts';
import type { Queryable } from '../database/queryable.ts';
import type { World } from '../world.ts';
import { returnedMails, type BounceSettings } from './bounces/bounce-address.server.ts';
import { isUnknownRecipient } from './bounces/unknown-recipient.ts';

/** Bytes read of a bounced message; reports are at its beginning. */
const most = 1_000_000;

/** `quad take-bounce`: processes one message from standard input, as a mail server pipes it. */
export const takeBounceCommand = (input: () => Readable): Command => ({
  name: 'take-bounce',
  summary: 'Processes a bounced email from standard input.',
  options: {
    to: { type: 'string', summary: 'the address the message was sent to' },
  },
  help: [
    'With BOUNCE_ADDRESS, each email has its own envelope sender, so that a bounce identifies the email',
    'it is about. Configure your mail server to pipe messages to that address to this command, for',
    'example in a Postfix alias:',
    '',
    '  bounces: "|cd /srv/quad && npm run --silent quad -- take-bounce"',
    '',
    'Delivery reports (RFC 3464) mark the email as bounced, complaints (RFC 5965) as reported as spam.',
    'Addresses that do not exist or complain get no more bulk email. Anything else is ignored.',
  ].join('\n'),
  async run(call) {
    const { smtp, secret } = call.readEnv();
    const address = smtp?.bounceAddress;
    if (address === undefined) throw new CommandFailure('Set BOUNCE_ADDRESS to process bounces.');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of input()) {
      const bytes = Buffer.from(chunk as Uint8Array);
      if (size < most) chunks.push(bytes);
      size += bytes.length;
    }
    const message = Buffer.concat(chunks).subarray(0, most).toString('latin1');
    const { database } = await call.openDatabase();
    const to = call.text('to');
    const settings = { address, secret };
    const bounce = await takeBounce(database.pool, call.world, settings, {
      message,
      ...(to === undefined ? {} : { to }),
    });
    call.print(
      {
        returned: 'An email bounced.',
        complaint: 'A recipient complained.',
        nothing: 'This is not a report about an email sent by Quad.',
      }[bounce],
    );
  },
});

/** The result of a message to the bounce address. */
type Bounce = 'returned' | 'complaint' | 'nothing';

/**
 * Processes a message to the bounce address: marks its email as returned or complained about, and
 * suppresses bulk email if the mailbox doesn't exist or the reader complains. A message that is no
 * report, or not about an email of ours, changes nothing.
 *
 * @param to the address the message was sent to, if known
 */
export async function takeBounce(
  tx: Queryable,
  world: World,
  settings: BounceSettings,
  { message, to = '' }: { readonly message: string; readonly to?: string },
): Promise<Bounce> {
  const report = readReport(message);
  const [id] = [...returnedMails(settings, to), ...returnedMails(settings, message)];
  if (!report || id === undefined) return 'nothing';
  const now = world.now();
  const { rowCount } =
    report.kind === 'returned'
      ? await tx.query(
          `with returned as (
             update mail set status = 'bounced', last_error = $2
             where id = $1 and status in ('sent', 'unknown') returning recipient
           ), hard as (
             insert into mail_suppression (address, scope, reason, created_at)
             select lower(recipient), 'all', 'hard-bounce', $3::timestamptz from returned
             where $4 and recipient <> '' on conflict do nothing
           ) select from returned`,
          [id, `Returned: ${report.status}`, now, isUnknownRecipient(report.status)],
        )
      : await tx.query(
          `with complained as (
             update mail set complained_at = coalesce(complained_at, $2)
             where id = $1 and status in ('sent', 'unknown', 'bounced') returning recipient
           ), quiet as (
             insert into mail_suppression (address, scope, reason, created_at)
             select lower(recipient), 'all', 'complaint', $2::timestamptz from complained
             where recipient <> '' on conflict do nothing
           ) select from complained`,
          [id, now],
        );
  return rowCount === 0 ? 'nothing' : report.kind;
}

/** The relevant parts of a delivery report. */
type MailReport =
  | { readonly kind: 'returned'; /** RFC 3463, e.g. `5.1.1`. */ readonly status: string }
  | { readonly kind: 'complaint' };

/**
 * Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965). Undefined for
 * anything else: holiday answers, delays, news of success.
 */
function readReport(message: string): MailReport | undefined {
  const { headers, body } = splitEntity(message.replace(/\r\n?/g, '\n'));
  const type = headers.get('content-type') ?? '';
  const boundary = /\bboundary="?([^";\n]+)"?/i.exec(type)?.[1]?.trimEnd();
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return undefined;
  for (const part of body.split(`\n--${boundary}`).slice(0, 10)) {
    const { headers: own, body: text } = splitEntity(part.replace(/^[^\n]*\n/, ''));
    const report = decode(text, own.get('content-transfer-encoding') ?? '');
    const kind = own.get('content-type') ?? '';
    if (/^message\/(?:global-)?delivery-status\b/i.test(kind)) return readStatus(report);
    if (/^message\/feedback-report\b/i.test(kind)) return readFeedback(report);
  }
  return undefined;
}

/** The first recipient that failed for good. */
function readStatus(text: string): MailReport | undefined {
  for (const group of text.trim().split(/\n\s*\n/)) {
    const fields = readFields(group);
    const status = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    if (/^failed\b/i.test(fields.get('action') ?? '') && status !== undefined)
      return { kind: 'returned', status };
  }
  return undefined;
}

function readFeedback(text: string): MailReport | undefined {
  const type = readFields(text.trim()).get('feedback-type') ?? '';
  return /^(?:abuse|fraud|opt-out)/i.test(type) ? { kind: 'complaint' } : undefined;
}

function splitEntity(text: string): { headers: ReadonlyMap<string, string>; body: string } {
  const at = text.indexOf('\n\n');
  const head = at < 0 ? text : text.slice(0, at);
  return { headers: readFields(head), body: at < 0 ? '' : text.slice(at + 1) };
}

/** Fields by their names in lower case, unfolded (RFC 5322, 2.2.3); the first of a name counts. */
function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
    if (name !== '' && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

function decode(text: string, encoding: string): string {
  if (/^base64$/i.test(encoding)) {
    const packed = text.replace(/[^A-Za-z0-9+/=]/g, '');
    try {
      return atob(packed).replace(/\r\n?/g, '\n');
    } catch {
      return '';
    }
  }
  if (!/^quoted-printable$/i.test(encoding)) return text;
  return text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
