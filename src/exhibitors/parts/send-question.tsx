import { ChipLink } from '../../ui/chip.tsx';
import { Form } from '../../ui/form.tsx';
import { Answers, Question, QuestionFacts } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import type { PaymentQuestionProps } from '../read-payment-question.ts';
import { receiptWords } from '../receipt.words.ts';
import { sayDocument } from '../say-document.ts';
import css from './admin-payments.module.css';
import { Pressed } from './pressed.tsx';

/** Asks which document of a payment is emailed once more, and says to whom. */
export function SendQuestion({ asked, query, now, pageKey }: PaymentQuestionProps) {
  const { payment, documents, document } = asked;
  const { receipt } = payment;
  const say = useSay();
  const locale = useLocale();
  const back = withChanges(query, { ask: null, way: null });
  if (!document)
    return (
      <Question title={say(said.send)} back={back}>
        <p role="status">{say(said.sendNothing)}</p>
      </Question>
    );
  const { ask, send } = sayDocument(say, locale, document);
  return (
    <Question title={ask} back={back}>
      <QuestionFacts
        facts={[
          [say(said.college), receipt.buyer[0]],
          [say(receiptWords.number), document.number],
          [say(said.sendTo), document.recipients.join(', ')],
        ]}
      />
      {documents.length > 1 && (
        <nav aria-label={say(said.sendWhich)} className={css.ways}>
          {documents.map((one) => (
            <ChipLink
              key={one.id ?? one.kind}
              to={withChanges(query, { way: one.id })}
              on={one === document}
              replace
            >
              {sayDocument(say, locale, one).name}
            </ChipLink>
          ))}
        </nav>
      )}
      <Form fields={nothing} now={now} intent={`send ${payment.id} ${document.id ?? ''}`}>
        <Pressed act="send" id={receipt.id} kind={receipt.kind} pageKey={pageKey} />
        <input type="hidden" name="document" value={document.id ?? ''} />
        <Answers back={back} keep={say(said.dontSend)}>
          <SubmitButton>{send}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
