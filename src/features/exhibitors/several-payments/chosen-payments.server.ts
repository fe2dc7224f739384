import { operation } from '../../../platform/graphql/operation.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { readDueExhibitors } from '../reminders/due-exhibitor-reminders.server.ts';
import { readPayments, type PaymentRow } from '../admin-payments/manage-payments.server.ts';
import { remindSql } from '../exhibitor-list/chosen-exhibitors.server.ts';
import { mostPayments, paymentViews } from '../admin-payments/read-payments-address.ts';
import { isOpen } from '../receipt-shape.ts';

const behindRow = row({ rowId: 'text', exhibitorId: 'text', fairId: 'text', remind: 'text' });

/** An exhibitor of a payment, and whether it can be reminded. */
type Behind = RowOf<typeof behindRow>;

/**
 * `chosenPayments(...)`: which actions are possible on payments, to show before acting. For a
 * payment for several fairs, `remindOfPayment` reminds the exhibitor of the next one.
 */
export const chosenPayments = operation<'chosenPayments', PaymentServices>({
  kind: 'Query',
  name: 'chosenPayments',
  field: `
  "Returns what can be done with up to 500 payments, sorted by name. \`show\` is that of \`managePayments\`."
  chosenPayments(show: String, ids: [ID!]!): [ChosenPayment!]!`,
  types: `
  "A payment that was selected, and what can be done with it."
  type ChosenPayment {
    id: ID!
    receipt: Receipt!
    "can (be marked as paid), settled, withdrawn or card (payments by card settle themselves)."
    paid: String!
    "can (be reminded of), settled, withdrawn, recent (reminded within a day), off (the fair isn't published, or is canceled) or none (no one to email)."
    remind: String!
    "Whom remindOfPayment takes; null where it can't be reminded of."
    exhibitorId: ID
    fairId: ID
  }`,
  who: ['ADMINS'],
  async resolve({ show, ids }, { services: { payments } }) {
    if (show && !paymentViews.some((one) => one === show))
      throw badInput({ show: messages.choice(paymentViews) });
    const wanted = ids.filter((id) => isUuid(id)).slice(0, mostPayments);
    return payments.look(async (tx) => {
      const asked = { show: show ?? null, ids: wanted, limit: mostPayments };
      const { items } = await readPayments(tx, payments, {
        ...asked,
        ...{ sort: 'name', descending: false },
      });
      const behind = await readBehind(tx, items, payments.world.now());
      return items.map((row) => ({ ...row, paid: paidOf(row), ...remindOf(row, behind) }));
    });
  },
});

function paidOf({ receipt, withdrawnAt }: PaymentRow): string {
  if (withdrawnAt !== null) return 'withdrawn';
  if (!isOpen(receipt)) return 'settled';
  return receipt.paymentType === 'invoice' || receipt.paymentType === 'check' ? 'can' : 'card';
}

const noOne = { exhibitorId: null, fairId: null };

function remindOf({ id, receipt, withdrawnAt }: PaymentRow, all: readonly Behind[]) {
  if (withdrawnAt !== null) return { remind: 'withdrawn', ...noOne };
  if (!isOpen(receipt)) return { remind: 'settled', ...noOne };
  const behind = all.filter(({ rowId }) => rowId === id);
  const due = behind.find(({ remind }) => remind === 'can');
  if (due) return due;
  return { remind: behind[0]?.remind ?? 'none', ...noOne };
}

/** The exhibitors of payments, those of the next fairs first, then those of the latest. */
async function readBehind(
  tx: Queryable,
  rows: readonly PaymentRow[],
  now: Date,
): Promise<readonly Behind[]> {
  const behind = await readRows(tx, behindRow)(
    `select coalesce(x.payment_id, e.id) as "rowId", e.id as "exhibitorId", e.fair_id as "fairId",
       ${remindSql('$2')} as remind
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join exhibitor_registration x on x.exhibitor_id = e.id
     where e.id = any($1::uuid[]) and x.payment_id is null or x.payment_id = any($1::uuid[])
     order by f.end_time < $2, abs(extract(epoch from f.start_time - $2::timestamptz)), e.id`,
    [rows.map(({ receiptId }) => receiptId), now],
  );
  const can = behind.filter(({ remind }) => remind === 'can');
  const due = await readDueExhibitors(
    tx,
    can.map(({ exhibitorId }) => exhibitorId),
    null,
  );
  const reached = new Set(due.filter(({ people }) => people.length > 0).map(({ id }) => id));
  return behind.map((one) =>
    one.remind === 'can' && !reached.has(one.exhibitorId) ? { ...one, remind: 'none' } : one,
  );
}
