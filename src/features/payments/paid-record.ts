import type { Queryable } from '../../platform/database/queryable.ts';
import type { Entity } from '../../platform/model/entity.ts';
import type { Payable, Payments } from './payments.ts';

/** The fields common to all records that are paid for. */
export interface PaidRecord {
  readonly id: string;
  readonly collegeId: string | null;
  readonly owner: string | null;
  readonly type: string;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly fairIds: readonly string[];
  /** The price list of that day applies. */
  readonly createdAt: Date;
}

/** A payable thing with payment fields in its record, and how its records are read. */
export interface PayableRecord extends Payable {
  readonly kind: 'payment' | 'exhibitor';
  readonly entity: Entity;
  /** The record, locked until the transaction ends; null when there is none. */
  lock(tx: Queryable, id: string): Promise<PaidRecord | null>;
}

/** The checkout that settled a record; null when there was none. */
export function paidBy({ data }: Pick<PaidRecord, 'data'>): string | null {
  const ids = data?.['providerIds'];
  if (typeof ids !== 'object' || ids === null || !('checkout' in ids)) return null;
  return typeof ids.checkout === 'string' ? ids.checkout : null;
}

/** The payable records of a server, among everything that can be paid. */
export const payableRecordOf = ({ payables }: Payments, kind: string): PayableRecord | undefined =>
  payables.find((payable): payable is PayableRecord => payable.kind === kind && 'lock' in payable);
