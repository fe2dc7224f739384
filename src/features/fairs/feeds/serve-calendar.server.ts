import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import type { CalendarSite } from '../calendar-fair.ts';
import { calendarFeed, fairCalendar } from './fair-calendars.ts';
import { fairFeed } from './fair-news.ts';
import { readComingFairs, readPublishedFair } from '../read-fairs.server.ts';
import { readCalendarChange, readFairNews } from './read-fair-news.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals as messages } from '../admin-fairs.messages.ts';

interface Parts {
  readonly pool: Queryable;
  readonly world: World;
  /** The calendar's current publisher. */
  readonly site: () => CalendarSite;
  /** Rate-limits requests by address; rejects when there are too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

interface Document {
  readonly type: string;
  readonly content: string;
  readonly changedAt: Date;
  /** The file name for a browser that saves it. */
  readonly fileName?: string;
}

const calendarType = 'text/calendar; charset=utf-8';
/** Seconds for which caches can serve a copy without revalidating. */
const freshFor = 300;

/**
 * `GET /calendar.ics`, `GET /fair-{slug}.ics` and `GET /feed.xml`, public: the same for all
 * callers, so that any shared cache can store them.
 */
export function serveCalendar(app: FastifyInstance, { pool, world, site, admit }: Parts): void {
  const guarded = { onRequest: admit };
  app.get('/calendar.ics', guarded, async (request, reply) =>
    answer(request, reply, {
      type: calendarType,
      content: calendarFeed(site(), await readComingFairs(pool, world.now())),
      changedAt: await readCalendarChange(pool, world.now()),
    }),
  );

  // The extension is in the pattern, so that pages can still own `/fair-{slug}`.
  app.get<{ Params: { slug: string } }>(
    '/fair-:slug(^[a-z0-9-]+).ics',
    guarded,
    async (request, reply) => {
      const { slug } = request.params;
      const fair = await readPublishedFair(pool, slug);
      if (!fair) throw notFound(apiSentence(messages.noFair));
      return answer(request, reply, {
        type: calendarType,
        content: fairCalendar(site(), fair),
        changedAt: fair.updatedAt,
        fileName: `fair-${slug}.ics`,
      });
    },
  );

  app.get('/feed.xml', guarded, async (request, reply) => {
    const changedAt = await readCalendarChange(pool, world.now());
    return answer(request, reply, {
      type: 'application/atom+xml; charset=utf-8',
      content: fairFeed(site(), await readFairNews(pool), changedAt),
      changedAt,
    });
  });
}

/** Responds with the document, or with 304 when the caller has it already (RFC 9110, 13.1). */
function answer(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const { type, content, changedAt, fileName } = document;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': `public, max-age=${freshFor}`,
    // Any site can show the calendar: it contains nothing private.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    etag,
    'last-modified': changedAt.toUTCString(),
  });
  if (isKnown(request, etag, changedAt)) return reply.code(304).send();
  if (fileName !== undefined) reply.header('content-disposition', `inline; filename="${fileName}"`);
  return reply.type(type).send(content);
}

function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
