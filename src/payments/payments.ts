import type { PeopleServices, SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { CallContext } from '../platform/graphql/operation.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Log } from '../platform/log.ts';
import type { World } from '../platform/world.ts';
import type { Checkout } from './checkout.ts';
import type { Price } from './compute-price.ts';
import type { Payer } from './payer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { LivePrices } from './open-prices.server.ts';
import type { PriceBook } from './price-book.ts';

/** What is to be paid, found out now and by us. */
export interface Offer {
  readonly price: Price;
  readonly collegeId: string | null;
  /** The fairs that it covers: none of them is paid for in another way at the same time. */
  readonly fairIds: readonly string[];
  /** Where the payer's browser is led afterwards, without host. */
  readonly returnPath: string;
}

/** What a checkout has come to. `waived`: there was nothing to pay. */
export type Outcome = 'paid' | 'waived' | 'failed' | 'refunded';

/** The seller on invoices and receipts. */
export interface Seller {
  readonly name: string;
  readonly legalName: string;
  /** On one line. */
  readonly address: string | null;
  readonly email: string | null;
  readonly taxId: string | null;
  /** Where an invoice is paid, line by line; none where that is not set. */
  readonly remittance: readonly string[];
}

/** Something that can be paid by card. Its kind is the `subject` of the checkout. */
export interface Payable {
  readonly kind: string;
  /**
   * SQL of all records by which colleges pay for fairs: id, college_id, status, data (payment_data)
   * and fair_ids (text[]). Left out where no fair is paid for.
   */
  readonly covering?: string;
  /**
   * What it costs this caller; what is paid for is locked until the transaction ends.
   * @throws Refusal when it is not there for the caller, or needs no payment
   */
  offer(tx: Queryable, parts: Payments, by: Payer, subjectId: string): Promise<Offer>;
  /** Writes down what the provider has said. Called once for each outcome. */
  settle(tx: Queryable, parts: Payments, checkout: Checkout, outcome: Outcome): Promise<void>;
}

/** A payment for fairs as it was just written down. */
export interface FairsPaid {
  readonly id: string;
  readonly collegeId: string;
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly fairIds: readonly string[];
}

/** What everything around payments works with. */
export interface Payments {
  readonly world: World;
  readonly log: Log;
  /** The price list of this moment, and those of then. Ask for it where it is needed, not before. */
  readonly prices: PriceBook;
  /** Null where cards are not taken. */
  readonly provider: PaymentProvider | null;
  readonly payables: readonly Payable[];
  readonly publicUrl: string;
  readonly brand: PeopleServices['env']['brand'];
  /** Who sells, as invoices and receipts name it. */
  readonly seller: Seller;
  readonly mailer: Mailer;
  /** Makes what a college has at the fairs that it signs up for, in the transaction of the payment. */
  exhibit(
    tx: Queryable,
    signUp: {
      readonly world: World;
      readonly by: SignedIn;
      readonly payment: FairsPaid;
    },
  ): Promise<void>;
  /** Outside of any transaction. */
  readonly pool: Queryable;
  /** Runs a transaction and wakes whoever follows the events of it. */
  change<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Reads by several statements what was the case at one moment. */
  look<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
}

/** The parts of the server that the calls around payments work with. */
export interface PaymentServices extends PeopleServices {
  readonly payments: Payments;
  readonly livePrices: LivePrices;
  readonly jobs: Jobs;
}

/** What the resolvers of those calls are handed. */
export type PaymentCall = CallContext<PaymentServices>;
