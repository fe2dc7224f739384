import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, textOf, type ColumnsOf } from '../../platform/database/read-rows.ts';
import { snakeCase } from '../../platform/store/naming.ts';
import { checkoutColumns, type Checkout } from './checkout.ts';

/** The columns of {@link Checkout}. */
export const checkoutRow: ColumnsOf<Checkout> = {
  id: 'text',
  subject: 'text',
  subjectId: 'text',
  collegeId: 'text?',
  accountId: 'text?',
  lines: jsonOf(),
  amountCents: 'number',
  currency: 'text',
  credits: 'number',
  state: textOf(),
  returnPath: 'text',
  provider: 'text',
  session: 'text?',
  payment: 'text?',
  url: 'text?',
  receiptUrl: 'text?',
  refundedCents: 'number',
  brokenTries: 'number',
  createdAt: 'timestamp',
  expiresAt: 'timestamp',
  readAt: 'timestamp?',
  paidAt: 'timestamp?',
};

const columnOf: Readonly<Record<string, string>> = {
  session: 'provider_session',
  payment: 'provider_payment',
};

/** A stored checkout; null when there is none. */
export async function readCheckout(tx: Queryable, id: string): Promise<Checkout | null> {
  const rows = await readRows(tx, checkoutRow)(
    `select ${checkoutColumns} from checkout where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCheckout(tx: Queryable, id: string): Promise<Checkout | null> {
  const rows = await readRows(tx, checkoutRow)(
    `select ${checkoutColumns} from checkout where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Changes a checkout that the transaction has locked. */
export async function changeCheckout(
  tx: Queryable,
  now: Date,
  checkout: Checkout,
  changes: Partial<Omit<Checkout, 'id' | 'lines'>>,
): Promise<Checkout> {
  const entries = Object.entries(changes);
  const sets = entries.map(
    ([field], index) => `${columnOf[field] ?? snakeCase(field)} = $${index + 3}`,
  );
  await tx.query(`update checkout set ${['updated_at = $2', ...sets].join(', ')} where id = $1`, [
    checkout.id,
    now,
    ...entries.map(([, value]) => value),
  ]);
  return { ...checkout, ...changes };
}
