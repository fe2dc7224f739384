import { signedIn } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import type { Checkout } from './checkout.ts';
import { showCheckout } from './checkout-schema.ts';
import { carryOwnRefunds } from './give-back.server.ts';
import { readCheckout } from './keep-checkout.server.ts';
import { syncCheckout } from './open-checkout.server.ts';
import { ProviderFailure } from './payment-provider.ts';
import type { PaymentServices, Payments } from './payments.ts';

/** Milliseconds for which an answer of the provider is new enough. */
const fresh = 2_000;

/**
 * `checkout(id)`: what became of a payment by card, for whoever began it and for its college. A payer
 * may be back before the payment service has told us: then it is asked.
 */
export const lookAtCheckout = operation<'checkout', PaymentServices>({
  kind: 'Query',
  name: 'checkout',
  field: `
  "Returns the status of a card payment to the person who began it and to its college."
  checkout(id: ID!): Checkout`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { payments } = context.services;
    const checkout = isUuid(id) ? await readCheckout(payments.pool, id) : null;
    const own =
      checkout?.accountId === by.id ||
      (checkout?.collegeId && by.holds['college']?.includes(checkout.collegeId));
    if (!checkout || !(own || by.role === 'ADMINS')) return null;
    return showCheckout(await refreshCheckout(payments, checkout));
  },
});

/** The checkout as the provider knows it, where that is not settled; as we know it while it is away. */
export async function refreshCheckout(payments: Payments, checkout: Checkout): Promise<Checkout> {
  const { state, readAt, id } = checkout;
  const isWaiting = state === 'made' || state === 'open';
  const age = payments.world.now().getTime() - (readAt?.getTime() ?? 0);
  if (!isWaiting || age < fresh) return checkout;
  try {
    await syncCheckout(payments, id);
    await carryOwnRefunds(payments, id);
    return (await readCheckout(payments.pool, id)) ?? checkout;
  } catch (error) {
    // What we know is better than no answer; the webhook or the next look brings the rest.
    if (error instanceof ProviderFailure) return checkout;
    throw error;
  }
}
