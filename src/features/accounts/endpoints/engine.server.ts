import { createHmac } from 'node:crypto';
import { betterAuth, type BetterAuthPlugin, type BetterAuthOptions } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { spend } from '../../../platform/http/spend.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { sessionCookie } from '../callers/find-credential.ts';
import { addressHeader } from './address-header.ts';
import { codeMinutes, codeTries } from '../mailed-codes/code-rules.ts';
import { deriveKey } from './derive-key.server.ts';
import { hashPassword, verifyPassword } from '../passwords/hash-password.server.ts';
import { openEndpoints } from './open-endpoints.ts';
import { ownEndpoints } from './own-endpoints.server.ts';
import { sessionDays } from '../callers/renew-session.server.ts';
import { rowHooks } from './row-hooks.server.ts';
import { oneTimeCodes, secondFactor } from '../second-factor/second-factor.server.ts';
import { sendCodes, type SendCode } from '../mailed-codes/send-codes.server.ts';
import { configuredProviders } from '../social-sign-in/social-providers.server.ts';
import {
  accountFields,
  accountTable,
  sessionFields,
  sessionTable,
  signInMethodTable,
  verificationTable,
} from './tables.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';
import type { Log } from '../../../platform/log.ts';
import { onEndpoint } from './on-endpoint.server.ts';

const placeholder = '{tenantid}';

/**
 * Microsoft's discovery for all tenants names no issuer but a pattern, `https://…/{tenantid}/v2.0`,
 * and each token names the tenant of its own (learn.microsoft.com, "OpenID Connect on the Microsoft
 * identity platform"). The library compares literally; here the pattern is filled with the token's
 * `tid` and must then be the token's issuer.
 */
function tenantIssuer(): BetterAuthPlugin {
  return {
    id: 'quad-tenant-issuer',
    hooks: {
      // At each sign-in, because a provider that was down at startup is discovered later.
      before: [
        onEndpoint(['/sign-in/social', '/callback/:id'], async ({ context }) => {
          for (const provider of context.socialProviders) {
            const pattern = provider.issuer;
            const check = provider.idToken;
            if (!pattern?.includes(placeholder) || !check || 'verify' in check) continue;
            const { issuer: _pattern, ...others } = check;
            provider.issuer = undefined;
            provider.idToken = {
              ...others,
              verifyClaims: ({ iss, tid }) =>
                typeof tid === 'string' &&
                isTenant(tid) &&
                iss === pattern.replace(placeholder, tid),
            };
          }
          return Promise.resolve();
        }),
      ],
    },
  };
}

function isTenant(tid: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(tid);
}

const day = 24 * 3600;

/** The identity library as configured for Quad. Others call it through `createAccountsHandler`. */
export function startEngine(parts: AccountParts) {
  const { pool, world, secret, publicUrl, log } = parts;
  const sendCode = sendCodes(parts);
  return betterAuth({
    appName: parts.brand.name,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: parts.libraryPool,
    telemetry: { enabled: false },
    logger: engineLogger(log),
    user: { ...accountTable, additionalFields: accountFields },
    account: { ...signInMethodTable, updateAccountOnSignIn: false, storeStateStrategy: 'database' },
    verification: { ...verificationTable, disableCleanup: true },
    // The cookie lasts as long as a session at most can; the row says when it ends (renew-session).
    session: {
      ...sessionTable,
      expiresIn: sessionDays.most * day,
      additionalFields: sessionFields,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    databaseHooks: rowHooks(parts),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      // The policy itself is in password-policy.ts and counts characters, not UTF-16 units.
      maxPasswordLength: 512,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      async onPasswordReset({ user }) {
        await forgetTemporaryPassword(parts, user.id);
        await tellOwner(pool, parts, user.id, 'passwordReset');
      },
    },
    emailVerification: { sendOnSignUp: true, autoSignInAfterVerification: true },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 600,
      customRules: rulesPerAddress(),
      customStorage: {
        async consume(key, { max, window }) {
          const budget = { points: max, perSeconds: window };
          return spend(pool, world, `account:address:${key}`, budget);
        },
      },
    },
    advanced: {
      cookiePrefix: sessionCookie.slice(0, sessionCookie.indexOf('.')),
      useSecureCookies: publicUrl.startsWith('https:'),
      cookies: { state: { attributes: { maxAge: 180 } } },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: 'uuid', joins: true, validateSchema: false },
      // Explicit because the library omits both when it detects a test environment.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Anything but a refusal is thrown to the endpoint, which tells an outage from a bug.
    onAPIError: { errorURL: `${publicUrl}/login`, throw: true },
    plugins: plugins(parts, sendCode),
  });
}

export type Engine = ReturnType<typeof startEngine>;

function plugins(parts: AccountParts, sendCode: SendCode): BetterAuthPlugin[] {
  const codeKey = deriveKey(parts.secret, 'email-code');
  const providers = configuredProviders(parts);
  return [
    // First: its after-hooks must run before the bearer token is read from the cookie.
    ownEndpoints(parts, sendCode),
    oneTimeCodes(parts),
    secondFactor(parts),
    emailOTP({
      otpLength: 6,
      expiresIn: codeMinutes * 60,
      allowedAttempts: codeTries,
      overrideDefaultEmailVerification: true,
      storeOTP: {
        hash: (code) =>
          Promise.resolve(createHmac('sha256', codeKey).update(code).digest('base64url')),
      },
      async sendVerificationOTP({ email, otp, type }) {
        if (type === 'email-verification') await sendCode('sign-up-code', email, otp);
        if (type === 'forget-password') await sendCode('reset-code', email, otp);
      },
    }),
    ...(providers.length > 0 ? [genericOAuth({ config: providers }), tenantIssuer()] : []),
    // Signed tokens only: the plain setting opens the endpoint to the bare token of the table.
    bearer({ requireSignature: true }),
  ];
}

function rulesPerAddress() {
  return Object.fromEntries(
    Object.entries(openEndpoints).map(([endpoint, { perMinute }]) => [
      endpoint.slice(endpoint.indexOf(' ') + 1),
      { window: 60, max: perMinute },
    ]),
  );
}

async function forgetTemporaryPassword({ pool }: AccountParts, accountId: string): Promise<void> {
  await pool.query(
    `update account set must_set_password = false, temporary_password_ends_at = null
     where id = $1 and must_set_password`,
    [accountId],
  );
}

/**
 * Logs the identity library's errors without the data attached to them: rows, addresses and
 * states. Its refusals are not errors.
 */
function engineLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'error',
    disableColors: true,
    log(_level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      const code = error && 'code' in error ? error.code : undefined;
      log.warn({ event: 'auth.engine', name: error?.name, code }, firstLine(message));
    },
  };
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 200);
}
