import { data, redirect } from 'react-router';
import type { Route } from './+types/receipt.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { intentName, refusalData } from '../../../ui/forms/form-problem.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageHead, Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { signUpMessages } from '../fairs-signup/fairs-signup.messages.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { asReceipt } from './as-receipt.ts';
import { ownReceipt, sendableDocuments, sendDocument } from './receipt-queries.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptMessages as messages } from './receipt.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { describeDocument, type SendableDocument } from './describe-document.ts';
import css from './receipt.module.css';

interface SendCopiesProps {
  readonly documents: readonly SendableDocument[];
  readonly now: Date;
}

/** Emails an invoice, a receipt or a refund again; shows the recipients first. */
function SendCopies({ documents, now }: SendCopiesProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <Section title={t(messages.sendTitle)}>
      <p className={css.sendText}>{t(messages.sendText)}</p>
      <ul role="list" className={css.copies}>
        {documents.map((document) => (
          <li key={document.id ?? document.kind}>
            <Form fields={noFields} now={now} intent={`send ${document.id ?? ''}`}>
              <SubmitButton kind="line">{describeDocument(t, locale, document).send}</SubmitButton>
            </Form>
            <span className={css.to}>
              {t(messages.sendsTo, { emails: document.recipients.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noFields = {};

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const found = isUuid(id) ? (await call.query(ownReceipt, { id })).receipt : null;
  if (!found) throw data(null, 404);
  const receipt = asReceipt(found);
  const { billingDocuments } = await call.query(sendableDocuments, { id });
  const t = translatorFor(call.locale);
  const title = t(messages.titled, {
    title: t(isOpen(receipt) ? messages.invoice : messages.receipt),
    number: receipt.number,
  });
  const path = `/app/fairs/signup/receipts/${id}`;
  const meta = pageMeta({
    ...call,
    title,
    description: t(messages.description),
    path,
    noindex: true,
  });
  return { receipt, meta, documents: billingDocuments, now: call.now };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const intent = form.get(intentName);
  const documentId = typeof intent === 'string' ? (intent.split(' ')[1] ?? '') : '';
  const answer = await call.ask(sendDocument, {
    id,
    documentId: documentId === '' ? null : documentId,
  });
  const sent = answer.data?.sendBillingDocument;
  if (!sent) return data(answer.errors[0] ? refusalData(answer.errors[0], form) : null, 400);
  const message = translatorFor(call.locale)(
    sent === 'SENT' ? messages.isSent : messages.isJustSent,
  );
  return redirect(`/app/fairs/signup/receipts/${id}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/signup/receipts/{id}`: one receipt, or an open invoice; with its PDF. */
export default function ReceiptPage({
  loaderData: { receipt, documents, now },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead
        title={t(isOpen(receipt) ? messages.invoice : messages.receipt)}
        eyebrow={receipt.seller.name}
        trail={
          <Breadcrumbs trail={[{ label: t(signUpMessages.title), to: '/app/fairs/signup' }]} />
        }
      />
      <ReceiptSheet receipt={receipt} pdf={`/api/receipts/${receipt.id}`} />
      <SendCopies documents={documents} now={now} />
    </Wrap>
  );
}
