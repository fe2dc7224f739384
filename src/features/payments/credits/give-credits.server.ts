import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { askAgain, justBefore } from '../refunds/ask-again.ts';
import { creditReason, enterCredits, lockCredits } from '../credit-ledger.server.ts';
import type { PaymentServices } from '../payments.ts';
import { readPayer } from '../read-payer.server.ts';
import { repeatedMessages } from '../refunds/repeated.messages.ts';
import { checkKey } from '../paying/start-checkout.server.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';

const reasons = { GIVEN: 'given', TAKEN: 'taken', EXPIRED: 'expired' } as const;

/** Maximum per call: protects against typing mistakes. */
const most = 1000;

/**
 * `giveCredits(...)`: an admin gives a college credits, takes some away, or lets some expire.
 * Returns the new balance. The same key gives once.
 */
export const giveCredits = operation<'giveCredits', PaymentServices>({
  kind: 'Mutation',
  name: 'giveCredits',
  field: `
  "Adds or removes credits of a college and returns the new balance. The same key counts once."
  giveCredits(input: GiveCreditsInput!): Int!`,
  types: `
  "The kind of a credit change by an admin."
  enum CreditGift {
    GIVEN
    "Takes them away; a note says why."
    TAKEN
    "Takes them away because their time is over."
    EXPIRED
  }
  "The input of \`giveCredits\`."
  input GiveCreditsInput {
    collegeId: ID!
    "1 to ${most}."
    credits: Int!
    reason: CreditGift
    "Reason, kept in the audit log."
    note: String
    "Anything of your own: the same key gives once."
    key: String
    "With a key: true to give the same number again within ten minutes."
    again: Boolean
  }`,
  who: ['ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { payments } = context.services;
    const { world } = payments;
    const { collegeId, credits } = input;
    if (credits < 1 || credits > most)
      throw badInput({ credits: apiSentence(paymentRefusals.oneTo, { most }) });
    const note = input.note?.trim() ?? '';
    if (note.length > 500) throw badInput({ note: messages.maxLength(500) });
    const key = checkKey(input.key);
    const reason = reasons[input.reason ?? 'GIVEN'];
    if (reason === 'taken' && note === '') throw badInput({ note: messages.required });
    return payments.change(async (tx) => {
      const { id } = await readPayer(tx, by, collegeId);
      const held = (await lockCredits(tx, id)) ?? 0;
      const reference = key === null ? world.newId() : `${id} ${key}`;
      const rows = await readRows(tx, { amount: 'number' })(
        `select amount from credit_entry where ${creditReason} = $1 and reference = $2`,
        [reason, reference],
      );
      const amount = reason === 'given' ? credits : -credits;
      if (rows[0]) return sameGift(held, rows[0].amount === amount);
      if (key !== null && input.again !== true)
        await refuseRepeat(tx, { id, by: by.id, amount, now: world.now() });
      await writeAuditEntry(tx, world, by, {
        action: 'giveCredits',
        subject: 'College',
        subjectId: id,
        details: { amount, ...(note === '' ? {} : { note }) },
      });
      const change = { collegeId: id, amount, reason, reference, accountId: by.id } as const;
      return enterCredits(tx, world, { ...change, note: note === '' ? null : note });
    });
  },
});

interface Gift {
  readonly id: string;
  readonly by: string;
  readonly amount: number;
  readonly now: Date;
}

/** @throws Refusal CONFLICT when the same admin has given the same moments ago */
async function refuseRepeat(tx: Queryable, { id, by, amount, now }: Gift): Promise<void> {
  const { rows } = await tx.query(
    `select from credit_entry where college_id = $1 and account_id = $2 and amount = $3
       and reason in ('given', 'expired') and created_at > $4 limit 1`,
    [id, by, amount, justBefore(now)],
  );
  if (rows.length > 0) throw askAgain(apiSentence(repeatedMessages.creditsAgain));
}

/** @throws Refusal CONFLICT when the same key comes with different input */
function sameGift(held: number, isSame: boolean): number {
  if (!isSame) throw conflict(apiSentence(repeatedMessages.otherCredits));
  return held;
}
