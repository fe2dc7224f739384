import { useState } from 'react';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { Answers, Question, QuestionFacts } from '../../../ui/overlays/question.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { NumberField, TextField } from '../../../ui/fields/text-field.tsx';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';
import { refundFields, type RefundWay } from './answer-admin-payments.ts';
import type { PaymentQuestionProps } from './read-payment-question.ts';
import { describeBack } from '../describe-payment.ts';
import css from './admin-payments.module.css';
import { AgainField } from './again-field.tsx';
import { Pressed } from './pressed.tsx';

const names = {
  CARD: messages.toCard,
  CHECK: messages.byCheck,
  TRANSFER: messages.byTransfer,
  CREDITS: messages.asCredits,
} as const;

const texts = {
  CARD: messages.toCardText,
  CHECK: messages.byHandText,
  TRANSFER: messages.byHandText,
  CREDITS: messages.asCreditsText,
} as const;

/** Asks what to refund, how and why, prefilled with all that is left. */
export function RefundQuestion(props: PaymentQuestionProps) {
  const { asked, query } = props;
  const { payment, offer } = asked;
  const { receipt } = payment;
  const t = useTranslate();
  const locale = useLocale();
  const [name = ''] = receipt.buyer;
  return (
    <Question
      title={t(messages.refundTitle, { name })}
      back={withChanges(query, { ask: null, way: null })}
    >
      <QuestionFacts
        facts={[
          [t(messages.what), payment.fair ?? receipt.lines.map((line) => line.name).join(', ')],
          [t(messages.soFar), describeBack(t, locale, receipt)],
        ]}
      />
      {offer.ways.length > 1 && (
        <nav aria-label={t(messages.refundWay)} className={css.ways}>
          {offer.ways.map((way) => (
            <ChipLink key={way} to={withChanges(query, { way })} on={way === offer.way} replace>
              {t(names[way])}
            </ChipLink>
          ))}
        </nav>
      )}
      {offer.way === null ? (
        <p role="status">{t(messages.nothingLeft)}</p>
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
  const t = useTranslate();
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
        <p>{t(texts[way])}</p>
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) setTyped(target.value);
          }}
        >
          {way === 'CREDITS' ? (
            <NumberField
              name="credits"
              label={t(messages.refundCredits)}
              hint={t(messages.refundCreditsHint, { left: offer.leftCredits })}
              defaultValue={first}
            />
          ) : (
            <NumberField
              name="amount"
              label={t(messages.refundAmount)}
              hint={
                isDue
                  ? t(messages.refundDue, { left, due: money(offer.dueCents), fair: fair ?? '' })
                  : t(messages.refundHint, { left })
              }
              defaultValue={first}
            />
          )}
        </div>
        {(way === 'CHECK' || way === 'TRANSFER') && (
          <>
            <DateField name="refundedOn" label={t(messages.sentOn)} defaultValue={today} />
            <TextField name="reference" label={t(messages.number)} />
          </>
        )}
        <TextField name="reason" label={t(messages.reason)} hint={t(messages.reasonHint)} />
        <AgainField />
        <Answers back={back} keep={t(messages.keepIt)}>
          <SubmitButton kind="danger">
            <Amount way={way} typed={typed} name={name} currency={currency} />
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

/** The button's label with the amount as typed; without JavaScript it could not stay correct. */
function Amount({ way, typed, name, currency }: AmountProps) {
  const t = useTranslate();
  const locale = useLocale();
  const number = Number(typed.replaceAll(',', ''));
  if (!useHydrated() || !Number.isFinite(number) || number <= 0)
    return t(messages.refundName, { name });
  return way === 'CREDITS'
    ? t(messages.refundCreditsNow, { credits: number, name })
    : t(messages.refundNow, {
        amount: inPrice(locale, { cents: Math.round(number * 100), currency }),
        name,
      });
}
