import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, interactionPolicy } from 'oidc-provider';
import { afterAll } from 'vitest';

/** How the provider knows Quad. */
export const providerClient = { clientId: 'quad', clientSecret: 'a-secret-of-the-client' };

/** Someone with an account at the provider: the claims it makes about that person. */
export interface ProviderPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** A real OpenID provider on loopback at which someone is always just signing in. */
export interface OpenIdProvider {
  /** The issuer a client is configured with. */
  readonly issuer: string;
  /** Who signs in next. */
  person: ProviderPerson;
  /** Goes from the authorization address through the provider's pages to the address it leads back to. */
  visit(authorizationUrl: string): Promise<URL>;
}

interface ProviderOptions {
  readonly redirectUris: string[];
  /** 0 for any that is free. */
  readonly port?: number;
  /**
   * A tenant as at Microsoft: tokens name the tenant's issuer, and what clients are configured with
   * is a discovery for all tenants whose issuer is a pattern.
   */
  readonly tenant?: string;
}

/** Starts a provider for the tests of one file. */
export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(options.port ?? 0, '127.0.0.1', listening);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: Pick<AddressInfo, 'port'> = address(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const mount = options.tenant ? `/${options.tenant}/v2.0` : '';
  const state = { person: { sub: 'nobody' } as ProviderPerson };
  const provider = openProvider(`${origin}${mount}`, options, () => state.person);
  const answer = provider.callback();
  const discovery = '/.well-known/openid-configuration';

  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
    const url = request.url ?? '/';
    if (options.tenant && url === `/common/v2.0${discovery}`) {
      void fetch(`${origin}${mount}${discovery}`)
        .then((found) => found.json())
        .then((found: object) => {
          const issuer = `${origin}/{tenantid}/v2.0`;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ ...found, issuer }));
        });
      return;
    }
    request.originalUrl = url;
    request.url = url.slice(mount.length);
    void answer(request, response);
  });

  return {
    issuer: options.tenant ? `${origin}/common/v2.0` : origin,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    visit: (url) => visit(url, origin),
  };
}

function openProvider(
  issuer: string,
  { redirectUris, tenant }: ProviderOptions,
  person: () => ProviderPerson,
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: tenant ? ['sub', 'tid'] : ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    // Google and Microsoft put the claims into the token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ['the cookies of the provider'] },
    jwks: { keys: [signingKey()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy, url: (_context, { uid }) => `${mountOf(issuer)}/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...(tenant ? { tid: tenant } : {}), ...person() }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new provider.Grant({
        ...(client ? { clientId: client.clientId } : {}),
        ...(session?.accountId ? { accountId: session.accountId } : {}),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) {
      await next();
      return;
    }
    await provider.interactionFinished(context.req, context.res, {
      login: { accountId: person().sub },
      select_account: {},
    });
    context.respond = false;
  });
  return provider;
}

async function visit(authorizationUrl: string, origin: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let page = 0; page < 10; page += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value.join('='));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
    if (url.origin !== origin) return url;
  }
  throw new Error('The provider leads in circles.');
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' };
}

function mountOf(issuer: string): string {
  return new URL(issuer).pathname.replace(/\/$/, '');
}

function address(found: ReturnType<ReturnType<typeof createServer>['address']>): AddressInfo {
  if (typeof found !== 'object' || found === null) throw new Error('The provider has no port.');
  return found;
}
