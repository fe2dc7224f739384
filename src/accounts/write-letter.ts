import { letter, type Letter } from '../platform/email/letter.ts';
import type { PeopleServices } from './people-services.ts';

/** Where somebody takes up what was offered to his address; the page wants a session first. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/invitations/${token}`;

/** Sets a letter of the house under its brand: the two bodies of a mail. */
export function writeLetter(
  { brand, publicUrl }: PeopleServices['env'],
  written: Omit<Letter, 'brand'>,
): { readonly text: string; readonly html: string } {
  return letter({ ...written, brand: { name: brand.name, postalAddress: publicUrl } });
}
