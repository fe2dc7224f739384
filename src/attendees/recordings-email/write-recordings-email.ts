import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Letter } from '../../platform/email/letter.ts';
import { speak } from '../../platform/words/speak.ts';
import type { Told } from './recordings-audience.server.ts';
import { recordingsEmailWords as said } from './recordings-email.words.ts';

interface Recorded {
  readonly publicUrl: string;
  readonly fair: { readonly name: string; readonly slug: string };
  readonly titles: readonly string[];
  /** Where such emails are left; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that tells someone which recordings of a fair are out, in their language. */
export function writeRecordingsEmail(
  { locale }: Pick<Told, 'locale'>,
  { publicUrl, fair, titles, leave }: Recorded,
): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const subject = say(said.subject, { fair: fair.name });
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      say(said.lead, { count: titles.length, fair: fair.name }),
      titles.join('\n'),
      say(said.tip),
      say(leave === null ? said.whyStudent : said.why),
      ...(leave === null ? [] : [say(said.leave, { url: leave })]),
    ],
    action: { label: say(said.watch), url: `${publicUrl}${fairPaths(fair.slug).recordings}` },
  };
}
