import { socialProviders } from './account-alerts.ts';
import { messages } from '../../../platform/model/messages.ts';
import { wrongFields } from '../endpoints/account-refusal.server.ts';
import { onEndpoint, bodyOf, type EndpointHook } from '../endpoints/on-endpoint.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

/** What a page may send when it starts a provider sign-in; it cannot choose scopes and the rest. */
const welcome = new Set([
  'provider',
  'callbackURL',
  'errorCallbackURL',
  'disableRedirect',
  'loginHint',
]);

const statePrefix = 'auth-state:';
const stateMinutes = 3;

/** Restricts provider sign-in to the redirect flow, and accepts each state once. */
export function guardSocial(limits: Limits): readonly EndpointHook[] {
  return [
    onEndpoint('/sign-in/social', async (context) => {
      const body = bodyOf(context);
      const problems: Record<string, ApiSentence> = {};
      if (!socialProviders.some((name) => name === body['provider']))
        problems['provider'] = messages.choice(socialProviders);
      for (const member of Object.keys(body)) {
        if (!welcome.has(member)) problems[member] = messages.guarded;
      }
      if (Object.keys(problems).length > 0) throw wrongFields(problems);
      return Promise.resolve({
        context: {
          body: {
            callbackURL: body['callbackURL'] ?? '/app',
            errorCallbackURL: body['errorCallbackURL'] ?? '/login',
          },
        },
      });
    }),
    onEndpoint('/callback/:id', async (context) => {
      const query: unknown = context.query;
      const hasState = typeof query === 'object' && query !== null && 'state' in query;
      const state = hasState && typeof query.state === 'string' ? query.state : '';
      if (state !== '' && !(await limits.stateIsFresh(state)))
        throw context.redirect('/login?error=state_mismatch');
    }),
  ];
}

/** Limits a social sign-in state to three minutes (section 9 of the specification). */
export function shortenState(row: { identifier: string; value: string }, now: Date) {
  if (!row.identifier.startsWith(statePrefix)) return undefined;
  const expiresAt = now.getTime() + stateMinutes * 60_000;
  const state: unknown = JSON.parse(row.value);
  if (typeof state !== 'object' || state === null) return undefined;
  return {
    data: { expiresAt: new Date(expiresAt), value: JSON.stringify({ ...state, expiresAt }) },
  };
}
