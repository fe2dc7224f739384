import { badInput } from '../model/refusal.ts';
import { messages } from '../model/messages.ts';
import { onOneLine } from '../model/control-characters.ts';

const oneAddress = /^[^\s<>(),:;"[\]\\@]{1,64}@[^\s<>(),:;"[\]\\@]{1,255}$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/** Headers that only the mail service writes: addressing, identity, structure, signatures. */
const ownHeaders =
  /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*|return-path|received|dkim-signature|arc-.*|auto-submitted)$/i;

/** Whether this can be the single recipient of an email. */
export const isOneAddress = (text: string): boolean => oneAddress.test(text);

/** The caller's parts of an email header. */
interface MailHeader {
  readonly to: string;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const longestSubject = 250;

/**
 * Sanitizes the header of an email against injected headers or recipients (CWE-93): subject and
 * values are put on one line, and a subject is cut at 250 characters. So no name of a fair, college
 * or person can block an email.
 *
 * @throws Refusal BAD_USER_INPUT for a recipient that is not one address, and for a header name
 * reserved for the mail service: names come from code, not from people
 */
export function cleanHeader({ to, subject, headers = {} }: MailHeader): Required<MailHeader> {
  if (!isOneAddress(to)) throw badInput({ to: messages.email });
  for (const name of Object.keys(headers))
    if (!headerName.test(name) || ownHeaders.test(name))
      throw badInput({ headers: messages.control });
  return {
    to,
    subject: cutSubject(onOneLine(subject).trim()),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, onOneLine(value)]),
    ),
  };
}

/** Cut between characters, so that no half of one is left. */
const cutSubject = (subject: string): string =>
  subject.length <= longestSubject
    ? subject
    : `${subject.slice(0, longestSubject - 1).replace(/[\ud800-\udbff]$/, '')}…`;
