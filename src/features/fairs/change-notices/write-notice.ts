import type { EmailContent } from '../../../platform/email/email-content.ts';
import { datesIn, translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairAddress, type CalendarFair } from '../calendar-fair.ts';
import type { FairParticipant } from '../participant-calendars.ts';
import { noticeMessages as messages } from './notice.messages.ts';
import { fairTicket } from '../fair-email-ticket.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';

/** The state of a fair that participants know. */
export interface FairBefore {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly cancelled: boolean;
}

/** The current state of a fair. */
export type FairNews = 'moved' | 'cancelled' | 'resumed';

/** The change to report; null when nothing changed, or the fair is still canceled. */
export function newsOf(fair: CalendarFair, before: FairBefore): FairNews | null {
  if (fair.cancelledAt) return before.cancelled ? null : 'cancelled';
  if (before.cancelled) return 'resumed';
  const isSame =
    fair.startTime.getTime() === before.startTime.getTime() &&
    fair.endTime.getTime() === before.endTime.getTime() &&
    fair.timeZone === before.timeZone;
  return isSame ? null : 'moved';
}

/** The parts of an email about a change. */
interface Notice {
  readonly publicUrl: string;
  readonly news: FairNews;
  readonly fair: CalendarFair;
  readonly before: FairBefore;
  readonly note: string | null;
}

/** The email that notifies someone of a change, in their language and time zone. */
export function writeNotice(
  { publicUrl, news, fair, before, note }: Notice,
  { locale, timeZone }: Pick<FairParticipant, 'locale' | 'timeZone'>,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const dates = datesIn(locale);
  const values = {
    fair: fair.name,
    before: formatFairTimes({ ...before, timeZone: timeZone ?? before.timeZone }, dates),
  };
  const happened = {
    moved: [t(messages.movedBefore, values), t(messages.movedStands)],
    resumed: [t(messages.movedStands)],
    cancelled: [t(messages.cancelledBefore, values)],
  }[news];
  const subject = t(
    {
      moved: messages.movedSubject,
      cancelled: messages.cancelledSubject,
      resumed: messages.resumedSubject,
    }[news],
    values,
  );
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [],
    tickets: news === 'cancelled' ? [] : [fairTicket(t, fair, { timeZone, dates })],
    after: [
      ...happened,
      ...(note === null ? [] : [t(messages.note, { note })]),
      t(messages.calendarFollows),
    ],
    action:
      news === 'cancelled'
        ? { label: t(messages.seeCalendar), url: `${publicUrl}/calendar` }
        : { label: t(messages.seeFair), url: fairAddress(publicUrl, fair.slug) },
  };
}
