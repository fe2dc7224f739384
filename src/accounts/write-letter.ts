import { letter, type Letter } from '../platform/email/letter.ts';
import type { LetterBrand } from '../platform/email/letter-brand.ts';
import type { PeopleServices } from './people-services.ts';

/** Where somebody takes up what was offered to his address; the page wants a session first. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/invitations/${token}`;

/** Who writes the letters of the house. */
export function letterBrand({
  brand,
  publicUrl,
}: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>): LetterBrand {
  return { ...brand, home: publicUrl };
}

/** Sets a letter of the house under its brand: the two bodies of a mail. */
export function writeLetter(
  env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>,
  written: Omit<Letter, 'brand'>,
): { readonly text: string; readonly html: string } {
  return letter({ ...written, brand: letterBrand(env) });
}
