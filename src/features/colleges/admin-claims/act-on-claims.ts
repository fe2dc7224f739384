import { data } from 'react-router';
import { graphql } from '../../../platform/pages/graphql.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { setStatus } from '../admin-list/colleges-queries.ts';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import {
  confirmCounselor,
  confirmCounselors,
  decideClaims,
  undoConfirmedCounselors,
} from './claims-queries.ts';
import { decideClaimByForm } from './decide-by-form.ts';
import { decliningFields } from './declining-fields.ts';
import { bulkActs, readDrafts, readRows } from './load-claims.ts';
import { mostClaims, mostDrafts } from './most-claims.ts';

const publish = graphql(`
  mutation ApproveCollege($collegeId: ID!) {
    approveCollege(collegeId: $collegeId) {
      id
    }
  }
`);
const decideChange = graphql(`
  mutation DecideCollegeChange($id: ID!, $approve: Boolean!, $reason: String) {
    decideCollegeChange(id: $id, approve: $approve, reason: $reason)
  }
`);

/**
 * Handles the forms of the page of requests, and redirects back.
 * @throws Response 400 for an unknown form
 */
export async function actOnClaims(call: PageCall, form: FormData, url: URL) {
  const t = translatorFor(call.locale);
  const textIn = (name: string) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  const back = `${url.pathname}${withoutSelection(url.search)}`;
  const id = textIn('id');
  const intent = textIn('intent');
  if (intent === 'undo') {
    const { data: done, errors } = await call.ask(undoConfirmedCounselors, {
      undo: textIn('undo'),
    });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoConfirmedCounselors.count ?? 0;
    return leadTo(back, { type: 'success', message: t(messages.undone, { count }) });
  }
  const bulk = bulkActs.find((one) => `${one}-several` === intent);
  if (bulk === 'publish') return publishByForm(call, form, url, back);
  if (bulk) return actOnSeveral(call, form, url, bulk);
  const after = async (
    { errors }: Pick<Awaited<ReturnType<PageCall['ask']>>, 'errors'>,
    message: string,
  ) =>
    errors[0]
      ? data(refusalData(errors[0], form), 400)
      : leadTo(back, { type: 'success', message });
  switch (textIn('act')) {
    case 'approve':
      return decideClaimByForm(call, form, { act: 'approve', back });
    case 'reject':
      return decideClaimByForm(call, form, { act: 'reject', back });
    case 'confirm':
      return after(await call.ask(confirmCounselor, { counselorId: id }), t(messages.isConfirmed));
    case 'change':
    case 'keep': {
      const approve = textIn('act') === 'change';
      const decision = { id, approve, reason: textIn('reason') };
      const message = t(approve ? messages.changeMade : messages.changeRefused);
      return after(await call.ask(decideChange, decision), message);
    }
    case 'publish':
      return after(await call.ask(publish, { collegeId: id }), t(messages.collegeApproved));
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Approves or declines the selected requests, or confirms the selected counselors. */
async function actOnSeveral(
  call: PageCall,
  form: FormData,
  url: URL,
  act: 'approve' | 'reject' | 'confirm',
) {
  const t = translatorFor(call.locale);
  const { values, problems } = checkForm(act === 'reject' ? decliningFields : {}, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const read = async (page: number) =>
    page === 1 ? readRows(call, url.searchParams, true) : { items: [], total: 0 };
  const chosen = await chosenIds(form, read, mostClaims);
  const query = withoutSelection(url.search);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const ids = [...chosen.ids];
  if (act === 'confirm') {
    const { data: done, errors } = await call.ask(confirmCounselors, { ids });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const { count = 0, undo = null } = done?.confirmCounselors ?? {};
    const message = t(messages.didConfirm, { count });
    return leadTo(`${url.pathname}${withChanges(query, { undo })}`, { type: 'success', message });
  }
  const reason = 'reason' in values && typeof values.reason === 'string' ? values.reason : null;
  const decision = { ids, approve: act === 'approve', reason };
  const { data: done, errors } = await call.ask(decideClaims, decision);
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { count = 0, skipped = 0 } = done?.decideClaims ?? {};
  return leadTo(`${url.pathname}${query}`, {
    type: 'success',
    message: t(act === 'approve' ? messages.didApprove : messages.didReject, { count }),
    ...leftOut(call, skipped),
  });
}

/** Approves the selected new colleges, or all of them. */
async function publishByForm(call: PageCall, form: FormData, url: URL, back: string) {
  const t = translatorFor(call.locale);
  const chosen = await chosenIds(form, readDrafts(call), mostDrafts);
  if ('count' in chosen) return askAgain(call, url, 'publish', chosen.count);
  const ids = [...chosen.ids];
  const { data: done, errors } = await call.ask(setStatus, { ids, status: 'active' });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const count = done?.setCollegeStatus.changed ?? 0;
  return leadTo(back, { type: 'success', message: t(messages.didPublish, { count }) });
}
