import { emailContent, type EmailContent } from '../platform/email/email-content.ts';
import type { EmailBrand } from '../platform/email/email-brand.ts';
import type { PeopleServices } from './people-services.ts';

/** Where someone takes up what was offered to his address; the page wants a session first. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/invitations/${token}`;

/** Who writes the letters of the server. */
export function emailBrand({
  brand,
  publicUrl,
}: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>): EmailBrand {
  return { ...brand, home: publicUrl };
}

/** Sets a letter of the server under its brand: the two bodies of a mail. */
export function writeEmail(
  env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>,
  written: Omit<EmailContent, 'brand'>,
): { readonly text: string; readonly html: string } {
  return emailContent({ ...written, brand: emailBrand(env) });
}
