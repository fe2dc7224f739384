import { isUuid } from '../../../platform/model/kinds.ts';
import { userTypes } from '../../../platform/model/viewer.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { adminUsersMessages as messages } from '../user-list/admin-users.messages.ts';

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
  resend: { done: messages.resent, run: (call, id) => call.ask(resend, { id }) },
  disable: { done: messages.isDisabled, run: (call, id) => call.ask(disable, { id, yes: true }) },
  enable: { done: messages.isEnabled, run: (call, id) => call.ask(disable, { id, yes: false }) },
  approve: { done: messages.isApproved, run: (call, id) => call.ask(approve, { id, yes: true }) },
  unapprove: {
    done: messages.isUnapproved,
    run: (call, id) => call.ask(approve, { id, yes: false }),
  },
  'second-factor': {
    done: messages.secondFactorReset,
    run: (call, id) => call.ask(resetFactor, { id }),
  },
  type: {
    done: messages.typeChanged,
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
export async function helpUser(call: PageCall, form: FormData) {
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
