import type pg from 'pg';
import * as v from 'valibot';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { tellOne } from '../../colleges/college-reps.server.ts';
import { lockCredits } from '../../payments/credit-ledger.server.ts';
import { exhibitorEmails as messages } from '../contact-emails/emails.messages.ts';
import { sweepExhibitorLinks } from '../contact-emails/exhibitor-link.server.ts';
import {
  writeExhibitorEmail,
  type EmailContext,
} from '../contact-emails/write-exhibitor-email.server.ts';
import { readRegistration, type Registration } from '../read-registration.server.ts';
import type { World } from '../../../platform/world.ts';
import { deliverExhibit } from './deliver-exhibit.server.ts';
import { findCollegeOf } from './find-college-of.server.ts';
import { lockFair } from './lock-fair.server.ts';

/** Maximum notified per transaction. */
const most = 200;

/**
 * Notifies reps whose link ended because their registration was undone: the database ended it at
 * once (migration 0055). Each is notified once.
 */
async function tellEndedReps(tx: Queryable, context: EmailContext): Promise<number> {
  const rows = await readRows(tx, { email: 'text?', college: 'text' })(
    `with ended as (
       delete from rep_origin where rep_id in (
         select rep_id from rep_origin where ended_at is not null
         order by rep_id limit ${most} for update skip locked)
       returning account_id, college_id)
     select a.email, c.name as college from ended
     join college c on c.id = ended.college_id
     left join account a on a.id = ended.account_id and a.email_verified and a.deleted_at is null
     order by a.email`,
  );
  for (const { email, college } of rows)
    if (email !== null)
      await tellOne(tx, context, email, {
        kind: 'exhibitor-rep-ended',
        subject: messages.repEndedSubject,
        paragraphs: [messages.repEndedLead, messages.repEndedNext],
        values: { college: cleanName(college) },
        page: { label: messages.repEndedOpen, path: '/app/setup' },
      });
  return rows.length;
}

interface Parts extends EmailContext {
  readonly pool: pg.Pool;
  readonly jobs: () => Jobs;
}

/** Registrations per transaction. */
const piece = 200;

const exhibitorSettled = jobKind<{ readonly exhibitorId: string }>({
  name: 'exhibitor-settled',
  parse: (data) => v.parse(v.object({ exhibitorId: v.pipe(v.string(), v.uuid()) }), data),
});

/**
 * Queues a job, once, for registrations that are settled: of one, or of the next few. A free
 * registration without an account counts once the emailed link is opened. Returns how many it were.
 */
export async function queueSettled(
  tx: Queryable,
  { world, jobs }: { readonly world: World; readonly jobs: Pick<Jobs, 'enqueue'> },
  exhibitorId: string | null,
): Promise<number> {
  const rows = await readRows(tx, { exhibitorId: 'text' })(
    `update exhibitor_registration r set settled_job_at = $1
     where r.exhibitor_id in (
       select r.exhibitor_id from exhibitor_registration r
       join fair_exhibitor e on e.id = r.exhibitor_id
       where r.settled_told_at is null and r.settled_job_at is null
         and r.withdrawn_at is null and ($2::uuid is null or r.exhibitor_id = $2)
         and (e.payment_status = 'paid' or e.payment_status = 'waived'
           and (e.college_id is not null or exists (select from exhibitor_link l
             where l.exhibitor_id = e.id and l.opened_at is not null)))
       order by r.created_at, r.exhibitor_id limit ${piece}
       for update of r skip locked)
     returning r.exhibitor_id as "exhibitorId"`,
    [world.now(), exhibitorId],
  );
  for (const one of rows) await jobs.enqueue(tx, exhibitorSettled, one);
  return rows.length;
}

/**
 * Checks every minute which registrations were settled since, in any way, and queues a job for
 * each: a failing one doesn't block others, and shows up among the dead jobs. Those that a card
 * pays, an admin marks or a link confirms are queued at once.
 */
export function processSettledExhibitors({ pool, jobs, ...context }: Parts): JobSchedule {
  const { world } = context;
  return {
    name: 'tend-exhibitors',
    every: '* * * * *',
    zone: 'UTC',
    async run({ signal }) {
      for (let taken = piece; taken === piece && !signal.aborted;)
        taken = await transaction(pool, (tx) => queueSettled(tx, { world, jobs: jobs() }, null));
      await sweepExhibitorLinks(pool, world);
      for (let notifiedCount = 1; notifiedCount > 0 && !signal.aborted;)
        notifiedCount = await transaction(pool, (tx) => tellEndedReps(tx, context));
    },
  };
}

/**
 * Processes a settled registration, once: without an account it gets the college, the booth and
 * access; everyone is notified, in one email for all fairs of a payment.
 */
export const exhibitorSettledJob = (parts: Parts): AnyJobHandler =>
  jobHandler({
    kind: exhibitorSettled,
    run: ({ exhibitorId }) => transaction(parts.pool, (tx) => settle(tx, parts, exhibitorId)),
  });

async function settle(tx: Queryable, context: EmailContext, id: string): Promise<void> {
  await lockInOrder(tx, id);
  const { rowCount } = await tx.query(
    `select from exhibitor_registration r join fair_exhibitor e on e.id = r.exhibitor_id
     where r.exhibitor_id = $1 and r.settled_told_at is null and r.withdrawn_at is null
       and e.payment_status in ('paid', 'waived')`,
    [id],
  );
  const before = rowCount ? await readRegistration(tx, id) : null;
  if (!before) return;
  if (before.collegeId === null) await deliverExhibit(tx, context, before);
  const registration = (await readRegistration(tx, id)) ?? before;
  const fairs = await markTold(tx, context, registration);
  // The registration email covers what was free, and the receipt what a college has paid; but the
  // access to a new booth is always announced.
  if (before.collegeId === null || !(await isToldAlready(tx, registration)))
    await writeSettled(tx, context, registration, fairs);
}

/**
 * Locks what is changed, in the order of everything that registers a college: the college, the
 * fair, the exhibitor, and what belongs to it. Another order could deadlock.
 */
async function lockInOrder(tx: Queryable, id: string): Promise<void> {
  const found = await readRegistration(tx, id);
  if (!found) return;
  const collegeId = found.collegeId ?? (await findCollegeOf(tx, found));
  if (collegeId !== null) await lockCredits(tx, collegeId);
  await lockFair(tx, found.fairId);
  await tx.query('select from fair_exhibitor where id = $1 for update', [id]);
  await tx.query('select from exhibitor_registration where exhibitor_id = $1 for update', [id]);
}

/** Whether another email says that nothing is left to pay. */
async function isToldAlready(
  tx: Queryable,
  { id, paymentId, paymentStatus, reach }: Registration,
): Promise<boolean> {
  if (paymentStatus === 'waived') return true;
  if (reach !== 'account') return false;
  const { rowCount } = await tx.query(
    `select from billing_document where subject_id = $1 and kind = 'receipt'`,
    [paymentId ?? id],
  );
  return rowCount !== 0;
}

/** The names of the fairs in one email. */
async function markTold(
  tx: Queryable,
  { world }: EmailContext,
  { id, paymentId }: Registration,
): Promise<string> {
  const rows = await readRows(tx, { name: 'text' })(
    `with told as (
       update exhibitor_registration set settled_told_at = $3
       where (exhibitor_id = $1 or payment_id = $2) and settled_told_at is null
       returning exhibitor_id
     )
     select f.name from told t join fair_exhibitor e on e.id = t.exhibitor_id
     join fair f on f.id = e.fair_id order by f.start_time, f.id`,
    [id, paymentId, world.now()],
  );
  return rows.map(({ name }) => name).join(', ');
}

async function writeSettled(
  tx: Queryable,
  context: EmailContext,
  registration: Registration,
  fairs: string,
): Promise<void> {
  const {
    id,
    email: to,
    name,
    fair,
    paymentType,
    paymentId,
    paymentData,
    reach,
    college,
  } = registration;
  const rows = await readRows(tx, { data: nullable(jsonOf<Registration['paymentData']>()) })(
    'select payment_data as data from college_payment where id = $1',
    [paymentId],
  );
  const data = rows[0] ? rows[0].data : paymentData;
  const cents = data?.['amountCents'];
  const currency = data?.['currency'];
  await writeExhibitorEmail(tx, context, 'settled', {
    id,
    to,
    name,
    paymentType,
    reach,
    college,
    fair: { ...fair, name: fairs },
    amountCents: typeof cents === 'number' ? cents : null,
    currency: typeof currency === 'string' ? currency : 'usd',
  });
}
