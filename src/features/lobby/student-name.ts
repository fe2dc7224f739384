import { demoNames } from '../../platform/demo/demo-names.ts';
import { judgeText } from './judge-text.ts';

/**
 * A student's public name: first name and an initial. Null if the name is empty, or contains
 * unsuitable text. Students of the demo who act by themselves are named as such.
 */
export function studentName(first: string | null, last: string | null): string | null {
  const isOfDemo = first === demoNames.student;
  const [given = ''] = ((isOfDemo ? last : first) ?? '').trim().split(/\s+/);
  const [email] = [...(last ?? '').trim()];
  if (!/^\p{L}/u.test(given) || given.length > 40 || judgeText(given) !== null) return null;
  if (isOfDemo) return `${demoNames.student} ${given}`;
  const initial =
    email !== undefined && /\p{L}/u.test(email) ? ` ${email.toLocaleUpperCase('en')}.` : '';
  return `${given}${initial}`;
}
