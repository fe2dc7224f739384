import type { UserType } from '../../../platform/model/viewer.ts';
import type { NameParts } from '../../accounts/person-name.ts';

/**
 * The one or two letters in the avatar: of first and last name; for admins, and for people without
 * a name, the first two letters of the email; "?" when nothing is known.
 */
export function avatarInitials(userType: UserType, parts: NameParts): string {
  const isAdmin = userType === 'admin' || userType === 'admin6x6';
  const ofName = firstLetters(parts.firstName, 1) + firstLetters(parts.lastName, 1);
  const letters = isAdmin || ofName === '' ? firstLetters(parts.email, 2) : ofName;
  return letters === '' ? '?' : letters.toUpperCase();
}

function firstLetters(text: string | null | undefined, count: number): string {
  // By grapheme, so that an accent or an emoji is not split.
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text?.trim() ?? '');
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
