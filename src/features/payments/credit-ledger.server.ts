import { conflict } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { World } from '../../platform/world.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/** Why credits changed. */
export type CreditReason = 'bought' | 'spent' | 'given' | 'taken' | 'refunded' | 'expired';

/** SQL: the `CreditReason` of a row; taken credits are entered as expired, and marked. */
export const creditReason = "case when taken then 'taken' else reason end";

/** A change of a college's credits. */
interface CreditChange {
  readonly collegeId: string;
  /** Positive: added; negative: removed. */
  readonly amount: number;
  readonly reason: CreditReason;
  /** The id of what it was for; unique per reason and reference. */
  readonly reference: string;
  readonly accountId: string | null;
  /** The reason, as entered by an admin. */
  readonly note?: string | null;
}

/**
 * Prefix of references to fairs from which a college withdrew by itself. Such a fair is no longer
 * part of the payment, so its refund counts only against credits that were spent.
 */
export const withdrawnFrom = (recordId: string): string => `${recordId}/withdrawn/`;

/**
 * Enters credits in the ledger of a college; `College.fairCredits` follows in the same statement,
 * by a trigger that serializes the entries of a college.
 *
 * @returns the credits that the college has now
 * @throws Refusal CONFLICT when it has fewer than are taken; this ends the transaction
 */
export async function enterCredits(
  tx: Queryable,
  world: World,
  { collegeId, amount, reason, reference, accountId, note = null }: CreditChange,
): Promise<number> {
  try {
    const rows = await readRows(tx, { balance: 'number' })(
      `insert into credit_entry
         (id, college_id, account_id, amount, reason, reference, created_at, note, taken)
       values ($1, $2, $3, $4, case when $5::text = 'taken' then 'expired' else $5 end, $6, $7, $8,
         $5::text = 'taken') returning balance`,
      [world.newId(), collegeId, accountId, amount, reason, reference, world.now(), note],
    );
    return rows[0]?.balance ?? 0;
  } catch (error) {
    if (!isTooFew(error)) throw error;
    throw conflict(apiSentence(messages.notEnough));
  }
}

/**
 * The credits of a college, locked until the transaction ends; null when there is no such college.
 */
export async function lockCredits(tx: Queryable, collegeId: string): Promise<number | null> {
  const rows = await readRows(tx, { held: 'number' })(
    `select coalesce(fair_credits, 0) as held from college where id = $1 for no key update`,
    [collegeId],
  );
  return rows[0]?.held ?? null;
}

const isTooFew = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'credit_entry_balance_check';
