import type { CalendarFair } from '../fairs/calendar-fair.ts';
import { fairAddress } from '../fairs/calendar-fair.ts';
import { sayTime, sayWhen } from '../fairs/say-when.ts';
import { datesIn } from '../fairs/write-notice.ts';
import type { Letter } from '../platform/email/letter.ts';
import { speak } from '../platform/words/speak.ts';
import type { ReminderKind } from './due-reminders.server.ts';
import { reminderWords as said } from './reminders.words.ts';

/** Who is reminded, of what. */
interface Written {
  readonly publicUrl: string;
  readonly kind: ReminderKind;
  readonly fair: CalendarFair;
  /** The chosen ones of a 6x6 fair. */
  readonly sessions: readonly {
    readonly title: string;
    readonly startTime: Date;
    /** Where it is joined; absent where that is too far off, or not set yet. */
    readonly url?: string | undefined;
  }[];
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** Where reminders are left; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

const subjects = {
  week: said.weekSubject,
  day: said.daySubject,
  hour: said.hourSubject,
} as const;
const tips = { week: said.weekTip, day: said.dayTip, hour: said.hourTip } as const;

/** The letter that reminds somebody of a fair, in the own language and time zone. */
export function writeReminder({
  publicUrl,
  kind,
  fair,
  sessions,
  locale,
  timeZone,
  leave,
}: Written): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const zone = timeZone ?? fair.timeZone;
  const dates = datesIn(locale);
  const subject = say(subjects[kind], { fair: fair.name });
  const list = sessions.map(
    ({ title, startTime }) => `${sayTime(startTime, zone, dates)}: ${title}`,
  );
  const joins = sessions.flatMap(({ title, startTime, url }) =>
    url === undefined ? [] : { label: `${sayTime(startTime, zone, dates)}: ${title}`, url },
  );
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      say(said.when, { when: sayWhen({ ...fair, timeZone: zone }, dates) }),
      ...(zone === fair.timeZone ? [] : [say(said.ownTime, { when: sayWhen(fair, dates) })]),
      ...(list.length > 0 ? [say(said.sessions), ...list] : []),
      say(tips[kind]),
      say(leave === null ? said.whyStudent : said.why),
      ...(leave === null ? [] : [say(said.leave, { url: leave })]),
    ],
    ...(joins.length > 0 ? { links: { title: say(said.joins), links: joins } } : {}),
    action: { label: say(said.openFair), url: fairAddress(publicUrl, fair.slug) },
  };
}
