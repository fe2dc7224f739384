import { words } from '../platform/words/words.ts';

/** Where a college signs up for several fairs, pays, and finds its receipts. */
export const signUpWords = words('exhibitors.signUp', {
  title: 'Fairs and payments',
  description: 'Sign your college up for fairs, pay for them, and find your receipts.',
  lead: '{college} has {credits, plural, =0 {no credits} one {# credit} other {# credits}}.',

  creditsLeft: '{credits, plural, one {credit left} other {credits left}}',

  noCollege: 'First, find your college',
  noCollegeText:
    'Fairs are for colleges. Say which one is yours, and one of its reps or an admin agrees.',
  findCollege: 'Find my college',
  draft: 'Your college waits for approval',
  draftText: 'As soon as an admin has approved it, you can sign it up for fairs.',

  choose: 'Choose fairs',
  chooseText:
    'Tick the fairs that your college comes to. One payment is for all of them, and each brings its booth or its session.',
  fairs: 'Fairs',
  signUpUntil: 'Sign up until',
  free: 'free',
  goOn: 'Review and pay',
  noFairs: 'There is no fair to sign up for just now',
  noFairsText: 'New fairs come up all year round. Your sign-ups are listed below.',
  daysLeft: '{days, plural, one {last day} other {# days left}}',
  tickOne: 'Select a fair to see your total.',
  priceNext: 'The next page shows what your choice costs.',
  countOf: '{count, plural, one {# fair} other {# fairs}}',
  creditsAfter:
    'or {credits, plural, one {# credit} other {# credits}}; {left, plural, =0 {none is left} one {# is left} other {# are left}} after that',
  creditsShort:
    'or {credits, plural, one {# credit} other {# credits}}; you have {held, plural, =0 {none} other {#}}',

  total: 'Your choice',
  sum: '{count, plural, one {# fair} other {# fairs}}: {price} in all',
  orCredits: 'or {credits, plural, =0 {no credits} one {# credit} other {# credits}}',
  change: 'Choose other fairs',
  payBy: 'Pay by',
  credit: 'Credits',
  creditHint:
    'Takes {credits, plural, one {# credit} other {# credits}}; {held} are left after that.',
  nothing: 'Nothing to pay',
  nothingHint: 'These fairs are free.',
  send: 'Sign up',
  sending: 'Signing up…',
  signedUp: 'Your college is signed up.',
  signedUpInvoice: 'Your college is signed up. The invoice is on its way by email.',
  signedUpReceipt: 'Your college is signed up. The receipt is on its way by email.',
  failed: 'That did not work just now. Please try again.',

  myFairs: 'My fairs',
  myFairsNone: 'Your college is not signed up for a fair yet.',
  withdraw: 'Withdraw',
  withdrawSure: 'Yes, withdraw from this fair',
  waitsForMoney: 'Withdrawn. A refund is on its way',
  gaveFree: 'You’ve withdrawn. There was nothing to refund.',
  gaveCredits: 'You’ve withdrawn, and your college has the credits.',
  gaveMoney: 'You’ve withdrawn. We’ll refund your payment and email you when it’s done.',

  packs: 'Buy credits',
  packsText: 'A credit pays for a fair that you choose later.',
  pack: '{name}: {credits, plural, one {# credit} other {# credits}}',
  buy: 'Buy for {price}',
  buying: 'One moment…',

  receipts: 'Receipts and invoices',
  receiptsNone: 'No payments yet.',
  seeReceipt: 'See the receipt',
  seeInvoice: 'See the invoice',
  creditsBought: '{credits, plural, one {# credit} other {# credits}}',
  payNow: 'Pay by card',

  cameBack: 'Processing your payment',
  cameBackText:
    'The payment service has yet to say that it is done. This page looks again by itself.',
  done: 'Thank you. Your payment has arrived.',
  notDone: 'The card was not charged',
  notDoneText: 'Nothing was paid. You can try again whenever you like.',
  givenBack: 'This payment goes back to your card',
  givenBackText: 'What it was for had been settled in another way. You need not do anything.',
  cancelled: 'You have left the payment. Nothing was charged.',
});
