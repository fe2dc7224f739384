import { data, redirect, redirectDocument } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { intentName, problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { agreeFields } from '../agreeing/agree-fields.ts';
import { agreeingMessages } from '../agreeing/agreeing.messages.ts';
import {
  asChosen,
  billingOf,
  inputNames,
  payingFields,
  withdrawFields,
} from '../exhibitor-fields.ts';
import { sixBySixMessages } from '../six-by-six.messages.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { pricesSeen, refusedStatus } from '../registering/prices-seen.ts';
import { agreeMine, keepChoice, signUp, startCheckout, withdrawMine } from './sign-up-queries.ts';

const home = '/app/fairs/signup';

interface Sent {
  readonly call: PageCall;
  readonly form: FormData;
  readonly collegeId: string;
  /** The fairs that were open to register for. */
  readonly fairs: readonly { readonly id: string; readonly fairType: string }[];
}

/** Handles the forms of the page where a college registers for fairs. */
export async function answerFairsSignUp(
  call: PageCall,
  { collegeId, fairs }: Pick<Sent, 'collegeId' | 'fairs'>,
  request: Request,
) {
  const form = await request.formData();
  const sent = { call, form, collegeId, fairs };
  // The page has many of these forms: the target follows the verb.
  const [act = '', id = ''] = textIn(form, intentName).split(' ');
  switch (act) {
    case 'sign-up':
      return signUpForAll(sent);
    case 'buy':
      return toCardPage(sent, { collegeId, packId: id, ...pricesSeen(form) });
    case 'pay':
      return toCardPage(sent, { paymentId: id });
    case 'pay-one':
      return toCardPage(sent, { exhibitorId: id });
    case 'agree':
      return agree(sent, id);
    case 'withdraw':
      return leave(sent, id);
    default:
      return redirect(home);
  }
}

/** Keeps the fairs that someone chooses while their request is pending. */
export async function answerChoice(call: PageCall, claimId: string, request: Request) {
  const form = await request.formData();
  const fairIds = form.getAll('fair').filter((entry) => typeof entry === 'string');
  const answer = await call.ask(keepChoice, { input: { claimId, fairIds } });
  const [refused] = answer.errors;
  if (refused) return data(refusalData(refused, form), 400);
  return redirectHome(call, messages.kept);
}

async function signUpForAll(sent: Sent) {
  const { call, form, collegeId, fairs } = sent;
  const { values, problems } = checkForm(payingFields, asChosen(form), call);
  if (problems) return data(problemData(problems, form), 400);
  const { paymentType } = values;
  const fairIds = form.getAll('fair').filter((entry) => typeof entry === 'string');
  const billing = paymentType === 'invoice' ? billingOf(values) : {};
  const input = { ...billing, collegeId, fairIds, paymentType, ...pricesSeen(form) };
  const answer = await call.ask(signUp, { input });
  const payment = answer.data?.signUpForFairs;
  if (!payment) return refuse(sent, answer.errors);
  const isOpen = payment.paymentStatus === 'pending';
  if (paymentType === 'card' && isOpen) return toCardPage(sent, { paymentId: payment.id });
  const registered = isOpen
    ? messages.signedUpInvoice
    : paymentType === 'credit'
      ? messages.signedUpReceipt
      : messages.signedUp;
  const hasSixBySix = fairs.some((fair) => fair.fairType === '6x6' && fairIds.includes(fair.id));
  return hasSixBySix
    ? redirectHome(call, registered, sixBySixMessages.noBooth, sixBySixMessages.yourTime)
    : redirectHome(call, registered);
}

/** What the card is charged for. */
interface Bought {
  readonly collegeId?: string;
  readonly packId?: string;
  readonly paymentId?: string;
  readonly exhibitorId?: string;
  readonly pricesVersion?: number | null;
}

/** Opens the card payment page; if that fails, the registrations stay. */
async function toCardPage(sent: Sent, bought: Bought) {
  const { data: opened, errors } = await sent.call.ask(startCheckout, { input: bought });
  const checkout = opened?.startCheckout;
  if (!checkout) return refuse(sent, errors);
  return redirectDocument(checkout.url ?? `${home}?checkout=${checkout.id}`);
}

async function agree(sent: Sent, id: string) {
  const { call, form } = sent;
  const { values, problems } = checkForm(agreeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(agreeMine, { id, consent: values.consent });
  return errors[0] ? refuse(sent, errors) : redirectHome(call, agreeingMessages.agreed);
}

async function leave(sent: Sent, id: string) {
  const { call, form } = sent;
  const { problems } = checkForm(withdrawFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(withdrawMine, { id });
  const outcome = answer.data?.withdrawMyExhibit;
  if (!outcome) return refuse(sent, answer.errors);
  const words = {
    FREE: messages.gaveFree,
    CREDITS: messages.gaveCredits,
    MONEY: messages.gaveMoney,
  };
  return redirectHome(call, words[outcome]);
}

function refuse({ call, form }: Sent, errors: readonly PageError[]) {
  const [error] = errors;
  if (!error || error.code === 'INTERNAL_SERVER_ERROR')
    return data(refusalData({ message: translatorFor(call.locale)(messages.failed) }, form), 500);
  // The selected fairs are no input of the form: their errors appear above it.
  const { fairIds, ...fields } = error.fields ?? {};
  const problem = refusalData({ message: fairIds ?? error.message, fields }, form, inputNames);
  return data(problem, refusedStatus(error));
}

function redirectHome(call: PageCall, ...sentences: readonly Message[]): Response {
  const t = translatorFor(call.locale);
  const message = sentences.map((sentence) => t(sentence)).join(' ');
  const alert = flashCookie({ type: 'success', message });
  return redirect(home, { headers: { 'set-cookie': alert } });
}

function textIn(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}
