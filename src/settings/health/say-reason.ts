import type { Message } from '../../platform/words/words.ts';
import { healthWords as said } from './health.words.ts';

/**
 * Why an email failed, in plain words.
 * @param reason the codes of the mail client and the server, e.g. `EENVELOPE RCPT TO 550`
 */
export function reasonOf({ state, reason }: { state: string; reason: string | null }): Message {
  if (state === 'unclear') return said.unclearReason;
  const codes = reason ?? '';
  const answer = Number(/\b[245]\d\d$/.exec(codes)?.[0] ?? 0);
  if (/^E(?:NO)?AUTH\b/.test(codes)) return said.signInRefused;
  if (answer >= 500) return codes.includes('RCPT TO') ? said.recipientRefused : said.contentRefused;
  if (answer >= 400) return said.putOff;
  if (/^(?:ECONN|ETIMEDOUT|ESOCKET|EDNS|ETLS|EHOST|ENET)/.test(codes)) return said.noConnection;
  return codes.startsWith('EENVELOPE') ? said.badAddress : said.notSent;
}

/** What a kind of email or job is called: `registration-done` is "Registration done". */
export const nameOfKind = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
