import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';

const approve = graphql(`
  mutation ApproveClaim($claimId: ID!) {
    approveClaim(claimId: $claimId) {
      id
    }
  }
`);

const reject = graphql(`
  mutation RejectClaim($claimId: ID!, $reason: String) {
    rejectClaim(claimId: $claimId, reason: $reason) {
      id
    }
  }
`);

/** Approves or declines the request of a `DecideClaim` form, and redirects back. */
export async function decideClaimByForm(
  call: PageCall,
  form: FormData,
  { act, back }: { readonly act: 'approve' | 'reject'; readonly back: string },
) {
  const textIn = (name: string) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  const claimId = textIn('id');
  const { errors } =
    act === 'approve'
      ? await call.ask(approve, { claimId })
      : await call.ask(reject, { claimId, reason: textIn('reason') });
  const [error] = errors;
  if (error) return data(refusalData(error, form), 400);
  const message = translatorFor(call.locale)(
    act === 'approve' ? messages.isApproved : messages.isRejected,
  );
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}
