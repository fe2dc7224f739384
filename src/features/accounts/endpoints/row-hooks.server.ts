import type { BetterAuthOptions } from 'better-auth';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from './account-refusal.server.ts';
import { shortenState } from '../social-sign-in/guard-social.server.ts';
import { adminSessionDays, isAdminSql, sessionDays } from '../callers/renew-session.server.ts';

const day = 24 * 3_600_000;

// Endpoints that file a code for any address and take it back when there is no account.
const codeEndpoints = new Set([
  '/email-otp/send-verification-otp',
  '/email-otp/request-password-reset',
]);

const noProviderTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

/** What becomes of the identity library's rows on their way to the tables. */
export function rowHooks({
  pool,
  world,
}: Pick<AccountParts, 'pool' | 'world'>): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        before: ({ user_type: type }) =>
          Promise.resolve({
            data: {
              // The picture is a URL that a third party chose; not stored until we host uploads.
              image: null,
              ...(type === 'student' ? {} : { birth_date: null }),
            },
          }),
      },
    },
    session: {
      create: {
        async before({ userId, expiresAt, userAgent }) {
          const [account] = await readRows(pool, { disabled: 'boolean', admin: 'boolean' })(
            `select disabled_at is not null as disabled, ${isAdminSql('a')} as admin
             from account a where id = $1`,
            [userId],
          );
          // Every way to sign in ends here; the answer is that of a wrong password.
          if (account?.disabled) throw accountRefusal('NotAuthorizedException');
          const { unused } = account?.admin ? adminSessionDays : sessionDays;
          const longest = new Date(world.now().getTime() + unused * day);
          return {
            data: {
              expiresAt: expiresAt > longest ? longest : expiresAt,
              userAgent: userAgent?.slice(0, 300) ?? null,
            },
          };
        },
      },
    },
    account: {
      create: { before: () => Promise.resolve({ data: noProviderTokens }) },
      update: {
        before: ({ password }) =>
          Promise.resolve(password === undefined ? { data: noProviderTokens } : undefined),
      },
    },
    verification: {
      create: { before: (row) => Promise.resolve(shortenState(row, world.now())) },
      delete: {
        // The unknown code stays, so that wrong guesses at it fail like all others.
        before: (_row, context) => Promise.resolve(!codeEndpoints.has(context?.path ?? '')),
      },
    },
  };
}
