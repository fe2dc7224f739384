import { erasedEmail } from '../../accounts/personal-data.server.ts';
import type { CalendarFair } from '../../fairs/calendar-fair.ts';
import { readLinkedSessions, readPublicSessions } from '../../fairs/read-fairs.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import {
  accountBehind,
  isWilling,
  remindedRow,
  reminderColumns,
  withFairs,
  type Reminded,
} from '../due-reminders.server.ts';
import { hasSeatAt } from '../spots.server.ts';

/** The timing fields of a session. */
interface Timed {
  readonly startTime: Date;
  readonly lengthMinutes: number;
}

const hour = 3_600_000;

/**
 * The consecutive sessions from an instant on, the earliest first: each starts within an hour after
 * the end of one before it, so that its own reminder would come while its reader is in another
 * session.
 */
function followingSessions<Session extends Timed>(
  sessions: readonly Session[],
  from: Date,
): readonly Session[] {
  const sorted = sessions
    .filter(({ startTime }) => startTime >= from)
    .toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime());
  const following: Session[] = [];
  let end = from.getTime();
  for (const session of sorted) {
    const start = session.startTime.getTime();
    if (start > end + hour) break;
    following.push(session);
    end = Math.max(end, start + session.lengthMinutes * 60_000);
  }
  return following;
}

/** A session of a reminder. */
export interface SessionToRemindOf {
  readonly number: number;
  readonly title: string;
  readonly startTime: Date;
  readonly lengthMinutes: number;
  /** In speaking order. */
  readonly colleges: readonly string[];
  /** Its organizers have set a join link. */
  readonly hasLink: boolean;
}

/** A session reminder that someone should get now. */
export interface SessionReminder extends Reminded {
  /** Consecutive sessions, the earliest first. */
  readonly sessions: readonly SessionToRemindOf[];
}

/**
 * How long before a session its reminder is sent; how late it is still worth sending after
 * downtime; and how recently a reminder of a session that has been moved since may have been sent.
 */
const before = '1 hour';
const worth = '40 minutes';
const apart = '30 minutes';

/** Days around a fair in which its sessions are searched: programs may set them outside of it. */
const around = '1 day';

interface Asked {
  readonly now: Date;
  readonly limit: number;
}

/**
 * Records and returns up to `limit` reminders of chosen sessions that are due now: to people who
 * registered before they were due, have a seat, and have not turned them off. One reminder lists
 * all consecutive sessions. No one is reminded of a session twice, unless it was moved in between.
 */
export async function takeSessionReminders(
  tx: Queryable,
  { now, limit }: Asked,
): Promise<{ readonly reminders: readonly SessionReminder[]; readonly isFull: boolean }> {
  const rows = await readRows(tx, { ...remindedRow, first: 'timestamp' })(
    `with coming as materialized (
       select f.id, (s.session ->> 'number')::int as number,
         (s.session ->> 'startTime')::timestamptz as start_time
       from fair f
       join fair_webinar w on w.fair_id = f.id
       cross join lateral jsonb_array_elements(public_webinar_details(w) -> 'sessions') s(session)
       where f.published_at is not null and f.cancelled_at is null and f.fair_type <> 'booth'
         and f.start_time < $1::timestamptz + interval '${around}'
         and f.end_time > $1::timestamptz - interval '${around}'
     ), due as materialized (
       select t.id, min(c.start_time) as first
       from coming c
       join fair_attendee t on t.fair_id = c.id and c.number = any(t.attending)
       left join ${accountBehind}
       left join student s on s.user_id = a.id and not s.deleted
       left join student_privacy_settings y on y.student_id = s.id
       cross join lateral (select c.start_time - interval '${before}' as at) d
       left join session_reminder r on r.attendee_id = t.id and r.session = c.number
       where t.email <> '${erasedEmail}' and ${isWilling('subscribed_webinar_reminders')}
         and d.at <= $1 and d.at > $1::timestamptz - interval '${worth}' and t.created_at <= d.at
         and ${hasSeatAt('t', '$1')}
         and (r.attendee_id is null
              or r.start_time <> c.start_time and r.sent_at < d.at - interval '${apart}')
       group by t.id order by first, t.id limit $2
     )
     select ${reminderColumns}, due.first
     from due
     join fair_attendee t on t.id = due.id
     join fair f on f.id = t.fair_id
     left join ${accountBehind}
     order by t.id`,
    [now, limit],
  );
  const found = await withFairs(tx, rows);
  const plans = await readPlans(tx, found);
  const reminders = found.flatMap(({ first, ...one }) => {
    const sessions = sessionsFrom(first, one, plans);
    return sessions.length > 0 ? [{ ...one, sessions }] : [];
  });
  const taken = await take(tx, reminders, now);
  return {
    // Another process that took one of them in the meantime has written its email.
    reminders: reminders.filter(({ attendeeId, sessions }) =>
      sessions.some(({ number }) => taken.has(`${attendeeId} ${number}`)),
    ),
    isFull: rows.length === limit && taken.size > 0,
  };
}

/** The reminder of one registration from an instant on; null when it is no longer useful. */
export async function readSessionReminder(
  tx: Queryable,
  attendeeId: string,
  { first, now }: { readonly first: Date; readonly now: Date },
): Promise<SessionReminder | null> {
  const rows = await readRows(tx, remindedRow)(
    `select ${reminderColumns}
     from fair_attendee t
     join fair f on f.id = t.fair_id
     left join ${accountBehind}
     where t.id = $1 and t.email <> '${erasedEmail}'
       and f.published_at is not null and f.cancelled_at is null and ${hasSeatAt('t', '$2')}`,
    [attendeeId, now],
  );
  const [found] = await withFairs(tx, rows);
  if (!found) return null;
  const from = first > now ? first : now;
  const sessions = sessionsFrom(from, found, await readPlans(tx, [found]));
  return sessions.length > 0 ? { ...found, sessions } : null;
}

type Plans = ReadonlyMap<string, readonly SessionToRemindOf[]>;

const sessionsFrom = (
  first: Date,
  { fair, attending }: Pick<Reminded, 'fair' | 'attending'>,
  plans: Plans,
): readonly SessionToRemindOf[] =>
  followingSessions(
    (plans.get(fair.id) ?? []).filter(({ number }) => attending?.includes(number)),
    first,
  );

/** Records the sessions of reminders; returns those not recorded before. */
async function take(
  tx: Queryable,
  reminders: readonly SessionReminder[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const marks = reminders.flatMap(({ attendeeId, sessions }) =>
    sessions.map(({ number, startTime }) => ({ attendeeId, number, startTime })),
  );
  const rows = await readRows(tx, { id: 'text', session: 'number' })(
    `insert into session_reminder as r (attendee_id, session, start_time, sent_at)
     select id, session, start_time, $4
     from unnest($1::uuid[], $2::int[], $3::timestamptz[]) as one(id, session, start_time)
     order by id, session
     on conflict (attendee_id, session) do update
       set start_time = excluded.start_time, sent_at = excluded.sent_at
       where r.start_time <> excluded.start_time
     returning r.attendee_id as id, r.session`,
    [
      marks.map(({ attendeeId }) => attendeeId),
      marks.map(({ number }) => number),
      marks.map(({ startTime }) => startTime),
      now,
    ],
  );
  return new Set(rows.map(({ id, session }) => `${id} ${session}`));
}

/** The public sessions of fairs by the fair's id, each with its colleges. */
async function readPlans(
  tx: Queryable,
  reminded: readonly { readonly fair: CalendarFair }[],
): Promise<Plans> {
  const plans = new Map<string, readonly SessionToRemindOf[]>();
  for (const id of new Set(reminded.map(({ fair }) => fair.id))) {
    const rows = await readRows(tx, { id: 'text', name: 'text' })(
      `select e.id, coalesce(c.name, e.name) as name
       from fair_exhibitor e left join college c on c.id = e.college_id where e.fair_id = $1`,
      [id],
    );
    const names = new Map(rows.map((one) => [one.id, one.name]));
    const linked = await readLinkedSessions(tx, id);
    plans.set(
      id,
      (await readPublicSessions(tx, id)).map(({ exhibitors, ...session }) => ({
        ...session,
        colleges: exhibitors
          .toSorted((one, other) => one.startsAtMinute - other.startsAtMinute)
          .flatMap(({ exhibitorId }) => names.get(exhibitorId) ?? []),
        hasLink: linked.has(session.number),
      })),
    );
  }
  return plans;
}
