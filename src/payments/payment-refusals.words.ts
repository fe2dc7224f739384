import { words } from '../platform/words/words.ts';

/** Why nothing is paid, or given back. */
export const paymentRefusals = words('payments.refusals', {
  noCards: 'Cards are not accepted here. Please pay by invoice or check.',
  refused:
    'The payment service does not accept this payment, and nothing was paid. Please pay by invoice or check, or ask us.',
  away: 'The payment service cannot be reached just now, and nothing was paid. Please try again.',
  busy: 'Somebody else is paying for this at the same moment. Please try again.',
  notByCard: 'This is not to be paid by card.',
  settled: 'This is settled already.',
  quantity: 'Please choose 1 to 20.',
  chooseFairs: 'Please choose fairs that are published.',
  closed: 'Registration for {name} has closed.',
  noCollege: 'There is no such college.',
  notApproved: 'The college has to be approved before it can pay for anything.',
  nothingToRefund: 'There is no payment that could be refunded.',
  notSetUp: 'The payment service that took this payment is not set up any more.',
  creditsBefore: 'A part was given back as credits already. Please say how much money goes back.',
  mostCents: 'At most {left} cents can be refunded.',
  tooFewCredits: 'This takes {credits} credits, and {name} has {held}.',
  noCollegeForCredits: 'This exhibitor has no college that could be given credits.',
  mostCredits: 'At most {left} credits can be given back.',
  noPack: 'There is no such pack.',
  enterCents: 'Please enter an amount in cents.',
  onlyByHand: 'Only invoices and checks are marked as paid.',
  refundRefused: 'The payment service has refused this refund.',
  oneTo: 'Please choose 1 to {most}.',
  keyUsed: 'This key was used for another payment.',
  newKey: 'Please use a new key.',
  notEnough: 'The college does not have enough credits.',
  paidAlready: 'One of these fairs is paid already.',
});
