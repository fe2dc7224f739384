import type { PeopleServices, SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CallContext } from '../../platform/graphql/operation.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/email/mailer.server.ts';
import type { Log } from '../../platform/log.ts';
import type { World } from '../../platform/world.ts';
import type { Checkout } from './checkout.ts';
import type { Price } from './compute-price.ts';
import type { Payer } from './paying/payer.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import type { LivePrices } from './prices/open-prices.server.ts';
import type { PriceBook } from './price-book.ts';

/** What is to be paid, computed now and by us. */
export interface Offer {
  readonly price: Price;
  readonly collegeId: string | null;
  /** The fairs that it covers: no other way pays for them at the same time. */
  readonly fairIds: readonly string[];
  /** The path of the payer's return page. */
  readonly returnPath: string;
}

/** The state of a checkout. `waived`: there was nothing to pay. */
export type Outcome = 'paid' | 'waived' | 'failed' | 'refunded';

/** The seller on invoices and receipts. */
export interface Seller {
  readonly name: string;
  readonly legalName: string;
  /** As a single line. */
  readonly address: string | null;
  readonly email: string | null;
  readonly taxId: string | null;
  /** Where to pay an invoice, line by line; empty when not set. */
  readonly remittance: readonly string[];
}

/** Something that can be paid by card. Its kind is the `subject` of the checkout. */
export interface Payable {
  readonly kind: string;
  /**
   * SQL of all records by which colleges pay for fairs: id, college_id, status, data (payment_data)
   * and fair_ids (text[]). Absent when no fair is paid for.
   */
  readonly covering?: string;
  /**
   * The price for this caller; the record paid for is locked until the transaction ends.
   * @throws Refusal when it does not exist for the caller, or needs no payment
   */
  offer(tx: Queryable, parts: Payments, by: Payer, subjectId: string): Promise<Offer>;
  /** Records what the provider has reported. Called once per outcome. */
  settle(tx: Queryable, parts: Payments, checkout: Checkout, outcome: Outcome): Promise<void>;
}

/** A payment for fairs as just recorded. */
export interface FairsPaid {
  readonly id: string;
  readonly collegeId: string;
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly fairIds: readonly string[];
}

/** Dependencies of all payment code. */
export interface Payments {
  readonly world: World;
  readonly log: Log;
  /** The current and earlier price lists. Read it where it is needed, not before. */
  readonly prices: PriceBook;
  /** Null when cards are not accepted. */
  readonly provider: PaymentProvider | null;
  readonly payables: readonly Payable[];
  readonly publicUrl: string;
  readonly brand: PeopleServices['env']['brand'];
  /** The seller on invoices and receipts. */
  readonly seller: Seller;
  readonly mailer: Mailer;
  /** Creates a college's records at the fairs it registers for, in the payment's transaction. */
  exhibit(
    tx: Queryable,
    signUp: {
      readonly world: World;
      readonly by: SignedIn;
      readonly payment: FairsPaid;
    },
  ): Promise<void>;
  /** Called when a registration has been paid or waived, in that transaction. */
  settled(tx: Queryable, exhibitorId: string): Promise<void>;
  /** Outside any transaction. */
  readonly pool: Queryable;
  /** Runs a transaction and notifies the followers of its events. */
  change<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Reads a consistent snapshot with several statements. */
  look<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
}

/** The services that payment operations need. */
export interface PaymentServices extends PeopleServices {
  readonly payments: Payments;
  readonly livePrices: LivePrices;
  readonly jobs: Jobs;
}

/** What the resolvers of those operations receive. */
export type PaymentCall = CallContext<PaymentServices>;
