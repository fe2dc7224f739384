import { conflict } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { lockCredits } from './credit-ledger.server.ts';
import type { Payments } from './payments.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/** SQL of a college's payments for fairs: kind, id, college_id, status, data and fair_ids. */
export const everyRecord = ({ payables }: Pick<Payments, 'payables'>): string =>
  payables
    .filter(({ covering }) => covering !== undefined)
    .map(({ kind, covering = '' }) => `select '${kind}' as kind, r.* from (${covering}) r`)
    .join(' union all ');

/** Fairs, who pays for them, and the record that pays: absent while there is none. */
export interface Registration {
  readonly id?: string;
  readonly collegeId: string | null;
  readonly fairIds: readonly string[];
}

/**
 * Whether a college has paid for one of these fairs by another record, or need not pay for it.
 * Locks that state until the transaction ends: other settlements for this college wait.
 */
export async function isSettledOtherwise(
  tx: Queryable,
  parts: Pick<Payments, 'payables'>,
  { id, collegeId, fairIds }: Registration,
): Promise<boolean> {
  if (collegeId === null) return false;
  await lockCredits(tx, collegeId);
  const { rows } = await tx.query(
    `select from (${everyRecord(parts)}) r
     where college_id = $1 and fair_ids && $2 and status in ('paid', 'waived')
       and id is distinct from $3 limit 1`,
    [collegeId, fairIds, id ?? null],
  );
  return rows.length > 0;
}

/**
 * Ensures that a college does not pay for a fair that another record has paid for, or that needs no
 * payment.
 *
 * @throws Refusal CONFLICT on fairIds
 */
export async function refuseSettled(
  tx: Queryable,
  parts: Pick<Payments, 'payables'>,
  registration: Registration,
): Promise<void> {
  if (!(await isSettledOtherwise(tx, parts, registration))) return;
  const message = apiSentence(messages.paidAlready);
  throw conflict(message, { fairIds: message });
}
