import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { readRows } from '../../../platform/database/read-rows.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { messages } from '../../../platform/model/messages.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import {
  onEndpoint,
  bodyOf,
  type EndpointContext,
  type EndpointHook,
} from '../endpoints/on-endpoint.server.ts';
import { readable } from '../new-accounts/make-account.server.ts';
import { twoFactorTable } from '../endpoints/tables.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';

const verifyTotp = '/two-factor/verify-totp';
const verifyRecovery = '/two-factor/verify-backup-code';
const challengeMinutes = 10;

/** One-time codes of an app and recovery codes, by the identity library; kept encrypted. */
export const oneTimeCodes = ({ brand, world }: AccountParts): BetterAuthPlugin =>
  twoFactor({
    // Read by the library when someone switches it on.
    get issuer() {
      return brand.name;
    },
    twoFactorCookieMaxAge: challengeMinutes * 60,
    backupCodeOptions: {
      customBackupCodesGenerate: () =>
        Array.from({ length: 10 }, () => `${readable(world, 5)}-${readable(world, 5)}`),
    },
    schema: twoFactorTable,
  });

/** What Quad adds to it. It comes behind it, and before what reads the cookies of an answer. */
export function secondFactor(parts: AccountParts): BetterAuthPlugin {
  return {
    id: 'quad-second-factor',
    hooks: {
      before: [refuseShortcuts()],
      after: [
        tellOfLock(parts),
        settleVerified(parts),
        tellOfChanges(parts),
        challengeEverywhere(parts),
      ],
    },
  };
}

/** Every browser must enter the code; a recovery code can only be checked by signing in with it. */
function refuseShortcuts(): EndpointHook {
  return onEndpoint([verifyTotp, verifyRecovery], (context) => {
    const body = bodyOf(context);
    for (const member of ['trustDevice', 'disableSession'])
      if (body[member] !== undefined) throw wrongFields({ [member]: messages.guarded });
    // As people type it: capitals, spaces.
    const { code } = body;
    const typed = typeof code === 'string' ? code.trim().toLowerCase().replace(/\s+/g, '-') : code;
    return Promise.resolve({ context: { body: { ...body, code: typed } } });
  });
}

/**
 * After the right code: the session has shown the second factor. A code of the app works once (RFC
 * 6238, section 5.2). The first right one switches the factor on, which ends the other sessions.
 */
function settleVerified(parts: AccountParts): EndpointHook {
  const { pool, world } = parts;
  return onEndpoint([verifyTotp, verifyRecovery], async (context) => {
    const { returned, newSession, session, internalAdapter } = context.context;
    if (isAPIError(returned)) return;
    const shown = newSession ?? session;
    if (!shown) return;
    const { id } = shown.user;
    const { token } = shown.session;
    if (context.path === verifyTotp && !(await isFirstUse(parts, id, bodyOf(context)['code']))) {
      if (newSession) await dropSession(context, newSession.session.token);
      throw accountRefusal('CodeMismatchException');
    }
    await internalAdapter.updateSession(token, { second_factor_at: world.now() });
    if (context.path === verifyRecovery) await tellOwner(pool, parts, id, 'recoveryCodeUsed');
    else if (session && newSession) {
      await pool.query('delete from session where account_id = $1 and token <> $2', [id, token]);
      await tellOwner(pool, parts, id, 'secondFactorOn');
    }
  });
}

/** The library takes no more codes for fifteen minutes after ten wrong ones. */
const lockSeconds = 15 * 60;

/**
 * A locked-out caller has given the right password, so the owner is emailed once per lockout. The
 * page receives the remaining time.
 */
function tellOfLock(parts: AccountParts): EndpointHook {
  const { pool, world } = parts;
  return onEndpoint([verifyTotp, verifyRecovery], async (context) => {
    const { returned, internalAdapter } = context.context;
    if (!isAPIError(returned) || returned.body?.code !== 'ACCOUNT_TEMPORARILY_LOCKED') return;
    const cookie = context.context.createAuthCookie('two_factor');
    const identifier = await context.getSignedCookie(cookie.name, context.context.secret);
    const challenge = identifier ? await internalAdapter.findVerificationValue(identifier) : null;
    if (challenge) {
      const limitKey = `account:locked:${challenge.value}`;
      const once = { points: 1, perSeconds: lockSeconds };
      if ((await spend(pool, world, limitKey, once)).allowed)
        await tellOwner(pool, parts, challenge.value, 'secondFactorLocked');
    }
    throw accountRefusal('LimitExceededException', { retryAfter: lockSeconds });
  });
}

/** A code is valid for ninety seconds at most, including clock skew. */
async function isFirstUse({ pool, world }: AccountParts, id: string, code: unknown) {
  const used = `account:totp:${id}:${String(code)}`;
  return (await spend(pool, world, used, { points: 1, perSeconds: 120 })).allowed;
}

function tellOfChanges(parts: AccountParts): EndpointHook {
  const changes = {
    '/two-factor/disable': 'secondFactorOff',
    '/two-factor/generate-backup-codes': 'recoveryCodesNew',
  } as const;
  return onEndpoint(Object.keys(changes), async (context) => {
    const { returned, session } = context.context;
    if (isAPIError(returned) || !session) return;
    const [, change] = Object.entries(changes).find(([path]) => path === context.path) ?? [];
    if (change) await tellOwner(parts.pool, parts, session.user.id, change);
  });
}

/** Paths at which the library asks for the factor itself, or where it was just shown; a passkey is both. */
const asksItself = (path: string | undefined) =>
  path === '/sign-in/email' ||
  path === '/passkey/sign-in' ||
  path?.startsWith('/two-factor/') === true;

/**
 * The library asks for the second factor where a password is given. Here it is asked wherever else
 * someone comes in: by a mailed link or code, by a provider. There is no session before it is
 * shown.
 */
function challengeEverywhere({ pool, world, publicUrl }: AccountParts): EndpointHook {
  return {
    matcher: ({ path }) => !asksItself(path),
    handler: createAuthMiddleware(async (context) => {
      const { newSession, session, internalAdapter, returned } = context.context;
      if (!newSession) return;
      const rows = await readRows(pool, { on: 'boolean' })(
        'select two_factor_enabled as on from account where id = $1',
        [newSession.user.id],
      );
      const isOn = rows[0]?.on === true;
      const { token } = newSession.session;
      // A session that takes the place of one that has shown it, after a changed password.
      const shownAt: unknown = session?.session['second_factor_at'];
      const passkey: unknown = session?.session['passkey_id'];
      if (shownAt instanceof Date && (isOn || typeof passkey === 'string')) {
        await internalAdapter.updateSession(token, {
          second_factor_at: shownAt,
          passkey_id: passkey ?? null,
        });
        return;
      }
      if (!isOn) return;
      await dropSession(context, token);
      const identifier = `2fa-${Buffer.from(world.randomBytes(16)).toString('base64url')}`;
      const expiresAt = new Date(world.now().getTime() + challengeMinutes * 60_000);
      await internalAdapter.createVerificationValue({
        identifier,
        value: newSession.user.id,
        expiresAt,
      });
      await internalAdapter.createVerificationValue({
        identifier: `2fa-attempts-${identifier}`,
        value: '0',
        expiresAt,
      });
      const cookie = context.context.createAuthCookie('two_factor', {
        maxAge: challengeMinutes * 60,
      });
      const { secret } = context.context;
      await context.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
      if (context.path === '/callback/:id')
        throw context.redirect(`${publicUrl}/login?step=second-factor`);
      const returnedFields = typeof returned === 'object' && returned !== null ? returned : {};
      return context.json({
        ...returnedFields,
        token: null,
        user: null,
        twoFactorRedirect: true,
        twoFactorMethods: ['totp'],
      });
    }),
  };
}

async function dropSession(context: EndpointContext, token: string): Promise<void> {
  deleteSessionCookie(context, true);
  await context.context.internalAdapter.deleteSession(token);
  context.context.setNewSession(null);
}
