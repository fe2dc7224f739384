import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Rows that a merge moves, by what they are, with their table and key. */
export const mergedTables = {
  reps: ['college_rep', 'id', 'college_id'],
  repOrigins: ['rep_origin', 'rep_id', 'college_id'],
  booths: ['fair_booth', 'id', 'college_id'],
  exhibitors: ['fair_exhibitor', 'id', 'college_id'],
  likely: ['exhibitor_registration', 'exhibitor_id', 'likely_college_id'],
  payments: ['college_payment', 'id', 'college_id'],
  checkouts: ['checkout', 'id', 'college_id'],
  attendees: ['fair_attendee', 'id', 'college_id'],
  claims: ['college_claim', 'id', 'college_id'],
  changes: ['college_change', 'id', 'college_id'],
} as const;

export type MergedRows = keyof typeof mergedTables;

/** What a merge does: which rows move, and what prevents it. */
export interface MergePlan {
  readonly rows: Readonly<Record<MergedRows, readonly string[]>>;
  /** People who saved the duplicate. */
  readonly savedBy: number;
  readonly credits: number;
  /** Fairs with both: there the duplicate keeps its registration and booth. */
  readonly bothAt: readonly string[];
  /** Students who agreed to share with the duplicate: their consent stays with it. */
  readonly consents: number;
  /** A card payment is pending: no merge while it may arrive. */
  readonly isPaying: boolean;
}

/** Reads what merging the college $2 into $1 would do. */
export async function planMerge(tx: Queryable, keptId: string, goneId: string): Promise<MergePlan> {
  const [found] = await readRows(tx, {
    savedBy: 'number',
    credits: 'number',
    bothAt: 'text[]',
    consents: 'number',
    isPaying: 'boolean',
    attendees: 'text[]',
    exhibitors: 'text[]',
    reps: 'text[]',
    repOrigins: 'text[]',
    booths: 'text[]',
    likely: 'text[]',
    payments: 'text[]',
    checkouts: 'text[]',
    claims: 'text[]',
    changes: 'text[]',
  })(
    `with both_at as (
       select fair_id from fair_booth where college_id = $2
         and fair_id in (select fair_id from fair_booth where college_id = $1)
       union
       select fair_id from fair_exhibitor where college_id = $2 and payment_status <> 'refunded'
         and fair_id in (select fair_id from fair_exhibitor
           where college_id = $1 and payment_status <> 'refunded')
     )
     select
       array(select id from college_rep where college_id = $2) as reps,
       array(select rep_id from rep_origin where college_id = $2) as "repOrigins",
       array(select id from fair_booth where college_id = $2
         and fair_id not in (select fair_id from both_at)) as booths,
       array(select id from fair_exhibitor where college_id = $2
         and fair_id not in (select fair_id from both_at)) as exhibitors,
       array(select exhibitor_id from exhibitor_registration where likely_college_id = $2) as likely,
       array(select id from college_payment where college_id = $2) as payments,
       array(select id from checkout where college_id = $2) as checkouts,
       array(select id from fair_attendee where college_id = $2) as attendees,
       array(select id from college_claim where college_id = $2) as claims,
       -- One change at a time waits for a college.
       array(select id from college_change where college_id = $2 and (decided_at is not null
         or not exists (select from college_change where college_id = $1 and decided_at is null)
       )) as changes,
       (select count(*)::int from saved_college where college_id = $2) as "savedBy",
       (select coalesce(fair_credits, 0) from college where id = $2) as credits,
       array(select name from fair where id in (select fair_id from both_at) order by start_time)
         as "bothAt",
       (select count(*)::int from sharing where college_id = $2 and account_id is not null) as consents,
       exists (select from checkout where college_id in ($1, $2) and state in ('made', 'open'))
         as "isPaying"`,
    [keptId, goneId],
  );
  if (!found) throw new Error('A merge has no plan.');
  const { savedBy, credits, bothAt, consents, isPaying, ...ids } = found;
  return { rows: ids, savedBy, credits, bothAt, consents, isPaying };
}
