import { showCheckout } from '../../payments/checkout.ts';
import { makeCheckout } from '../../payments/make-checkout.server.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import { awayForNow } from '../../payments/refusals.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { proofOf, readRegistration } from '../read-registration.server.ts';

/**
 * `payExhibitorRegistration(proof)`: opens a card payment for a registration that the caller has
 * just made, or opened by its emailed link. Knowing an id is not enough.
 */
export const payExhibitorRegistration = operation<'payExhibitorRegistration', PaymentServices>({
  kind: 'Mutation',
  name: 'payExhibitorRegistration',
  field: `
  "Opens a card payment for a registration the caller can prove."
  payExhibitorRegistration(proof: String!): Checkout!`,
  who: ['everyone'],
  async resolve({ proof }, context) {
    const { payments } = context.services;
    const { id: exhibitorId } = proofOf(context, proof);
    // A rejected duplicate can't be told from a payment service that is down.
    if (!(await readRegistration(payments.pool, exhibitorId))) throw awayForNow();
    const purchase = { subject: 'exhibitor', subjectId: exhibitorId, requestKey: null };
    return showCheckout(await makeCheckout(payments, { id: null, exhibitorId }, purchase));
  },
});
