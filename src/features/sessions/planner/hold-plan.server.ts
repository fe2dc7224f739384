import * as v from 'valibot';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { followPublished, takeOutGone, type Published } from './follow-published.ts';
import { statedWishes, withoutStated, withStated, type StatedWishes } from './stated-wishes.ts';
import { planRefusals } from './plan-refusals.messages.ts';
import { emptyPlan, planShape, type Plan, type PlanOperation } from './plan-shapes.ts';

const planFairRow = row({
  id: 'text',
  name: 'text',
  slug: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
  publishedAt: 'timestamp?',
  cancelledAt: 'timestamp?',
});

/** A 6x6 fair with the fields the planner needs. */
export type PlanFair = RowOf<typeof planFairRow>;

/** A fair's draft, with what others published in the meantime merged. */
export interface OpenPlan {
  readonly fair: PlanFair;
  /** 0: no changes yet. */
  readonly version: number;
  readonly plan: Plan;
  readonly published: Published;
  readonly publishedAt: Date | null;
  /** All current participants and placed exhibitors, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly takesPart: ReadonlySet<string>;
  /** Preferences that exhibitors stated themselves, by id. */
  readonly stated: StatedWishes;
}

/** SQL: whether the exhibitor `e` participates: neither withdrawn nor refunded. */
export const takesPartSql = `(e.payment_status <> 'refunded' and not exists (
  select from exhibitor_registration r where r.exhibitor_id = e.id and r.withdrawn_at is not null))`;

const fairColumns = `f.id, f.name, f.slug, f.start_time as "startTime", f.end_time as "endTime",
  f.time_zone as "timeZone", f.published_at as "publishedAt", f.cancelled_at as "cancelledAt"`;

/**
 * Finds a 6x6 fair by its id or slug.
 * @throws Refusal NOT_FOUND, also for other kinds of fairs
 */
export async function findPlanFair(tx: Queryable, fair: string): Promise<PlanFair> {
  const rows = await readRows(tx, planFairRow)(
    `select ${fairColumns} from fair f
     where f.fair_type = '6x6' and ${isUuid(fair) ? 'f.id = $1' : 'f.slug = $1'}`,
    [fair],
  );
  if (!rows[0]) throw notFound(apiSentence(planRefusals.noFair));
  return rows[0];
}

/**
 * Reads the draft of a fair.
 * @param locked locks out other coordinators until the transaction ends
 * @throws Refusal NOT_FOUND
 */
export async function openPlan(
  tx: Queryable,
  world: World,
  fairId: string,
  locked = false,
): Promise<OpenPlan> {
  const fair = await findPlanFair(tx, fairId);
  if (locked)
    await tx.query(
      `insert into session_plan (fair_id, version, plan, base, updated_at)
       values ($1, 0, $2, $3, $4) on conflict (fair_id) do nothing`,
      [fair.id, JSON.stringify(emptyPlan), JSON.stringify({ sessions: [] }), world.now()],
    );
  const rows = await readRows(tx, {
    version: 'number',
    plan: 'json',
    base: jsonOf<Published>(),
    names: jsonOf<Readonly<Record<string, string>>>(),
    publishedAt: 'timestamp?',
  })(
    `select version, plan, base, names, published_at as "publishedAt"
     from session_plan where fair_id = $1${locked ? ' for update' : ''}`,
    [fair.id],
  );
  const published = await readPublished(tx, fair.id);
  const exhibitors = await readRows(tx, {
    id: 'text',
    name: 'text',
    takesPart: 'boolean',
    notes: 'text[]',
  })(
    `select e.id, e.name, ${takesPartSql} as "takesPart", coalesce(e.time_slot_notes, '{}') as notes
     from fair_exhibitor e where e.fair_id = $1`,
    [fair.id],
  );
  const stored = rows[0];
  const names = new Map([
    ...Object.entries(stored?.names ?? {}),
    ...exhibitors.map(({ id, name }) => [id, name] as const),
  ]);
  const takesPart = new Set(exhibitors.filter((one) => one.takesPart).map(({ id }) => id));
  const stated = statedWishes(exhibitors);
  const draft = withStated(stored ? v.parse(planShape, stored.plan) : emptyPlan, stated);
  const nameOf = (id: string) => names.get(id) ?? '';
  const plan = takeOutGone(
    followPublished(
      takeOutGone(draft, takesPart, nameOf),
      stored?.base ?? { sessions: [] },
      published,
    ),
    takesPart,
    nameOf,
  );
  return {
    fair,
    plan,
    published,
    names,
    takesPart,
    stated,
    version: stored?.version ?? 0,
    publishedAt: stored?.publishedAt ?? null,
  };
}

async function readPublished(tx: Queryable, fairId: string): Promise<Published> {
  const rows = await readRows(tx, { details: jsonOf<Published>() })(
    'select details from fair_webinar where fair_id = $1',
    [fairId],
  );
  return rows[0]?.details ?? { sessions: [] };
}

/** A change as stored with the new draft. */
export interface PlanChange {
  readonly accountId: string;
  readonly operation: PlanOperation;
  readonly inverse: PlanOperation;
  readonly state: 'done' | 'step';
}

/** Maximum stored changes of a fair; older ones can't be undone. */
const remembered = 500;

/**
 * Writes the locked draft, with the change that led to it.
 * @returns its version
 */
export async function keepPlan(
  tx: Queryable,
  world: World,
  held: OpenPlan,
  plan: Plan,
  change: PlanChange,
): Promise<number> {
  const version = held.version + 1;
  const placed = plan.placements.map(({ exhibitorId }) => exhibitorId);
  const names = placed.flatMap((id) => {
    const name = held.names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  await tx.query(
    `update session_plan set version = $2, plan = $3, base = $4, names = $5, updated_at = $6
     where fair_id = $1`,
    [
      held.fair.id,
      version,
      JSON.stringify(withoutStated(plan, held.stated)),
      JSON.stringify(held.published),
      JSON.stringify(Object.fromEntries(names)),
      world.now(),
    ],
  );
  await tx.query(
    `insert into session_plan_change (fair_id, version, account_id, at, operation, inverse, state)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      held.fair.id,
      version,
      change.accountId,
      world.now(),
      JSON.stringify(change.operation),
      JSON.stringify(change.inverse),
      change.state,
    ],
  );
  await tx.query('delete from session_plan_change where fair_id = $1 and version <= $2', [
    held.fair.id,
    version - remembered,
  ]);
  return version;
}
