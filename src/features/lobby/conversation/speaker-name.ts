import { judgeText } from '../composing/judge-text.ts';

/**
 * A student's public name: first name and an initial. Null if the name is empty, or contains
 * unsuitable text.
 */
export function studentName(first: string | null, last: string | null): string | null {
  const [given = ''] = (first ?? '').trim().split(/\s+/);
  const [email] = [...(last ?? '').trim()];
  if (!/^\p{L}/u.test(given) || given.length > 40 || judgeText(given) !== null) return null;
  const initial =
    email !== undefined && /\p{L}/u.test(email) ? ` ${email.toLocaleUpperCase('en')}.` : '';
  return `${given}${initial}`;
}
