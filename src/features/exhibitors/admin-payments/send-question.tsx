import { ChipLink } from '../../../ui/marks/chip.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question, QuestionFacts } from '../../../ui/overlays/question.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import type { PaymentQuestionProps } from './read-payment-question.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { describeDocument } from '../receipts/describe-document.ts';
import css from './admin-payments.module.css';
import { Pressed } from './pressed.tsx';

/** Asks which document of a payment to email again, and shows the recipients. */
export function SendQuestion({ asked, query, now, pageKey }: PaymentQuestionProps) {
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
      <Form fields={nothing} now={now} intent={`send ${payment.id} ${document.id ?? ''}`}>
        <Pressed act="send" id={receipt.id} kind={receipt.kind} pageKey={pageKey} />
        <input type="hidden" name="document" value={document.id ?? ''} />
        <Answers back={back} keep={t(messages.dontSend)}>
          <SubmitButton>{send}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
