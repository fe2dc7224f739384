import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails with invoices, receipts and refunds. */
export const billingEmails = defineMessages('exhibitors.billing', {
  fairs:
    '{more, plural, =0 {{first}} one {{first} and # more fair} other {{first} and # more fairs}}',

  invoiceSubject: 'Invoice {number}: {what}',
  invoiceHeading: 'Invoice for {amount}',
  invoiceLead: 'Here’s the invoice for {college} at {what}.',
  invoiceForBilling: '{college} asked us to send you this invoice for {what}.',
  invoiceReplaces: 'It replaces the invoice we sent before, because a fair was taken off.',
  invoiceDue: 'Please pay {amount} by {date}.',
  invoiceOrder: 'Purchase order: {order}',
  remittance: 'Pay to:\n{lines}',

  voidSubject: 'Invoice {number} is void: {what}',
  voidHeading: 'Nothing to pay for {what}',
  voidLead: 'Invoice {number} for {amount} is void. There’s nothing to pay.',
  voidWithdrawn: '{college} withdrew from {what}.',
  voidFree: '{college} withdrew from a fair on this invoice, and what’s left is free.',
  voidElsewhere: '{college} is paying for {what} another way.',
  voidOvertaken: 'A rep of {college} registered it for {what} from the college’s own account.',
  voidPaid: 'Already sent a payment? Email {email}.',

  receiptSubject: 'Receipt {number}: {what}',
  receiptHeading: 'Receipt for {amount}',
  receiptLead: 'We’ve received {amount} from {college} for {what}. There’s nothing left to pay.',
  receiptByCredits: '{college} used {amount} for {what}. There’s nothing left to pay.',
  receiptForPack: 'We’ve received {amount} from {college} for {what}.',
  packAdded:
    '{credits, plural, one {The credit is in your account.} other {The # credits are in your account.}}',

  refundSubject: 'Refund {number}: {what}',
  refundHeading: 'Refund of {amount}',
  refundLead: 'We’ve refunded {amount} to {college} for {what}.',
  refundWithdrawn: '{college} withdrew from {what}, so we’ve refunded {amount}.',
  toCard: 'The money goes back to the card that paid. It can take a few days to show up.',
  byCheck: 'The money comes by check.',
  byTransfer: 'The money comes by bank transfer.',
  asCredits: 'The credits are in your college’s account.',

  attached: 'The PDF is attached.',
  alsoTo: 'We’ve sent it to {email}, too.',
  linkUntil: 'The link works without an account until {date}.',
  unexpected: 'Not expecting this? You can ignore this email.',
  openInvoice: 'See the invoice',
  openVoid: 'See the void invoice',
  openReceipt: 'See the receipt',
  openRefund: 'See the refund',
});
