import type { Queryable } from '../../../platform/database/queryable.ts';
import { applyAnswer } from './apply-answer.server.ts';
import type { Checkout } from '../checkout.ts';
import { changeCheckout, lockCheckout, readCheckout } from '../keep-checkout.server.ts';
import { ProviderFailure, type PaymentProvider } from '../provider/payment-provider.ts';
import type { Payments } from '../payments.ts';

/** The provider of this checkout; null when it is not the current one. */
export function providerOf(
  { provider }: Payments,
  checkout: Pick<Checkout, 'provider'>,
): PaymentProvider | null {
  return provider?.name === checkout.provider ? provider : null;
}

/**
 * Has the provider open a checkout recorded here. The key makes retries safe, from another process,
 * too: after a crash between the response and our commit, the same session is found.
 *
 * @returns the updated checkout
 * @throws ProviderFailure
 */
export async function openCheckout(parts: Payments, checkout: Checkout): Promise<Checkout> {
  const provider = providerOf(parts, checkout);
  if (!provider || checkout.state !== 'made') return checkout;
  const { id, lines, currency, expiresAt, brokenTries } = checkout;
  try {
    const answer = await provider.createCheckout({
      id,
      idempotencyKey: `checkout-${id}-${brokenTries}`,
      lines,
      currency,
      expiresAt,
      paidUrl: returnUrl(parts, checkout, 'checkout'),
      cancelledUrl: returnUrl(parts, checkout, 'cancelled'),
    });
    return (await parts.change((tx) => applyAnswer(tx, parts, id, answer))) ?? checkout;
  } catch (error) {
    if (error instanceof ProviderFailure) await rememberFailure(parts, checkout, error);
    throw error;
  }
}

/**
 * The provider repeats an internal error for the same key: the next try uses a new key. A session
 * that was created anyway was never shown to anyone.
 */
async function rememberFailure(
  parts: Payments,
  { id, brokenTries }: Checkout,
  { outcome, message }: ProviderFailure,
): Promise<void> {
  parts.log.warn(
    { event: 'payments.checkout_failed', checkout: id, outcome, reason: message },
    'Opening a checkout failed.',
  );
  if (outcome === 'unknown') return;
  await parts.change(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout?.state !== 'made') return;
    const now = parts.world.now();
    if (outcome === 'refused') await changeCheckout(tx, now, checkout, { state: 'failed' });
    else if (checkout.brokenTries === brokenTries)
      await changeCheckout(tx, now, checkout, { brokenTries: brokenTries + 1 });
  });
}

/**
 * Queries the provider for the state of a checkout, and records it.
 * @returns the updated checkout; null when there is none
 * @throws ProviderFailure
 */
export async function syncCheckout(parts: Payments, id: string): Promise<Checkout | null> {
  const checkout = await readCheckout(parts.pool, id);
  const provider = checkout && providerOf(parts, checkout);
  if (!provider) return checkout;
  if (checkout.session === null) return openCheckout(parts, checkout);
  try {
    const answer = await provider.readCheckout(checkout.session);
    return await parts.change((tx) => applyAnswer(tx, parts, id, answer));
  } catch (error) {
    const isMissing = error instanceof ProviderFailure && error.outcome === 'missing';
    if (!isMissing || checkout.state === 'paid' || checkout.state === 'refunded') throw error;
    parts.log.warn(
      { event: 'payments.checkout_unknown', checkout: id },
      'The payment provider no longer knows a checkout.',
    );
    return parts.change((tx) => giveUp(tx, parts, id));
  }
}

/**
 * Ends an unpaid checkout, at the provider first; one that was paid meanwhile stays paid.
 * @throws ProviderFailure
 */
export async function closeCheckout(parts: Payments, id: string): Promise<Checkout | null> {
  const checkout = await syncCheckout(parts, id);
  if (checkout && !providerOf(parts, checkout)) return parts.change((tx) => giveUp(tx, parts, id));
  if (checkout?.state !== 'open' || checkout.session === null) return checkout;
  await providerOf(parts, checkout)?.closeCheckout(checkout.session);
  return syncCheckout(parts, id);
}

/**
 * From a provider that this server no longer uses, or another account: the payer starts over. If an
 * event ever arrives for it, paid is still paid.
 */
async function giveUp(tx: Queryable, { world }: Payments, id: string): Promise<Checkout | null> {
  const checkout = await lockCheckout(tx, id);
  return checkout?.state === 'made' || checkout?.state === 'open'
    ? changeCheckout(tx, world.now(), checkout, { state: 'expired', url: null })
    : checkout;
}

/** The payer's return address; it names the checkout, and proves nothing. */
function returnUrl(
  { publicUrl }: Payments,
  { id, returnPath }: Checkout,
  how: 'checkout' | 'cancelled',
): string {
  const url = new URL(returnPath, publicUrl);
  url.searchParams.set(how, id);
  return url.href;
}
