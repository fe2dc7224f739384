import { signedIn } from '../accounts/people-services.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { type Checkout, showCheckout } from './checkout.ts';
import { carryOwnRefunds } from './refunds/give-back.server.ts';
import { readCheckout } from './keep-checkout.server.ts';
import { syncCheckout } from './paying/open-checkout.server.ts';
import { ProviderFailure } from './provider/payment-provider.ts';
import type { PaymentServices, Payments } from './payments.ts';

/** Milliseconds for which a response of the provider counts as current. */
const fresh = 2_000;

/**
 * `checkout(id)`: the outcome of a card payment, for the payer and their college. A payer may be
 * back before the webhook arrives: then this queries the payment service.
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

/** The checkout as the provider knows it, unless settled; our own record while it is down. */
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
    // Our own record is better than no response; the webhook or the next poll brings the rest.
    if (error instanceof ProviderFailure) return checkout;
    throw error;
  }
}
