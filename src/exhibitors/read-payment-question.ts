import type { ResultOf } from '../platform/pages/graphql.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { refundOffer, type managedPayments } from './admin-payment-queries.ts';
import { refundWays, type RefundWay } from './answer-admin-payments.ts';

type Payment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

const acts = ['paid', 'refund', 'close'] as const;

/** What the address of the page of payments asks about one of its rows. */
export interface AskedPayment {
  readonly act: (typeof acts)[number];
  readonly payment: Payment;
  /** Of a refund: what is left, how it may go back, and which way is looked at. */
  readonly offer: {
    readonly ways: readonly RefundWay[];
    readonly way: RefundWay | null;
    readonly leftCents: number;
    readonly leftCredits: number;
    readonly dueCents: number;
  };
}

/** What every question about a payment is told. */
export interface PaymentQuestionProps {
  readonly asked: AskedPayment;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
  /** Of this opening of the page: what is sent twice from it is one and the same. */
  readonly pageKey: string;
  /** The day it is for the admin. */
  readonly today: string;
}

/** Reads the question in an address (`?ask=refund.ID&way=CHECK`); null where there is none. */
export async function readPaymentQuestion(
  call: PageCall,
  { searchParams }: URL,
  items: readonly Payment[],
): Promise<AskedPayment | null> {
  const [wanted, id] = (searchParams.get('ask') ?? '').split('.');
  const act = acts.find((one) => one === wanted);
  const payment = items.find((one) => one.id === id);
  if (!act || !payment) return null;
  return { act, payment, offer: await readOffer(call, searchParams, act, payment) };
}

const nothing = { ways: [], way: null, leftCents: 0, leftCredits: 0, dueCents: 0 };

async function readOffer(
  call: PageCall,
  searchParams: URLSearchParams,
  act: AskedPayment['act'],
  { receipt: { id, kind }, fairId }: Payment,
): Promise<AskedPayment['offer']> {
  if (act !== 'refund') return nothing;
  const { refundOffer: offer } = await call.query(refundOffer, { id, kind, fairId });
  if (!offer) return nothing;
  const ways = refundWays.filter((one) => offer.ways.includes(one));
  const way = ways.find((one) => one === searchParams.get('way')) ?? ways[0] ?? null;
  return { ...offer, ways, way };
}
