import { conflict, notFound } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { checkoutColumns, type Checkout } from './checkout.ts';
import { findRival } from './settled-fairs.server.ts';
import { checkoutRow, changeCheckout } from './keep-checkout.server.ts';
import { closeCheckout, openCheckout } from './paying/open-checkout.server.ts';
import type { Payer } from './paying/payer.ts';
import { ProviderFailure } from './provider/payment-provider.ts';
import type { Offer, Payments } from './payments.ts';
import { awayForNow, busy, noCards, refused } from './refusals.ts';
import { settle } from './paying/settle.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

/** A purchase to pay by card. */
export interface Purchase {
  /** A kind that a Payable handles, and the id within it. */
  readonly subject: string;
  readonly subjectId: string;
  /** The same key is the same purchase; without one, an open checkout for the same thing is. */
  readonly requestKey: string | null;
}

/** How long a checkout can be paid, and the time that must remain for someone to begin. */
const lifetime = 2 * 3_600_000;
const least = 15 * 60_000;

/**
 * Makes a checkout, or finds the one made by another tab, another rep or an earlier try, and has
 * the provider open it. First ends, at the provider, one for something else that covers the same
 * fair of the same college: two card pages for one fair must not both be paid.
 *
 * @throws Refusal CONFLICT, NOT_FOUND, BAD_USER_INPUT; SERVICE_UNAVAILABLE: the provider is down
 */
export async function makeCheckout(
  parts: Payments,
  by: Payer,
  purchase: Purchase,
): Promise<Checkout> {
  if (!parts.provider) throw noCards();
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const found = await parts.change((tx) => findOrWrite(tx, parts, by, purchase));
      if (found?.toClose !== undefined) await closeCheckout(parts, found.toClose);
      else if (found) return await opened(parts, found.checkout);
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? awayForNow() : error;
  }
  throw busy();
}

async function opened(parts: Payments, checkout: Checkout): Promise<Checkout> {
  try {
    return await openCheckout(parts, checkout);
  } catch (error) {
    throw error instanceof ProviderFailure && error.outcome === 'refused' ? refused() : error;
  }
}

/** The checkout; or the id of a stale or rival one (for the same fair) that has to end first. */
type Found =
  { readonly checkout: Checkout; readonly toClose?: never } | { readonly toClose: string };

/** Null when a concurrent call created one: then it can be found. */
async function findOrWrite(
  tx: Queryable,
  parts: Payments,
  by: Payer,
  purchase: Purchase,
): Promise<Found | null> {
  const repeated = await findRepeated(tx, by, purchase);
  if (repeated) return { checkout: repeated };
  const { subject, subjectId } = purchase;
  const payable = parts.payables.find(({ kind }) => kind === subject);
  if (!payable) throw notFound();
  const offer = await payable.offer(tx, parts, by, subjectId);
  const rival = await findRival(tx, parts, { ...purchase, ...offer });
  if (rival !== null) return { toClose: rival };
  const open = await findOpen(tx, purchase, offer.collegeId);
  if (open) return isStale(parts, open, offer) ? { toClose: open.id } : { checkout: open };
  return writeDown(tx, parts, by, purchase, offer);
}

async function findRepeated(
  tx: Queryable,
  by: Payer,
  { requestKey, subject, subjectId }: Purchase,
): Promise<Checkout | null> {
  if (requestKey === null) return null;
  const rows = await readRows(tx, checkoutRow)(
    `select ${checkoutColumns} from checkout where account_id = $1 and request_key = $2`,
    [by.id, requestKey],
  );
  const found = rows[0];
  if (found && (found.subject !== subject || found.subjectId !== subjectId))
    throw conflict(apiSentence(messages.keyUsed), { key: apiSentence(messages.newKey) });
  return found ?? null;
}

async function findOpen(
  tx: Queryable,
  { subject, subjectId }: Purchase,
  collegeId: string | null,
): Promise<Checkout | null> {
  const rows = await readRows(tx, checkoutRow)(
    `select ${checkoutColumns} from checkout
     where subject = $1 and subject_id = $2 and college_id is not distinct from $3
       and state in ('made', 'open')`,
    [subject, subjectId, collegeId],
  );
  return rows[0] ?? null;
}

function isStale({ world, provider }: Payments, checkout: Checkout, { price }: Offer): boolean {
  return (
    checkout.provider !== provider?.name ||
    checkout.amountCents !== price.cents ||
    checkout.currency !== price.currency ||
    checkout.credits !== price.credits ||
    checkout.expiresAt.getTime() - world.now().getTime() < least
  );
}

async function writeDown(
  tx: Queryable,
  parts: Payments,
  by: Payer,
  { subject, subjectId, requestKey }: Purchase,
  { price, collegeId, returnPath }: Offer,
): Promise<Found | null> {
  const { world, provider } = parts;
  const now = world.now();
  const rows = await readRows(tx, checkoutRow)(
    `insert into checkout (id, subject, subject_id, college_id, account_id, request_key, lines,
       amount_cents, currency, credits, state, return_path, provider, created_at, expires_at,
       updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'made', $11, $12, $13, $14, $13)
     on conflict do nothing returning ${checkoutColumns}`,
    [
      world.newId(),
      subject,
      subjectId,
      collegeId,
      by.id,
      requestKey,
      JSON.stringify(price.lines),
      price.cents,
      price.currency,
      price.credits,
      returnPath,
      provider?.name ?? '',
      now,
      new Date(now.getTime() + lifetime),
    ],
  );
  const checkout = rows[0];
  if (!checkout) return null;
  if (price.cents > 0) return { checkout };
  const free = await changeCheckout(tx, now, checkout, { state: 'paid', paidAt: now });
  await settle(tx, parts, free, 'waived');
  return { checkout: free };
}
