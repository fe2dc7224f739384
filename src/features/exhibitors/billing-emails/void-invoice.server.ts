import type { Payments } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readReceipts } from '../read-receipts.server.ts';
import { isOpen, voidStatus, type Receipt } from '../receipt-shape.ts';

/**
 * Why an invoice is void: the exhibitor withdrew; the rest of it is free; it is paid or owed in
 * another way; or a rep of the college registered in place of someone without an account.
 */
export type VoidReason = 'withdrawn' | 'free' | 'elsewhere' | 'overtaken';

/**
 * Records, before its record changes or is deleted, that an open invoice is void. Its links show it
 * from then on, and all recipients are notified within a minute. No-op without an open invoice.
 */
export async function voidInvoice(
  tx: Queryable,
  parts: Pick<Payments, 'world' | 'prices' | 'seller'>,
  { subject, subjectId }: { readonly subject: 'payment' | 'exhibitor'; readonly subjectId: string },
  reason: VoidReason,
): Promise<void> {
  const { rowCount } = await tx.query(
    `select from billing_document where subject_id = $1 and kind = 'invoice' and voided is null limit 1`,
    [subjectId],
  );
  if (rowCount === 0) return;
  const [receipt] = await readReceipts(tx, parts, 'everyone', [subjectId]);
  if (!receipt || !isOpen(receipt)) return;
  // The books need no contact, and the record that identifies an erased person is gone.
  const voided: Receipt = { ...receipt, paymentStatus: voidStatus, dueAt: null, billTo: null };
  const { world } = parts;
  await tx.query(
    `insert into billing_document (id, kind, subject, subject_id, reference, voided, void_reason,
       created_at, addressed_at)
     values ($1, 'invoice', $2, $3, 'void', $4, $5, $6, $6)
     on conflict (subject_id, kind, reference) do nothing`,
    [world.newId(), subject, subjectId, JSON.stringify(voided), reason, world.now()],
  );
}
