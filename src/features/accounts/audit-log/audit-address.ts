import { instantAt, isLocalTime } from '../../../platform/pages/local-time.ts';

/** Kinds of records that the log is filtered by. */
export const auditSubjects = [
  ...(['College', 'CollegeRep', 'Fair', 'FairBooth', 'FairExhibitor', 'FairAttendee'] as const),
  ...(['CollegePayment', 'Account', 'Campaign'] as const),
] as const;

/** Filters in the log's URL; invalid values are ignored. */
export function readAuditAddress(search: URLSearchParams, zone: string) {
  const from = dayOf(search.get('since'));
  const until = dayOf(search.get('until'));
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    subject: auditSubjects.find((one) => one === search.get('about')) ?? null,
    days: { from, until },
    from: from && instantAt(`${from}T00:00`, zone).toISOString(),
    until: until && instantAt(`${dayAfter(until)}T00:00`, zone).toISOString(),
  };
}

/** A day as `YYYY-MM-DD`; null for anything else. */
const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && isLocalTime(`${text}T00:00`) ? text : null;

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
