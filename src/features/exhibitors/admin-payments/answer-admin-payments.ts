import { data, redirect } from 'react-router';
import { day, decimal, flag, text, whole } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { withChanges } from '../../../ui/tables/table-address.ts';
import {
  closeWithdrawal,
  giveBack,
  giveCredits,
  markPaid,
  refundOffer,
} from './admin-payment-queries.ts';
import { sendDocument } from '../receipts/receipt-queries.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { adminPaymentsMessages as messages } from './admin-payments.messages.ts';

const whys = { reason: text({ max: 500 }), again: flag().optional() };
const amount = decimal({ min: 0.01, max: 1_000_000 });
const sent = { refundedOn: day(), reference: text().optional() };

/** The inputs of a refund, by how it is paid; amounts in whole units of the currency. */
export const refundFields = {
  CARD: { amount, ...whys },
  CHECK: { amount, ...sent, ...whys },
  TRANSFER: { amount, ...sent, ...whys },
  CREDITS: { credits: whole({ min: 1, max: 1000 }), ...whys },
} as const;

/** A way to pay a refund. */
export type RefundWay = keyof typeof refundFields;

export const refundWays = ['CARD', 'CHECK', 'TRANSFER', 'CREDITS'] as const;

/** How an invoice or a check was paid. */
export const paidFields = { receivedOn: day(), number: text().optional() };

/** Credits to give, and why. */
export const creditFields = {
  credits: whole({ min: 1, max: 1000 }),
  note: text(),
  again: flag().optional(),
};

/** Hidden inputs of the page's forms. */
interface Pressed {
  readonly act: string;
  /** The id of the payment, the registration, the checkout or the college. */
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  /** The withdrawn registration waiting for its refund, and its fair; '' for none. */
  readonly withdrawn: string;
  readonly fair: string;
}

/** Handles the forms of the page of payments. */
export async function answerAdminPayments(call: PageCall, form: FormData, page: URL) {
  const of = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const pressed = {
    act: of('act'),
    id: of('id'),
    kind: of('kind'),
    key: of('key'),
    withdrawn: of('withdrawn'),
    fair: of('fair'),
  };
  const done = await act(call, form, pressed);
  if ('wrong' in done) return data(done.wrong, 400);
  const alert = flashCookie({ type: 'success', message: translatorFor(call.locale)(done.said) });
  // Redirects without the question.
  const search = withChanges(page.search, { ask: null, way: null });
  return redirect(`${page.pathname}${search}`, { headers: { 'set-cookie': alert } });
}

type Done = { readonly said: Message } | { readonly wrong: object };

async function act(call: PageCall, form: FormData, pressed: Pressed): Promise<Done> {
  const { id, kind, key } = pressed;
  switch (pressed.act) {
    case 'paid': {
      const { values, problems } = checkForm(paidFields, form, call);
      if (problems) return { wrong: problemData(problems, form) };
      const input = { ...recordOf(id, kind), ...values };
      return answered(await call.ask(markPaid, { input }), form, messages.isMarkedPaid);
    }
    case 'refund':
      return refund(call, form, pressed);
    case 'close':
      return answered(
        await call.ask(closeWithdrawal, { exhibitorId: id }),
        form,
        form.get('told') === 'yes' ? messages.isClosedTold : messages.isClosed,
      );
    case 'send': {
      const documentId = form.get('document');
      const answer = await call.ask(sendDocument, {
        id,
        documentId: typeof documentId === 'string' && documentId !== '' ? documentId : null,
      });
      const isJustSent = answer.data?.sendBillingDocument === 'JUST_SENT';
      return answered(
        answer,
        form,
        isJustSent ? receiptMessages.isJustSent : receiptMessages.isSent,
      );
    }
    case 'give':
    case 'take': {
      const { values, problems } = checkForm(creditFields, form, call);
      if (problems) return { wrong: problemData(problems, form) };
      const isTaking = pressed.act === 'take';
      const reason = isTaking ? ('TAKEN' as const) : ('GIVEN' as const);
      const input = { collegeId: id, ...values, reason, key };
      return answered(
        await call.ask(giveCredits, { input }),
        form,
        isTaking ? messages.isTaken : messages.isGiven,
      );
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The payment's type in the API. */
export const recordOf = (id: string, kind: string) =>
  kind === 'exhibitor' ? { exhibitorId: id } : { paymentId: id };

const answered = (
  { errors }: { readonly errors: readonly PageError[] },
  form: FormData,
  words: Message,
): Done => (errors[0] ? { wrong: refusalData(errors[0], form) } : { said: words });

const refunded = {
  CARD: messages.isOnItsWay,
  CHECK: messages.isRefunded,
  TRANSFER: messages.isRefunded,
  CREDITS: messages.isCreditsBack,
} as const;

async function refund(
  call: PageCall,
  form: FormData,
  { id, kind, key, withdrawn, fair }: Pressed,
): Promise<Done> {
  const way = refundWays.find((one) => one === form.get('way'));
  if (!way) throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(refundFields[way], form, call);
  if (problems) return { wrong: problemData(problems, form) };
  const { again, ...typed } = values;
  const { amount: units, ...more } = { amount: null, ...typed };
  const input = {
    ...(kind === 'pack' ? { checkoutId: id } : recordOf(id, kind)),
    ...more,
    way,
    key,
    again: again ?? false,
    ...(units === null ? {} : { amountCents: Math.round(units * 100) }),
    ...(fair === '' ? {} : { fairId: fair }),
  };
  const { errors } = await call.ask(giveBack, { input });
  if (errors[0]) return { wrong: refusalData(errors[0], form, { amountCents: 'amount' }) };
  if (withdrawn !== '') await closeWhenPaid(call, { id, kind, withdrawn, fair });
  return { said: refunded[way] };
}

/** A withdrawal is closed once everything due for the fair is refunded. */
async function closeWhenPaid(
  call: PageCall,
  { id, kind, withdrawn, fair }: Pick<Pressed, 'id' | 'kind' | 'withdrawn' | 'fair'>,
): Promise<void> {
  const fairId = fair === '' ? null : fair;
  const { refundOffer: left } = await call.query(refundOffer, { id, kind, fairId });
  // Another admin may have closed it at the same time.
  if (left?.dueCents === 0) await call.ask(closeWithdrawal, { exhibitorId: withdrawn });
}
