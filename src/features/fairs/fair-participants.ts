import type { Queryable } from '../../platform/database/queryable.ts';
import type { CalendarFair, CalendarSite } from './calendar-fair.ts';
import type { CalendarMessage, Participation } from './participant-calendars.ts';

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
