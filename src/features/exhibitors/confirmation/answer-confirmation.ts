import { data, redirect, redirectDocument } from 'react-router';
import * as v from 'valibot';
import { enterByLink } from '../../accounts/enter-by-link.ts';
import { boothPath } from '../../booths/booth-path.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import {
  intentName,
  problemData,
  readRefused,
  refusalData,
} from '../../../ui/forms/form-problem.ts';
import { agreeFields } from '../agreeing/agree-fields.ts';
import { agreeingMessages } from '../agreeing/agreeing.messages.ts';
import { cardPage } from '../registering/card-page.ts';
import {
  asChosen,
  billingFields,
  billingOf,
  choiceFields,
  contactFields,
  contactsOf,
  inputNames,
  linkFields,
  withdrawFields,
  timesInOrder,
} from '../exhibitor-fields.ts';
import {
  agreeByLink,
  correct,
  open,
  sendLink,
  withdraw,
} from '../registering/exhibitor-queries.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { forgetProof, keepProof, readProofCookie } from './proof-cookie.ts';

interface Sent {
  readonly call: PageCall;
  readonly slug: string;
  readonly fairId: string;
  readonly form: FormData;
  readonly proof: string;
}

/** Handles the forms of the confirmation page. */
export async function answerConfirmation(
  call: PageCall,
  { slug, fairId, request }: { slug: string; fairId: string; request: Request },
) {
  const form = await request.formData();
  const sent = {
    call,
    slug,
    fairId,
    form,
    proof: readProofCookie(request.headers.get('cookie')) ?? '',
  };
  const does = acts.get(textIn(form, intentName));
  return does ? does(sent) : back(sent);
}

const acts = new Map<string, (sent: Sent) => Promise<Response | ReturnType<typeof refuse>>>([
  ['open', openLink],
  ['enter', enterBooth],
  ['link', mailLink],
  ['pay', payByCard],
  ['choose', chooseAnotherWay],
  ['correct', save],
  ['agree', agree],
  ['withdraw', leave],
]);

function textIn(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}

async function openLink(sent: Sent) {
  const { call, slug, form } = sent;
  const { data: opened, errors } = await call.ask(open, { token: textIn(form, 'link') });
  const proof = opened?.openExhibitorRegistration.proof;
  if (proof === undefined) return refuse(sent, errors);
  return back(sent, [keepProof(call, slug, proof)]);
}

const entered = v.object({
  payload: v.object({
    fair: v.optional(v.string()),
    booth: v.optional(v.string()),
    /** The outcome and, for someone who is no rep, the link of the registration. */
    exhibit: v.optional(v.picklist(['rep', 'claim', 'none'])),
    link: v.optional(v.string()),
  }),
});

/**
 * Uses the link that signs in: a rep goes to the booth, or to their college's fairs; anyone who is
 * no rep (yet) to the registration.
 */
async function enterBooth({ call, slug, form }: Sent) {
  const t = translatorFor(call.locale);
  const answer = await call.send('POST', '/api/auth/sign-in/link', { token: textIn(form, 'link') });
  if (!answer.ok) {
    const { message } = await readRefused(answer, t);
    return data(refusalData({ message }, form), 400);
  }
  const { booth, fair, exhibit, link } = v.parse(entered, await answer.clone().json()).payload;
  const asksPassword = t(messages.enterByPassword);
  if (exhibit === 'rep')
    return enterByLink(answer, {
      to: booth === undefined ? '/app/fairs/signup' : boothPath(fair ?? slug, booth),
      says: {
        type: 'success',
        message: t(booth === undefined ? messages.enteredFairs : messages.entered),
      },
      asksPassword,
    });
  const opened = link === undefined ? null : await call.ask(open, { token: link });
  const proof = opened?.data?.openExhibitorRegistration.proof;
  if (proof === undefined)
    return enterByLink(answer, {
      to: '/app',
      says: { type: 'success', message: t(messages.enteredHome) },
      asksPassword,
    });
  return enterByLink(answer, {
    to: `/fair-${slug}/confirmation`,
    says: {
      type: 'success',
      message: t(exhibit === 'claim' ? messages.asked : messages.enteredOnly),
    },
    asksPassword,
    cookies: [keepProof(call, slug, proof)],
  });
}

async function mailLink(sent: Sent) {
  const { call, fairId, form } = sent;
  const { values, problems } = checkForm(linkFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(sendLink, { fairId, email: values.email });
  return errors[0] ? refuse(sent, errors) : back(sent, [successCookie(call, messages.linkSent)]);
}

async function payByCard(sent: Sent) {
  const page = await cardPage(sent.call, sent.proof);
  return page.url === null
    ? data(refusalData({ message: page.message }, sent.form), 409)
    : redirectDocument(page.url);
}

async function chooseAnotherWay(sent: Sent) {
  const { call, form, proof } = sent;
  const { values, problems } = checkForm(
    { ...choiceFields, ...billingFields },
    asChosen(form),
    call,
  );
  if (problems) return data(problemData(problems, form), 400);
  const { paymentType } = values;
  const input = { ...(paymentType === 'invoice' ? billingOf(values) : {}), paymentType };
  const { errors } = await call.ask(correct, { proof, input });
  return errors[0] ? refuse(sent, errors) : back(sent, [successCookie(call, messages.saved)]);
}

async function save(sent: Sent) {
  const { call, form, proof } = sent;
  const { values, problems } = checkForm(contactFields, form, { ...call, rule: timesInOrder });
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(correct, { proof, input: contactsOf(values) });
  return errors[0] ? refuse(sent, errors) : back(sent, [successCookie(call, messages.saved)]);
}

async function agree(sent: Sent) {
  const { call, form, proof } = sent;
  const { values, problems } = checkForm(agreeFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { errors } = await call.ask(agreeByLink, { proof, consent: values.consent });
  return errors[0]
    ? refuse(sent, errors)
    : back(sent, [successCookie(call, agreeingMessages.agreed)]);
}

async function leave(sent: Sent) {
  const { call, slug, form, proof } = sent;
  const { problems } = checkForm(withdrawFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const answer = await call.ask(withdraw, { proof });
  const outcome = answer.data?.withdrawExhibitorRegistration;
  if (!outcome) return refuse(sent, answer.errors);
  const details = {
    FREE: undefined,
    CREDITS: messages.creditsBack,
    MONEY: messages.moneyBack,
  } as const;
  const cookies = [
    forgetProof(call, slug),
    successCookie(call, messages.withdrawn, details[outcome]),
  ];
  return back(sent, cookies);
}

function refuse({ call, form }: Sent, errors: readonly PageError[]) {
  const message = translatorFor(call.locale)(messages.failed);
  const error = errors[0];
  if (!error || error.code === 'INTERNAL_SERVER_ERROR')
    return data(refusalData({ message }, form), 500);
  return data(refusalData(error, form, inputNames), 400);
}

function back({ slug }: Sent, cookies: readonly string[] = []): Promise<Response> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return Promise.resolve(redirect(`/fair-${slug}/confirmation`, { headers }));
}

function successCookie(call: PageCall, message: Message, detail?: Message): string {
  const t = translatorFor(call.locale);
  return flashCookie({
    type: 'success',
    message: t(message),
    ...(detail ? { detail: t(detail) } : {}),
  });
}
