import { isAPIError } from 'better-auth/api';
import * as v from 'valibot';
import type { AccountParts } from '../account-parts.server.ts';
import { checkSignUp } from './check-sign-up.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { accountRefusals as refusals } from '../account-refusals.messages.ts';
import { noteStranger, strangersRetryAfter } from '../strangers.server.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import { addressHeader } from '../endpoints/address-header.ts';
import {
  addressIn,
  onEndpoint,
  bodyOf,
  type EndpointContext,
  type EndpointHook,
} from '../endpoints/on-endpoint.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { requesterOf } from '../account-protection/requester.server.ts';
import { refuseCommonPassword, rejectedPassword } from '../passwords/guard-new-password.server.ts';

const endpoint = '/sign-up/email';

/** Checks a sign-up before the library sees it. Runs first, so a child's leaves no trace. */
export function guardSignUp(parts: AccountParts, limits: Limits): EndpointHook {
  const { pool, world, brand } = parts;
  return onEndpoint(endpoint, async (context) => {
    const body = bodyOf(context);
    const problem = checkSignUp(body, world.now());
    if (problem?.kind === 'refused')
      throw accountRefusal('FORBIDDEN', { message: problem.message });
    if (problem?.kind === 'fields') throw wrongFields(problem.fields);
    if (problem?.kind === 'password') throw rejectedPassword(problem.problems, 'password');
    const about = [addressIn(body), typeof body['name'] === 'string' ? body['name'] : ''];
    await refuseCommonPassword(String(body['password']), [...about, brand.name], 'password');
    if (await accountExists(pool, addressIn(body))) throw accountRefusal('UsernameExistsException');
    const email = addressIn(body);
    await refuseFlood(parts, context, email);
    // The code being emailed is entered from this browser.
    await limits.hasAsked(email, requesterOf(context, parts, email));
    // The library requires a name; the specification's sign-up does not ask for one.
    return typeof body['name'] === 'string' ? undefined : { context: { body: { name: '' } } };
  });
}

/**
 * Of two simultaneous sign-ups, the loser either fails in the library without one of our errors
 * or receives a nonexistent user: it gets the error that the account exists.
 */
export function nameLoserOfRace({ pool }: AccountParts): EndpointHook {
  return onEndpoint(endpoint, async (context) => {
    const { returned } = context.context;
    if (isAPIError(returned)) {
      if (returned.body?.code !== 'FAILED_TO_CREATE_USER') return;
      if (await accountExists(pool, addressIn(bodyOf(context))))
        throw accountRefusal('UsernameExistsException');
      return;
    }
    const { user } = v.parse(v.object({ user: v.object({ id: v.string() }) }), returned);
    const { rowCount } = await pool.query('select 1 from account where id = $1', [user.id]);
    if (rowCount !== 1) throw accountRefusal('UsernameExistsException');
  });
}

/** Unconfirmed sign-ups count toward the caller address's limit on emails to strangers. */
async function refuseFlood(
  { pool, world }: AccountParts,
  context: EndpointContext,
  email: string,
): Promise<void> {
  const address = context.headers?.get(addressHeader) ?? '';
  try {
    await noteStranger(pool, world, { viewer: null, address }, email);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw accountRefusal('LimitExceededException', {
      message: apiSentence(refusals.unanswered),
      retryAfter: problem.retryAfter ?? strangersRetryAfter,
    });
  }
}

async function accountExists(pool: AccountParts['pool'], email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from account where email = $1', [email]);
  return rowCount === 1;
}
