import type { FastifyInstance } from 'fastify';

/** `GET /build.json`: the build that is running, for open pages that want to know of a newer one. */
export function addBuild(app: FastifyInstance, id: string): void {
  app.get('/build.json', () => ({ id }));
}
