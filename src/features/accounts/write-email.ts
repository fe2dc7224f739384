import { emailContent, type EmailContent } from '../../platform/email/email-content.ts';
import type { EmailBrand } from '../../platform/email/email-brand.ts';
import type { PeopleServices } from './people-services.ts';

/** Where someone accepts an offer to their address; the page requires a session. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/app/invitations/${token}`;

/** The sender of Quad's emails. */
export function emailBrand({
  brand,
  publicUrl,
}: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>): EmailBrand {
  return { ...brand, home: publicUrl };
}

/** Renders an email with the site's brand: its text and HTML bodies. */
export function writeEmail(
  env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>,
  written: Omit<EmailContent, 'brand'>,
): { readonly text: string; readonly html: string } {
  return emailContent({ ...written, brand: emailBrand(env) });
}
