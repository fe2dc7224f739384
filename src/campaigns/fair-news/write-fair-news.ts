import { isTimeZone } from '../../fairs/is-time-zone.ts';
import { fairAddress } from '../../fairs/calendar-fair.ts';
import { sayWhen } from '../../fairs/say-when.ts';
import { datesIn } from '../../fairs/write-notice.ts';
import type { Letter } from '../../platform/email/letter.ts';
import { speak } from '../../platform/words/speak.ts';
import type { FairNews } from './due-news.server.ts';
import { fairNewsWords as said } from './fair-news.words.ts';

/** The email about new fairs, in the reader's language and time zone. */
export function writeFairNews(
  { fairs, locale, timeZone }: Pick<FairNews, 'fairs' | 'locale' | 'timeZone'>,
  {
    publicUrl,
    leave,
  }: { readonly publicUrl: string; /** Where to unsubscribe. */ readonly leave: string },
): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const dates = datesIn(locale);
  const [first] = fairs;
  if (!first) throw new Error('News of fairs names none.');
  const isOne = fairs.length === 1;
  const names = { fair: first.name, count: fairs.length };
  const subject = say(isOne ? said.oneSubject : said.manySubject, names);
  const links = fairs.map(({ name, slug }) => ({
    label: name,
    url: fairAddress(publicUrl, slug),
  }));
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      say(said.lead),
      ...fairs.map((fair) => {
        const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : fair.timeZone;
        return [
          ...(isOne ? [] : [fair.name]),
          sayWhen({ ...fair, timeZone: zone }, dates),
          ...(fair.exhibitors > 0 ? [say(said.colleges, { count: fair.exhibitors })] : []),
        ].join('\n');
      }),
      say(said.why),
      say(said.leave, { url: leave }),
    ],
    action: isOne
      ? { label: say(said.look), url: fairAddress(publicUrl, first.slug) }
      : { label: say(said.all), url: `${publicUrl}/calendar` },
    ...(isOne ? {} : { links: { title: say(said.lookAt), links } }),
  };
}
