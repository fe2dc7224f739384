import type { CalendarFair, CalendarSite } from './calendar-fair.ts';
import { fairEntry } from './feeds/fair-calendars.ts';
import { writeCalendar, type CalendarEntry, type Correspondent } from './feeds/write-calendar.ts';
import { entryMessages as messages } from './feeds/calendar.messages.ts';
import { datesIn, translatorFor } from '../../platform/i18n/translator-for.ts';
import { formatTime } from '../../platform/i18n/format-fair-times.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Someone's registration for a fair, as an attendee or as an exhibitor. */
export interface Participation extends Correspondent {
  /** The id of the FairAttendee or FairExhibitor. */
  readonly id: string;
  readonly createdAt: Date;
  /** How often the person's sessions changed, and when last: `readOwnRevision`, read last. */
  readonly revision: number;
  readonly changedAt: Date;
  /** The language of the entry; absent: English. */
  readonly locale?: string | null;
}

/** A session of a 6x6 fair. */
export interface AttendedSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: Date;
  readonly lengthMinutes: number;
}

/** A session in which an exhibitor speaks. */
export interface ExhibitorSlot extends AttendedSession {
  /** The exhibitor's own slot: its offset from the start of the session, and its minutes. */
  readonly startsAtMinute: number;
  readonly speaksMinutes: number;
}

/** The calendar part of an email (RFC 6047). */
export interface CalendarMessage {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** Minutes reps arrive early, for the roll call. */
const rollCall = 10;
const slotAlarms = [24 * 60, 30];

/**
 * The file of a registration: one entry, from the first to the last session if there are sessions.
 * The entry is the one in `attendeeMessage`, so that emails update and remove an entry added from
 * the file; a message covers one entry (RFC 5546 3.2.2), so one per session would be many emails.
 */
export function attendeeCalendar(
  site: CalendarSite,
  fair: CalendarFair,
  attendee: Participation,
  sessions: readonly AttendedSession[] = [],
): string {
  const entries = [attendeeEntry(site, fair, attendee, sessions)];
  return writeCalendar({ method: 'PUBLISH', entries });
}

/**
 * The calendar part of an email about a registration. Its entry changes when other sessions are
 * chosen, when the fair is moved or canceled and, `withdrawn`, when the registration is canceled.
 */
export function attendeeMessage(
  site: CalendarSite,
  fair: CalendarFair,
  attendee: Participation,
  { sessions = [], withdrawn = false }: AttendeeDetails = {},
): CalendarMessage {
  return message(attendeeEntry(site, fair, attendee, sessions), attendee, withdrawn);
}

/**
 * The file of an exhibitor: one entry, from the first roll call to the end of the last slot if
 * there are slots. It is the same entry as in `exhibitorMessage`.
 */
export function exhibitorCalendar(
  site: CalendarSite,
  fair: CalendarFair,
  exhibitor: Participation,
  slots: readonly ExhibitorSlot[] = [],
): string {
  const entries = [exhibitorEntry(site, fair, exhibitor, slots)];
  return writeCalendar({ method: 'PUBLISH', entries });
}

/**
 * The calendar part of an email about an exhibitor's slots; without slots it covers the whole fair.
 * Its entry changes with the slots; `withdrawn`: the exhibitor no longer participates.
 */
export function exhibitorMessage(
  site: CalendarSite,
  fair: CalendarFair,
  exhibitor: Participation,
  { slots = [], withdrawn = false }: ExhibitorDetails = {},
): CalendarMessage {
  return message(exhibitorEntry(site, fair, exhibitor, slots), exhibitor, withdrawn);
}

interface AttendeeDetails {
  readonly sessions?: readonly AttendedSession[];
  readonly withdrawn?: boolean;
}

interface ExhibitorDetails {
  readonly slots?: readonly ExhibitorSlot[];
  readonly withdrawn?: boolean;
}

function attendeeEntry(
  site: CalendarSite,
  fair: CalendarFair,
  attendee: Participation,
  sessions: readonly AttendedSession[],
): CalendarEntry {
  const entry = ownEntry(site, fair, attendee, 'registration');
  if (sessions.length === 0) return entry;
  const t = translatorFor(attendee.locale);
  const dates = datesIn(attendee.locale);
  const list = sessions.map(
    ({ title, startTime }) => `${formatTime(startTime, fair.timeZone, dates)}: ${title}`,
  );
  return {
    ...entry,
    ...timesOf(sessions),
    description: [`${t(messages.sessions)}\n${list.join('\n')}`, entry.description].join('\n\n'),
  };
}

function exhibitorEntry(
  site: CalendarSite,
  fair: CalendarFair,
  exhibitor: Participation,
  slots: readonly ExhibitorSlot[],
): CalendarEntry {
  const t = translatorFor(exhibitor.locale);
  const whole = ownEntry(site, fair, exhibitor, 'exhibit');
  const title = t(messages.exhibiting, { title: whole.title });
  const entry = { ...whole, title, alarms: slotAlarms };
  if (slots.length === 0) return entry;
  const { start, end } = timesOf(slots);
  const [only, ...others] = slots;
  return {
    ...entry,
    title: only && others.length === 0 ? `${entry.title}: ${only.title}` : entry.title,
    start: new Date(start.getTime() - rollCall * 60_000),
    end,
    description: [
      ...slots.map((slot) => courseOf(fair, slot, exhibitor.locale)),
      entry.description,
    ].join('\n\n'),
  };
}

/** When the roll call, the session and the reps' own minutes begin. */
function courseOf(
  fair: CalendarFair,
  slot: ExhibitorSlot,
  locale: string | null | undefined,
): string {
  const t = translatorFor(locale);
  const at = (minutes: number) =>
    formatTime(
      new Date(slot.startTime.getTime() + minutes * 60_000),
      fair.timeZone,
      datesIn(locale),
    );
  return [
    `${slot.title}:`,
    t(messages.rollCall, { time: at(-rollCall) }),
    t(messages.begins, { time: at(0) }),
    t(messages.ownMinutes, { time: at(slot.startsAtMinute), minutes: slot.speaksMinutes }),
  ].join('\n');
}

/** The fair's entry as the person's own entry, with its own id and revision. */
function ownEntry(
  site: CalendarSite,
  fair: CalendarFair,
  own: Participation,
  kind: 'registration' | 'exhibit',
): CalendarEntry {
  const entry = fairEntry(site, fair, own.locale);
  return {
    ...entry,
    uid: `${kind}-${own.id}`,
    // Both counts only grow, and so does their sum. In steps of two: the number between is for a
    // withdrawal, below every later count.
    sequence: 2 * (fair.sequence + own.revision),
    createdAt: own.createdAt,
    changedAt: fair.updatedAt > own.changedAt ? fair.updatedAt : own.changedAt,
  };
}

function message(
  entry: CalendarEntry,
  { name, email }: Participation,
  withdrawn: boolean,
): CalendarMessage {
  const isCancelled = withdrawn || entry.isCancelled;
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const content = writeCalendar({
    method,
    entries: [
      {
        ...entry,
        isCancelled,
        // Canceling a fair is counted; a withdrawal may be written before that.
        sequence: entry.sequence + (withdrawn ? 1 : 0),
        attendee: { name, email },
      },
    ],
  });
  return { method, content };
}

/** From the earliest start to the latest end. */
function timesOf(sessions: readonly AttendedSession[]): Pick<CalendarEntry, 'start' | 'end'> {
  const starts = sessions.map(({ startTime }) => startTime.getTime());
  const ends = sessions.map(
    ({ startTime, lengthMinutes }) => startTime.getTime() + lengthMinutes * 60_000,
  );
  return { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) };
}

/** A participant of a fair, with what is needed to email them. */
export interface FairParticipant extends Participation {
  /** Builds the entry for the person's calendar, as of now. */
  readonly entry: () => CalendarMessage;
  /** From the account with this address; null for no account or no value. */
  readonly locale: string | null;
  readonly timeZone: string | null;
}

/** Which participants to read: a number of records after an id, or one record. */
export interface ParticipantPage {
  readonly after: string | null;
  readonly limit: number;
  readonly only?: string;
}

/** A group of participants of fairs, read in the order of their records' ids. */
export interface ParticipantSource {
  /**
   * Reads the people of a batch of records; one record may have several people.
   * @returns the people and the id of the last record read; null when there are no more
   */
  read(
    tx: Queryable,
    site: CalendarSite,
    fair: CalendarFair,
    page: ParticipantPage,
  ): Promise<{ readonly people: readonly FairParticipant[]; readonly last: string | null }>;
}
