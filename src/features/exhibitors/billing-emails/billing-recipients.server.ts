import { erasedEmail } from '../../accounts/personal-data.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';

/** The columns of {@link Recipient}. */
export const recipientRow = row({
  documentId: 'text',
  email: 'text',
  role: textOf<'contact' | 'payer' | 'billing'>(),
});

/** A recipient of a billing document. */
export type Recipient = RowOf<typeof recipientRow>;

/** A document that may not have been issued yet. */
export interface AddressedDocument {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly subjectId: string;
}

/** The recipients of each of some issued documents. */
export async function recipientsOf(
  tx: Queryable,
  documentIds: readonly string[],
): Promise<readonly Recipient[]> {
  return readRows(tx, recipientRow)(
    recipientsSql(`select id, kind, subject, subject_id, reference, created_at
      from billing_document where id = any($1)`),
    [documentIds],
  );
}

/** The recipients of a document that is not issued yet. */
export async function recipientsBeforehand(
  tx: Queryable,
  { id, kind, subject, subjectId }: AddressedDocument,
  now: Date,
): Promise<readonly Recipient[]> {
  return readRows(tx, recipientRow)(
    recipientsSql(`select $1::uuid as id, $2::text as kind, $3::text as subject,
      $4::uuid as subject_id, ''::text as reference, $5::timestamptz as created_at`),
    [id, kind, subject, subjectId, now],
  );
}

/** The first confirmed rep of a college, for purchases by a deleted account. */
const anyRep = (college: string): string => `(select a.email from college_rep r
  join account a on a.id = r.user_id and a.deleted_at is null
  where r.college_id = ${college} and r.confirmed_at is not null order by r.id limit 1)`;

const accountOf = (id: string): string =>
  `(select a.email from account a where a.id = ${id} and a.deleted_at is null)`;

/**
 * SQL of a document's recipients: the rep who bought it or the contact who registered (for a refund
 * for one of several fairs, that fair's contact as well); the cardholder; and the billing contact.
 * A billing contact entered without an account receives email once the registrant has opened the
 * link in their own email, or has paid.
 *
 * @param documents SQL of id, kind, subject, subject_id, reference and created_at
 */
const recipientsSql = (documents: string): string => `with d as (${documents}), found as (
    select d.id, 1 as rank, 'contact' as role, coalesce(${accountOf('p.owner')}, ${anyRep('p.college_id')}) as email
    from d join college_payment p on d.subject = 'payment' and p.id = d.subject_id
    union all
    select d.id, 1, 'contact', e.primary_contact_email
    from d join fair_exhibitor e on d.subject = 'exhibitor' and e.id = d.subject_id
    union all
    select d.id, 1, 'contact', coalesce(${accountOf('k.account_id')}, ${anyRep('k.college_id')})
    from d join checkout k on d.subject = 'pack' and k.id = d.subject_id
    union all
    select d.id, 2, 'payer', ${accountOf('k.account_id')}
    from d join checkout k on k.subject = d.subject and k.subject_id = d.subject_id::text
      and k.state in ('paid', 'refunded')
    where d.kind <> 'invoice'
    union all
    select d.id, 1, 'contact', e.primary_contact_email
    from d
    join (select id, fair_id from payment_refund
      union all select id, fair_id from checkout_refund) q on q.id::text = d.reference
    join exhibitor_registration r on r.payment_id = d.subject_id
    join fair_exhibitor e on e.id = r.exhibitor_id and (e.fair_id = q.fair_id or q.fair_id is null
      and r.withdrawn_at <= d.created_at and coalesce(r.money_back_at, d.created_at) >= d.created_at)
    where d.kind = 'refund' and d.subject = 'payment'
    union all
    select d.id, 3, 'billing', p.payment_data -> 'billingContact' ->> 'email'
    from d join college_payment p on d.subject = 'payment' and p.id = d.subject_id
    union all
    select d.id, 3, 'billing', e.payment_data -> 'billingContact' ->> 'email'
    from d join fair_exhibitor e on d.subject = 'exhibitor' and e.id = d.subject_id
    left join exhibitor_registration r on r.exhibitor_id = e.id
    where (e.college_id is not null and r.bound_at is null
      or e.payment_status in ('paid', 'refunded')
      or exists (select from exhibitor_link l where l.exhibitor_id = e.id and l.opened_at is not null))
  )
  select distinct on (id, lower(email)) id as "documentId", email, role from found
  where email is not null and lower(email) <> '${erasedEmail}' order by id, lower(email), rank`;
