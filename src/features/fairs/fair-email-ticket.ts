import type { EmailTicket } from '../../platform/email/email-content.ts';
import { formatFairTimes } from '../../platform/i18n/format-fair-times.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { CalendarFair } from './calendar-fair.ts';
import { describeKind } from './describe-kind.ts';
import { isTimeZone } from './fair-choices.ts';
import { emailTicketMessages as messages } from './fair-ticket.messages.ts';

/** Who reads an email with a ticket. */
interface Reader {
  /** Null: unknown, and times are those of the fair. */
  readonly timeZone: string | null;
  /** The locale in which dates are written. */
  readonly dates: string;
}

/**
 * The ticket of a fair in an email: what it is, and its times in the reader's zone; where that is
 * another one, those at the fair too.
 */
export function fairTicket(
  t: Translate,
  fair: Pick<CalendarFair, 'name' | 'fairType' | 'startTime' | 'endTime' | 'timeZone'>,
  { timeZone, dates }: Reader,
): EmailTicket {
  const { name, fairType, startTime, endTime } = fair;
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : fair.timeZone;
  return {
    title: name,
    startTime,
    endTime,
    timeZone: zone,
    details: [
      ...(zone === fair.timeZone
        ? []
        : [t(messages.atFair, { when: formatFairTimes(fair, dates) })]),
      t(messages.kind, { kind: describeKind(t, fairType) }),
    ],
  };
}

const laterSteps: Readonly<Record<string, readonly Message[]>> = {
  booth: [messages.askReps, messages.comeAndGo],
  '6x6': [messages.joinSessions, messages.haveQuestions],
};

/** What visitors do on the day, in three short lines: what is true of every fair of the kind. */
export const onTheDay = (t: Translate, fairType: string): string =>
  [
    messages.onTheDay,
    messages.enter,
    ...(laterSteps[fairType] ?? [messages.quietSpot, messages.questions]),
  ]
    .map((line) => t(line))
    .join('\n');
