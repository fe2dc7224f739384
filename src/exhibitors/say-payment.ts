import type { Message } from '../platform/words/words.ts';
import { exhibitorWords as said } from './exhibitor.words.ts';

/** How something is paid, in words. */
export function wayOf(paymentType: string): Message {
  switch (paymentType) {
    case 'card':
      return said.byCard;
    case 'invoice':
      return said.byInvoice;
    case 'check':
      return said.byCheck;
    case 'credit':
      return said.byCredit;
    default:
      return said.waived;
  }
}

/** Whether it is paid, in words. */
export function standingOf(paymentStatus: string): Message {
  switch (paymentStatus) {
    case 'paid':
      return said.isPaid;
    case 'waived':
      return said.waived;
    case 'refunded':
      return said.isBack;
    default:
      return said.isOpen;
  }
}
