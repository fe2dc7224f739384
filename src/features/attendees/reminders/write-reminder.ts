import { type CalendarFair, fairAddress } from '../../fairs/calendar-fair.ts';
import { formatTime } from '../../../platform/i18n/format-fair-times.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { datesIn, translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairTicket, onTheDay } from '../../fairs/fair-email-ticket.ts';
import type { ReminderKind } from '../due-reminders.server.ts';
import { reminderMessages as messages } from './reminders.messages.ts';

/** The recipient of a reminder, and its fair. */
interface Written {
  readonly publicUrl: string;
  readonly kind: ReminderKind;
  readonly fair: CalendarFair;
  /** The chosen sessions of a 6x6 fair. */
  readonly sessions: readonly {
    readonly title: string;
    readonly startTime: Date;
    /** The join link; absent if that is too early, or not set yet. */
    readonly url?: string | undefined;
  }[];
  /** The class whose counselor was confirmed only after the registration; null for none. */
  readonly asks: {
    readonly counselor: string;
    readonly school: string;
    readonly url: string;
  } | null;
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

const subjects = {
  week: messages.weekSubject,
  day: messages.daySubject,
  hour: messages.hourSubject,
} as const;
const tips = { week: messages.weekTip, day: messages.dayTip, hour: messages.hourTip } as const;

/** The email that reminds someone of a fair, in their language and time zone. */
export function writeReminder({
  publicUrl,
  kind,
  fair,
  sessions,
  asks,
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
    paragraphs: [t(tips[kind])],
    tickets: [fairTicket(t, fair, { timeZone, dates })],
    after: [
      ...(list.length > 0 ? [[t(messages.sessions), ...list].join('\n')] : []),
      ...(kind === 'week' ? [] : [onTheDay(t, fair.fairType)]),
    ],
    links: [
      ...(asks
        ? [{ title: t(messages.asks, asks), links: [{ label: t(messages.answer), url: asks.url }] }]
        : []),
      ...(joins.length > 0 ? [{ title: t(messages.joins), links: joins }] : []),
    ],
    action: { label: t(messages.openFair), url: fairAddress(publicUrl, fair.slug) },
    why: t(leave === null ? messages.whyStudent : messages.why),
    leave: leave === null ? undefined : { label: t(messages.leave), url: leave },
  };
}
