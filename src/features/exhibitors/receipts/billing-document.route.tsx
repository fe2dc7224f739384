import { data } from 'react-router';
import type { Route } from './+types/billing-document.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { asReceipt } from './as-receipt.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { emailedDocument } from './receipt-queries.ts';
import { documentOf } from '../receipt-shape.ts';
import { receiptMessages as messages } from './receipt.messages.ts';

/** Its address contains the token of an email: not cached, and sent no referrer. */
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
  const t = translatorFor(call.locale);
  const heading = t(refund ? messages.refund : messages[documentOf(receipt)]);
  const title = t(messages.titled, { title: heading, number: refund?.number ?? receipt.number });
  const meta = pageMeta({
    ...call,
    title,
    path: '/billing',
    noindex: true,
    description: t(messages.description),
  });
  return data({ receipt, refund, heading, token, meta }, { headers: ownHeaders });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/billing/{token}`: the emailed invoice, receipt or refund, to read and to print. */
export default function BillingDocument({ loaderData }: Route.ComponentProps) {
  const { receipt, refund, heading, token } = loaderData;
  return (
    <Wrap>
      <PageHead title={heading} eyebrow={receipt.seller.name} />
      <ReceiptSheet receipt={receipt} refund={refund} pdf={`/billing/${token}/document.pdf`} />
    </Wrap>
  );
}
