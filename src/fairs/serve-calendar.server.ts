import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database/queryable.ts';
import { notFound } from '../platform/model/refusal.ts';
import type { World } from '../platform/world.ts';
import type { CalendarSite } from './calendar-fair.ts';
import { calendarFeed, fairCalendar } from './fair-calendars.ts';
import { fairFeed } from './fair-news.ts';
import { readComingFairs, readPublishedFair } from './read-calendar-fairs.server.ts';
import { readCalendarChange, readFairNews } from './read-fair-news.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { fairRefusals as messages } from './fair-refusals.messages.ts';

interface Parts {
  readonly pool: Queryable;
  readonly world: World;
  /** Whose calendar it is now. */
  readonly site: () => CalendarSite;
  /** Counts the request for its address; rejects when there are too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

interface Document {
  readonly type: string;
  readonly content: string;
  readonly changedAt: Date;
  /** What a browser that keeps it calls the file. */
  readonly fileName?: string;
}

const calendarType = 'text/calendar; charset=utf-8';
/** Seconds for which a copy may be shown without asking. */
const freshFor = 300;

/**
 * `GET /calendar.ics`, `GET /fair-{slug}.ics` and `GET /feed.xml`, open to everyone: the same for all
 * who ask, so that any cache on the way may keep them.
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

  // The ending is in the expression, so that pages may still own `/fair-{slug}`.
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

/** Answers with the document, or with 304 when the caller has it already (RFC 9110, 13.1). */
function answer(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const { type, content, changedAt, fileName } = document;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'cache-control': `public, max-age=${freshFor}`,
    // Anyone's page may show the calendar: there is nothing private in it.
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
