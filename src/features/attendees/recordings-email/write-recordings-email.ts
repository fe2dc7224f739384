import { fairPaths } from '../../fairs/fair-paths.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Told } from './recordings-audience.server.ts';
import { recordingsEmailMessages as messages } from './recordings-email.messages.ts';

interface Recorded {
  readonly publicUrl: string;
  readonly fair: { readonly name: string; readonly slug: string };
  readonly titles: readonly string[];
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that tells someone which recordings of a fair are out, in their language. */
export function writeRecordingsEmail(
  { locale }: Pick<Told, 'locale'>,
  { publicUrl, fair, titles, leave }: Recorded,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const subject = t(messages.subject, { fair: fair.name });
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(messages.lead, { count: titles.length, fair: fair.name }),
      titles.join('\n'),
      t(messages.tip),
      t(leave === null ? messages.whyStudent : messages.why),
      ...(leave === null ? [] : [t(messages.leave, { url: leave })]),
    ],
    action: { label: t(messages.watch), url: `${publicUrl}${fairPaths(fair.slug).recordings}` },
  };
}
