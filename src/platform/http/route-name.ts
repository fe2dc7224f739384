import type { FastifyRequest } from 'fastify';

const names = new WeakMap<object, string>();

/**
 * Names what answers a request more closely than the server's own route does, for the figures: the
 * pattern of a page, the path of an account endpoint. Names must be ours and few, never what a caller
 * made up.
 */
export function nameRoute(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** The name that was given, else the server's route. */
export const routeOf = (request: FastifyRequest): string =>
  names.get(request) ?? request.routeOptions.url ?? 'none';
