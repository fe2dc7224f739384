import { createAuthMiddleware } from 'better-auth/api';
import type { BetterAuthPlugin } from 'better-auth';

type Hooks = NonNullable<BetterAuthPlugin['hooks']>;

/** Something that runs before or after an endpoint of the identity library. */
export type EndpointHook = NonNullable<Hooks['before']>[number];

type Handler = Parameters<typeof createAuthMiddleware>[0];

/** The context a hook receives. */
export type EndpointContext = Parameters<Extract<Handler, (context: never) => unknown>>[0];

/** Runs `handler` before or after the endpoints of these paths. */
export function onEndpoint(
  paths: string | readonly string[],
  handler: (context: EndpointContext) => Promise<unknown>,
): EndpointHook {
  const pathSet = new Set(typeof paths === 'string' ? [paths] : paths);
  return {
    matcher: ({ path }) => path !== undefined && pathSet.has(path),
    handler: createAuthMiddleware(handler),
  };
}

/** The body of a call as untrusted input. */
export function bodyOf(context: { readonly body?: unknown }): Readonly<Record<string, unknown>> {
  const { body } = context;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** A member of the body as text in lower case, as addresses are compared; empty when it is no text. */
export function addressIn(body: Readonly<Record<string, unknown>>, member = 'email'): string {
  const value = body[member];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
