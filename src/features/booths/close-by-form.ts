import type { PageCall } from '../../platform/pages/page-call.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { closingMessages as messages } from './closing.messages.ts';

const closeCall = graphql(`
  mutation CloseBooth($id: ID!, $reason: String) {
    closeBooth(id: $id, reason: $reason) {
      at
    }
  }
`);

const reopenCall = graphql(`
  mutation ReopenBooth($id: ID!) {
    reopenBooth(id: $id)
  }
`);

/** Handles the forms of `CloseBooth`: closes or reopens a booth. */
export async function closeByForm(call: PageCall, form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const id = text('id');
  return text('intent').startsWith('reopen')
    ? { ...(await call.ask(reopenCall, { id })), message: messages.didReopen }
    : {
        ...(await call.ask(closeCall, { id, reason: text('reason') || null })),
        message: messages.didClose,
      };
}

/** Whether a form is one of these. */
export const isAboutClosing = (form: FormData): boolean => {
  const intent = form.get('intent');
  return typeof intent === 'string' && /^(?:close|reopen)(?: |$)/.test(intent);
};
