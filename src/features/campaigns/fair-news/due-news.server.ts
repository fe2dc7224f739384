import { calendarFairColumns } from '../../fairs/read-fairs.server.ts';
import type { CalendarFair } from '../../fairs/calendar-fair.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Who is told of which new fairs. */
export interface FairNews {
  readonly accountId: string;
  readonly email: string;
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** The next one first. */
  readonly fairs: readonly NewFair[];
}

export type NewFair = CalendarFair & {
  /** Exhibitors who have not withdrawn. */
  readonly exhibitors: number;
};

/**
 * A fair is news from two hours after it was published, for what is corrected at once, for two weeks;
 * and while there are two days left to register and a seat.
 */
const news = `f.published_at <= $1::timestamptz - interval '2 hours'
  and f.published_at > $1::timestamptz - interval '14 days' and f.cancelled_at is null
  and f.start_time > $1::timestamptz + interval '2 days'
  and coalesce(f.registration_opens_at, f.published_at) <= $1
  and (f.capacity is null or f.capacity > coalesce((select k.taken from seats_taken k
    where k.fair_id = f.id and k.session = 0), 0))`;

/** Days between two of these emails to one person. */
const apartDays = 7;

/**
 * Records and returns whom to notify of new fairs now, at most `limit` after the account `after`:
 * students who asked for news of other fairs and have not registered for these, each fair once, one
 * email a week. Fairs created before the account are not news.
 */
export async function takeFairNews(
  tx: Queryable,
  {
    now,
    after,
    limit,
  }: { readonly now: Date; readonly after: string | null; readonly limit: number },
): Promise<readonly FairNews[]> {
  const rows = await readRows(tx, {
    accountId: 'text',
    email: 'text',
    locale: 'text?',
    timeZone: 'text?',
    fairIds: 'text[]',
  })(
    `with new as materialized (select f.id, f.published_at from fair f where ${news}),
     due as materialized (
       select a.id, a.email, a.locale, a.time_zone, array_agg(n.id) as fair_ids
       from account a
       join student s on s.user_id = a.id and not s.deleted
       join student_privacy_settings y on y.student_id = s.id and y.all_fair_reminders
       join new n on n.published_at > a.created_at
       where a.user_type = 'student' and a.email_verified and a.deleted_at is null
         and ($2::uuid is null or a.id > $2)
         and not exists (select from fair_news t where t.account_id = a.id
           and (t.fair_id = n.id or t.told_at > $1::timestamptz - interval '${apartDays} days'))
         and not exists (select from fair_attendee t where t.fair_id = n.id
           and (t.user_id = a.id or lower(t.email) = a.email))
         and not is_suppressed(a.email, 'campaigns')
       group by a.id order by a.id limit $3
     ), taken as (
       insert into fair_news (account_id, fair_id, told_at)
       select d.id, unnest(d.fair_ids), $1 from due d
       on conflict do nothing returning account_id, fair_id
     )
     select d.id as "accountId", d.email, d.locale, d.time_zone as "timeZone",
       array_agg(t.fair_id) as "fairIds"
     from due d join taken t on t.account_id = d.id
     group by d.id, d.email, d.locale, d.time_zone order by d.id`,
    [now, after, limit],
  );
  const fairs = await readNewFairs(tx, [...new Set(rows.flatMap(({ fairIds }) => fairIds))]);
  return rows.map(({ fairIds, ...person }) => ({
    ...person,
    fairs: fairs.filter(({ id }) => fairIds.includes(id)),
  }));
}

/** Undoes a recorded notification: the email could not be written. */
export async function giveBackNews(tx: Queryable, { accountId, fairs }: FairNews): Promise<void> {
  await tx.query('delete from fair_news where account_id = $1 and fair_id = any($2)', [
    accountId,
    fairs.map(({ id }) => id),
  ]);
}

async function readNewFairs(tx: Queryable, ids: readonly string[]): Promise<readonly NewFair[]> {
  if (ids.length === 0) return [];
  return readRows(tx, {
    id: 'text',
    name: 'text',
    slug: 'text',
    fairType: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    timeZone: 'text',
    description: 'text?',
    cancelledAt: 'timestamp?',
    createdAt: 'timestamp',
    updatedAt: 'timestamp',
    sequence: 'number',
    exhibitors: 'number',
  })(
    `select ${calendarFairColumns}, (
       select count(*)::int from fair_exhibitor e
       left join exhibitor_registration x on x.exhibitor_id = e.id
       where e.fair_id = f.id and x.withdrawn_at is null
         and e.payment_status in ('paid', 'waived')) as exhibitors
     from fair f where f.id = any($1) order by f.start_time, f.id`,
    [ids],
  );
}
