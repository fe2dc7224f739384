import type pg from 'pg';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import {
  writeExhibitorEmail,
  type EmailContext,
} from '../contact-emails/write-exhibitor-email.server.ts';
import { readRegistration } from '../read-registration.server.ts';
import { bindExhibitor } from './bind-exhibitor.server.ts';
import { inviteContact } from './deliver-exhibit.server.ts';
import { findCollegeOf } from './find-college-of.server.ts';

/** A problem of a registration, and its outcome. */
export interface Repair {
  readonly exhibitorId: string;
  readonly fairId: string;
  /**
   * `assign`: it gets its college, booth and rep; `booth`: it gets its missing booth; `choose`: an
   * admin chooses its college; `twice`: its college has another registration for the fair, which
   * only an admin can end; `failed`: see `why`.
   */
  readonly what: 'assign' | 'booth' | 'choose' | 'twice' | 'failed';
  readonly why?: string;
}

const brokenRow = row({ id: 'text', fairId: 'text', collegeId: 'text?', isTwice: 'boolean' });

type Broken = RowOf<typeof brokenRow>;

/**
 * Finds registrations without their college or booth, each in its own transaction.
 * @param write false: reports what would be done, and writes nothing
 */
export async function repairExhibitors(
  pool: pg.Pool,
  context: EmailContext,
  { write }: { readonly write: boolean },
): Promise<readonly Repair[]> {
  const repairs: Repair[] = [];
  for (const broken of await findBroken(pool)) {
    const { id: exhibitorId, fairId } = broken;
    try {
      repairs.push({ exhibitorId, fairId, what: await repair(pool, context, broken, write) });
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      repairs.push({ exhibitorId, fairId, what: 'failed', why });
    }
  }
  return repairs;
}

async function findBroken(pool: Queryable): Promise<readonly Broken[]> {
  return readRows(
    pool,
    brokenRow,
  )(
    `select id, "fairId", "collegeId", "isTwice" from (
       select e.id, e.fair_id as "fairId", e.college_id as "collegeId", e.created_at,
         e.college_id is not null and exists (select from fair_exhibitor o
           where o.fair_id = e.fair_id and o.college_id = e.college_id and o.id < e.id
             and o.payment_status <> 'refunded') as "isTwice",
         e.college_id is null and (e.payment_status = 'paid' or e.payment_status = 'waived'
           and coalesce((e.payment_data ->> 'amountCents')::numeric, 1) > 0) as "isLost",
         f.fair_type = 'booth' and c.status = 'active' and not exists (select from fair_booth b
           where b.fair_id = e.fair_id and b.college_id = e.college_id) as "lacksBooth"
       from fair_exhibitor e
       join fair f on f.id = e.fair_id and f.cancelled_at is null
       left join college c on c.id = e.college_id
       left join exhibitor_registration r on r.exhibitor_id = e.id
       where e.payment_status <> 'refunded' and r.withdrawn_at is null
     ) e
     where "isTwice" or "isLost" or "lacksBooth" order by created_at, id`,
  );
}

async function repair(
  pool: pg.Pool,
  context: EmailContext,
  { id, collegeId, isTwice }: Broken,
  write: boolean,
): Promise<Repair['what']> {
  if (isTwice) return 'twice';
  return transaction(pool, async (tx) => {
    const before = await readRegistration(tx, id);
    const found = collegeId ?? (before && (await findCollegeOf(tx, before)));
    if (!before || found === null) return 'choose';
    // A dry run rolls back its writes, so that it reports what a real one does.
    await tx.query('savepoint repair');
    const bound = await bindExhibitor(tx, context.world, { exhibitorId: id, collegeId: found });
    if (bound === 'bound' && collegeId === null) {
      await inviteContact(tx, context, id);
      await tellContact(tx, context, id);
    }
    if (!write) await tx.query('rollback to savepoint repair');
    if (bound !== 'bound') return bound === 'taken' ? 'twice' : 'choose';
    return collegeId === null ? 'assign' : 'booth';
  });
}

/** Sends the contact the link to the booth, unless the fair is over. */
async function tellContact(tx: Queryable, context: EmailContext, id: string): Promise<void> {
  const after = await readRegistration(tx, id);
  if (!after || new Date(after.fair.endTime) <= context.world.now()) return;
  const { email: to, name, fair, paymentType, reach, college } = after;
  await writeExhibitorEmail(tx, context, 'bound', {
    id,
    to,
    name,
    fair,
    paymentType,
    reach,
    college,
    amountCents: null,
    currency: 'usd',
  });
}
