import { data, redirect } from 'react-router';
import { email } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { decideClaimByForm } from '../admin-claims/decide-by-form.ts';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import { inviteRep, linkAccount, removeRep, withdrawInvitation } from './people-queries.ts';

/** The actions of the forms on the page of reps. */
export const peopleFields = {
  invite: { email: email() },
  link: { email: email() },
};

interface Act {
  readonly call: PageCall;
  readonly form: FormData;
  readonly collegeId: string;
}

/**
 * Handles the forms of the page of reps, and redirects back to the page.
 * @throws Response 400 for an unknown form
 */
export async function actOnPeople({ call, form, collegeId }: Act, back: string) {
  const textIn = (name: string) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  const t = translatorFor(call.locale);
  const act = textIn('act');
  const after = ({ errors }: { readonly errors: readonly PageError[] }, message: string) => {
    if (errors[0]) return data(refusalData(errors[0], form, { userEmail: 'email' }), 400);
    return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  };
  switch (act) {
    case 'approve':
    case 'reject':
      return decideClaimByForm(call, form, { act, back });
    case 'remove':
      return after(await call.ask(removeRep, { id: textIn('id') }), t(messages.isRemoved));
    case 'withdraw': {
      const typed = textIn('email');
      const answer = await call.ask(withdrawInvitation, { email: typed, collegeId });
      return after(answer, t(messages.isWithdrawn));
    }
    case 'invite':
    case 'resend': {
      const { values, problems } = checkForm(peopleFields.invite, form, call);
      if (problems) return data(problemData(problems, form), 400);
      const done = act === 'resend' ? messages.isResent : messages.isInvited;
      const answer = await call.ask(inviteRep, { ...values, collegeId });
      return after(answer, t(done, values));
    }
    case 'link': {
      const { values, problems } = checkForm(peopleFields.link, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return after(
        await call.ask(linkAccount, { ...values, collegeId }),
        t(messages.isLinked, values),
      );
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
