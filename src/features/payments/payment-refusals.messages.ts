import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why a payment or refund fails. */
export const paymentRefusals = defineMessages('payments.refusals', {
  noCards: 'We don’t accept cards here. Please pay by invoice or check.',
  refused:
    'The payment service declined this payment, and nothing was paid. Please pay by invoice or check, or contact us.',
  away: 'We can’t reach the payment service right now, and nothing was paid. Please try again.',
  busy: 'Someone else is paying for this right now. Please try again.',
  notByCard: 'This can’t be paid by card.',
  settled: 'This has already been settled.',
  quantity: 'Please choose 1 to 20.',
  chooseFairs: 'Please choose fairs that are published.',
  closed: 'Registration for {name} has closed.',
  noCollege: 'We couldn’t find that college.',
  notApproved: 'The college has to be approved before it can pay for anything.',
  nothingToRefund: 'There’s no payment to refund.',
  notSetUp: 'The payment service that took this payment is no longer set up.',
  mostCents: 'At most {left} cents can be refunded.',
  onlyCredits: 'This was paid with credits. Please give credits back.',
  notByCardRefund: 'This wasn’t paid by card. Please choose another way to refund it.',
  onlyToCard: 'This can only be refunded to the card.',
  noFuture: 'Please enter a date that isn’t in the future.',
  sayWhy: 'Please give a reason.',
  tooFewCredits: 'This takes {credits} credits, and {name} has {held}.',
  noCollegeForCredits: 'This exhibitor has no college that credits could go to.',
  mostCredits: 'At most {left} credits can be given back.',
  noPack: 'We couldn’t find that pack.',
  enterCents: 'Please enter an amount in cents.',
  onlyByHand: 'Only invoices and checks can be marked as paid.',
  refundRefused: 'The payment service declined this refund.',
  oneTo: 'Please choose 1 to {most}.',
  otherPrice:
    'The price changed while this page was open: it’s {price} now and was {before}. Check it and send again.',
  otherCredits:
    'The price changed while this page was open: it takes {credits, plural, one {# credit} other {# credits}} now and took {before}. Check it and send again.',
  otherPack:
    'This pack changed while this page was open: it has {credits, plural, one {# credit} other {# credits}} now and had {before}. Check it and send again.',
  otherRule:
    'Prices or the refund rule changed while this page was open. Check them and send again.',
  pricesLocked:
    'The environment variable {variable} sets the prices. Change it there, or remove it to set them here.',
  pricesChanged:
    'The prices changed while you were editing. Your changes are still here: check them against the new prices and save again.',
  pricesChangedBy:
    '{name} changed the prices while you were editing. Your changes are still here: check them against the new prices and save again.',
  keepsCurrency: 'Someone has already registered or paid, so the currency can’t change.',
  leastAmount: 'Enter 0 for free, or at least 0.50.',
  leastPaid: 'Enter at least 0.50.',
  chooseCurrency: 'Please choose a currency from the list.',
  chooseKind: 'Please choose booth, 6x6 or webinar.',
  mostPacks: 'Up to {most} packs are possible.',
  packIds: 'Each pack needs its own ID: lowercase letters, numbers and hyphens.',
  keyUsed: 'This key was already used for another payment.',
  newKey: 'Please use a new key.',
  notEnough: 'The college doesn’t have enough credits.',
  paidAlready: 'One of these fairs is already paid.',
});
