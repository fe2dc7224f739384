import { erasedEmail } from '../accounts/personal-data.server.ts';
import { calendarFairRow, calendarFairColumns } from '../fairs/read-fairs.server.ts';
import type { CalendarFair } from '../fairs/calendar-fair.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { classOfRegistration, type ClassOfRegistration } from './join-class.server.ts';
import { hasSeatAt } from './spots.server.ts';

/** A fair's reminders, the earliest first. */
export const reminderKinds = ['week', 'day', 'hour'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** The columns of {@link Reminded}, with the fair's id. */
export const remindedRow = row({
  attendeeId: 'text',
  email: 'text',
  attending: 'number[]?',
  attendeeType: 'text',
  name: 'text',
  /** From the account whose owner has confirmed the address; null for guests. */
  accountId: 'text?',
  locale: 'text?',
  timeZone: 'text?',
  /** Has an account with privacy switches. */
  isStudent: 'boolean',
  class: nullable(jsonOf<ClassOfRegistration>()),
  fair: 'text',
});

/** A recipient of a reminder, with the fair. */
export interface Reminded extends Omit<RowOf<typeof remindedRow>, 'fair'> {
  readonly fair: CalendarFair;
}

/**
 * How long before the start each is sent, by the reader's local clock; how late it is still worth
 * sending after downtime; and how recently one of its kind may have been sent, for a start that has
 * been moved since.
 */
export const reminderLead: Readonly<
  Record<ReminderKind, { before: string; worth: string; apart: string }>
> = {
  week: { before: '7 days', worth: '1 day', apart: '3 days' },
  day: { before: '1 day', worth: '6 hours', apart: '12 hours' },
  hour: { before: '1 hour', worth: '40 minutes', apart: '30 minutes' },
};

// Anyone may have made an unconfirmed account: it sets neither language nor zone, and turns nothing
// off.
export const accountBehind =
  'account a on a.email = lower(t.email) and a.email_verified and a.deleted_at is null';

/**
 * SQL: whether a registration `t` gets emails of the kind controlled by the switch `column` of a
 * student's settings `y`; others unsubscribe from all by the link in each.
 */
export const isWilling = (column: string): string => `case when a.user_type = 'student'
  then coalesce(y.${column}, true) else not is_suppressed(t.email, 'reminders') end`;

/** SQL: whether no organizer has removed the account `a` from the fair of a registration `t`. */
export const notRemoved = `not exists (select from fair_exclusion x where x.account_id = a.id
  and x.fair_id = t.fair_id and x.kind = 'removed' and x.lifted_at is null)`;

/** SQL: a `Reminded` of a registration `t`, with its account (`accountBehind`) and the fair `f`. */
export const reminderColumns = `t.id as "attendeeId", t.email, t.attending,
  t.attendee_type as "attendeeType", t.first_name || ' ' || t.last_name as name, a.id as "accountId",
  coalesce(a.locale, t.locale) as locale,
  coalesce(a.time_zone, t.time_zone) as "timeZone", coalesce(a.user_type = 'student', false) as "isStudent",
  ${classOfRegistration} as class, f.id as fair`;

interface Asked {
  readonly now: Date;
  /** The time zones PostgreSQL knows: for one it doesn't know, the fair's zone applies. */
  readonly zones: readonly string[];
  readonly limit: number;
}

/**
 * Records and returns up to `limit` reminders of a kind that are due now: once each, to people who
 * registered before they were due, have a seat, and have not turned them off. Unconfirmed
 * registrations have none after 30 minutes. People who get session reminders get none an hour
 * before the fair.
 */
export async function takeDueReminders(
  tx: Queryable,
  kind: ReminderKind,
  { now, zones, limit }: Asked,
): Promise<readonly Reminded[]> {
  const { before, worth, apart } = reminderLead[kind];
  // An hour is an hour; a day runs to the same local time, even when clocks change.
  const dueAt =
    kind === 'hour'
      ? `f.start_time - interval '${before}'`
      : `(f.start_time at time zone p.zone - interval '${before}') at time zone p.zone`;
  const remindedOfSessions =
    kind === 'hour'
      ? `coalesce(f.planned && t.attending and y.subscribed_webinar_reminders is not false, false)`
      : 'false';
  const rows = await readRows(tx, remindedRow)(
    `with coming as materialized (
       select f.*, case when f.fair_type <> 'booth' then array(
           select (s.session ->> 'number')::int from fair_webinar w
           cross join lateral jsonb_array_elements(public_webinar_details(w) -> 'sessions') s(session)
           where w.fair_id = f.id and (s.session ->> 'startTime')::timestamptz > $1) end as planned
       from fair f
       where f.published_at is not null and f.cancelled_at is null and f.start_time > $1
         and f.start_time <= $1::timestamptz + interval '${before}' + interval '2 hours'
         and f.start_time >= $1::timestamptz + interval '${before}' - interval '${worth}' - interval '2 hours'
     ), due as materialized (
       select t.id, f.id as fair_id, f.start_time
       from coming f
       join fair_attendee t on t.fair_id = f.id
       left join ${accountBehind}
       left join student s on s.user_id = a.id and not s.deleted
       left join student_privacy_settings y on y.student_id = s.id
       cross join lateral (select coalesce((select zone from (values (1, a.time_zone), (2, t.time_zone)) as known(rank, zone)
         where zone = any($4) order by rank limit 1), f.time_zone) as zone) p
       cross join lateral (select ${dueAt} as at) d
       left join fair_reminder r on r.attendee_id = t.id and r.kind = $2
       where t.email <> '${erasedEmail}' and ${isWilling('subscribed_fair_reminders')}
         and ${notRemoved} and d.at <= $1 and d.at > $1::timestamptz - interval '${worth}' and t.created_at <= d.at
         and ${hasSeatAt('t', '$1')} and not ${remindedOfSessions}
         and (r.attendee_id is null
              or r.start_time <> f.start_time and r.sent_at < d.at - interval '${apart}')
       order by f.start_time, t.id limit $3
     ), taken as (
       insert into fair_reminder as r (attendee_id, kind, start_time, sent_at)
       select id, $2, start_time, $1 from due
       on conflict (attendee_id, kind) do update
         set start_time = excluded.start_time, sent_at = excluded.sent_at
         where r.start_time <> excluded.start_time
       returning r.attendee_id
     )
     select ${reminderColumns}
     from taken
     join fair_attendee t on t.id = taken.attendee_id
     join fair f on f.id = t.fair_id
     left join ${accountBehind}
     order by t.id`,
    [now, kind, limit, zones],
  );
  return withFairs(tx, rows);
}

/** The reminder of one registration; null when it is no longer useful. */
export async function readReminder(
  tx: Queryable,
  attendeeId: string,
  now: Date,
): Promise<Reminded | null> {
  const rows = await readRows(tx, remindedRow)(
    `select ${reminderColumns}
     from fair_attendee t
     join fair f on f.id = t.fair_id
     left join ${accountBehind}
     where t.id = $1 and t.email <> '${erasedEmail}' and ${notRemoved}
       and f.published_at is not null and f.cancelled_at is null and f.start_time > $2
       and ${hasSeatAt('t', '$2')}`,
    [attendeeId, now],
  );
  const [due = null] = await withFairs(tx, rows);
  return due;
}

/** Joins rows that have a fair id with the fair itself. */
export async function withFairs<Row extends { readonly fair: string }>(
  tx: Queryable,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'fair'> & { readonly fair: CalendarFair })[]> {
  if (rows.length === 0) return [];
  const fairs = await readRows(tx, calendarFairRow)(
    `select ${calendarFairColumns} from fair f where f.id = any($1)`,
    [[...new Set(rows.map(({ fair }) => fair))]],
  );
  const byId = new Map(fairs.map((fair) => [fair.id, fair]));
  return rows.flatMap(({ fair: id, ...reminder }) => {
    const fair = byId.get(id);
    return fair ? [{ ...reminder, fair }] : [];
  });
}

/** The time zones of PostgreSQL; it reads them from files, so they are queried once. */
export async function readKnownZones(tx: Queryable): Promise<readonly string[]> {
  const rows = await readRows(tx, { name: 'text' })('select name from pg_timezone_names');
  return rows.map(({ name }) => name);
}
