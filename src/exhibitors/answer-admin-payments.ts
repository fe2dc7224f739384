import { data, redirect } from 'react-router';
import { decimal, flag, text, whole } from '../platform/model/kinds.ts';
import { flashCookie } from '../platform/pages/flash.ts';
import type { PageCall, PageError } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import { checkForm } from '../ui/check-form.ts';
import { problemData, refusalData } from '../ui/form-problem.ts';
import { closeWithdrawal, giveBack, giveCredits, markPaid } from './admin-payment-queries.ts';
import { adminPaymentsWords as said } from './admin-payments.words.ts';

/** How much of a card payment goes back, as it is typed: in whole units of the currency. */
export const backFields = {
  amount: decimal({ min: 0.01, max: 100_000 }),
  again: flag().optional(),
};

/** Credits that are given, and why. */
export const creditFields = {
  credits: whole({ min: 1, max: 1000 }),
  note: text(),
  again: flag().optional(),
};

/** What a form of the page says besides what is typed. */
interface Pressed {
  readonly act: string;
  /** Of the payment, the registration, the checkout or the college. */
  readonly id: string;
  readonly kind: string;
  readonly key: string;
}

/** Does what an admin has pressed on the page of payments. */
export async function answerAdminPayments(call: PageCall, request: Request, page: URL) {
  const form = await request.formData();
  const of = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const pressed = { act: of('act'), id: of('id'), kind: of('kind'), key: of('key') };
  const done = await act(call, form, pressed);
  if ('wrong' in done) return data(done.wrong, 400);
  const alert = flashCookie({ type: 'success', message: speak(call.locale)(done.said) });
  return redirect(`${page.pathname}${page.search}`, { headers: { 'set-cookie': alert } });
}

type Done = { readonly said: Message } | { readonly wrong: object };

async function act(
  call: PageCall,
  form: FormData,
  { act: pressed, id, kind, key }: Pressed,
): Promise<Done> {
  const record = kind === 'exhibitor' ? { exhibitorId: id } : { paymentId: id };
  const charged = kind === 'pack' ? { checkoutId: id } : record;
  const answered = ({ errors }: { readonly errors: readonly PageError[] }, words: Message): Done =>
    errors[0] ? { wrong: refusalData(errors[0], form) } : { said: words };
  switch (pressed) {
    case 'paid':
      return answered(await call.ask(markPaid, { input: record }), said.isMarkedPaid);
    case 'money': {
      const { values, problems } = checkForm(backFields, form, call);
      if (problems) return { wrong: problemData(problems, form) };
      const amountCents = Math.round(values.amount * 100);
      const input = { ...charged, amountCents, key, again: values.again ?? false };
      const { errors } = await call.ask(giveBack, { input });
      const [error] = errors;
      return error
        ? { wrong: refusalData(error, form, { amountCents: 'amount' }) }
        : { said: said.isGivenBack };
    }
    case 'credits':
      return answered(await call.ask(giveBack, { input: { ...record, key } }), said.isCreditsBack);
    case 'close':
      return answered(await call.ask(closeWithdrawal, { exhibitorId: id }), said.isClosed);
    case 'give': {
      const { values, problems } = checkForm(creditFields, form, call);
      if (problems) return { wrong: problemData(problems, form) };
      const input = { collegeId: id, ...values, key };
      return answered(await call.ask(giveCredits, { input }), said.isGiven);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
