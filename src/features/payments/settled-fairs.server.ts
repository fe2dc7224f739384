import { conflict } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { lockCredits } from './credit-ledger.server.ts';
import type { Payments } from './payments.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';
import { readRows } from '../../platform/database/read-rows.ts';

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

/** What a college is about to pay, and by which record; absent when nothing is paid by card. */
interface Wanted {
  readonly collegeId: string | null;
  readonly fairIds: readonly string[];
  readonly subject?: string;
  readonly subjectId?: string;
}

/**
 * The id of an open checkout for another purchase of the same college that covers one of the same
 * fairs; null when there is none. Both could be paid, so it has to end before another payment for
 * these fairs.
 */
export async function findRival(
  tx: Queryable,
  parts: Pick<Payments, 'payables'>,
  { collegeId, fairIds, subject, subjectId }: Wanted,
): Promise<string | null> {
  if (collegeId === null || fairIds.length === 0) return null;
  const rows = await readRows(tx, { id: 'text' })(
    `select c.id from checkout c
     join (${everyRecord(parts)}) r on r.kind = c.subject and r.id::text = c.subject_id
     where c.state in ('made', 'open') and r.college_id = $1 and r.fair_ids && $2
       and (c.subject, c.subject_id) is distinct from ($3::text, $4::text)
     order by c.id limit 1`,
    [collegeId, fairIds, subject ?? null, subjectId ?? null],
  );
  return rows[0]?.id ?? null;
}
