import { chosenExhibitors, remindSql } from './chosen-exhibitors.server.ts';
import { remindOfPayment } from '../reminders/remind-of-payment.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { readDueExhibitors } from '../reminders/due-exhibitor-reminders.server.ts';
import { readPayments, type PaymentRow } from '../admin-payments/manage-payments.server.ts';
import { mostPayments, paymentViews } from '../admin-payments/read-payments-address.ts';
import { isOpen } from '../receipt-shape.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { isReadySql } from '../manage-readiness.server.ts';

/** What was done, and the key for undoing it. */
interface PublishedBooths {
  readonly count: number;
  /** Null if nothing changed. */
  readonly undo: string | null;
}

const publishedBoothsType = `
  "The booths that were published or unpublished together."
  type PublishedBooths {
    count: Int!
    "For \`undoPublishedBooths\`; null if nothing changed."
    undo: ID
  }`;

/** Maximum number of booths published or unpublished at once. */
const most = 1000;

/**
 * `publishBooths(...)`: publishes or unpublishes booths of a fair, in one undoable step. Without
 * `ids` publishes every booth that is ready, with `onlyReady` those of `ids` that are.
 */
const publishBooths = operation<'publishBooths', PeopleServices>({
  kind: 'Mutation',
  name: 'publishBooths',
  field: `
  "Publishes or unpublishes booths of a fair. Without \`ids\`, publishes every booth that is ready."
  publishBooths(fairId: ID!, ids: [ID!], published: Boolean!, onlyReady: Boolean): PublishedBooths!`,
  types: publishedBoothsType,
  who: ['ADMINS'],
  async resolve({ fairId, ids, published, onlyReady }, call): Promise<PublishedBooths> {
    const by = signedIn(call);
    const { services, world } = call;
    if (!isUuid(fairId) || (!ids && !published)) throw notFound();
    const chosen = ids ? ids.filter((id) => isUuid(id)).slice(0, most) : null;
    return transaction(services.database.pool, async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        `update fair_booth b set booth_sent = $3, updated_at = $4
         where b.fair_id = $1 and b.booth_sent <> $3
           and case when $2::uuid[] is null then ${isReadySql('b')} else b.id = any($2) end
           and (not $5 or ${isReadySql('b')})
         returning id`,
        [fairId, chosen, published, world.now(), Boolean(published && onlyReady)],
      );
      if (rows.length === 0) return { count: 0, undo: null };
      const undo = world.newId();
      const boothIds = rows.map(({ id }) => id);
      await writeAuditEntry(tx, world, by, {
        action: 'publishBooths',
        subject: 'Fair',
        subjectId: fairId,
        details: { undo, published, boothIds },
      });
      return { count: rows.length, undo };
    });
  },
});

/**
 * `undoPublishedBooths(undo)`: undoes `publishBooths`, for booths whose published state hasn't changed
 * since.
 * @throws Refusal NOT_FOUND for an unknown key
 */
const undoPublishedBooths = operation<'undoPublishedBooths', PeopleServices>({
  kind: 'Mutation',
  name: 'undoPublishedBooths',
  field: `
  "Undoes \`publishBooths\` for booths whose published state hasn’t changed since."
  undoPublishedBooths(undo: ID!): PublishedBooths!`,
  who: ['ADMINS'],
  async resolve({ undo }, call): Promise<PublishedBooths> {
    const by = signedIn(call);
    const { services, world } = call;
    return transaction(services.database.pool, async (tx) => {
      const [done] = await readRows(tx, {
        fairId: 'text',
        published: 'boolean',
        boothIds: 'text[]',
      })(
        `select subject_id as "fairId", (details ->> 'published')::boolean as published,
           array(select jsonb_array_elements_text(details -> 'boothIds')) as "boothIds"
         from audit_entry where action = 'publishBooths' and details ->> 'undo' = $1`,
        [undo],
      );
      if (!done) throw notFound();
      const undone = await readRows(tx, { id: 'text' })(
        `update fair_booth set booth_sent = not $3::boolean, updated_at = $4
         where fair_id = $1 and id = any($2::uuid[]) and booth_sent = $3 returning id`,
        [done.fairId, done.boothIds, done.published, world.now()],
      );
      if (undone.length > 0)
        await writeAuditEntry(tx, world, by, {
          action: 'undoPublishedBooths',
          subject: 'Fair',
          subjectId: done.fairId,
          details: { boothIds: undone.map(({ id }) => id) },
        });
      return { count: undone.length, undo: null };
    });
  },
});

const paymentExhibitorRow = row({
  rowId: 'text',
  exhibitorId: 'text',
  fairId: 'text',
  remind: 'text',
});

/** An exhibitor of a payment, and whether it can be reminded. */
type PaymentExhibitor = RowOf<typeof paymentExhibitorRow>;

/**
 * `chosenPayments(...)`: which actions are possible on payments, to show before acting. For a
 * payment for several fairs, `remindOfPayment` reminds the exhibitor of the next one.
 */
const chosenPayments = operation<'chosenPayments', PaymentServices>({
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
    const paymentIds = ids.filter((id) => isUuid(id)).slice(0, mostPayments);
    return payments.look(async (tx) => {
      const filter = { show: show ?? null, ids: paymentIds, limit: mostPayments };
      const { items } = await readPayments(tx, payments, {
        ...filter,
        sort: 'name',
        descending: false,
      });
      const exhibitors = await readPaymentExhibitors(tx, items, payments.world.now());
      return items.map((row) => ({ ...row, paid: paidOf(row), ...remindOf(row, exhibitors) }));
    });
  },
});

function paidOf({ receipt, withdrawnAt }: PaymentRow): string {
  if (withdrawnAt !== null) return 'withdrawn';
  if (!isOpen(receipt)) return 'settled';
  return receipt.paymentType === 'invoice' || receipt.paymentType === 'check' ? 'can' : 'card';
}

const noExhibitor = { exhibitorId: null, fairId: null };

function remindOf({ id, receipt, withdrawnAt }: PaymentRow, all: readonly PaymentExhibitor[]) {
  if (withdrawnAt !== null) return { remind: 'withdrawn', ...noExhibitor };
  if (!isOpen(receipt)) return { remind: 'settled', ...noExhibitor };
  const own = all.filter(({ rowId }) => rowId === id);
  const due = own.find(({ remind }) => remind === 'can');
  if (due) return due;
  return { remind: own[0]?.remind ?? 'none', ...noExhibitor };
}

/** The exhibitors of payments, those of the next fairs first, then those of the latest. */
async function readPaymentExhibitors(
  tx: Queryable,
  rows: readonly PaymentRow[],
  now: Date,
): Promise<readonly PaymentExhibitor[]> {
  const exhibitors = await readRows(tx, paymentExhibitorRow)(
    `select coalesce(x.payment_id, e.id) as "rowId", e.id as "exhibitorId", e.fair_id as "fairId",
       ${remindSql('$2')} as remind
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join exhibitor_registration x on x.exhibitor_id = e.id
     where (e.id = any($1::uuid[]) and x.payment_id is null) or x.payment_id = any($1::uuid[])
     order by f.end_time < $2, abs(extract(epoch from f.start_time - $2::timestamptz)), e.id`,
    [rows.map(({ receiptId }) => receiptId), now],
  );
  const remindable = exhibitors.filter(({ remind }) => remind === 'can');
  const due = await readDueExhibitors(
    tx,
    remindable.map(({ exhibitorId }) => exhibitorId),
    null,
  );
  const reached = new Set(due.filter(({ people }) => people.length > 0).map(({ id }) => id));
  return exhibitors.map((one) =>
    one.remind === 'can' && !reached.has(one.exhibitorId) ? { ...one, remind: 'none' } : one,
  );
}

/** The operations on several exhibitors and payments at once. */
export const managingExhibitorsOperations = [
  publishBooths,
  undoPublishedBooths,
  chosenExhibitors,
  remindOfPayment,
  chosenPayments,
] as const;
