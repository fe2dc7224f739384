import { useState } from 'react';
import { ChipLink } from '../../ui/chip.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { inPrice } from '../../ui/in-price.ts';
import { Answers, Question, QuestionFacts } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { refundFields, type RefundWay } from '../answer-admin-payments.ts';
import type { PaymentQuestionProps } from '../read-payment-question.ts';
import { sayBack } from '../say-payment.ts';
import css from './admin-payments.module.css';
import { AgainField } from './again-field.tsx';
import { Pressed } from './pressed.tsx';

const names = {
  CARD: said.toCard,
  CHECK: said.byCheck,
  TRANSFER: said.byTransfer,
  CREDITS: said.asCredits,
} as const;

const texts = {
  CARD: said.toCardText,
  CHECK: said.byHandText,
  TRANSFER: said.byHandText,
  CREDITS: said.asCreditsText,
} as const;

/** Asks what goes back, how and why, with all that is left filled in. */
export function RefundQuestion(props: PaymentQuestionProps) {
  const { asked, query } = props;
  const { payment, offer } = asked;
  const { receipt } = payment;
  const say = useSay();
  const locale = useLocale();
  const [name = ''] = receipt.buyer;
  return (
    <Question
      title={say(said.refundTitle, { name })}
      back={withChanges(query, { ask: null, way: null })}
    >
      <QuestionFacts
        facts={[
          [say(said.what), payment.fair ?? receipt.lines.map((line) => line.name).join(', ')],
          [say(said.soFar), sayBack(say, locale, receipt)],
        ]}
      />
      {offer.ways.length > 1 && (
        <nav aria-label={say(said.refundWay)} className={css.ways}>
          {offer.ways.map((way) => (
            <ChipLink key={way} to={withChanges(query, { way })} on={way === offer.way} replace>
              {say(names[way])}
            </ChipLink>
          ))}
        </nav>
      )}
      {offer.way === null ? (
        <p role="status">{say(said.nothingLeft)}</p>
      ) : (
        <RefundForm key={offer.way} {...props} way={offer.way} name={name} />
      )}
    </Question>
  );
}

interface RefundFormProps extends PaymentQuestionProps {
  readonly way: RefundWay;
  readonly name: string;
}

function RefundForm({ asked, query, now, pageKey, today, way, name }: RefundFormProps) {
  const { payment, offer } = asked;
  const { receipt, withdrawnAt, fairId, fair } = payment;
  const { currency, kind } = receipt;
  const say = useSay();
  const locale = useLocale();
  const money = (cents: number) => inPrice(locale, { cents, currency });
  const isDue = withdrawnAt !== null && offer.dueCents > 0;
  const first =
    way === 'CREDITS'
      ? String(offer.leftCredits)
      : ((isDue ? offer.dueCents : offer.leftCents) / 100).toFixed(2);
  const [typed, setTyped] = useState(first);
  const back = withChanges(query, { ask: null, way: null });
  const left = money(offer.leftCents);
  return (
    <Form fields={refundFields[way]} now={now} intent={`refund ${payment.id} ${way}`}>
      <Pressed act="refund" id={receipt.id} kind={kind} pageKey={pageKey} />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="withdrawn" value={withdrawnAt === null ? '' : payment.id} />
      <input type="hidden" name="fair" value={fairId ?? ''} />
      <div className={css.question}>
        <p>{say(texts[way])}</p>
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) setTyped(target.value);
          }}
        >
          {way === 'CREDITS' ? (
            <NumberField
              name="credits"
              label={say(said.refundCredits)}
              hint={say(said.refundCreditsHint, { left: offer.leftCredits })}
              defaultValue={first}
            />
          ) : (
            <NumberField
              name="amount"
              label={say(said.refundAmount)}
              hint={
                isDue
                  ? say(said.refundDue, { left, due: money(offer.dueCents), fair: fair ?? '' })
                  : say(said.refundHint, { left })
              }
              defaultValue={first}
            />
          )}
        </div>
        {(way === 'CHECK' || way === 'TRANSFER') && (
          <>
            <DateField name="refundedOn" label={say(said.sentOn)} defaultValue={today} />
            <TextField name="reference" label={say(said.number)} />
          </>
        )}
        <TextField name="reason" label={say(said.reason)} hint={say(said.reasonHint)} />
        <AgainField />
        <Answers back={back} keep={say(said.keepIt)}>
          <SubmitButton kind="danger">
            <Amount {...{ way, typed, name, currency }} />
          </SubmitButton>
        </Answers>
      </div>
    </Form>
  );
}

interface AmountProps {
  readonly way: RefundWay;
  readonly typed: string;
  readonly name: string;
  readonly currency: string;
}

/** What the button does, with the amount as it is typed; without JavaScript no one could keep it right. */
function Amount({ way, typed, name, currency }: AmountProps) {
  const say = useSay();
  const locale = useLocale();
  const number = Number(typed.replaceAll(',', ''));
  if (!useHydrated() || !Number.isFinite(number) || number <= 0)
    return say(said.refundName, { name });
  return way === 'CREDITS'
    ? say(said.refundCreditsNow, { credits: number, name })
    : say(said.refundNow, {
        amount: inPrice(locale, { cents: Math.round(number * 100), currency }),
        name,
      });
}
