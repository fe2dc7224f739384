import type { PriceLine } from './compute-price.ts';

/** What the provider is asked to let someone pay. The same order twice is one checkout. */
export interface CheckoutOrder {
  /** Our id of it. */
  readonly id: string;
  /** The provider answers the same key with the same checkout. */
  readonly idempotencyKey: string;
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  readonly expiresAt: Date;
  /** Where the browser is led afterwards. What it brings along proves nothing. */
  readonly paidUrl: string;
  readonly cancelledUrl: string;
}

/** What the provider says of a checkout. */
export interface ProviderCheckout {
  /** The provider's id. */
  readonly session: string;
  /** Our id, as it was handed over; null where it is none of ours. */
  readonly checkoutId: string | null;
  /** Where it can be paid, while it can. */
  readonly url: string | null;
  /** pending: the payer has done his part and the money is on its way. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly cents: number;
  readonly currency: string;
  readonly payment: string | null;
  readonly receiptUrl: string | null;
  readonly refunds: readonly ProviderRefund[];
}

/** What the provider says of money given back. */
export interface ProviderRefund {
  /** The provider's id. */
  readonly id: string;
  /** Our id; null for one that was begun at the provider. */
  readonly refundId: string | null;
  readonly cents: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** What the provider is asked to give back. */
export interface RefundOrder {
  readonly id: string;
  /** The provider answers the same key with the same refund, for about a day. */
  readonly idempotencyKey: string;
  readonly payment: string;
  readonly cents: number;
}

/** A message of the provider whose signature is right: that something happened, and to what. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  readonly happenedAt: Date;
  /** Ids by which the checkout can be found; null where the message names none. */
  readonly checkoutId: string | null;
  readonly session: string | null;
  readonly payment: string | null;
}

/** Whoever takes cards for us. Amounts in the hundredth part of the currency. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** @throws ProviderFailure */
  createCheckout(order: CheckoutOrder): Promise<ProviderCheckout>;
  /** @throws ProviderFailure */
  readCheckout(session: string): Promise<ProviderCheckout>;
  /** Ends a checkout that no one has paid; does nothing to any other. @throws ProviderFailure */
  closeCheckout(session: string): Promise<void>;
  /** @throws ProviderFailure */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** The checkouts that were made since then, of ours and of others. @throws ProviderFailure */
  listCheckouts(since: Date): AsyncIterable<ProviderCheckout>;
  /**
   * Reads a message as it came over the line.
   * @throws Refusal BAD_USER_INPUT when the signature is missing, wrong or more than five minutes old
   */
  verifyWebhook(payload: Uint8Array, signature: string | undefined): Promise<ProviderEvent>;
}

/**
 * The provider did not do what it was asked.
 * `refused`: it said no, and will say so again. `missing`: it does not know what was asked about.
 * `broken`: it answered, with an error of its own.
 * `unknown`: no answer came, and it may or may not have been done.
 */
export class ProviderFailure extends Error {
  readonly outcome: 'refused' | 'missing' | 'broken' | 'unknown';

  constructor(outcome: ProviderFailure['outcome'], message: string) {
    super(message);
    this.name = 'ProviderFailure';
    this.outcome = outcome;
  }
}
