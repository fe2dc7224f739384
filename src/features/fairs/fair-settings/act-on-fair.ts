import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageAnswer, PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import {
  cancelFair,
  copyFair,
  moveFair,
  publishFair,
  updateFair,
  type ManagedFair,
} from '../managed-fair.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import {
  aboutFields,
  aboutInput,
  cancelFields,
  copyFields,
  fairSlug,
  instantIn,
  moveFields,
} from '../fair-form-fields.tsx';

/** The result of a form on a fair's page. */
type Outcome = Response | ReturnType<typeof data<FormProblem>>;

type Act = (call: PageCall, fair: ManagedFair, form: FormData) => Promise<Outcome>;

const wrong = (problems: Readonly<Record<string, string>>, form: FormData): Outcome =>
  data(problemData(problems, form), 400);

/** Redirects after success, or returns the form with its errors. */
function answered(
  call: PageCall,
  { errors }: PageAnswer<unknown>,
  form: FormData,
  done: { readonly to: string; readonly message: Message; readonly fair?: string },
): Outcome {
  const [error] = errors;
  if (error) return data(refusalData(error, form), 400);
  const message = translatorFor(call.locale)(done.message, { fair: done.fair ?? '' });
  return redirect(done.to, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

const pageOf = ({ id }: Pick<ManagedFair, 'id'>): string => `/admin/fairs/${id}/settings`;

const acts: Readonly<Record<string, Act>> = {
  async about(call, fair, form) {
    const { values, problems } = checkForm(aboutFields, form, call);
    if (problems) return wrong(problems, form);
    const input = { id: fair.id, ...aboutInput(values, fair.timeZone) };
    const answer = await call.ask(updateFair, { input });
    return answered(call, answer, form, { to: pageOf(fair), message: messages.saved });
  },
  async publish(call, fair, form) {
    const answer = await call.ask(publishFair, { fairId: fair.id });
    const done = { to: `/admin/fairs/${fair.id}`, message: messages.published, fair: fair.name };
    return answered(call, answer, form, done);
  },
  async move(call, fair, form) {
    const { values, problems } = checkForm(moveFields, form, call);
    if (problems) return wrong(problems, form);
    const { timeZone, startTime, endTime, note } = values;
    const answer = await call.ask(moveFair, {
      input: {
        fairId: fair.id,
        timeZone,
        startTime: instantIn(startTime, timeZone),
        endTime: instantIn(endTime, timeZone),
        note,
      },
    });
    const done = { to: pageOf(fair), message: messages.moved, fair: fair.name };
    return answered(call, answer, form, done);
  },
  async copy(call, fair, form) {
    const { values, problems } = checkForm(copyFields, form, call);
    if (problems) return wrong(problems, form);
    const { name, startTime } = values;
    const slug = values.slug ?? fairSlug(name);
    const answer = await call.ask(copyFair, {
      input: { fairId: fair.id, name, slug, startTime: instantIn(startTime, fair.timeZone) },
    });
    const id = answer.data?.copyFair?.id ?? fair.id;
    return answered(call, answer, form, { to: pageOf({ id }), message: messages.copied });
  },
  async cancel(call, fair, form) {
    const { values, problems } = checkForm(cancelFields, form, call);
    if (problems) return wrong(problems, form);
    const answer = await call.ask(cancelFair, { fairId: fair.id, note: values.note });
    const done = { to: pageOf(fair), message: messages.isCancelled, fair: fair.name };
    return answered(call, answer, form, done);
  },
};

/**
 * Handles a form submitted on a fair's page.
 * @throws Response 400 for a form that isn't on the page
 */
export async function actOnFair(
  call: PageCall,
  fair: ManagedFair,
  form: FormData,
): Promise<Outcome> {
  const intent = form.get('intent');
  const act = typeof intent === 'string' && Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  return act(call, fair, form);
}
