import { createAuthEndpoint, isAPIError } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readRows } from '../../../platform/database/read-rows.ts';
import { socialCodeWanted } from './account-alerts.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { linkCookieAt } from './link-cookie.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { onEndpoint, type EndpointHook } from '../endpoints/on-endpoint.server.ts';
import { codeMinutes } from '../mailed-codes/code-rules.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import type { MailedCodes } from '../mailed-codes/mailed-code.server.ts';
import { requesterOf } from '../account-protection/requester.server.ts';
import { publicUser } from '../endpoints/public-user.ts';
import { currentNotes } from './request-notes.server.ts';
import type { SendCode } from '../mailed-codes/send-codes.server.ts';

interface Parts {
  readonly parts: AccountParts;
  readonly limits: Limits;
  readonly codes: MailedCodes;
  readonly sendCode: SendCode;
}

const purpose = 'link-identity';
const notLinked = new Set(['account_not_linked', 'signup_disabled']);

const pendingLink = v.object({ provider: v.string(), subject: v.string(), email: v.string() });

/**
 * A provider that does not vouch for the address (Microsoft never does) may belong to anyone: the
 * address gets a code, and only entering it in the browser that started this links the identity:
 * the challenge is in a cookie, not in a URL that could be sent to the mailbox's owner. Addresses
 * with and without an account lead to the same page.
 */
export function askForCode({ parts, limits, codes, sendCode }: Parts): EndpointHook {
  const { pool, world, publicUrl } = parts;
  return onEndpoint('/callback/:id', async (context) => {
    const { returned, responseHeaders } = context.context;
    const identity = currentNotes()?.identity;
    const location = responseHeaders?.get('location');
    if (!isAPIError(returned) || !identity || identity.emailVerified || !location) return;
    const target = URL.parse(location, publicUrl);
    if (!target || !notLinked.has(target.searchParams.get('error') ?? '')) return;

    const { provider, subject, email } = identity;
    const mayAsk = await limits.code(email, requesterOf(context, parts, email)).then(
      () => true,
      () => false,
    );
    if (!mayAsk) {
      // The library's own reason would reveal whether the address has an account.
      target.searchParams.set('error', 'sign_in_failed');
      throw context.redirect(target.href);
    }
    const challenge = Buffer.from(world.randomBytes(16)).toString('base64url');
    const code = await codes.issue(
      pool,
      { purpose, subject: hashOf(challenge) },
      { provider, subject, email },
    );
    if (await confirmedAccount(parts, email)) await sendCode('link-code', email, code);
    target.searchParams.set('error', socialCodeWanted);
    const { name, attributes } = linkCookie(publicUrl);
    context.setCookie(name, challenge, attributes);
    throw context.redirect(target.href);
  });
}

/** The endpoint that takes the code: links the identity to the confirmed account of the address. */
export function linkIdentity({ parts, limits, codes }: Parts) {
  const cookie = linkCookie(parts.publicUrl);
  return createAuthEndpoint(
    '/sign-in/social/code',
    { method: 'POST', body: v.object({ code: v.string() }) },
    async (context) => {
      const { code } = context.body;
      const challenge = context.getCookie(cookie.name);
      if (!challenge) throw accountRefusal('CodeMismatchException');
      const subject = hashOf(challenge);
      await limits.ownGuess(subject);
      const tried = await codes.redeem(parts.pool, { purpose, subject }, code);
      if (tried.outcome === 'expired') throw accountRefusal('ExpiredCodeException');
      if (tried.outcome !== 'right') throw accountRefusal('CodeMismatchException');
      const pending = v.parse(pendingLink, tried.payload);
      const accountId = await confirmedAccount(parts, pending.email);
      const { internalAdapter } = context.context;
      const user = accountId ? await internalAdapter.findUserById(accountId) : null;
      if (!user) throw accountRefusal('CodeMismatchException');

      const key = { providerId: pending.provider, accountId: pending.subject };
      const existing = await internalAdapter.findAccountByKey(key);
      if (existing && existing.userId !== user.id) throw accountRefusal('CodeMismatchException');
      if (!existing) await internalAdapter.linkAccount({ ...key, userId: user.id });
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(context, { session, user });
      expireCookie(context, cookie);
      return context.json({ token: session.token, user: publicUser(user) });
    },
  );
}

/** Stored for the lifetime of the code. */
const linkCookie = (publicUrl: string) => ({
  name: linkCookieAt(publicUrl),
  attributes: {
    path: '/',
    maxAge: codeMinutes * 60,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: publicUrl.startsWith('https:'),
  },
});

async function confirmedAccount({ pool }: AccountParts, email: string): Promise<string | null> {
  const rows = await readRows(pool, { id: 'text' })(
    'select id from account where email = $1 and email_verified and deleted_at is null',
    [email],
  );
  return rows[0]?.id ?? null;
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
