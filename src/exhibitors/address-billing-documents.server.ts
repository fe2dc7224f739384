import type pg from 'pg';
import { erasedEmail } from '../accounts/personal-data.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import { isOneAddress } from '../platform/email/clean-header.ts';
import type { Jobs, JobSchedule } from '../platform/jobs/jobs.ts';
import type { World } from '../platform/world.ts';
import { billingCopy, voidCopy } from './send-billing-copy.server.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly jobs: () => Jobs;
}

/** Documents whose copies are written down by one transaction. */
const piece = 100;

/**
 * Looks once a minute which billing documents are due, and writes down one copy and one job for each
 * recipient: an address that cannot be reached keeps no other from getting theirs.
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
      await pool.query('delete from billing_document_copy where expires_at <= $1', [world.now()]);
    },
  };
}

async function addressSome(tx: Queryable, world: World, jobs: Jobs): Promise<number> {
  const { rows: due } = await tx.query<{ id: string }>(
    `update billing_document set addressed_at = $1
     where id in (select id from billing_document where addressed_at is null
       order by created_at, id limit ${piece} for update skip locked)
     returning id`,
    [world.now()],
  );
  const { rows: recipients } = await tx.query<Recipient>(recipientsSql, [
    due.map(({ id }) => id),
    erasedEmail,
  ]);
  await copyTo(tx, { world, jobs, kind: billingCopy }, recipients);
  return due.length;
}

/** Everyone whom an invoice was emailed to is told that it is void, unless another email says so. */
async function addressVoid(tx: Queryable, world: World, jobs: Jobs): Promise<number> {
  const { rows: due } = await tx.query<{ id: string }>(
    `update billing_document set void_addressed_at = $1
     where id in (select id from billing_document
       where voided is not null and void_addressed_at is null
       order by created_at, id limit ${piece} for update skip locked)
     returning id`,
    [world.now()],
  );
  const { rows: recipients } = await tx.query<Recipient>(
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
    const { rows } = await tx.query<{ id: string }>(
      `insert into billing_document_copy (id, document_id, recipient, role, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      [world.newId(), documentId, email, role, world.now()],
    );
    if (rows[0]) await jobs.enqueue(tx, kind, { copyId: rows[0].id });
  }
}

interface Recipient {
  readonly documentId: string;
  readonly email: string;
  readonly role: 'contact' | 'payer' | 'billing';
}

/** The first confirmed rep of a college, for what was bought by an account that is gone. */
const anyRep = (college: string): string => `(select a.email from college_rep r
  join account a on a.id = r.user_id and a.deleted_at is null
  where r.college_id = ${college} and r.confirmed_at is not null order by r.id limit 1)`;

const accountOf = (id: string): string =>
  `(select a.email from account a where a.id = ${id} and a.deleted_at is null)`;

/**
 * Who gets a document: the rep who bought it or the contact who registered (of a refund for one of several
 * fairs, the contact of that fair as well); whose card paid; and the billing contact. What someone without an account has typed as billing contact is written to once the
 * registrant has opened the link of their own email, or has paid.
 */
const recipientsSql = `with found as (
    select d.id, 1 as rank, 'contact' as role, coalesce(${accountOf('p.owner')}, ${anyRep('p.college_id')}) as email
    from billing_document d join college_payment p on d.subject = 'payment' and p.id = d.subject_id
    where d.id = any($1)
    union all
    select d.id, 1, 'contact', e.primary_contact_email
    from billing_document d join fair_exhibitor e on d.subject = 'exhibitor' and e.id = d.subject_id
    where d.id = any($1)
    union all
    select d.id, 1, 'contact', coalesce(${accountOf('k.account_id')}, ${anyRep('k.college_id')})
    from billing_document d join checkout k on d.subject = 'pack' and k.id = d.subject_id
    where d.id = any($1)
    union all
    select d.id, 2, 'payer', ${accountOf('k.account_id')}
    from billing_document d join checkout k on k.subject = d.subject and k.subject_id = d.subject_id::text
      and k.state in ('paid', 'refunded')
    where d.id = any($1) and d.kind <> 'invoice'
    union all
    select d.id, 1, 'contact', e.primary_contact_email
    from billing_document d
    join (select id, fair_id from payment_refund
      union all select id, fair_id from checkout_refund) q on q.id::text = d.reference
    join exhibitor_registration r on r.payment_id = d.subject_id
    join fair_exhibitor e on e.id = r.exhibitor_id and (e.fair_id = q.fair_id or q.fair_id is null
      and r.withdrawn_at <= d.created_at and coalesce(r.money_back_at, d.created_at) >= d.created_at)
    where d.id = any($1) and d.kind = 'refund' and d.subject = 'payment'
    union all
    select d.id, 3, 'billing', p.payment_data -> 'billingContact' ->> 'email'
    from billing_document d join college_payment p on d.subject = 'payment' and p.id = d.subject_id
    where d.id = any($1)
    union all
    select d.id, 3, 'billing', e.payment_data -> 'billingContact' ->> 'email'
    from billing_document d join fair_exhibitor e on d.subject = 'exhibitor' and e.id = d.subject_id
    left join exhibitor_registration r on r.exhibitor_id = e.id
    where d.id = any($1) and (e.college_id is not null and r.bound_at is null
      or e.payment_status in ('paid', 'refunded')
      or exists (select from exhibitor_link l where l.exhibitor_id = e.id and l.opened_at is not null))
  )
  select distinct on (id, lower(email)) id as "documentId", email, role from found
  where email is not null and lower(email) <> $2 order by id, lower(email), rank`;
