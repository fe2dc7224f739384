import type { Queryable } from '../platform/database/queryable.ts';
import type { CalendarFair, CalendarSite } from './calendar-fair.ts';
import type { CalendarMessage, Participation } from './participant-calendars.ts';

/** Someone who takes part in a fair, with what is needed to write to him. */
export interface FairParticipant extends Participation {
  /** Makes the entry for the person's own calendar, as it is now. */
  readonly entry: () => CalendarMessage;
  /** Of the account behind the address; null where there is none, or it says nothing. */
  readonly locale: string | null;
  readonly timeZone: string | null;
}

/** Which of those who take part are read: after a record's id, so many records; or the one record. */
export interface ParticipantPage {
  readonly after: string | null;
  readonly limit: number;
  readonly only?: string;
}

/** A part of those who take part in fairs, read in the order of their records' ids. */
export interface ParticipantSource {
  /**
   * The people of so many records; several people may stand behind one.
   * @returns with them the id of the last record that was read; null when there are no more
   */
  read(
    tx: Queryable,
    site: CalendarSite,
    fair: CalendarFair,
    page: ParticipantPage,
  ): Promise<{ readonly people: readonly FairParticipant[]; readonly last: string | null }>;
}
