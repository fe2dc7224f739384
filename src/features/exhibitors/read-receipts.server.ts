import { creditsOfFairs, priceOfFairs, type PricedFair } from '../payments/compute-price.ts';
import type { Payments } from '../payments/payments.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../platform/database/read-rows.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import { dueAtSql } from './due-day.server.ts';
import type { Receipt, ReceiptLine } from './receipt-shape.ts';

/** Whose: those of colleges and of an account; all of them for an admin. Or the one of a proof. */
export type Whose =
  | { readonly colleges: readonly string[]; readonly accountId: string }
  | { readonly exhibitorId: string }
  | 'everyone';

/** Maximum number in a list, unless specific ones are requested. */
const most = 200;

const columns = row({
  id: 'text',
  kind: textOf<Receipt['kind']>(),
  buyer: 'text?[]',
  paymentType: 'text',
  paymentStatus: 'text',
  data: jsonOf<Readonly<Record<string, unknown>>>(),
  fairIds: 'text[]',
  packLines: nullable(jsonOf<Checkout['lines']>()),
  packCredits: 'number?',
  createdAt: 'timestamp',
  dueAt: 'timestamp',
  /** It shows a stranger's input, not a college of the directory. */
  isTyped: 'boolean',
});

type Row = RowOf<typeof columns>;

const checkoutRow = row({
  subjectId: 'text',
  lines: jsonOf<readonly { name: string; cents: number; quantity: number }[]>(),
  amountCents: 'number',
  refundedCents: 'number',
  currency: 'text',
  receiptUrl: 'text?',
  paidAt: 'timestamp?',
});

type Checkout = RowOf<typeof checkoutRow>;

interface Fair extends PricedFair {
  readonly startTime: Date;
  readonly timeZone: string;
}

/** The lines of a name and its address, from the table `of`. */
const addressed = (
  of: string,
  name: string,
): string => `array[${name}, ${of}.address1, ${of}.address2,
  nullif(concat_ws(' ', nullif(concat_ws(', ', nullif(${of}.city, ''), ${of}.state), ''), ${of}.postal_code), ''),
  ${of}.country]`;

/**
 * Receipts and invoices, newest first: payments for several fairs, registrations for one, and packs
 * of credits. Shows what was recorded at purchase, and what the payment service reported.
 */
export async function readReceipts(
  tx: Queryable,
  parts: Pick<Payments, 'prices' | 'seller'>,
  whose: Whose,
  ids: readonly string[] | null = null,
): Promise<readonly Receipt[]> {
  const all = whose === 'everyone';
  const one = typeof whose === 'object' && 'exhibitorId' in whose ? whose.exhibitorId : null;
  const { colleges, accountId } =
    typeof whose === 'object' && 'colleges' in whose
      ? whose
      : { colleges: [] as readonly string[], accountId: null };
  const rows = await readRows(tx, columns)(
    `select receipt.*, ${dueAtSql('receipt."createdAt"', 'receipt."fairIds"')} as "dueAt" from (
       select p.id, 'payment' as kind, ${addressed('c', 'c.name')} as buyer, p.payment_type as "paymentType",
         p.payment_status as "paymentStatus", coalesce(p.payment_data, '{}') as data,
         p.fair_ids as "fairIds", null::jsonb as "packLines", null::int as "packCredits",
         p.created_at as "createdAt", false as "isTyped"
       from college_payment p join college c on c.id = p.college_id
       where $1 or p.college_id = any($2::uuid[]) or $4::uuid is not null and exists (
         select from exhibitor_registration r where r.exhibitor_id = $4 and r.payment_id = p.id)
       union all
       select e.id, 'exhibitor', ${addressed('e', 'e.name')}, e.payment_type, e.payment_status,
         coalesce(e.payment_data, '{}'), array[e.fair_id::text], null, null, e.created_at,
         e.college_id is null
       from fair_exhibitor e
       where not exists (select from exhibitor_registration r
           where r.exhibitor_id = e.id and r.payment_id is not null)
         and ($1 or e.id = $4 or e.college_id = any($2::uuid[])
           or e.college_id is null and e.user_id = $3)
       union all
       select k.id, 'pack', ${addressed('c', 'c.name')}, 'card', k.state, '{}', '{}', k.lines, k.credits,
         k.created_at, false
       from checkout k join college c on c.id = k.college_id
       where k.subject = 'pack' and k.state in ('paid', 'refunded')
         and ($1 or k.college_id = any($2::uuid[]))
     ) receipt where $5::uuid[] is null or id = any($5) order by "createdAt" desc, id desc limit ${ids === null ? most : ids.length}`,
    [all, colleges, accountId, one, ids],
  );
  const fairs = await readFairs(tx, rows);
  const checkouts = await readCheckouts(tx, rows);
  const spent = await readSpent(tx, rows);
  const back = await readBack(tx, rows);
  return rows.map((row) =>
    describe(parts, row, { fairs, checkout: checkouts.get(row.id), spent, back }),
  );
}

interface Around {
  readonly fairs: ReadonlyMap<string, Fair>;
  readonly checkout: Checkout | undefined;
  readonly spent: ReadonlyMap<string, number>;
  readonly back: ReadonlyMap<string, Back>;
}

function describe(
  { prices: book, seller }: Pick<Payments, 'prices' | 'seller'>,
  row: Row,
  { fairs: fairsById, checkout, spent, back }: Around,
): Receipt {
  const { id, data, createdAt, paymentType, paymentStatus, packLines } = row;
  const fairs = row.fairIds.flatMap((one) => fairsById.get(one) ?? []);
  const prices = book.at(createdAt);
  const usual = priceOfFairs(prices, fairs);
  const cents = checkout?.amountCents ?? numberIn(data, 'amountCents') ?? usual.cents;
  const isByCredit = paymentType === 'credit';
  const otherwise = back.get(id) ?? { cents: 0, credits: 0 };
  const recordedCents = (checkout?.refundedCents ?? 0) + otherwise.cents;
  // From before manual refunds were recorded.
  const isUntold = paymentStatus === 'refunded' && recordedCents === 0;
  const refundedCents = isByCredit ? 0 : isUntold ? cents : Math.min(recordedCents, cents);
  const open = paymentStatus === 'pending' || paymentStatus === 'failed';
  // Documents are emailed: a stranger's links must not go out in our name.
  const asTyped = (text: string | null) => (row.isTyped ? cleanName(text ?? '') : (text ?? ''));
  const order = textIn(data, 'purchaseOrderNumber');
  const isPromised = open && (paymentType === 'invoice' || paymentType === 'check');
  return {
    id,
    number: numberOf(id, createdAt),
    seller,
    buyer: row.buyer.filter((line) => line !== null && line.trim() !== '').map(asTyped),
    billTo: billToOf(data, asTyped),
    purchaseOrderNumber: order === null ? null : asTyped(order),
    lines: packLines
      ? packLines.map((line) => ({
          name: line.name,
          quantity: line.quantity,
          startTime: null,
          timeZone: null,
          cents: line.cents * line.quantity,
        }))
      : linesOf(fairs, {
          usual: usual.lines.map((line) => line.cents),
          cents,
          checkout,
          isByCredit,
        }),
    credits:
      row.packCredits ?? (isByCredit ? (spent.get(id) ?? creditsOfFairs(prices, fairs)) : null),
    kind: row.kind,
    cents: isByCredit ? 0 : cents,
    refundedCents,
    refundedCredits: isByCredit ? otherwise.credits : 0,
    currency: checkout?.currency ?? textIn(data, 'currency') ?? prices.currency,
    paymentType,
    paymentStatus,
    createdAt: createdAt.toISOString(),
    paidAt:
      checkout?.paidAt?.toISOString() ??
      textIn(data, 'paidAt') ??
      (isByCredit ? createdAt.toISOString() : null),
    dueAt: isPromised ? row.dueAt.toISOString() : null,
    cardReceiptUrl: checkout?.receiptUrl ?? textIn(data, 'receiptUrl'),
  };
}

interface Costs {
  readonly usual: readonly number[];
  readonly cents: number;
  readonly checkout: Checkout | undefined;
  readonly isByCredit: boolean;
}

/** Each fair with its price: as charged to the card, else its own, when they add up to the sum. */
function linesOf(
  fairs: readonly Fair[],
  { usual, cents, checkout, isByCredit }: Costs,
): readonly ReceiptLine[] {
  const charged = checkout?.lines.map((line) => line.cents * line.quantity) ?? usual;
  const sum = charged.reduce((total, one) => total + one, 0);
  const isKnown = !isByCredit && sum === cents && charged.length === fairs.length;
  return fairs
    .map(({ name, startTime, timeZone }, index) => ({
      name,
      startTime: startTime.toISOString(),
      timeZone,
      quantity: 1,
      cents: isKnown ? (charged[index] ?? null) : null,
    }))
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** The day, and an unguessable part: it does not reveal how much is sold. */
export const numberOf = (id: string, createdAt: Date): string =>
  `${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`;

async function readFairs(tx: Queryable, rows: readonly Row[]): Promise<ReadonlyMap<string, Fair>> {
  const fairs = await readRows<Fair>(tx, {
    startTime: 'timestamp',
    timeZone: 'text',
    id: 'text',
    name: 'text',
    fairType: textOf(),
    price: 'number?',
  })(
    `select id, name, fair_type as "fairType", price, start_time as "startTime",
       time_zone as "timeZone"
     from fair where id::text = any($1)`,
    [[...new Set(rows.flatMap(({ fairIds }) => fairIds))]],
  );
  return new Map(fairs.map((fair) => [fair.id, fair]));
}

/** The card purchases that settled them. */
async function readCheckouts(
  tx: Queryable,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Checkout>> {
  const checkouts = await readRows(tx, checkoutRow)(
    `select distinct on (key) key as "subjectId", lines, amount_cents as "amountCents",
       refunded_cents as "refundedCents", currency, receipt_url as "receiptUrl", paid_at as "paidAt"
     from (select *, case when subject = 'pack' then id::text else subject_id end as key
           from checkout where state in ('paid', 'refunded')) c
     where key = any($1) order by key, state, paid_at desc`,
    [rows.map(({ id }) => id)],
  );
  return new Map(checkouts.map((checkout) => [checkout.subjectId, checkout]));
}

/** The credits that payments used. */
async function readSpent(
  tx: Queryable,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const entries = await readRows(tx, { reference: 'text', credits: 'number' })(
    `select reference, -amount as credits from credit_entry
     where reason = 'spent' and reference = any($1)`,
    [rows.map(({ id }) => id)],
  );
  return new Map(entries.map(({ reference, credits }) => [reference, credits]));
}

/** Refunds other than to a card. */
interface Back {
  readonly cents: number;
  readonly credits: number;
}

async function readBack(tx: Queryable, rows: readonly Row[]): Promise<ReadonlyMap<string, Back>> {
  const sums = await readRows(tx, {
    cents: 'number',
    credits: 'number',
    id: 'text',
  })(
    `select subject_id as id, sum(amount_cents)::int as cents, sum(credits)::int as credits
     from payment_refund where subject_id = any($1::uuid[]) group by 1`,
    [rows.map(({ id }) => id)],
  );
  return new Map(sums.map((sum) => [sum.id, sum]));
}

function billToOf(data: Row['data'], asTyped: (text: string) => string): string | null {
  const contact = data['billingContact'];
  if (typeof contact !== 'object' || contact === null) return null;
  const contactParts = ['name', 'email', 'phone'].flatMap((key) => {
    const value: unknown = Reflect.get(contact, key);
    if (typeof value !== 'string' || value === '') return [];
    return [key === 'email' ? value : asTyped(value)];
  });
  return contactParts.length > 0 ? contactParts.join(', ') : null;
}

function numberIn(data: Row['data'], key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}

function textIn(data: Row['data'], key: string): string | null {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
}
