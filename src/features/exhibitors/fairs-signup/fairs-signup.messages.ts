import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Where a college registers for several fairs, pays, and finds its receipts. */
export const signUpMessages = defineMessages('exhibitors.signUp', {
  title: 'Fairs and payments',
  description: 'Register your college for fairs, pay for them, and find your receipts.',
  lead: '{college} has {credits, plural, =0 {no credits} one {# credit} other {# credits}}.',

  creditsLeft: '{credits, plural, one {credit left} other {credits left}}',

  noCollege: 'First, find your college',
  noCollegeText:
    'Only colleges can register. Tell us which one is yours, and one of its reps or an admin will approve you.',
  findCollege: 'Find my college',
  pending: 'Your request is pending',
  pendingText:
    'Once it’s confirmed that you represent {college}, you can register and pay. Choose fairs now: we’ll keep your choice.',
  keepText: 'Select the fairs {college} might attend. This registers no one.',
  keep: 'Save my choice',
  kept: 'Saved. You can register for these fairs once you’re confirmed.',
  prepared: 'What you chose while your request was pending is selected.',
  pendingSee: 'See my request',
  draft: 'Your college is waiting for approval',
  draftText: 'As soon as an admin approves it, you can register it for fairs.',

  choose: 'Choose fairs',
  chooseText: 'Select the fairs your college will attend. You can pay for all of them at once.',
  fairs: 'Fairs',
  signUpUntil: 'Register by',
  free: 'free',
  goOn: 'Review and pay',
  noFairs: 'No fairs are open for registration',
  noFairsText: 'New fairs are added year-round. Your registrations are listed below.',
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
  send: 'Register',
  sending: 'Registering…',
  signedUp: 'Your college is registered.',
  signedUpInvoice: 'Your college is registered. The invoice is on its way by email.',
  signedUpReceipt: 'Your college is registered. The receipt is on its way by email.',
  failed: 'That didn’t work. Please try again.',

  myFairs: 'My fairs',
  myFairsNone: 'Your college isn’t registered for a fair yet.',
  setUpBooth: 'Set up booth',
  openDesk: 'Open the desk',
  seeResults: 'See the results',
  withdraw: 'Withdraw',
  withdrawLate: 'It’s too late to withdraw online. If your plans have changed:',
  withdrawSure: 'Yes, withdraw from this fair',
  waitsForMoney: 'Withdrawn. A refund is on its way',
  gaveFree: 'You’ve withdrawn. There was nothing to refund.',
  gaveCredits: 'You’ve withdrawn, and your college has the credits.',
  gaveMoney: 'You’ve withdrawn. We’ll refund your payment and email you when it’s done.',

  packs: 'Buy credits',
  packsText: 'Credits pay for fairs that you choose later. {kinds}.',
  packPays: '{kind}: {credits, plural, one {# credit} other {# credits}} or {price}',
  pack: '{name}: {credits, plural, one {# credit} other {# credits}}',
  saves:
    '{saved} less than {fairs, plural, one {# live-booth fair} other {# live-booth fairs}} one by one',
  dearer: 'Costs less without credits: {kinds}',
  buy: 'Buy for {price}',
  buying: 'One moment…',

  receipts: 'Receipts and invoices',
  receiptsNone: 'No payments yet.',
  namedReceipt: 'Receipt {number}, {date}, {sum}',
  namedInvoice: 'Invoice {number}, {date}, {sum}',
  creditsBought: '{credits, plural, one {# credit} other {# credits}}',
  payNow: 'Pay by card',
  unpaid: 'Not paid yet',
  openInvoice: 'Open the invoice: {number}, {date}',
  dueBy: 'Please pay by {date}.',
  payTo: 'Pay to:',
  contact: 'Contact us',

  cameBack: 'Processing your payment',
  cameBackText:
    'We’re waiting for the payment service to confirm. This page updates automatically.',
  done: 'Thank you. Your payment has arrived.',
  notDone: 'The card wasn’t charged',
  notDoneText: 'Nothing was paid. You can try again whenever you like.',
  givenBack: 'We’re refunding this payment to your card',
  givenBackText: 'What it was for was already settled another way. You don’t need to do anything.',
  cancelled: 'You left the payment page. Nothing was charged.',
});
