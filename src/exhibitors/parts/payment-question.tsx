import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { inPrice } from '../../ui/in-price.ts';
import { Answers, Question, QuestionFacts } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { TextField } from '../../ui/text-field.tsx';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { paidFields } from '../answer-admin-payments.ts';
import { sayBack, wayOf } from '../say-payment.ts';
import type { PaymentQuestionProps } from '../read-payment-question.ts';
import css from './admin-payments.module.css';
import { Pressed } from './pressed.tsx';
import { RefundQuestion } from './refund-question.tsx';
import { SendQuestion } from './send-question.tsx';

/** The question that the address of the page of payments asks. */
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
  const say = useSay();
  const amount = inPrice(useLocale(), receipt);
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.markPaidTitle)} back={back}>
      <QuestionFacts
        facts={[
          [say(said.amount), <strong key="amount">{amount}</strong>],
          [say(said.college), receipt.buyer[0]],
          [say(said.way), say(wayOf(receipt.paymentType))],
          [say(said.what), payment.fair ?? receipt.lines.map(({ name }) => name).join(', ')],
        ]}
      />
      <Form fields={paidFields} now={now} intent={`paid ${payment.id}`}>
        <Pressed act="paid" id={receipt.id} kind={receipt.kind} pageKey={pageKey} />
        <div className={css.question}>
          <DateField name="receivedOn" label={say(said.receivedOn)} defaultValue={today} />
          <TextField name="number" label={say(said.number)} />
          <Answers back={back} keep={say(said.keepOpen)}>
            <SubmitButton>{say(said.markPaidNow, { amount })}</SubmitButton>
          </Answers>
        </div>
      </Form>
    </Question>
  );
}

function CloseQuestion({ asked: { payment }, query, now, pageKey }: PaymentQuestionProps) {
  const { receipt, id, fair, isTold } = payment;
  const say = useSay();
  const locale = useLocale();
  const [name = ''] = receipt.buyer;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.closeTitle)} back={back}>
      <QuestionFacts facts={[[say(said.soFar), sayBack(say, locale, receipt)]]} />
      <Form fields={nothing} now={now} intent={`close ${id}`}>
        <Pressed act="close" id={id} kind={receipt.kind} pageKey={pageKey} />
        <input type="hidden" name="told" value={isTold ? 'yes' : ''} />
        <p>{say(isTold ? said.closeToldText : said.closeText, { name, fair: fair ?? '' })}</p>
        <Answers back={back} keep={say(said.keepOpen)}>
          <SubmitButton>{say(said.closeNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
