import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { Answers, Question, QuestionFacts } from '../../../ui/overlays/question.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { paidFields } from './answer-admin-payments.ts';
import { describeBack, wayOf } from '../describe-payment.ts';
import type { PaymentQuestionProps } from './read-payment-question.ts';
import css from './admin-payments.module.css';
import { Pressed } from './pressed.tsx';
import { RefundQuestion } from './refund-question.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { describeDocument } from '../receipts/describe-document.ts';

/** Asks which document of a payment to email again, and shows the recipients. */
function SendQuestion({ asked, query, now, pageKey }: PaymentQuestionProps) {
  const { payment, documents, document } = asked;
  const { receipt } = payment;
  const t = useTranslate();
  const locale = useLocale();
  const back = withChanges(query, { ask: null, way: null });
  if (!document)
    return (
      <Question title={t(messages.send)} back={back}>
        <p role="status">{t(messages.sendNothing)}</p>
      </Question>
    );
  const { ask, send } = describeDocument(t, locale, document);
  return (
    <Question title={ask} back={back}>
      <QuestionFacts
        facts={[
          [t(messages.college), receipt.buyer[0]],
          [t(receiptMessages.number), document.number],
          [t(messages.sendTo), document.recipients.join(', ')],
        ]}
      />
      {documents.length > 1 && (
        <nav aria-label={t(messages.sendWhich)} className={css.ways}>
          {documents.map((one) => (
            <ChipLink
              key={one.id ?? one.kind}
              to={withChanges(query, { way: one.id })}
              on={one === document}
              replace
            >
              {describeDocument(t, locale, one).name}
            </ChipLink>
          ))}
        </nav>
      )}
      <Form
        fields={sendQuestionNothing}
        now={now}
        intent={`send ${payment.id} ${document.id ?? ''}`}
      >
        <Pressed act="send" id={receipt.id} kind={receipt.kind} pageKey={pageKey} />
        <input type="hidden" name="document" value={document.id ?? ''} />
        <Answers back={back} keep={t(messages.dontSend)}>
          <SubmitButton>{send}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const sendQuestionNothing = {};

/** The question in the address of the page of payments. */
export function PaymentQuestion(props: PaymentQuestionProps) {
  switch (props.asked.act) {
    case 'paid':
      return <PaidQuestion {...props} />;
    case 'close':
      return <CloseQuestion {...props} />;
    case 'send':
      return <SendQuestion {...props} />;
    case 'refund':
      return <RefundQuestion {...props} />;
  }
}

function PaidQuestion({ asked: { payment }, query, now, pageKey, today }: PaymentQuestionProps) {
  const { receipt } = payment;
  const t = useTranslate();
  const amount = inPrice(useLocale(), receipt);
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.markPaidTitle)} back={back}>
      <QuestionFacts
        facts={[
          [t(messages.amount), <strong key="amount">{amount}</strong>],
          [t(messages.college), receipt.buyer[0]],
          [t(messages.way), t(wayOf(receipt.paymentType))],
          [t(messages.what), payment.fair ?? receipt.lines.map(({ name }) => name).join(', ')],
        ]}
      />
      <Form fields={paidFields} now={now} intent={`paid ${payment.id}`}>
        <Pressed act="paid" id={receipt.id} kind={receipt.kind} pageKey={pageKey} />
        <div className={css.question}>
          <DateField name="receivedOn" label={t(messages.receivedOn)} defaultValue={today} />
          <TextField name="number" label={t(messages.number)} />
          <Answers back={back} keep={t(messages.keepOpen)}>
            <SubmitButton>{t(messages.markPaidNow, { amount })}</SubmitButton>
          </Answers>
        </div>
      </Form>
    </Question>
  );
}

function CloseQuestion({ asked: { payment }, query, now, pageKey }: PaymentQuestionProps) {
  const { receipt, id, fair, isTold } = payment;
  const t = useTranslate();
  const locale = useLocale();
  const [name = ''] = receipt.buyer;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.closeTitle)} back={back}>
      <QuestionFacts facts={[[t(messages.soFar), describeBack(t, locale, receipt)]]} />
      <Form fields={nothing} now={now} intent={`close ${id}`}>
        <Pressed act="close" id={id} kind={receipt.kind} pageKey={pageKey} />
        <input type="hidden" name="told" value={isTold ? 'yes' : ''} />
        <p>{t(isTold ? messages.closeToldText : messages.closeText, { name, fair: fair ?? '' })}</p>
        <Answers back={back} keep={t(messages.keepOpen)}>
          <SubmitButton>{t(messages.closeNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
