import type { Queryable } from '../../platform/database/queryable.ts';
import type { World } from '../../platform/world.ts';

/** How a refund was paid. */
export type RefundMethod = 'card' | 'check' | 'transfer' | 'credits' | 'other';

/** The subject of a billing document: the id of a payment, a registration, or a pack's checkout. */
interface BillingSubject {
  readonly subject: 'payment' | 'exhibitor' | 'pack';
  readonly subjectId: string;
}

/** A final refund: the money, or the credits, have been returned. */
interface RefundDocument extends BillingSubject {
  readonly kind: 'refund';
  /** The refund's own id: each id is emailed once. */
  readonly reference: string;
  /** In the smallest currency unit; 0 for a refund as credits. */
  readonly cents: number;
  /** ISO 4217, in lowercase; null for a refund as credits. */
  readonly currency: string | null;
  /** Credits given back; 0 for money. */
  readonly credits: number;
  readonly method: RefundMethod;
  /** What the refund is for, such as the name of a fair; null for the whole purchase. */
  readonly about?: string | null;
  /** A note to the payer, such as the number of a check. */
  readonly note?: string | null;
}

/** An invoice, a receipt or a refund to email to the registrant and the billing contact. */
export type BillingDocument =
  | RefundDocument
  | (BillingSubject & {
      readonly kind: 'invoice';
      /** Set when it replaces an earlier invoice, and different each time. */
      readonly reference?: string;
    })
  | (BillingSubject & { readonly kind: 'receipt' });

/**
 * Records, in the caller's transaction, that a billing document is due. It is emailed within a
 * minute after the commit. The same document (kind, subject and reference) is issued once, however
 * often this is called, so a repeated webhook sends nothing more.
 */
export async function issueBillingDocument(
  tx: Queryable,
  world: World,
  document: BillingDocument,
): Promise<void> {
  const { kind, subject, subjectId } = document;
  const reference = 'reference' in document ? (document.reference ?? '') : '';
  const refund = kind === 'refund' ? document : null;
  await tx.query(
    `insert into billing_document (id, kind, subject, subject_id, reference, amount_cents, credits,
       currency, method, about, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (subject_id, kind, reference) do nothing`,
    [
      world.newId(),
      kind,
      subject,
      subjectId,
      reference,
      refund?.cents ?? null,
      refund?.credits ?? null,
      refund?.currency ?? null,
      refund?.method ?? null,
      refund?.about ?? null,
      refund?.note ?? null,
      world.now(),
    ],
  );
}

/**
 * Checks the invoices of a subject again, for recipients added since. Someone with a copy gets no
 * second one.
 */
export async function readdressInvoices(tx: Queryable, subjectId: string): Promise<void> {
  await tx.query(
    `update billing_document set addressed_at = null where subject_id = $1 and kind = 'invoice' and voided is null`,
    [subjectId],
  );
}
