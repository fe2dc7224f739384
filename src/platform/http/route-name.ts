import type { FastifyRequest } from 'fastify';

const names = new WeakMap<object, string>();

/**
 * A more specific route name for metrics: the pattern of a page, the path of an account endpoint.
 * Names must come from our code and be few, never from a caller.
 */
export function nameRoute(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** The name that was given, else the server's route. */
export const routeOf = (request: FastifyRequest): string =>
  names.get(request) ?? request.routeOptions.url ?? 'none';
