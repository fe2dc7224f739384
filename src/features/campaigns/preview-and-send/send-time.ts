import { isCalendarDate, isInstant } from '../../../platform/model/kinds.ts';
import { instantOf, isTimeZone, offsetAt } from '../../../platform/pages/local-time.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';

/** When a campaign goes out: the instant, and the zone it was thought in where one was named. */
export interface SendTime {
  readonly at: Date;
  readonly timeZone: string | null;
}

const hour = 3_600_000;
/** A form takes its time and clocks differ: what is past by no more than this is sent now. */
const lenience = hour;
const furthest = 366 * 24 * hour;

// A local time or an instant, then a time zone in brackets (RFC 9557).
const zonedForm =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?\[([A-Za-z][\w+/-]{0,60})\]$/;

/**
 * Parses a send time: `now`, an instant (`2026-12-01T15:00:00Z`, ISO 8601), or a local time in a
 * zone (`2026-12-01T09:00[America/Chicago]`, RFC 9557). A local time in a DST gap moves forward by
 * the gap, and of an ambiguous one the first counts, as in calendars (RFC 5545, 3.3.5). Times of
 * the last hour mean now; earlier ones, and those more than a year away, are rejected.
 * @returns the time, or a message for the person who gave it
 */
export function readSendTime(input: string, now: Date): SendTime | ApiSentence {
  const read = input.trim().toLowerCase() === 'now' ? { at: now, timeZone: null } : parse(input);
  if (typeof read === 'string') return read;
  const ahead = read.at.getTime() - now.getTime();
  if (ahead < -lenience) return apiSentence(messages.past);
  if (ahead > furthest) return apiSentence(messages.withinYear);
  return ahead < 0 ? { ...read, at: now } : read;
}

function parse(input: string): SendTime | ApiSentence {
  const text = input.trim();
  if (isInstant(text)) return { at: new Date(text), timeZone: null };
  const [, date = '', hours, minutes, seconds = '00', offset, timeZone = ''] =
    zonedForm.exec(text) ?? [];
  if (!isCalendarDate(date))
    return apiSentence(messages.nameZone, { example: '2026-12-01T09:00[America/Chicago]' });
  if (!isTimeZone(timeZone)) return apiSentence(messages.noZone, { zone: timeZone });
  const local = `${date}T${hours}:${minutes}:${seconds}`;
  if (offset === undefined) return { at: instantOf(Date.parse(`${local}Z`), timeZone), timeZone };
  const at = new Date(`${local}${offset}`);
  const named = Date.parse(`${local}Z`) - at.getTime();
  if (offset !== 'Z' && named !== offsetAt(at.getTime(), timeZone))
    return apiSentence(messages.otherOffset, { zone: timeZone });
  return { at, timeZone };
}
