import { judgeText } from './judge-text.ts';

/**
 * How a student is called where everyone reads it: by the first name and an initial. Null where the
 * name is none, or carries what no one should read out.
 */
export function studentName(first: string | null, last: string | null): string | null {
  const [given = ''] = (first ?? '').trim().split(/\s+/);
  const [email] = [...(last ?? '').trim()];
  if (!/^\p{L}/u.test(given) || given.length > 40 || judgeText(given) !== null) return null;
  const initial =
    email !== undefined && /\p{L}/u.test(email) ? ` ${email.toLocaleUpperCase('en')}.` : '';
  return `${given}${initial}`;
}
