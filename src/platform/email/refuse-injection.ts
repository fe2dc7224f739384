import { badInput } from '../model/refusal.ts';
import { messages } from '../model/messages.ts';

const oneAddress = /^[^\s<>(),:;"[\]\\@]{1,64}@[^\s<>(),:;"[\]\\@]{1,255}$/u;
// Control characters of ASCII and Latin-1, and the two line separators of Unicode.
const control = /[\p{Cc}\u2028\u2029]/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/** Headers that only the postman writes: addressing, identity, structure, signatures. */
const ownHeaders =
  /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*|return-path|received|dkim-signature|arc-.*|auto-submitted)$/i;

/** Whether a text holds what may stand in no subject and no header. */
export const holdsControl = (text: string): boolean => control.test(text);

/** Whether this can stand as the one recipient of a mail. */
export const isOneAddress = (text: string): boolean => oneAddress.test(text);

/**
 * Refuses a mail whose recipient, subject or headers could smuggle in a header or a second
 * recipient (CWE-93). What comes from people goes through `cleanName` before it gets here.
 *
 * @throws Refusal BAD_USER_INPUT that names the part.
 */
export function refuseInjection(mail: {
  readonly to: string;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}): void {
  if (!isOneAddress(mail.to)) throw badInput({ to: messages.email });
  if (holdsControl(mail.subject)) throw badInput({ subject: messages.control });
  if (mail.subject.length > 250) throw badInput({ subject: messages.maxLength(250) });
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    const fits = headerName.test(name) && !ownHeaders.test(name) && !holdsControl(value);
    if (!fits) throw badInput({ headers: messages.control });
  }
}
