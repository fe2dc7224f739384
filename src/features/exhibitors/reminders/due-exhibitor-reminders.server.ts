import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { reminderLead } from '../../attendees/due-reminders.server.ts';
import type { CalendarFair } from '../../fairs/calendar-fair.ts';
import { calendarFairRow, calendarFairColumns } from '../../fairs/read-fairs.server.ts';
import { reachSql, type Reach } from '../read-registration.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';

/** The reminders of exhibitors, earliest first. */
export const exhibitorReminderKinds = ['week', 'day'] as const;
export type ExhibitorReminderKind = (typeof exhibitorReminderKinds)[number];

/** The state of an exhibitor's booth. */
interface BoothState {
  readonly id: string;
  readonly boothReady: boolean;
  readonly questionsAnswered: boolean;
  readonly chatReady: boolean;
}

interface DuePerson {
  readonly email: string;
  /** How this person accesses the registration. */
  readonly reach: Reach;
  readonly timeZone: string | null;
  readonly locale: string | null;
}

const dueExhibitorRow = row({
  id: 'text',
  name: 'text',
  paymentType: 'text',
  paymentStatus: 'text',
  timeSlots: 'number[]?',
  /** Null without a booth. */
  booth: nullable(jsonOf<BoothState>()),
  people: jsonOf<readonly DuePerson[]>(),
  fair: 'text',
});

/** An exhibitor due for a reminder, with its people. */
export interface DueExhibitor extends Omit<RowOf<typeof dueExhibitorRow>, 'fair'> {
  readonly fair: CalendarFair;
}

const dueColumns = `e.id, e.name, e.payment_type as "paymentType", e.payment_status as "paymentStatus",
  e.time_slots as "timeSlots", e.fair_id as fair,
  (select json_build_object('id', b.id, 'boothReady', b.booth_ready,
     'questionsAnswered', b.questions_answered, 'chatReady', b.chat_ready)
   from fair_booth b where b.fair_id = e.fair_id and b.college_id = e.college_id) as booth,
  coalesce((select json_agg(json_build_object('email', p.email, 'reach', case
        when exists (select from college_rep c where c.user_id = a.id
          and c.college_id = e.college_id and c.confirmed_at is not null) then 'account'
        when p.email = lower(e.primary_contact_email) or of_contact.reach = 'account'
          then of_contact.reach else 'link' end, 'timeZone', a.time_zone,
      'locale', a.locale) order by p.email)
    from (
      select lower(e.primary_contact_email) as email
      union select lower(e.secondary_contact_email)
      union select lower(m.email) from college_rep c join account m on m.id = c.user_id
        where c.college_id = e.college_id and c.confirmed_at is not null
          and m.email_verified and m.deleted_at is null
    ) p left join account a
      on a.email = p.email and a.email_verified and a.deleted_at is null
    cross join (select ${reachSql} as reach from (values (1)) v
      left join exhibitor_registration r on r.exhibitor_id = e.id) of_contact
    where p.email <> '' and p.email <> '${erasedEmail}'), '[]') as people`;

/**
 * Records and returns up to `limit` exhibitors with a reminder of a kind due now, in the fair's
 * time zone: once each, and again when the fair was moved far enough.
 */
export async function takeDueExhibitors(
  tx: Queryable,
  kind: ExhibitorReminderKind,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly DueExhibitor[]> {
  const { before, worth, apart } = reminderLead[kind];
  const rows = await readRows(tx, dueExhibitorRow)(
    `with due as materialized (
       select e.id, f.start_time
       from fair f
       join fair_exhibitor e on e.fair_id = f.id
       cross join lateral (select (f.start_time at time zone f.time_zone - interval '${before}')
         at time zone f.time_zone as at) d
       left join exhibitor_registration x on x.exhibitor_id = e.id
       left join exhibitor_reminder r on r.exhibitor_id = e.id and r.kind = $2
       where f.published_at is not null and f.cancelled_at is null and f.start_time > $1
         and f.start_time <= $1::timestamptz + interval '${before}' + interval '2 hours'
         and x.withdrawn_at is null and e.payment_status <> 'refunded'
         and d.at <= $1 and d.at > $1::timestamptz - interval '${worth}' and e.created_at <= d.at
         and (r.exhibitor_id is null
              or r.start_time <> f.start_time and r.sent_at < d.at - interval '${apart}')
       order by f.start_time, e.id limit $3
     ), taken as (
       insert into exhibitor_reminder as r (exhibitor_id, kind, start_time, sent_at)
       select id, $2, start_time, $1 from due
       on conflict (exhibitor_id, kind) do update
         set start_time = excluded.start_time, sent_at = excluded.sent_at
         where r.start_time <> excluded.start_time
       returning r.exhibitor_id
     )
     select ${dueColumns}
     from taken join fair_exhibitor e on e.id = taken.exhibitor_id order by e.id`,
    [now, kind, limit],
  );
  return withFairs(tx, rows);
}

/** The reminder of one exhibitor; null when it is obsolete. */
export async function readDueExhibitor(
  tx: Queryable,
  exhibitorId: string,
  now: Date,
): Promise<DueExhibitor | null> {
  const [due = null] = await readDueExhibitors(tx, [exhibitorId], now);
  return due;
}

/**
 * The exhibitors of fairs that take place, with their people; with `after` only of fairs that begin
 * later than that.
 */
export async function readDueExhibitors(
  tx: Queryable,
  ids: readonly string[],
  after: Date | null,
): Promise<readonly DueExhibitor[]> {
  const rows = await readRows(tx, dueExhibitorRow)(
    `select ${dueColumns}
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join exhibitor_registration x on x.exhibitor_id = e.id
     where e.id = any($1::uuid[]) and x.withdrawn_at is null and e.payment_status <> 'refunded'
       and f.published_at is not null and f.cancelled_at is null
       and ($2::timestamptz is null or f.start_time > $2)
     order by e.id`,
    [ids, after],
  );
  return withFairs(tx, rows);
}

async function withFairs(
  tx: Queryable,
  rows: readonly (Omit<DueExhibitor, 'fair'> & { fair: string })[],
): Promise<readonly DueExhibitor[]> {
  if (rows.length === 0) return [];
  const fairs = await readRows(tx, calendarFairRow)(
    `select ${calendarFairColumns} from fair f where f.id = any($1)`,
    [[...new Set(rows.map(({ fair }) => fair))]],
  );
  const byId = new Map(fairs.map((fair) => [fair.id, fair]));
  return rows.flatMap(({ fair: id, ...exhibitor }) => {
    const fair = byId.get(id);
    return fair ? [{ ...exhibitor, fair }] : [];
  });
}
