import { fairAddress } from '../../fairs/calendar-fair.ts';
import { sayTime } from '../../fairs/say-when.ts';
import { datesIn } from '../../fairs/write-notice.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import type { Letter } from '../../platform/email/letter.ts';
import { speak } from '../../platform/words/speak.ts';
import type { SessionReminder } from './due-session-reminders.server.ts';
import { sessionReminderWords as said } from './session-reminders.words.ts';

interface Written {
  readonly publicUrl: string;
  /** Where a session is joined, by its number. */
  readonly joinAt: (session: number) => string;
  /** Where reminders are left; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that reminds someone of chosen sessions, in their language and time zone. */
export function writeSessionReminder(
  { fair, sessions, locale, timeZone }: SessionReminder,
  { publicUrl, joinAt, leave }: Written,
): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const dates = datesIn(locale);
  const zone = timeZone ?? fair.timeZone;
  const list = new Intl.ListFormat(dates);
  const told = sessions.map(({ number, title, startTime, colleges, hasLink }) => ({
    words: { title, time: sayTime(startTime, zone, dates) },
    colleges: list.format(colleges.map(cleanName)),
    url: hasLink ? joinAt(number) : null,
  }));
  const [first] = told;
  const [{ startTime: start } = fair] = sessions;
  const there = sayTime(start, fair.timeZone, dates);
  const isOne = told.length === 1;
  const names = { fair: fair.name, count: told.length, title: '', time: there, ...first?.words };
  const subject = say(isOne ? said.oneSubject : said.manySubject, names);
  const joins = told.flatMap(({ words, url }) =>
    url === null ? [] : { label: say(said.session, words), url },
  );
  const joinFirst = first?.url ?? null;
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      say(isOne ? said.oneLead : said.manyLead, names),
      ...(names.time === there ? [] : [say(said.ownTime, { time: there })]),
      ...told.flatMap(({ words, colleges }) => {
        const lines = [
          ...(isOne ? [] : [say(said.session, words)]),
          ...(colleges === '' ? [] : [say(said.colleges, { colleges })]),
        ];
        return lines.length > 0 ? lines.join('\n') : [];
      }),
      ...(joins.length > 0 ? [say(said.tip, names)] : []),
      ...told.filter(({ url }) => url === null).map(({ words }) => say(said.noLink, words)),
      say(leave === null ? said.whyStudent : said.why),
      ...(leave === null ? [] : [say(said.leave, { url: leave })]),
    ],
    action:
      joinFirst === null
        ? { label: say(said.openFair), url: fairAddress(publicUrl, fair.slug) }
        : { label: say(isOne ? said.join : said.joinFirst), url: joinFirst },
    ...(!isOne && joins.length > 0 ? { links: { title: say(said.joins), links: joins } } : {}),
  };
}
