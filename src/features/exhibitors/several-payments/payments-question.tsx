import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { chosenPayments } from '../admin-payments/admin-payment-queries.ts';
import { adminPaymentsMessages } from '../admin-payments/admin-payments.messages.ts';
import { paidFields } from '../admin-payments/answer-admin-payments.ts';
import { exhibitorsMessages } from '../exhibitor-list/exhibitors.messages.ts';
import css from '../admin-payments/admin-payments.module.css';
import { severalPaymentsMessages as messages } from './several-payments.messages.ts';

export type ChosenPayment = ResultOf<typeof chosenPayments>['chosenPayments'][number];

/** Actions that need a confirmation. */
export const severalActs = ['remind', 'paid'] as const;

export type SeveralAct = (typeof severalActs)[number];

const settled = [
  ['settled', exhibitorsMessages.isSettled],
  ['withdrawn', exhibitorsMessages.isWithdrawn],
] as const;

const why: Readonly<Record<SeveralAct, ReadonlyMap<string, Message>>> = {
  remind: new Map<string, Message>([
    ...settled,
    ['recent', exhibitorsMessages.isRecent],
    ['off', exhibitorsMessages.isOff],
    ['none', messages.isNone],
  ]),
  paid: new Map<string, Message>([...settled, ['card', messages.isByCard]]),
};

/** Why a payment is skipped; null when it is not. */
export const whySkipped = (act: SeveralAct, payment: ChosenPayment): Message | null =>
  why[act].get(payment[act]) ?? null;

interface PaymentsQuestionProps extends BulkAsked {
  readonly act: SeveralAct;
  /** All selected rows. */
  readonly selected: readonly ChosenPayment[];
  /** The admin's current date. */
  readonly today: string;
}

/** Confirms an action on the selected payments, and says which are skipped and why. */
export function PaymentsQuestion(props: PaymentsQuestionProps) {
  const { act, selected, all, back, now, today } = props;
  const t = useTranslate();
  const locale = useLocale();
  const rows = selected.map((one) => {
    const { id, receipt } = one;
    const [name = ''] = receipt.buyer;
    const named = { name, amount: inPrice(locale, receipt) };
    return { id, name: t(messages.named, named), skipped: whySkipped(act, one) };
  });
  const able = selected.filter((one) => whySkipped(act, one) === null);
  const count = able.length;
  const isPaid = act === 'paid';
  return (
    <BulkQuestion
      says={{
        title: isPaid ? messages.paidTitle : messages.remindTitle,
        act: isPaid ? messages.paidNow : messages.remindNow,
        keep: isPaid ? adminPaymentsMessages.keepOpen : exhibitorsMessages.keepUnsent,
      }}
      text={
        isPaid
          ? t(messages.paidText, { count, amount: sumOf(locale, able) })
          : t(messages.remindText)
      }
      intent={`${act}-several`}
      fields={isPaid ? paidFields : nothing}
      pending={t(isPaid ? messages.marking : exhibitorsMessages.reminding)}
      rows={rows}
      all={all}
      back={back}
      now={now}
    >
      {isPaid && (
        <div className={css.question}>
          <DateField
            name="receivedOn"
            label={t(adminPaymentsMessages.receivedOn)}
            defaultValue={today}
          />
          <TextField
            name="number"
            label={t(adminPaymentsMessages.number)}
            hint={t(messages.numberHint)}
          />
        </div>
      )}
    </BulkQuestion>
  );
}

const nothing = {};

/** The total of payments, per currency. */
function sumOf(locale: string, payments: readonly ChosenPayment[]): string {
  const sums = new Map<string, number>();
  for (const { receipt } of payments)
    sums.set(receipt.currency, (sums.get(receipt.currency) ?? 0) + receipt.cents);
  return [...sums].map(([currency, cents]) => inPrice(locale, { cents, currency })).join(' + ');
}
