import type { CalendarFair } from '../fairs/calendar-fair.ts';
import { fairAddress } from '../fairs/calendar-fair.ts';
import { formatTime, formatFairTimes } from '../fairs/format-fair-times.ts';
import { datesIn } from '../fairs/write-notice.ts';
import type { EmailContent } from '../platform/email/email-content.ts';
import { translatorFor } from '../platform/i18n/translator-for.ts';
import type { ReminderKind } from './due-reminders.server.ts';
import { reminderMessages as messages } from './reminders.messages.ts';

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
  week: messages.weekSubject,
  day: messages.daySubject,
  hour: messages.hourSubject,
} as const;
const tips = { week: messages.weekTip, day: messages.dayTip, hour: messages.hourTip } as const;

/** The letter that reminds someone of a fair, in the own language and time zone. */
export function writeReminder({
  publicUrl,
  kind,
  fair,
  sessions,
  locale,
  timeZone,
  leave,
}: Written): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const zone = timeZone ?? fair.timeZone;
  const dates = datesIn(locale);
  const subject = t(subjects[kind], { fair: fair.name });
  const list = sessions.map(
    ({ title, startTime }) => `${formatTime(startTime, zone, dates)}: ${title}`,
  );
  const joins = sessions.flatMap(({ title, startTime, url }) =>
    url === undefined ? [] : { label: `${formatTime(startTime, zone, dates)}: ${title}`, url },
  );
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(messages.when, { when: formatFairTimes({ ...fair, timeZone: zone }, dates) }),
      ...(zone === fair.timeZone
        ? []
        : [t(messages.ownTime, { when: formatFairTimes(fair, dates) })]),
      ...(list.length > 0 ? [t(messages.sessions), ...list] : []),
      t(tips[kind]),
      t(leave === null ? messages.whyStudent : messages.why),
      ...(leave === null ? [] : [t(messages.leave, { url: leave })]),
    ],
    ...(joins.length > 0 ? { links: { title: t(messages.joins), links: joins } } : {}),
    action: { label: t(messages.openFair), url: fairAddress(publicUrl, fair.slug) },
  };
}
