import { signedIn } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { checkoutTypes, showCheckout } from '../checkout.ts';
import { makeCheckout, type Purchase } from '../make-checkout.server.ts';
import { packSubject } from '../credits/payable-pack.server.ts';
import { refuseOtherPack } from '../refusals.ts';
import type { PaymentServices } from '../payments.ts';
import { apiSentence, forPrograms } from '../../../platform/model/api-sentence.ts';
import { paymentRefusals } from '../payment-refusals.messages.ts';
import { messages } from '../../../platform/model/messages.ts';

interface Input {
  readonly collegeId?: string | null;
  readonly packId?: string | null;
  readonly quantity?: number | null;
  readonly paymentId?: string | null;
  readonly exhibitorId?: string | null;
  readonly key?: string | null;
  readonly pricesVersion?: number | null;
}

/**
 * `startCheckout(...)`: opens a card payment for a pack of credits, a CollegePayment or a
 * FairExhibitor. The price is computed here. While one is open for the same thing, returns that
 * one, however often and from wherever it is requested.
 */
export const startCheckout = operation<'startCheckout', PaymentServices>({
  kind: 'Mutation',
  name: 'startCheckout',
  field: `
  "Opens a card payment for a credit pack, a CollegePayment or a FairExhibitor. An open one for the same thing is returned instead."
  startCheckout(input: StartCheckoutInput!): Checkout!`,
  types: `
  ${checkoutTypes}
  "The subject of a checkout: exactly one of packId (with collegeId), paymentId and exhibitorId."
  input StartCheckoutInput {
    collegeId: ID
    packId: ID
    "How many of the pack: 1 to 20, 1 unless said."
    quantity: Int
    paymentId: ID
    exhibitorId: ID
    "Anything of your own, up to 80 characters: the same key is the same checkout."
    key: String
    "The version of the prices that was shown: refused where it costs something else by now."
    pricesVersion: Int
  }`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ input }, context) {
    const { payments, livePrices } = context.services;
    await livePrices.catchUp(input.pricesVersion);
    if (typeof input.packId === 'string')
      refuseOtherPack(payments.prices, input.pricesVersion, input.packId);
    return showCheckout(await makeCheckout(payments, signedIn(context), purchaseIn(input)));
  },
});

function purchaseIn(input: Input): Purchase {
  const { collegeId, packId, paymentId, exhibitorId } = input;
  const requestKey = checkKey(input.key);
  const subjectIds = [packId, paymentId, exhibitorId].filter((id) => typeof id === 'string');
  if (subjectIds.length !== 1)
    throw badInput({ input: forPrograms('Please give one of packId, paymentId and exhibitorId.') });
  if (typeof paymentId === 'string')
    return { subject: 'payment', subjectId: paymentId.toLowerCase(), requestKey };
  if (typeof exhibitorId === 'string')
    return { subject: 'exhibitor', subjectId: exhibitorId.toLowerCase(), requestKey };
  const quantity = input.quantity ?? 1;
  if (quantity < 1 || quantity > 20)
    throw badInput({ quantity: apiSentence(paymentRefusals.quantity) });
  if (typeof collegeId !== 'string') throw badInput({ collegeId: messages.required });
  const subjectId = packSubject(collegeId.toLowerCase(), packId ?? '', quantity);
  return { subject: 'pack', subjectId, requestKey };
}

/** A caller's own key for a repeatable call. @throws Refusal BAD_USER_INPUT */
export function checkKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (!/^[\x20-\x7e]{1,80}$/.test(key))
    throw badInput({ key: forPrograms('Please use 1 to 80 letters, digits and signs.') });
  return key;
}
