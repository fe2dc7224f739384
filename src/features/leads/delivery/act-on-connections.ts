import { data, redirect } from 'react-router';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import {
  createKeyMutation,
  removeWebhookMutation,
  revokeKeyMutation,
  setWebhookMutation,
  tryWebhookMutation,
} from './connections-queries.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { describeProblem } from './describe-problem.ts';

/** The page of a college's connections. */
export const connectionsPath = '/app/leads/connections';

/** Answers the forms of the page. A new secret is in the answer, so that it's shown only once. */
export async function actOnConnections(call: PageCall, form: FormData) {
  const t = translatorFor(call.locale);
  const word = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const done = (flash: Flash) =>
    redirect(connectionsPath, { headers: { 'set-cookie': flashCookie(flash) } });
  switch (form.get('intent')) {
    case 'key': {
      const { data: made, errors } = await call.ask(createKeyMutation, { name: word('name') });
      if (errors[0] || !made) return data(refusalData(errors[0] ?? lost, form), 400);
      return { made: 'key' as const, secret: made.createLeadKey.secret };
    }
    case 'webhook': {
      const { data: made, errors } = await call.ask(setWebhookMutation, { url: word('url') });
      if (errors[0] || !made) return data(refusalData(errors[0] ?? lost, form), 400);
      return { made: 'webhook' as const, secret: made.setLeadWebhook.secret };
    }
    case 'revoke': {
      const { errors } = await call.ask(revokeKeyMutation, { id: word('id') });
      // Someone else may have revoked it meanwhile: it's gone either way.
      if (errors[0] && errors[0].code !== 'NOT_FOUND')
        return done({ type: 'error', message: errors[0].message });
      return done({ type: 'success', message: t(messages.revoked) });
    }
    case 'remove': {
      const { errors } = await call.ask(removeWebhookMutation, {});
      if (errors[0] && errors[0].code !== 'NOT_FOUND')
        return done({ type: 'error', message: errors[0].message });
      return done({ type: 'success', message: t(messages.removed) });
    }
    case 'test': {
      const { data: tried, errors } = await call.ask(tryWebhookMutation, {});
      const last = tried?.tryLeadWebhook.attempts[0];
      if (errors[0] || !last) return done({ type: 'error', message: errors[0]?.message ?? '' });
      if (last.problem === null) return done({ type: 'success', message: t(messages.testDone) });
      const why = describeProblem(t, { ...last, problem: last.problem });
      return done({ type: 'error', message: t(messages.testFailed, { why }) });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

const lost = { message: '' };
