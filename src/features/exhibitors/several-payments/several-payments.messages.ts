import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** An admin's actions on several payments, and the filters of the table. */
export const severalPaymentsMessages = defineMessages('exhibitors.severalPayments', {
  fair: 'Fair',
  anyFair: 'Any fair',
  state: 'Status',
  anyState: 'Any status',
  open: 'Unpaid',
  overdue: 'Overdue',
  settled: 'Settled',
  refunded: 'Refunded',

  named: '{name}, {amount}',
  paid: 'Mark as paid',
  paidTitle:
    '{count, plural, =0 {None of these payments can be marked as paid} one {Mark # payment as paid?} other {Mark # payments as paid?}}',
  paidText:
    '{count, plural, one {That’s {amount}.} other {That’s {amount} in all.}} Receipts go out by email within a minute, so this can’t be undone.',
  paidNow: '{count, plural, one {Mark # payment as paid} other {Mark # payments as paid}}',
  marking: 'Saving…',
  numberHint: 'If several were paid together, it’s noted with each.',
  isByCard: 'Paid by card: settled when the card is charged',
  isNone: 'No registration to remind, or no one to email',
  remindTitle:
    '{count, plural, =0 {There’s no one to remind} one {Remind about # payment?} other {Remind about # payments?}}',
  remindText:
    'Their contacts and reps each get an email with a link to pay or to see the invoice. Emails can’t be unsent.',
  remindNow: '{count, plural, one {Remind about # payment} other {Remind about # payments}}',

  areMarked:
    '{count, plural, =0 {No payment was marked as paid.} one {# payment marked as paid. The exhibitor gets an email within a minute.} other {# payments marked as paid. The exhibitors get an email within a minute.}}',
  areReminded:
    '{count, plural, =0 {No one was reminded.} one {Reminded about # payment.} other {Reminded about # payments.}}',
});
