/** The relevant parts of a delivery report. */
export type MailReport =
  | { readonly kind: 'returned'; /** RFC 3463, e.g. `5.1.1`. */ readonly status: string }
  | { readonly kind: 'complaint' };

/**
 * Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965). Undefined for
 * anything else: holiday answers, delays, news of success.
 */
export function readReport(message: string): MailReport | undefined {
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
