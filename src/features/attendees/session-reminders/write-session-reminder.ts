import { fairAddress } from '../../fairs/calendar-fair.ts';
import { formatTime } from '../../../platform/i18n/format-fair-times.ts';
import { datesIn } from '../../fairs/write-notice.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { SessionReminder } from './due-session-reminders.server.ts';
import { sessionReminderMessages as messages } from './session-reminders.messages.ts';

interface Written {
  readonly publicUrl: string;
  /** The join address of a session, by its number. */
  readonly joinAt: (session: number) => string | null;
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that reminds someone of chosen sessions, in their language and time zone. */
export function writeSessionReminder(
  { fair, sessions, locale, timeZone }: SessionReminder,
  { publicUrl, joinAt, leave }: Written,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const dates = datesIn(locale);
  const zone = timeZone ?? fair.timeZone;
  const list = new Intl.ListFormat(dates);
  const told = sessions.map(({ number, title, startTime, colleges, hasLink }) => ({
    words: { title, time: formatTime(startTime, zone, dates) },
    colleges: list.format(colleges.map(cleanName)),
    url: hasLink ? joinAt(number) : null,
  }));
  const [first] = told;
  const [{ startTime: start } = fair] = sessions;
  const there = formatTime(start, fair.timeZone, dates);
  const isOne = told.length === 1;
  const names = { fair: fair.name, count: told.length, title: '', time: there, ...first?.words };
  const subject = t(isOne ? messages.oneSubject : messages.manySubject, names);
  const joins = told.flatMap(({ words, url }) =>
    url === null ? [] : { label: t(messages.session, words), url },
  );
  const joinFirst = first?.url ?? null;
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(isOne ? messages.oneLead : messages.manyLead, names),
      ...(names.time === there ? [] : [t(messages.ownTime, { time: there })]),
      ...told.flatMap(({ words, colleges }) => {
        const lines = [
          ...(isOne ? [] : [t(messages.session, words)]),
          ...(colleges === '' ? [] : [t(messages.colleges, { colleges })]),
        ];
        return lines.length > 0 ? lines.join('\n') : [];
      }),
      ...(joins.length > 0 ? [t(messages.tip, names)] : []),
      ...told.filter(({ url }) => url === null).map(({ words }) => t(messages.noLink, words)),
      t(leave === null ? messages.whyStudent : messages.why),
      ...(leave === null ? [] : [t(messages.leave, { url: leave })]),
    ],
    action:
      joinFirst === null
        ? { label: t(messages.openFair), url: fairAddress(publicUrl, fair.slug) }
        : { label: t(isOne ? messages.join : messages.joinFirst), url: joinFirst },
    ...(!isOne && joins.length > 0 ? { links: { title: t(messages.joins), links: joins } } : {}),
  };
}
