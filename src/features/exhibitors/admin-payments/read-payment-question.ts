import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { refundOffer, type managedPayments } from './admin-payment-queries.ts';
import { sendableDocuments } from '../receipts/receipt-queries.ts';
import type { SendableDocument } from '../receipts/describe-document.ts';
import { refundWays, type RefundWay } from './answer-admin-payments.ts';

type Payment = ResultOf<typeof managedPayments>['managePayments']['items'][number];

const acts = ['paid', 'refund', 'close', 'send'] as const;

/** The question in the address of the page of payments about one of its rows. */
export interface AskedPayment {
  readonly act: (typeof acts)[number];
  readonly payment: Payment;
  /** For a refund: what is left, the possible ways, and the selected one. */
  readonly offer: {
    readonly ways: readonly RefundWay[];
    readonly way: RefundWay | null;
    readonly leftCents: number;
    readonly leftCredits: number;
    readonly dueCents: number;
  };
  /** For emailing again: the documents, and the selected one. */
  readonly documents: readonly SendableDocument[];
  readonly document: SendableDocument | null;
}

/** Props of every question about a payment. */
export interface PaymentQuestionProps {
  readonly asked: AskedPayment;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
  /** An id of this page view: sending twice from it counts once. */
  readonly pageKey: string;
  /** The admin's current date. */
  readonly today: string;
}

/** Reads the question in an address (`?ask=refund.ID&way=CHECK`); null when there is none. */
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
