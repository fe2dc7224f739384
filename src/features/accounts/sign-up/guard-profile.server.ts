import { messages } from '../../../platform/model/messages.ts';
import { wrongFields } from '../endpoints/account-refusal.server.ts';
import { onEndpoint, bodyOf, type EndpointHook } from '../endpoints/on-endpoint.server.ts';
import { profileProblems } from './check-profile.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

const changeable = new Set(['name', 'time_zone', 'locale']);

/** Allows changes to name, time zone and language, and nothing else about the account. */
export function guardProfile(): EndpointHook {
  return onEndpoint('/update-user', async (context) => {
    const body = bodyOf(context);
    const problems: Record<string, ApiSentence> = profileProblems(body);
    for (const member of Object.keys(body)) {
      if (!changeable.has(member)) problems[member] = messages.guarded;
    }
    if (Object.keys(problems).length > 0) throw wrongFields(problems);
    return Promise.resolve();
  });
}
