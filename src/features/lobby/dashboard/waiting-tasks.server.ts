import { dueAtSql } from '../../exhibitors/due-day.server.ts';
import { isReadySql } from '../../exhibitors/manage-readiness.server.ts';
import { hasSessionsSql } from '../../fairs/publish-fair.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { held } from '../desk/read-desk.server.ts';

const waitingTaskRow = row({
  kind: 'text',
  count: 'number',
  /** The fair it concerns, if any. */
  fairId: 'text?',
  slug: 'text?',
  fair: 'text?',
  fairType: 'text?',
});

/** A pending task of an organizer, with its count. */
export type WaitingTask = RowOf<typeof waitingTaskRow>;

/** A fair is near during this many days before it. */
export const nearDays = 14;

const ofNoFair = `null::uuid as "fairId", null as slug, null as fair, null as "fairType"`;
const ofFair = `f.id as "fairId", f.slug, f.name as fair, f.fair_type as "fairType"`;
const isMine = `($2 or f.fair_type = '6x6')`;
const isComing = `f.published_at is not null and f.cancelled_at is null and f.end_time > $1`;
const isNear = `${isComing} and f.start_time < $1::timestamptz + make_interval(days => ${nearDays})`;
const isDraft = `f.published_at is null and f.cancelled_at is null and f.end_time > $1`;
const isDue = (one: string, fairIds: string) => `${one}.payment_type in ('invoice', 'check')
  and ${one}.payment_status in ('pending', 'failed')
  and ${dueAtSql(`${one}.created_at`, fairIds)} <= $1::timestamptz`;
const isPublishable = `(f.fair_type = 'booth' or ${hasSessionsSql('f.id')})`;
const booths = (where: string) => `select count(*) from fair_booth b
  where b.fair_id = f.id and not b.booth_sent and ${where}`;

/** Tasks by kind: for each fair (coordinators see these, too), or site-wide for admins. */
const ofFairs: Readonly<Record<string, readonly [count: string, when: string]>> = {
  heldMessages: [
    `select count(*) from booth_message m join fair_booth b on b.id = m.booth_id
     where b.fair_id = f.id and m.hidden_at is null and ${held}`,
    `f.published_at is not null`,
  ],
  boothsNotReady: [booths(`not (${isReadySql('b')})`), isNear],
  boothsToPublish: [booths(`(${isReadySql('b')})`), isNear],
  cannotPublish: ['select 1', `${isDraft} and not ${isPublishable}`],
};
const ofAll: Readonly<Record<string, string>> = {
  claims: `select from college_claim where status = 'open'`,
  collegeChanges: 'select from college_change where decided_at is null',
  draftColleges: `select from college where status = 'draft'`,
  counselors: 'select from counselor where confirmed_at is null',
  overdue: `select from college_payment p where ${isDue('p', 'p.fair_ids')}
    union all
    select from fair_exhibitor e left join exhibitor_registration r on r.exhibitor_id = e.id
    where r.payment_id is null and ${isDue('e', 'array[e.fair_id::text]')}`,
  withdrawn: `select from exhibitor_registration r
    where r.withdrawn_at is not null and r.money_back_at is null`,
  drafts: `select from fair f where ${isDraft} and ${isPublishable}`,
};

/** Their order: tasks that can ruin a fair come first. */
const order = [
  'heldMessages',
  'boothsNotReady',
  'boothsToPublish',
  'cannotPublish',
  'drafts',
  'claims',
  'collegeChanges',
  'draftColleges',
  'counselors',
  'overdue',
  'withdrawn',
];

const statement = `select kind, count, "fairId", slug, fair, "fairType" from (
  ${Object.entries(ofFairs)
    .map(
      ([kind, [count, when]]) => `select '${kind}' as kind, (${count})::int as count, ${ofFair},
        f.start_time from fair f where ${isMine} and ${when}`,
    )
    .join(' union all ')}
  union all
  ${Object.entries(ofAll)
    .map(
      ([kind, rows]) => `select '${kind}', count(*)::int, ${ofNoFair}, null
        from (${rows}) waits where $2`,
    )
    .join(' union all ')}
) task where count > 0 order by array_position($3::text[], kind), start_time, "fairId"`;

/**
 * Reads the organizers' pending tasks, without failed emails and jobs: admins see all, coordinators
 * those about 6x6 fairs.
 */
export async function readWaitingTasks(
  on: Queryable,
  now: Date,
  isAdmin: boolean,
): Promise<readonly WaitingTask[]> {
  return readRows(on, waitingTaskRow)(statement, [now, isAdmin, order]);
}
