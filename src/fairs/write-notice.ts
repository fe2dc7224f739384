import type { Letter } from '../platform/email/letter.ts';
import { speak, voiceOf } from '../platform/words/speak.ts';
import { fairAddress, type CalendarFair } from './calendar-fair.ts';
import type { FairParticipant } from './fair-participants.ts';
import { noticeWords as said } from './notice.words.ts';
import { sayWhen } from './say-when.ts';

/** How a fair was, as those who take part in it know it. */
export interface FairBefore {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly cancelled: boolean;
}

/** What has become of a fair. */
export type FairNews = 'moved' | 'cancelled' | 'resumed';

/** What there is to tell; null when it is as it was, or is cancelled still. */
export function newsOf(fair: CalendarFair, before: FairBefore): FairNews | null {
  if (fair.cancelledAt) return before.cancelled ? null : 'cancelled';
  if (before.cancelled) return 'resumed';
  const isSame =
    fair.startTime.getTime() === before.startTime.getTime() &&
    fair.endTime.getTime() === before.endTime.getTime() &&
    fair.timeZone === before.timeZone;
  return isSame ? null : 'moved';
}

/** Everything a letter about a change is made of. */
interface Notice {
  readonly publicUrl: string;
  readonly news: FairNews;
  readonly fair: CalendarFair;
  readonly before: FairBefore;
  readonly note: string | null;
}

/** The letter that tells somebody of a change, in the own language and time zone. */
export function writeNotice(
  { publicUrl, news, fair, before, note }: Notice,
  { locale, timeZone }: Pick<FairParticipant, 'locale' | 'timeZone'>,
): Omit<Letter, 'brand'> & { readonly subject: string } {
  const say = speak(locale);
  const own = timeZone ?? fair.timeZone;
  const dates = datesIn(locale);
  const when = sayWhen({ ...fair, timeZone: own }, dates);
  const there = sayWhen(fair, dates);
  const values = {
    fair: fair.name,
    when,
    before: sayWhen({ ...before, timeZone: timeZone ?? before.timeZone }, dates),
  };
  const now = [
    say(news === 'moved' ? said.movedNow : said.resumedNow, values),
    ...(own === fair.timeZone ? [] : [say(said.ownTime, { when: there })]),
  ];
  const told = {
    moved: [...now, say(said.movedBefore, values), say(said.movedStands)],
    resumed: [...now, say(said.movedStands)],
    cancelled: [say(said.cancelledBefore, values)],
  }[news];
  const subject = say(
    { moved: said.movedSubject, cancelled: said.cancelledSubject, resumed: said.resumedSubject }[
      news
    ],
    values,
  );
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      ...told,
      ...(note === null ? [] : [say(said.note, { note })]),
      say(said.calendarFollows),
    ],
    action:
      news === 'cancelled'
        ? { label: say(said.seeCalendar), url: `${publicUrl}/calendar` }
        : { label: say(said.seeFair), url: fairAddress(publicUrl, fair.slug) },
  };
}

/** Dates as the reader writes them, in a language that the letter is in. */
export function datesIn(locale: string | null): string {
  const language = voiceOf(locale).locale;
  return locale?.toLowerCase().startsWith(language) ? locale.replace('_', '-') : 'en-US';
}
