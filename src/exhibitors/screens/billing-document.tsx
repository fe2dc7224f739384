import { data } from 'react-router';
import type { Route } from './+types/billing-document.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { asReceipt } from '../as-receipt.ts';
import { ReceiptSheet } from '../parts/receipt-sheet.tsx';
import { emailedDocument } from '../receipt-queries.ts';
import { documentOf } from '../receipt-shape.ts';
import { receiptWords as said } from '../receipt.words.ts';

/** Its address holds the token of an email: no one keeps it, and it goes nowhere else. */
const ownHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export const headers: Route.HeadersFunction = () => ownHeaders;

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const found = (await call.query(emailedDocument, { token })).billingDocument;
  if (!found) throw data(null, { status: 404, headers: ownHeaders });
  const receipt = asReceipt(found.receipt);
  const { refund } = found;
  const kind = refund ? said.refund : said[documentOf(receipt)];
  const title = speak(call.locale)(said.titled, {
    title: speak(call.locale)(kind),
    number: refund?.number ?? receipt.number,
  });
  const meta = pageMeta({
    ...{ ...call, title, path: '/billing', noindex: true },
    description: speak(call.locale)(said.description),
  });
  return data({ receipt, refund, kind, token, meta }, { headers: ownHeaders });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/billing/{token}`: the invoice, receipt or refund of an email, to read and to print. */
export default function BillingDocument({ loaderData }: Route.ComponentProps) {
  const { receipt, refund, kind, token } = loaderData;
  const say = useSay();
  return (
    <Wrap>
      <PageHead title={say(kind)} eyebrow={receipt.seller.name} />
      <ReceiptSheet receipt={receipt} refund={refund} pdf={`/billing/${token}/document.pdf`} />
    </Wrap>
  );
}
