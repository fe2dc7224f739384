import { data } from 'react-router';
import { userTypes } from '../../../platform/model/viewer.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { readManyUsers } from '../user-list/load-users.ts';
import { mostUsers } from '../user-list/user-choices.ts';
import { changeUsers, resendCodes, undoChangedUsers } from '../user-list/users-queries.ts';
import { usersMessages as messages } from '../user-list/users.messages.ts';
import { bulkUserActs, type BulkUserAct } from './why-skipped.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { adminUsersMessages } from '../user-list/admin-users.messages.ts';

const resend = graphql(`
  mutation ResendCode($id: ID!) {
    resendCode(accountId: $id)
  }
`);
const disable = graphql(`
  mutation DisableUser($id: ID!, $yes: Boolean!) {
    disableUser(accountId: $id, disabled: $yes)
  }
`);
const approve = graphql(`
  mutation ApproveUser($id: ID!, $yes: Boolean!) {
    approveUser(accountId: $id, approved: $yes)
  }
`);
const resetFactor = graphql(`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(accountId: $id)
  }
`);
const setType = graphql(`
  mutation SetUserType($id: ID!, $userType: String!) {
    setUserType(accountId: $id, userType: $userType)
  }
`);

interface Act {
  readonly done: Message;
  readonly run: (
    call: PageCall,
    id: string,
    form: FormData,
  ) => Promise<{ readonly errors: readonly PageError[] }>;
}

const acts: Readonly<Record<string, Act>> = {
  resend: { done: adminUsersMessages.resent, run: (call, id) => call.ask(resend, { id }) },
  disable: {
    done: adminUsersMessages.isDisabled,
    run: (call, id) => call.ask(disable, { id, yes: true }),
  },
  enable: {
    done: adminUsersMessages.isEnabled,
    run: (call, id) => call.ask(disable, { id, yes: false }),
  },
  approve: {
    done: adminUsersMessages.isApproved,
    run: (call, id) => call.ask(approve, { id, yes: true }),
  },
  unapprove: {
    done: adminUsersMessages.isUnapproved,
    run: (call, id) => call.ask(approve, { id, yes: false }),
  },
  'second-factor': {
    done: adminUsersMessages.secondFactorReset,
    run: (call, id) => call.ask(resetFactor, { id }),
  },
  type: {
    done: adminUsersMessages.typeChanged,
    run(call, id, form) {
      const userType = userTypes.find((one) => one === form.get('userType')) ?? '';
      return call.ask(setType, { id, userType });
    },
  },
};

/**
 * Does what a form of the page of users asks for.
 * @returns what is wrong, or what to tell the admin
 * @throws Response 400 for a form that is none of the page's
 */
async function helpUser(call: PageCall, form: FormData) {
  const [name, id, email] = ['act', 'id', 'email'].map((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
  const act = Object.hasOwn(acts, name ?? '') ? acts[name ?? ''] : undefined;
  if (!act || !isUuid(id ?? '')) throw new Response(null, { status: 400 });
  const { errors } = await act.run(call, id ?? '', form);
  return {
    error: errors[0] ?? null,
    message: translatorFor(call.locale)(act.done, { email: (email ?? '').slice(0, 320) }),
  };
}

/**
 * Does what a form of the page of users asks for, with one account or with several, and leads back.
 * @throws Response 400 for a form that is none of the page's
 */
export async function actOnUsers(call: PageCall, form: FormData, url: URL) {
  const t = translatorFor(call.locale);
  const back = `${url.pathname}${withoutSelection(url.search)}`;
  const intent = form.get('intent');
  const undo = form.get('undo');
  if (intent === 'undo' && typeof undo === 'string') {
    const { data: done, errors } = await call.ask(undoChangedUsers, { undo });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoChangedUsers.count ?? 0;
    return leadTo(back, { type: 'success', message: t(messages.undone, { count }) });
  }
  if (intent === 'csv') return leadToFile(call, form, url);
  const bulk = bulkUserActs.find((one) => `${one}-several` === intent);
  if (bulk) return actOnSeveral(call, form, url, bulk);
  const { error, message } = await helpUser(call, form);
  return error ? data(refusalData(error, form), 400) : leadTo(back, { type: 'success', message });
}

async function actOnSeveral(call: PageCall, form: FormData, url: URL, act: BulkUserAct) {
  const t = translatorFor(call.locale);
  const query = withoutSelection(url.search);
  const chosen = await chosenIds(form, readManyUsers(call, url.searchParams), mostUsers);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const ids = [...chosen.ids];
  const { error, count, undo } =
    act === 'resend' ? await resendToAll(call, ids) : await change(call, form, act, ids);
  if (error && count === 0) return data(refusalData(error, form), 400);
  const skipped = ids.length - count;
  return leadTo(`${url.pathname}${withChanges(query, { undo })}`, {
    type: error ? 'warning' : 'success',
    message: t(messages[`${act}Done`], { count }),
    ...(error
      ? { detail: t(matching.stopped, { problem: error.message }) }
      : leftOut(call, skipped)),
  });
}

interface Done {
  readonly error: PageError | undefined;
  readonly count: number;
  readonly undo: string | null;
}

async function change(
  call: PageCall,
  form: FormData,
  act: Exclude<BulkUserAct, 'resend'>,
  ids: string[],
): Promise<Done> {
  const userType = userTypes.find((one) => one === form.get('userType')) ?? null;
  const { data: done, errors } = await call.ask(changeUsers, { ids, act, userType });
  const { count = 0, undo = null } = done?.changeUsers ?? {};
  return { error: errors[0], count, undo };
}

/** Accounts that one call emails. */
const batch = 25;

async function resendToAll(call: PageCall, ids: readonly string[]): Promise<Done> {
  let count = 0;
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const { data: done, errors } = await call.ask(resendCodes, { ids: part });
    if (errors[0]) return { error: errors[0], count, undo: null };
    count += done?.resendCodes.count ?? 0;
  }
  return { error: undefined, count, undo: null };
}
