import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { type CalendarSite, fairAddress, type CalendarFair } from '../calendar-fair.ts';
import { calendarFeed, fairCalendar } from './fair-calendars.ts';
import { readComingFairs, readPublishedFair, calendarFairColumns } from '../read-fairs.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals as messages } from '../admin-fairs.messages.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { writeAtom, type AtomEntry } from './write-atom.ts';
import { chooseLanguage } from '../../../platform/i18n/choose-language.ts';
import { datesIn, i18nFor, translatorFor } from '../../../platform/i18n/translator-for.ts';
import { entryMessages as texts } from './calendar.messages.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';

/** An event of a public fair; see migrations/0016-calendar.sql. */
export interface FairNews {
  readonly kind: 'published' | 'cancelled' | 'resumed' | 'moved' | 'renamed' | 'readdressed';
  /** The sequence number of the fair's change. */
  readonly number: number;
  readonly at: Date;
  readonly fair: CalendarFair;
}

const titles = {
  cancelled: texts.newsCancelled,
  resumed: texts.newsResumed,
  moved: texts.newsMoved,
  renamed: texts.newsRenamed,
  readdressed: texts.newsReaddressed,
} as const;

/** The feed of fairs and their changes, newest first. */
export function fairFeed(
  { publicUrl, brand }: CalendarSite,
  news: readonly FairNews[],
  updatedAt: Date,
  locale: string | null = null,
): string {
  const t = translatorFor(locale);
  return writeAtom({
    language: i18nFor(locale).locale,
    id: `${publicUrl}/feed.xml`,
    title: t(texts.feedName, { brand }),
    subtitle: t(texts.newsDescription, { brand }),
    author: brand,
    self: `${publicUrl}/feed.xml`,
    page: `${publicUrl}/calendar`,
    updatedAt,
    entries: news.map((one) => entryOf(publicUrl, one, locale)),
  });
}

/** The announcement follows the fair; news of a change never changes. */
function entryOf(
  publicUrl: string,
  { kind, number, at, fair }: FairNews,
  locale: string | null,
): AtomEntry {
  const t = translatorFor(locale);
  const announces = number === 0 || kind === 'published';
  const state = fair.cancelledAt ? t(texts.isCanceled) : formatFairTimes(fair, datesIn(locale));
  return {
    id: `urn:uuid:${fair.id}${number === 0 ? '' : `#change-${number}`}`,
    title: announces ? fair.name : t(titles[kind], { fair: fair.name }),
    link: fairAddress(publicUrl, fair.slug),
    publishedAt: at,
    updatedAt: number === 0 ? fair.updatedAt : at,
    summary: fair.description ? `${state}\n\n${fair.description}` : state,
    category: fair.fairType,
  };
}

/** News entries of one read of the feed. */
const most = 50;

/**
 * The announcement and the latest change of each public fair, newest first. Earlier changes are
 * left out: the entry describes the current state.
 */
async function readFairNews(tx: Queryable): Promise<readonly FairNews[]> {
  const rows = await readRows<Omit<FairNews, 'fair'> & FairNews['fair']>(tx, {
    number: 'number',
    kind: textOf(),
    at: 'timestamp',
    id: 'text',
    name: 'text',
    slug: 'text',
    fairType: 'text',
    startTime: 'timestamp',
    endTime: 'timestamp',
    timeZone: 'text',
    description: 'text?',
    cancelledAt: 'timestamp?',
    createdAt: 'timestamp',
    updatedAt: 'timestamp',
    sequence: 'number',
  })(
    `select h.kind, h.sequence as number, h.at, ${calendarFairColumns}
     from fair f join fair_change h on h.fair_id = f.id
     where f.published_at is not null and h.kind <> 'withdrawn' and (h.sequence = 0 or
       h.sequence = (select max(l.sequence) from fair_change l where l.fair_id = f.id))
     order by h.at desc, h.fair_id, h.sequence desc limit ${most}`,
  );
  return rows.map(({ kind, number, at, ...fair }) => ({ kind, number, at, fair }));
}

/** When the public calendar last changed: by an edit, a withdrawal, or the end of a fair. */
async function readCalendarChange(tx: Queryable, now: Date): Promise<Date> {
  const rows = await readRows(tx, { at: 'timestamp?' })(
    `select greatest(
       (select max(updated_at) from fair where published_at is not null),
       (select max(at) from fair_change),
       (select max(end_time) from fair where published_at is not null and end_time <= $1)
     ) as at`,
    [now],
  );
  return rows[0]?.at ?? new Date(0);
}

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
 * callers of one language, so that any shared cache can store them. `?lang=` says the language,
 * otherwise `Accept-Language` does.
 */
export function serveCalendar(app: FastifyInstance, { pool, world, site, admit }: Parts): void {
  const guarded = { onRequest: admit };
  app.get('/calendar.ics', guarded, async (request, reply) =>
    answer(request, reply, {
      type: calendarType,
      content: calendarFeed(site(), await readComingFairs(pool, world.now()), languageFor(request)),
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
        content: fairCalendar(site(), fair, languageFor(request)),
        changedAt: fair.updatedAt,
        fileName: `fair-${slug}.ics`,
      });
    },
  );

  app.get('/feed.xml', guarded, async (request, reply) => {
    const changedAt = await readCalendarChange(pool, world.now());
    return answer(request, reply, {
      type: 'application/atom+xml; charset=utf-8',
      content: fairFeed(site(), await readFairNews(pool), changedAt, languageFor(request)),
      changedAt,
    });
  });
}

/** Pages name the language they are read in; programs that read feeds send none, or their own. */
function languageFor({ query, headers }: FastifyRequest): string {
  const named =
    typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return chooseLanguage(
    typeof named === 'string' && named !== '' ? named : headers['accept-language'],
  );
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
    vary: 'accept-language',
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
