import type { Message } from '../../../platform/i18n/define-messages.ts';
import { healthMessages as messages } from './health.messages.ts';

/**
 * Why an email failed, in plain words.
 * @param reason the codes of the mail client and the server, e.g. `EENVELOPE RCPT TO 550`
 */
export function reasonOf({ state, reason }: { state: string; reason: string | null }): Message {
  if (state === 'unclear') return messages.unclearReason;
  const codes = reason ?? '';
  const answer = Number(/\b[245]\d\d$/.exec(codes)?.[0] ?? 0);
  if (/^E(?:NO)?AUTH\b/.test(codes)) return messages.signInRefused;
  if (answer >= 500)
    return codes.includes('RCPT TO') ? messages.recipientRefused : messages.contentRefused;
  if (answer >= 400) return messages.putOff;
  if (/^(?:ECONN|ETIMEDOUT|ESOCKET|EDNS|ETLS|EHOST|ENET)/.test(codes)) return messages.noConnection;
  return codes.startsWith('EENVELOPE') ? messages.badAddress : messages.notSent;
}

/** The display name of a kind of email or job: `registration-done` is "Registration done". */
export const nameOfKind = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
