import type { Queryable } from '../../platform/database/queryable.ts';
import { operation } from '../../platform/graphql/operation.ts';
import type { Log } from '../../platform/log.ts';
import { NextTokens } from '../../platform/store/next-token.server.ts';
import type { World } from '../../platform/world.ts';
import type { Coordinates, Home } from './miles-between.ts';
import type { PublicCard } from './directory-search/directory-entry.ts';
import { type DirectoryPage, DirectoryIndex } from './directory-search/directory-index.ts';
import { LiveDirectory } from './directory-search/live-directory.server.ts';
import type { HeardChange } from '../../platform/events/heard-change.ts';
import {
  LiveFairs,
  type ComingFair,
  type FairsSource,
} from './directory-search/live-fairs.server.ts';
import { placeAfter, readRequest, type DirectoryArgs } from './directory-search/read-request.ts';
import {
  showCard,
  showPage,
  showSimilar,
  type ShownCard,
  type ShownPage,
  type ShownSimilar,
} from './directory-search/show-page.ts';
import {
  directoryField,
  directoryTypes,
  similarTypes,
} from './directory-search/directory-schema.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { loadHiddenEntries } from './directory-search/load-entries.server.ts';

interface Parts {
  readonly pool: Queryable;
  readonly log: Log;
  readonly world: World;
  readonly secret: string;
  /** Resolves once `hear` receives every change committed from then on. */
  readonly followed: Promise<void>;
  /** The colleges publicly listed at a fair; fairs belong to a later entity. */
  readonly collegesAtFair: (fairId: string) => Promise<readonly string[]>;
  readonly comingFairs: FairsSource;
}

export type { DirectoryArgs };

/** Options of a personal list, beyond the public ones. */
export interface ListedAlso {
  /** Only these colleges. */
  readonly among?: readonly string[];
  /** Sorts by this instead, lowest first; leaves out colleges that get no value. */
  readonly rank?: (card: PublicCard) => number | null;
}

/** The directory of this process, and how it follows the changes of other processes. */
export interface CollegeDirectory {
  /** @throws Refusal BAD_USER_INPUT for unknown values and for a token of another list */
  list(args: DirectoryArgs, also?: ListedAlso): Promise<ShownPage>;
  /** The open college at an address, without `college-`; null when there is none. */
  find(slug: string): Promise<ShownCard | null>;
  /** The open college that the one at an address was merged into; null when it was not merged. */
  findMerged(slug: string): Promise<ShownCard | null>;
  /** The open colleges with these ids. */
  cards(ids: readonly string[]): Promise<ReadonlyMap<string, ShownCard>>;
  /**
   * Searches colleges by name, other names, city and state, including drafts and closed ones, best
   * match first; tolerates typing mistakes. For admins.
   */
  matching(search: string): Promise<readonly string[]>;
  /** Where someone lives, estimated from the colleges nearby; null when unknown. */
  homeOf(home: Home): Promise<Coordinates | null>;
  /** The upcoming fairs with their colleges, next one first. */
  comingFairs(): readonly ComingFair[];
  /** The open colleges most like the one at an address, nearest first; empty when there is none. */
  similar(slug: string, limit: number): Promise<readonly ShownSimilar[]>;
  /** Receives every event of the outbox once, in order. Never throws. */
  hear(changes: readonly HeardChange[]): void;
  /** Call when events may have been missed. */
  rebuild(): void;
  /** Resolves when everything received so far is applied. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the directory; it is built in the background, and the first query waits for it. */
export function openCollegeDirectory({
  pool,
  log,
  world,
  secret,
  followed,
  collegesAtFair,
  comingFairs,
}: Parts): CollegeDirectory {
  const live = new LiveDirectory(pool, log, followed);
  const fairs = new LiveFairs(comingFairs, log, followed);
  const fairsOf = (collegeId: string) => fairs.of(collegeId, world.now());
  const tokens = new NextTokens(secret);
  return {
    hear(changes) {
      live.hear(changes);
      fairs.hear(changes);
    },
    rebuild() {
      live.rebuild();
      fairs.rebuild();
    },
    async settled() {
      await live.settled();
      await fairs.settled();
    },
    async close() {
      await live.close();
      await fairs.close();
    },
    async find(slug) {
      const card = await live.find(slug);
      return card && showCard(card, fairsOf(card.id));
    },
    async findMerged(slug) {
      const id = await findKept(pool, slug);
      const [card] = id === null ? [] : await live.cards([id]);
      return card ? showCard(card, fairsOf(card.id)) : null;
    },
    async cards(ids) {
      const cards = await live.cards(ids);
      return new Map(cards.map((card) => [card.id, showCard(card, fairsOf(card.id))]));
    },
    matching: (search) => matchEveryCollege(pool, live, search),
    homeOf: (home) => live.homeOf(home),
    comingFairs: () => fairs.coming(world.now()),
    async similar(slug, limit) {
      const similar = await live.similar(slug, limit);
      return similar.map((one) => showSimilar(one, fairsOf(one.card.id)));
    },
    async list(args, also = {}) {
      const { query, fairId, scope } = readRequest(args);
      const after = args.nextToken ? placeAfter(tokens.read(scope, args.nextToken)) : undefined;
      const comingFairs = fairs.coming(world.now());
      const page: DirectoryPage = await live.query({
        ...query,
        comingFairs,
        ...(after ? { after } : {}),
        ...(query.sort === 'fair' ? { rank: rankByFair(comingFairs) } : {}),
        ...(fairId === undefined ? {} : { among: await collegesAtFair(fairId) }),
        ...also,
      });
      return showPage(page, {
        fairsOf,
        comingFairs,
        sign: ({ rank, order }) => tokens.write(scope, `${rank}\u0000${order}`),
      });
    },
  };
}

/** Ranks colleges by the next fair they come to; those that come to none are last. */
function rankByFair(fairs: readonly ComingFair[]): (card: PublicCard) => number {
  const ranks = new Map<string, number>();
  fairs.forEach(({ colleges }, index) => {
    for (const id of colleges) if (!ranks.has(id)) ranks.set(id, index);
  });
  return ({ id }) => ranks.get(id) ?? fairs.length;
}

interface DirectoryServices {
  readonly directory: CollegeDirectory;
}

/** `collegeDirectory(...)`: the public directory. */
const collegeDirectory = operation<'collegeDirectory', DirectoryServices>({
  kind: 'Query',
  name: 'collegeDirectory',
  field: directoryField,
  types: directoryTypes,
  who: ['everyone'],
  resolve: (args, { services }) => services.directory.list(args),
});

/** `collegeBySlug(...)`: the full public card of a college, by the address of its page. */
const collegeBySlug = operation<'collegeBySlug', DirectoryServices>({
  kind: 'Query',
  name: 'collegeBySlug',
  field: `
  "Returns the public card of the college with this slug."
  collegeBySlug(slug: String!): CollegeCard`,
  who: ['everyone'],
  async resolve({ slug }, { services }) {
    const { directory } = services;
    const found = await directory.find(slug);
    if (found) return found;
    return slug.startsWith('college-') ? directory.find(slug.slice(8)) : directory.findMerged(slug);
  },
});

/** `similarColleges(...)`: the colleges most like one, with the reasons. */
const similarColleges = operation<'similarColleges', DirectoryServices>({
  kind: 'Query',
  name: 'similarColleges',
  field: `
  "Lists the colleges most like the one at /college-{slug}, closest first. Default 6, maximum 24."
  similarColleges(slug: String!, limit: Int): [SimilarCollege!]!`,
  types: similarTypes,
  who: ['everyone'],
  resolve({ slug, limit }, { services }) {
    return services.directory.similar(slug, Math.min(Math.max(limit ?? 6, 1), 24));
  },
});

/** The operations of the public directory. */
export const directoryCalls = [collegeDirectory, collegeBySlug, similarColleges] as const;

/** The id of the college that the one at an address was merged into, over any merges; or null. */
async function findKept(database: Queryable, slug: string): Promise<string | null> {
  const rows = await readRows(database, { id: 'text' })({
    name: 'find-kept-college',
    text: `with recursive merged (id, step) as (
        select m.kept_id, 1 from college c join college_merge m on m.gone_id = c.id
        where c.slug = $1 and m.undone_at is null
        union all
        select m.kept_id, o.step + 1 from merged o join college_merge m on m.gone_id = o.id
        where m.undone_at is null and o.step < 10
      )
      select id from merged order by step desc limit 1`,
    values: [slug],
  });
  return rows[0]?.id ?? null;
}

/**
 * The colleges that a search finds, best match first. The directory contains the open ones; drafts
 * and closed colleges are few and rarely searched, so they are read and indexed per search.
 */
async function matchEveryCollege(
  database: Queryable,
  open: LiveDirectory,
  search: string,
): Promise<readonly string[]> {
  const [found, hidden] = await Promise.all([open.match(search), loadHiddenEntries(database)]);
  const index = new DirectoryIndex();
  for (const entry of hidden) index.put(entry);
  return [...found, ...index.match(search)]
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id);
}
