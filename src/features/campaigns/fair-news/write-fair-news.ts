import { isTimeZone } from '../../fairs/fair-choices.ts';
import { fairAddress } from '../../fairs/calendar-fair.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';
import { datesIn } from '../../fairs/write-notice.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { FairNews } from './due-news.server.ts';
import { fairNewsMessages as messages } from './fair-news.messages.ts';

/** The email about new fairs, in the reader's language and time zone. */
export function writeFairNews(
  { fairs, locale, timeZone }: Pick<FairNews, 'fairs' | 'locale' | 'timeZone'>,
  {
    publicUrl,
    leave,
  }: { readonly publicUrl: string; /** Where to unsubscribe. */ readonly leave: string },
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const dates = datesIn(locale);
  const [first] = fairs;
  if (!first) throw new Error('News of fairs names none.');
  const isOne = fairs.length === 1;
  const names = { fair: first.name, count: fairs.length };
  const subject = t(isOne ? messages.oneSubject : messages.manySubject, names);
  const links = fairs.map(({ name, slug }) => ({
    label: name,
    url: fairAddress(publicUrl, slug),
  }));
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(messages.lead),
      ...fairs.map((fair) => {
        const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : fair.timeZone;
        return [
          ...(isOne ? [] : [fair.name]),
          formatFairTimes({ ...fair, timeZone: zone }, dates),
          ...(fair.exhibitors > 0 ? [t(messages.colleges, { count: fair.exhibitors })] : []),
        ].join('\n');
      }),
      t(messages.why),
      t(messages.leave, { url: leave }),
    ],
    action: isOne
      ? { label: t(messages.look), url: fairAddress(publicUrl, first.slug) }
      : { label: t(messages.all), url: `${publicUrl}/calendar` },
    ...(isOne ? {} : { links: { title: t(messages.lookAt), links } }),
  };
}
