import type { ResultOf } from '../platform/pages/graphql.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { refundOffer, type managedPayments } from './admin-payment-queries.ts';
import { sendableDocuments } from './receipt-queries.ts';
import type { SendableDocument } from './describe-document.ts';
import { refundWays, type RefundWay } from './answer-admin-payments.ts';

type Payment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

const acts = ['paid', 'refund', 'close', 'send'] as const;

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
  /** Of emailing again: what there is, and which of it is looked at. */
  readonly documents: readonly SendableDocument[];
  readonly document: SendableDocument | null;
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
  const documents = act === 'send' ? await readDocuments(call, payment) : [];
  const document =
    documents.find((one) => one.id === searchParams.get('way')) ?? documents[0] ?? null;
  const offer = await readOffer(call, searchParams, act, payment);
  return { act, payment, offer, documents, document };
}

async function readDocuments(call: PageCall, { receipt: { id } }: Payment) {
  return (await call.query(sendableDocuments, { id })).billingDocuments;
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
