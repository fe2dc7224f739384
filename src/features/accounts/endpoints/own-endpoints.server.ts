import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, formCsrfMiddleware, isAPIError } from 'better-auth/api';
import * as v from 'valibot';
import { readRows } from '../../../platform/database/read-rows.ts';
import { type ApiSentence, apiSentence } from '../../../platform/model/api-sentence.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { leave, sendLeavingCode } from '../account-deletion/leave.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { rememberDevice } from '../account-protection/device-cookie.server.ts';
import { accountLimits, type Limits } from '../account-protection/limits.server.ts';
import { unlockIdentifier } from '../account-protection/offer-unlock.server.ts';
import { requesterOf } from '../account-protection/requester.server.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';
import { isAdminSql } from '../callers/renew-session.server.ts';
import { tokenOf } from '../callers/token-of.server.ts';
import { mailedCodes } from '../mailed-codes/mailed-code.server.ts';
import type { SendCode } from '../mailed-codes/send-codes.server.ts';
import { signInByCode, signInByLink } from '../mailed-codes/sign-in-by-link.server.ts';
import { passkeys } from '../passkeys/passkeys.server.ts';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.server.ts';
import { guardNewPassword } from '../passwords/guard-new-password.server.ts';
import { setNewPassword } from '../passwords/set-new-password.server.ts';
import { countSignIn, rememberBrowser, settleSignIn } from '../sign-in/settle-sign-in.server.ts';
import { profileProblems } from '../sign-up/check-profile.ts';
import { guardSignUp, nameLoserOfRace } from '../sign-up/guard-sign-up.server.ts';
import { guardSocial } from '../social-sign-in/guard-social.server.ts';
import { askForCode, linkIdentity } from '../social-sign-in/link-identity.server.ts';
import { accountRefusalMessages } from './account-refusal.messages.ts';
import { wrongFields, accountRefusal } from './account-refusal.server.ts';
import { onEndpoint, bodyOf, type EndpointHook, addressIn } from './on-endpoint.server.ts';

const endpoint = '/change-password';

/** These also ask for the password. */
const otherEndpoints = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
];

/**
 * Counts attempts at the old password by session, so a stolen session cannot guess forever. A new
 * password always ends the other sessions, whatever the caller requests.
 */
function guardOldPassword(limits: Limits, secret: string): EndpointHook {
  return onEndpoint([endpoint, ...otherEndpoints], async (context) => {
    const token = tokenOf(context, secret);
    if (token) await limits.oldPassword(token);
    if (context.path !== endpoint) return undefined;
    return { context: { body: { ...bodyOf(context), revokeOtherSessions: true } } };
  });
}

/** A password chosen by its owner is not temporary; the owner gets an email about the change. */
function settleOldPassword(parts: AccountParts, limits: Limits, secret: string): EndpointHook {
  return onEndpoint([endpoint, ...otherEndpoints], async (context) => {
    const { returned, session } = context.context;
    if (isAPIError(returned) || !session) return;
    const token = tokenOf(context, secret);
    if (token) await limits.oldPasswordWasRight(token);
    if (context.path !== endpoint) return;
    await parts.pool.query(
      `update account set must_set_password = false, temporary_password_ends_at = null
       where id = $1 and must_set_password`,
      [session.user.id],
    );
    await tellOwner(parts.pool, parts, session.user.id, 'passwordChanged');
  });
}

const resend = '/email-otp/send-verification-otp';
const askReset = '/email-otp/request-password-reset';
const confirm = '/email-otp/verify-email';
const reset = '/email-otp/reset-password';

/**
 * Limits codes per recipient and guesses, by requester. An address without an account is
 * counted like any other, so that the limit does not reveal it.
 */
function guardCodes(parts: AccountParts, limits: Limits): readonly EndpointHook[] {
  return [
    onEndpoint([resend, askReset], async (context) => {
      const body = bodyOf(context);
      // Sign-in codes are not an endpoint of ours, and a reset has its own.
      if (context.path === resend && body['type'] !== 'email-verification')
        throw accountRefusal('FORBIDDEN');
      const email = wellFormed(addressIn(body));
      await limits.code(email, requesterOf(context, parts, email));
    }),
    onEndpoint([confirm, reset], async (context) => {
      const email = wellFormed(addressIn(bodyOf(context)));
      await limits.guess(email, requesterOf(context, parts, email));
    }),
  ];
}

function wellFormed(email: string): string {
  if (!isEmail(email)) throw wrongFields({ email: messages.email });
  return email;
}

const changes = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/add-options',
  '/passkey/add',
  '/passkey/rename',
  '/passkey/remove',
];

/**
 * An admin's password alone cannot replace an existing second factor: an admin with a passkey uses
 * it before adding or removing a factor.
 */
const guardUnshown = ({ pool, secret }: AccountParts): EndpointHook =>
  onEndpoint(changes, async (context) => {
    const token = tokenOf(context, secret);
    if (token === null) return;
    const rows = await readRows(pool, { mustShow: 'boolean' })(
      `select s.second_factor_at is null and ${isAdminSql('a')}
         and exists (select from passkey p where p.account_id = a.id) as "mustShow"
       from session s join account a on a.id = s.account_id where s.token = $1`,
      [token],
    );
    if (rows[0]?.mustShow)
      throw accountRefusal('FORBIDDEN', {
        message: apiSentence(accountRefusalMessages.showPasskey),
      });
  });

const changeable = new Set(['name', 'time_zone', 'locale']);

/** Allows changes to name, time zone and language, and nothing else about the account. */
function guardProfile(): EndpointHook {
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

/** Everything Quad adds to the identity library: hooks around its endpoints, and new endpoints. */
export function ownEndpoints(parts: AccountParts, sendCode: SendCode) {
  const { world, secret } = parts;
  const limits = accountLimits(parts);
  const codes = mailedCodes(secret, world);
  const shared = { parts, limits, codes, sendCode };
  return {
    id: 'quad-endpoints',
    hooks: {
      before: [
        guardSignUp(parts, limits),
        countSignIn(parts, limits),
        ...guardCodes(parts, limits),
        ...guardNewPassword(parts),
        guardOldPassword(limits, secret),
        guardProfile(),
        ...guardSocial(limits),
        guardUnshown(parts),
      ],
      after: [
        nameLoserOfRace(parts),
        settleSignIn(parts, limits),
        settleOldPassword(parts, limits, secret),
        askForCode(shared),
        rememberBrowser(parts),
      ],
    },
    endpoints: {
      setNewPassword: setNewPassword(parts),
      sendLeavingCode: sendLeavingCode(shared),
      // Replaces the library's endpoint of this name and path.
      deleteUser: leave(shared),
      linkIdentity: linkIdentity(shared),
      signInByLink: signInByLink(parts),
      unlockSignIn: unlockSignIn(parts, limits),
      signInByCode: signInByCode(parts, codes, limits),
      ...passkeys({ parts, limits }),
      ...signInByPasskey(parts),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * Spends the link: the browser that brings it counts as one that has signed in before, and the waits of
 * the account are over. It still takes the password to come in.
 */
function unlockSignIn(parts: AccountParts, limits: Limits) {
  const { pool, world } = parts;
  return createAuthEndpoint(
    '/sign-in/unlock',
    { method: 'POST', body: v.object({ token: v.string() }), use: [formCsrfMiddleware] },
    async (context) => {
      const rows = await readRows(pool, { value: 'text' })(
        'delete from verification where identifier = $1 and expires_at > $2 returning value',
        [unlockIdentifier(context.body.token), world.now()],
      );
      const email = rows[0]?.value;
      if (email === undefined)
        throw accountRefusal('ExpiredCodeException', {
          message: apiSentence(accountRefusalMessages.linkOver),
        });
      await limits.unlock(email, requesterOf(context, parts, email));
      rememberDevice(context, parts, email);
      return context.json({ success: true, email });
    },
  );
}
