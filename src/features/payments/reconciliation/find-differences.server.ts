import { isUuid } from '../../../platform/model/kinds.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { readRefunds, sumOfRefunds } from '../refunds/apply-refunds.server.ts';
import type { Checkout } from '../checkout.ts';
import { readCheckout } from '../keep-checkout.server.ts';
import {
  differenceRow,
  noteDifference,
  type Difference,
  type DifferenceKind,
} from './note-difference.server.ts';
import { syncCheckout } from '../paying/open-checkout.server.ts';
import type { PaymentProvider, ProviderCheckout } from '../provider/payment-provider.ts';
import type { Payments } from '../payments.ts';
import { everyRecord } from '../settled-fairs.server.ts';

/** Number of days compared with the provider's books. */
const days = 35;

/** Kinds recorded when they happen and not found again by comparing. */
const noted: readonly DifferenceKind[] = [
  'credits not taken back',
  'other amount',
  'paid for nothing',
];

/**
 * Compares our books with each other and with the provider's, stores the differences, deletes
 * resolved ones, and returns the current ones.
 *
 * @throws ProviderFailure
 */
export async function findDifferences(parts: Payments): Promise<readonly Difference[]> {
  const { world, log, provider } = parts;
  const found = await compareOwnBooks(parts);
  if (provider) found.push(...(await compareWithProvider(parts, provider)));
  await parts.change(async (tx) => {
    // Recorded ones end when the money is refunded.
    await tx.query(
      `delete from payment_difference d where kind <> all ($1) or exists (
         select from checkout c where c.id::text = d.subject
           and (c.state = 'refunded' or c.state = 'paid' and d.kind = 'other amount'))`,
      [noted],
    );
    for (const { kind, subject, details } of found)
      await noteDifference(tx, world, kind, subject, details);
  });
  const differences = await readDifferences(parts.pool);
  for (const { kind, subject, details } of differences)
    log.error(
      { event: 'payments.books_differ', kind, subject, details },
      'Payment records differ from the provider’s.',
    );
  return differences;
}

/** The differences found by the last comparison. */
export async function readDifferences(tx: Queryable): Promise<readonly Difference[]> {
  return readRows(
    tx,
    differenceRow,
  )('select kind, subject, details from payment_difference order by kind, subject');
}

/** Queries for rows that must not exist: subject and details. */
const ownBooks: readonly (readonly [kind: DifferenceKind, statement: string])[] = [
  [
    'sum of credits',
    `select c.id as subject, jsonb_build_object('credits', c.fair_credits, 'entries', e.sum) as details
     from college c left join (
       select college_id, sum(amount)::int as sum from credit_entry group by 1) e on e.college_id = c.id
     where coalesce(c.fair_credits, 0) <> coalesce(e.sum, 0)`,
  ],
  [
    'credits not entered',
    `select c.id as subject, jsonb_build_object('bought', c.credits, 'entered', e.amount) as details
     from checkout c left join credit_entry e on e.reason = 'bought' and e.reference = c.id::text
     where c.state in ('paid', 'refunded') and c.credits > 0 and e.amount is distinct from c.credits`,
  ],
];

/**
 * Two payments of a college for one fair. A registration that an admin has set to paid without its
 * own payment is covered by the college's, and doesn't count.
 */
const paidTwice = (parts: Payments) =>
  [
    'paid twice',
    `with paid as materialized (
       select * from (${everyRecord(parts)}) r
       where status = 'paid' and (kind = 'payment' or data ? 'amountCents'))
     select p.id as subject, jsonb_build_object('other', min(q.id::text)) as details
     from paid p join paid q on q.college_id = p.college_id and q.id < p.id
       and q.fair_ids && p.fair_ids
     group by p.id`,
  ] as const;

/** Refunds recorded a day ago or earlier that may not have been carried out. */
const notCarriedOut = ({ world }: Payments) =>
  [
    'refund not carried out',
    `select id as subject, jsonb_build_object('checkout', checkout_id, 'cents', amount_cents) as details
     from checkout_refund where state = 'made'
       and created_at <= '${new Date(world.now().getTime() - 86_400_000).toISOString()}'`,
  ] as const;

async function compareOwnBooks(parts: Payments): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [kind, statement] of [...ownBooks, paidTwice(parts), notCarriedOut(parts)]) {
    const rows = await readRows<Omit<Difference, 'kind'>>(parts.pool, {
      subject: 'text',
      details: jsonOf(),
    })(statement);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return found;
}

async function compareWithProvider(
  parts: Payments,
  provider: PaymentProvider,
): Promise<Difference[]> {
  const { pool, world } = parts;
  const since = new Date(world.now().getTime() - days * 86_400_000);
  const found: Difference[] = [];
  const seen = new Set<string>();
  for await (const providerCheckout of provider.listCheckouts(since)) {
    // Other programs may take payments with the same account.
    if (providerCheckout.checkoutId === null) continue;
    seen.add(providerCheckout.session);
    found.push(...(await compareTwice(parts, provider, providerCheckout)));
  }
  const rows = await readRows(pool, { id: 'text', session: 'text' })(
    `select id, provider_session as session from checkout
     where provider = $1 and state in ('paid', 'refunded') and provider_session is not null
       and created_at >= $2::timestamptz + interval '1 hour'`,
    [provider.name, since],
  );
  for (const { id, session } of rows)
    if (!seen.has(session))
      found.push({ kind: 'unknown at the provider', subject: id, details: { session } });
  return found;
}

/** Differences that come only from a lost event are resolved here. */
async function compareTwice(
  parts: Payments,
  provider: PaymentProvider,
  providerCheckout: ProviderCheckout,
): Promise<Difference[]> {
  const compare = async () => {
    const id = providerCheckout.checkoutId;
    const checkout = id !== null && isUuid(id) ? await readCheckout(parts.pool, id) : null;
    return { checkout, found: await compareOne(parts.pool, provider, checkout, providerCheckout) };
  };
  const { checkout, found } = await compare();
  if (found.length === 0 || checkout?.session !== providerCheckout.session) return found;
  const after = await syncCheckout(parts, checkout.id);
  // Paid with another amount: recorded separately, until the money is refunded.
  const isOther =
    providerCheckout.state === 'paid' && after?.state === 'failed' && after.payment !== null;
  return isOther ? [] : (await compare()).found;
}

async function compareOne(
  tx: Queryable,
  provider: PaymentProvider,
  checkout: Checkout | null,
  providerCheckout: ProviderCheckout,
): Promise<Difference[]> {
  const { session, state, cents } = providerCheckout;
  const isPaid = checkout?.state === 'paid' || checkout?.state === 'refunded';
  const isKnown = checkout?.session === session;
  if (state === 'paid' && (!isKnown || !isPaid))
    return [{ kind: 'unknown here', subject: session, details: { cents } }];
  if (!isKnown || !isPaid) return [];
  if (state !== 'paid')
    return [
      { kind: 'not paid at the provider', subject: checkout.id, details: { session, state } },
    ];
  if (cents !== checkout.amountCents)
    return [
      {
        kind: 'other amount',
        subject: checkout.id,
        details: { session, cents, expected: checkout.amountCents },
      },
    ];
  const { refunds } = await provider.readCheckout(session);
  const there = refunds.reduce((sum, one) => (one.state === 'failed' ? sum : sum + one.cents), 0);
  const here = sumOfRefunds(await readRefunds(tx, checkout.id)).cents;
  return there === here
    ? []
    : [{ kind: 'other refunds', subject: checkout.id, details: { here, there } }];
}
