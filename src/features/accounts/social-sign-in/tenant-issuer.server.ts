import type { BetterAuthPlugin } from 'better-auth';
import { onEndpoint } from '../endpoints/on-endpoint.server.ts';

const placeholder = '{tenantid}';

/**
 * Microsoft's discovery for all tenants names no issuer but a pattern, `https://…/{tenantid}/v2.0`,
 * and each token names the tenant of its own (learn.microsoft.com, "OpenID Connect on the Microsoft
 * identity platform"). The library compares literally; here the pattern is filled with the token's
 * `tid` and must then be the token's issuer.
 */
export function tenantIssuer(): BetterAuthPlugin {
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
