import * as v from 'valibot';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { AccountParts, SocialClient } from '../account-parts.server.ts';
import { socialProviders, type SocialProviderName } from './account-alerts.ts';
import { currentNotes } from './request-notes.server.ts';

const realIssuers: Readonly<Record<SocialProviderName, string>> = {
  google: 'https://accounts.google.com',
  // Every work, school and personal account; its tokens name the tenant they come from.
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
};

/** The providers that are configured, for the library's OpenID client. */
export function configuredProviders(parts: AccountParts): GenericOAuthConfig[] {
  return socialProviders.flatMap((name) => {
    const client = parts[name];
    return client ? [providerConfig(name, client)] : [];
  });
}

function providerConfig(name: SocialProviderName, client: SocialClient): GenericOAuthConfig {
  const issuer = (client.issuer ?? realIssuers[name]).replace(/\/+$/, '');
  return {
    providerId: name,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ['openid', 'profile', 'email'],
    prompt: 'select_account',
    // No one gets an account by signing in (the specification's "account not found").
    disableSignUp: true,
    mapProfileToUser(profile) {
      const emailVerified = profile['email_verified'] === true;
      const email = typeof profile.email === 'string' ? profile.email.toLowerCase() : '';
      const notes = currentNotes();
      if (notes) notes.identity = { provider: name, subject: '', email, emailVerified };
      return { emailVerified };
    },
    accountSubject({ tokens }) {
      const subject = subjectOf(tokens.idToken);
      const notes = currentNotes();
      if (notes?.identity) notes.identity = { ...notes.identity, subject };
      return subject;
    },
  };
}

/**
 * Issuer and subject in one: only together they name someone (OpenID Connect Core, section 5.7).
 * The token's signature, issuer, audience and nonce have been checked before. Empty for none.
 */
function subjectOf(idToken: string | undefined): string {
  const claims = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8');
  if (claims === '') return '';
  const { iss, sub } = v.parse(v.object({ iss: v.string(), sub: v.string() }), JSON.parse(claims));
  return `${iss}#${sub}`;
}
