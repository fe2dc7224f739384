import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, rateLimited, unauthenticated } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { useKey } from './lead-keys.server.ts';
import { readGone, readLeads, recordReceived } from './read-leads.server.ts';

/** The path at which programs fetch a college's leads. */
const path = '/api/leads';

const perMinute = { points: 60, perSeconds: 60 };

const mostLeads = 500;

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/**
 * `GET /api/leads`: a college's leads for its own programs, with a key as bearer token. `limit` (1 to
 * 500, default 100) and `after` (the `next` of the answer before) page, `fair` (a slug) selects. The
 * last page lists in `gone` the leads to delete.
 */
export function serveLeads(app: FastifyInstance, { pool, world, admit }: Parts): void {
  app.get(path, { onRequest: admit }, async (request, reply) => {
    const secret = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const key = secret === undefined ? null : await useKey(pool, world, secret);
    if (!key) throw unauthenticated();
    const { allowed, retryAfter } = await spend(pool, world, `lead-key:${key.id}`, perMinute);
    if (!allowed) throw rateLimited(retryAfter);
    const { limit, after, fair } = readAsked(new URL(request.url, 'http://quad').searchParams);
    const { collegeId, createdBy } = key;
    const { items, next, gone } = await transaction(pool, async (tx) => {
      const found = await readLeads(tx, world, { collegeId, after, fair, limit: limit + 1 });
      const page = found.slice(0, limit);
      const ids = page.map(({ id }) => id);
      await recordReceived(tx, world, { collegeId, by: createdBy, ids });
      const isLast = found.length <= limit;
      return {
        items: page,
        next: isLast ? null : (ids.at(-1) ?? null),
        gone: isLast ? await readGone(tx, world, collegeId) : [],
      };
    });
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ items, gone, next }));
  });
}

function readAsked(query: URLSearchParams) {
  const word = (name: string): string | null => {
    if (query.getAll(name).length > 1) throw badInput({ [name]: forPrograms('Give this once.') });
    return query.get(name);
  };
  const limit = word('limit') ?? '100';
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > mostLeads)
    throw badInput({ limit: forPrograms(`Give a number from 1 to ${mostLeads}.`) });
  const after = word('after');
  if (after !== null && !isUuid(after))
    throw badInput({ after: forPrograms('Give the `next` of the page before.') });
  return { limit: Number(limit), after, fair: word('fair') };
}
