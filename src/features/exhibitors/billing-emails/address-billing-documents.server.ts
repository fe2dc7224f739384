import type pg from 'pg';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { isOneAddress } from '../../../platform/email/clean-header.ts';
import type { Jobs, JobSchedule } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { recipientRow, recipientsOf, type Recipient } from './billing-recipients.server.ts';
import { billingCopy, voidCopy } from './send-billing-copy.server.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly jobs: () => Jobs;
}

/** Billing documents addressed per transaction. */
const piece = 100;

/**
 * Checks every minute which billing documents are due, and records one copy and one job per
 * recipient, so that an unreachable address doesn't block the others.
 */
export function addressBillingDocuments({ pool, world, jobs }: Parts): JobSchedule {
  return {
    name: 'address-billing-documents',
    every: '* * * * *',
    zone: 'UTC',
    async run({ signal }) {
      for (let taken = piece; taken === piece && !signal.aborted;)
        taken = await transaction(pool, (tx) => addressSome(tx, world, jobs()));
      for (let taken = piece; taken === piece && !signal.aborted;)
        taken = await transaction(pool, (tx) => addressVoid(tx, world, jobs()));
      await pool.query(
        `delete from billing_document_copy c where c.expires_at <= $1 and not exists (
           select from billing_copy_again a
           where a.copy_id = c.id and coalesce(a.expires_at > $1, true))`,
        [world.now()],
      );
    },
  };
}

async function addressSome(tx: Queryable, world: World, jobs: Jobs): Promise<number> {
  const due = await readRows(tx, { id: 'text' })(
    `update billing_document set addressed_at = $1
     where id in (select id from billing_document where addressed_at is null
       order by created_at, id limit ${piece} for update skip locked)
     returning id`,
    [world.now()],
  );
  const recipients = await recipientsOf(
    tx,
    due.map(({ id }) => id),
  );
  await copyTo(tx, { world, jobs, kind: billingCopy }, recipients);
  return due.length;
}

/** Notifies every recipient of an invoice that it is void, unless another email says so. */
async function addressVoid(tx: Queryable, world: World, jobs: Jobs): Promise<number> {
  const due = await readRows(tx, { id: 'text' })(
    `update billing_document set void_addressed_at = $1
     where id in (select id from billing_document
       where voided is not null and void_addressed_at is null
       order by created_at, id limit ${piece} for update skip locked)
     returning id`,
    [world.now()],
  );
  const recipients = await readRows(tx, recipientRow)(
    `select distinct on (d.id, lower(c.recipient)) d.id as "documentId", c.recipient as email, c.role
     from billing_document d
     join billing_document i on i.subject_id = d.subject_id and i.kind = 'invoice' and i.voided is null
     join billing_document_copy c on c.document_id = i.id and c.sent_at is not null
     where d.id = any($1) and not (d.void_reason = 'overtaken' and c.role = 'contact')
     order by d.id, lower(c.recipient), c.sent_at desc`,
    [due.map(({ id }) => id)],
  );
  await copyTo(tx, { world, jobs, kind: voidCopy }, recipients);
  return due.length;
}

interface Copying {
  readonly world: World;
  readonly jobs: Jobs;
  readonly kind: typeof billingCopy;
}

async function copyTo(
  tx: Queryable,
  { world, jobs, kind }: Copying,
  recipients: readonly Recipient[],
): Promise<void> {
  for (const { documentId, email, role } of recipients) {
    if (!isOneAddress(email)) continue;
    const rows = await readRows(tx, { id: 'text' })(
      `insert into billing_document_copy (id, document_id, recipient, role, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      [world.newId(), documentId, email, role, world.now()],
    );
    if (rows[0]) await jobs.enqueue(tx, kind, { copyId: rows[0].id });
  }
}
