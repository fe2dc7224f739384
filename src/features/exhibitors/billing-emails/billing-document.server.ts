import type { Payments } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import type { VoidReason } from './void-invoice.server.ts';
import { numberOf, readReceipts } from '../read-receipts.server.ts';
import type { Receipt } from '../receipt-shape.ts';
import type { Refund } from '../receipts/refund-shape.ts';

/** An invoice or a receipt, or a refund and the receipt it belongs to. */
export interface ShownDocument {
  readonly receipt: Receipt;
  readonly refund: Refund | null;
  /** Why the invoice is void; null when it is not. */
  readonly voidReason: VoidReason | null;
}

const columns = row({
  id: 'text',
  kind: textOf<'invoice' | 'receipt' | 'refund'>(),
  subjectId: 'text',
  cents: 'number?',
  credits: 'number?',
  currency: 'text?',
  method: 'text?',
  about: 'text?',
  note: 'text?',
  createdAt: 'timestamp',
  /** The invoice as it was before it became void. */
  voided: nullable(jsonOf<Receipt>()),
  voidReason: nullable(textOf<VoidReason>()),
});

/**
 * An emailed document's current content: the purchase as it is now (an invoice that was paid is a
 * receipt, one with nothing due is void), or the refund as given. Null when its purchase is gone.
 */
export async function readBillingDocument(
  tx: Queryable,
  payments: Pick<Payments, 'prices' | 'seller'>,
  id: string,
): Promise<ShownDocument | null> {
  const rows = await readRows(tx, columns)(
    `select d.id, d.kind, d.subject_id as "subjectId", d.amount_cents as cents, d.credits, d.currency,
       d.method, d.about, d.note, d.created_at as "createdAt", v.voided, v.void_reason as "voidReason"
     from billing_document d
     left join billing_document v on v.subject_id = d.subject_id and v.voided is not null
       and d.kind = 'invoice'
     where d.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) return null;
  const { voided, voidReason } = row;
  if (voided !== null) return { receipt: voided, refund: null, voidReason };
  const [receipt] = await readReceipts(tx, payments, 'everyone', [row.subjectId]);
  if (!receipt) return null;
  const { cents, credits, method, createdAt, currency, about, note } = row;
  if (row.kind !== 'refund') return { receipt, refund: null, voidReason };
  const number = numberOf(id, createdAt);
  return {
    receipt,
    voidReason,
    refund: {
      number,
      currency,
      about,
      note,
      createdAt: createdAt.toISOString(),
      cents: cents ?? 0,
      credits: credits ?? 0,
      method: method ?? 'other',
    },
  };
}
