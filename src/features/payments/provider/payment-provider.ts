import type { PriceLine } from '../compute-price.ts';

/** The provider's order for a checkout. The same order twice is one checkout. */
export interface CheckoutOrder {
  /** Our id. */
  readonly id: string;
  /** The provider returns the same checkout for the same key. */
  readonly idempotencyKey: string;
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  readonly expiresAt: Date;
  /** The browser's return address. Its parameters prove nothing. */
  readonly paidUrl: string;
  readonly cancelledUrl: string;
}

/** A checkout as the provider reports it. */
export interface ProviderCheckout {
  /** The provider's id. */
  readonly session: string;
  /** Our id, as passed; null when it is not ours. */
  readonly checkoutId: string | null;
  /** Where it can be paid, while it can. */
  readonly url: string | null;
  /** pending: the payer has finished and the money is on its way. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly cents: number;
  readonly currency: string;
  readonly payment: string | null;
  readonly receiptUrl: string | null;
  readonly refunds: readonly ProviderRefund[];
}

/** A refund as the provider reports it. */
export interface ProviderRefund {
  /** The provider's id. */
  readonly id: string;
  /** Our id; null for one started at the provider. */
  readonly refundId: string | null;
  readonly cents: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** A refund request to the provider. */
export interface RefundOrder {
  readonly id: string;
  /** The provider returns the same refund for the same key, for about a day. */
  readonly idempotencyKey: string;
  readonly payment: string;
  readonly cents: number;
}

/** An event of the provider with a valid signature: what happened, and to what. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  readonly happenedAt: Date;
  /** Ids that identify the checkout; null when the event names none. */
  readonly checkoutId: string | null;
  readonly session: string | null;
  readonly payment: string | null;
}

/** The provider of card payments. Amounts in the smallest currency unit. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** @throws ProviderFailure */
  createCheckout(order: CheckoutOrder): Promise<ProviderCheckout>;
  /** @throws ProviderFailure */
  readCheckout(session: string): Promise<ProviderCheckout>;
  /** Ends an unpaid checkout; does nothing to any other. @throws ProviderFailure */
  closeCheckout(session: string): Promise<void>;
  /** @throws ProviderFailure */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** All checkouts created since then, ours and others. @throws ProviderFailure */
  listCheckouts(since: Date): AsyncIterable<ProviderCheckout>;
  /**
   * Parses a raw webhook request.
   * @throws Refusal BAD_USER_INPUT when the signature is missing, wrong or over five minutes old
   */
  verifyWebhook(payload: Uint8Array, signature: string | undefined): Promise<ProviderEvent>;
}

/**
 * The provider did not do what was requested.
 * `refused`: it rejects the request, permanently. `missing`: it does not know the object.
 * `broken`: it responded with an internal error.
 * `unknown`: no response came, and it may or may not have been done.
 */
export class ProviderFailure extends Error {
  readonly outcome: 'refused' | 'missing' | 'broken' | 'unknown';

  constructor(outcome: ProviderFailure['outcome'], message: string) {
    super(message);
    this.name = 'ProviderFailure';
    this.outcome = outcome;
  }
}
