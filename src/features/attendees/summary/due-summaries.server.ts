import { erasedEmail } from '../../accounts/personal-data.server.ts';
import { endedLately } from '../../fairs/read-fairs.server.ts';
import { accountBehind, notRemoved, isWilling } from '../due-reminders.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';

const visitorRow = row({
  attendeeId: 'text',
  accountId: 'text',
  email: 'text',
  locale: 'text?',
  /** Has an account with privacy switches. */
  isStudent: 'boolean',
  fairId: 'text',
  fair: 'text',
  slug: 'text',
});

/** Someone who was at a fair, and the fair. */
export type Visitor = RowOf<typeof visitorRow>;

const visitor = `
  from fair_attendee t join fair f on f.id = t.fair_id
  join ${accountBehind}
  left join student s on s.user_id = a.id and not s.deleted
  left join student_privacy_settings y on y.student_id = s.id
  where t.entered_at is not null and a.disabled_at is null
    and ${notRemoved} and t.email <> '${erasedEmail}'
    and ${isWilling('subscribed_fair_reminders')} and ${endedLately}`;

const columns = `t.id as "attendeeId", a.id as "accountId", a.email,
  coalesce(a.locale, t.locale) as locale,
  coalesce(a.user_type = 'student', false) as "isStudent", f.id as "fairId", f.name as fair, f.slug`;

const taken = Object.keys(visitorRow)
  .map((name) => `due."${name}"`)
  .join(', ');

/**
 * Records and returns up to `limit` people who were at a fair that ended half an hour ago: once
 * each, and without those who turned emails about their fairs off.
 */
export async function takeVisitors(
  tx: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Visitor[]> {
  return readRows(tx, visitorRow)(
    `with due as materialized (
       select ${columns}, f.end_time ${visitor}
         and not exists (select from fair_summary m
           where m.attendee_id = t.id and m.end_time = f.end_time)
       order by t.id limit $2
     ), taken as (
       insert into fair_summary as m (attendee_id, end_time, sent_at)
       select "attendeeId", end_time, $1 from due
       on conflict (attendee_id) do update
         set end_time = excluded.end_time, sent_at = excluded.sent_at
         where m.end_time <> excluded.end_time
       returning attendee_id
     )
     select ${taken} from due join taken on taken.attendee_id = due."attendeeId"
     order by due."attendeeId"`,
    [now, limit],
  );
}

/** One of them again; null when there is no longer a reason to write. */
export async function readVisitor(
  tx: Queryable,
  attendeeId: string,
  now: Date,
): Promise<Visitor | null> {
  const rows = await readRows(tx, visitorRow)(`select ${columns} ${visitor} and t.id = $2`, [
    now,
    attendeeId,
  ]);
  return rows[0] ?? null;
}

const meetingRow = row({
  accountId: 'text',
  college: 'text',
  collegeSlug: 'text?',
  talked: 'boolean',
  wrote: 'boolean',
  asked: 'number',
  visited: 'boolean',
  saved: 'boolean',
  documents: 'number',
  /** Answers that they haven't read. */
  unread: 'number',
  /** Whether they waited for a call that never came. */
  waited: 'boolean',
});

/** What went on between a person and a college at a fair. */
export type Meeting = RowOf<typeof meetingRow>;

/** What people did at the booths of their fairs, what matters most first. */
export async function readMeetings(
  tx: Queryable,
  visitors: readonly Visitor[],
): Promise<ReadonlyMap<string, readonly Meeting[]>> {
  const rows = await readRows(tx, meetingRow)(
    `with person as (
       select * from unnest($1::uuid[], $2::uuid[]) as p (account, fair)
     ), fact (account, booth, what, n) as (
       select p.account, m.booth_id, 'asked', count(*)::int
       from person p join booth_message m on m.author_id = p.account and m.author_as <> 'rep'
         and m.hidden_at is null
       join fair_booth b on b.id = m.booth_id and b.fair_id = p.fair group by 1, 2
       union all
       select p.account, t.booth_id, 'wrote', 1
       from person p join thread t on t.account_id = p.account
       join fair_booth b on b.id = t.booth_id and b.fair_id = p.fair
       union all
       select p.account, c.booth_id, 'talked', 1
       from person p join call_person r on r.account_id = p.account and r."as" = 'student'
         and r.joined_at is not null
       join call c on c.id = r.call_id
       join fair_booth b on b.id = c.booth_id and b.fair_id = p.fair
       union all
       select p.account, e.booth_id, 'waited', 1
       from person p join queue_entry e on e.account_id = p.account and e.fair_id = p.fair
         and e.state <> 'done' and e.accepted_at is null
         -- Those who left the line themselves didn't wait for it.
         and (e.state <> 'left' or e.reason is not null)
       union all
       select p.account, v.booth_id, 'visited', 1
       from person p join booth_visit v on v.account_id = p.account
       join fair_booth b on b.id = v.booth_id and b.fair_id = p.fair
       union all
       select p.account, b.id, 'saved', 1
       from person p join saved_college s on s.account_id = p.account and s.fair_id = p.fair
       join fair_booth b on b.college_id = s.college_id and b.fair_id = p.fair
       union all
       select p.account, k.booth_id, 'documents', count(*)::int
       from person p join kept_document k on k.account_id = p.account
       join fair_booth b on b.id = k.booth_id and b.fair_id = p.fair group by 1, 2
       union all
       select p.account, u.booth_id, 'unread', count(*)::int
       from person p join unread_answer u on u.account_id = p.account and u.fair_id = p.fair
       join booth_message a on a.id = u.id and a.hidden_at is null group by 1, 2
       union all
       select p.account, t.booth_id, 'unread', count(*)::int
       from person p join thread t on t.account_id = p.account
       join fair_booth b on b.id = t.booth_id and b.fair_id = p.fair
       join thread_message m on m.thread_id = t.id and m.author_as = 'rep'
         and m.created_at > coalesce(t.student_read_at, '-infinity') group by 1, 2
     ), told as (
       select account, booth,
         ${['asked', 'documents', 'unread'].map((what) => `coalesce(sum(n) filter (where what = '${what}'), 0)::int as ${what}`).join(', ')},
         ${['wrote', 'talked', 'waited', 'visited', 'saved'].map((what) => `coalesce(bool_or(what = '${what}'), false) as ${what}`).join(', ')}
       from fact group by 1, 2
     )
     select t.account as "accountId", c.name as college,
       case when c.status = 'active' then c.slug end as "collegeSlug",
       t.talked, t.wrote, t.asked, t.visited, t.saved, t.documents, t.unread,
       t.waited and not t.talked as waited
     from told t join fair_booth b on b.id = t.booth and b.booth_sent
     join college c on c.id = b.college_id
     order by t.account, t.talked desc, t.wrote desc, t.asked desc, t.saved desc, c.name_lower, c.id`,
    [visitors.map(({ accountId }) => accountId), visitors.map(({ fairId }) => fairId)],
  );
  return Map.groupBy(rows, ({ accountId }) => accountId);
}
