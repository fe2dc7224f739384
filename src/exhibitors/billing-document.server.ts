import type { Payments } from '../payments/payments.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { numberOf, readReceipts } from './read-receipts.server.ts';
import type { Receipt } from './receipt-shape.ts';
import type { Refund } from './refund-shape.ts';

/** An invoice or a receipt, or a refund and the receipt it belongs to. */
export interface ShownDocument {
  readonly receipt: Receipt;
  readonly refund: Refund | null;
}

interface Row {
  readonly id: string;
  readonly kind: 'invoice' | 'receipt' | 'refund';
  readonly subjectId: string;
  readonly cents: number | null;
  readonly credits: number | null;
  readonly currency: string | null;
  readonly method: string | null;
  readonly about: string | null;
  readonly note: string | null;
  readonly createdAt: Date;
}

/**
 * What an emailed document shows: the purchase as it is now (an invoice that has been paid is a receipt),
 * or the refund as it was given. Null when its purchase is gone, as after a withdrawal before payment.
 */
export async function readBillingDocument(
  tx: Queryable,
  payments: Pick<Payments, 'prices' | 'seller'>,
  id: string,
): Promise<ShownDocument | null> {
  const { rows } = await tx.query<Row>(
    `select id, kind, subject_id as "subjectId", amount_cents as cents, credits, currency, method,
       about, note, created_at as "createdAt"
     from billing_document where id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) return null;
  const [receipt] = await readReceipts(tx, payments, 'everybody', [row.subjectId]);
  if (!receipt) return null;
  const { cents, credits, method, createdAt, currency, about, note } = row;
  if (row.kind !== 'refund') return { receipt, refund: null };
  const number = numberOf(id, createdAt);
  return {
    receipt,
    refund: {
      ...{ number, currency, about, note, createdAt: createdAt.toISOString() },
      ...{ cents: cents ?? 0, credits: credits ?? 0, method: method ?? 'other' },
    },
  };
}
