import { fairCardTypes } from '../fairs/fair-card-schema.ts';
import { fairPhase } from '../fairs/fair-phase.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { Database } from '../platform/database/database.server.ts';
import { differsIn, idsIn } from '../platform/events/heard-change.ts';
import { LiveReading } from '../platform/events/live-reading.ts';
import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import type { Log } from '../platform/log.ts';
import { exhibitTopics, fairsTouched } from './coming-exhibits.server.ts';
import type { FairCard } from './fair-cards/fair-card.ts';
import {
  readDraftedCard,
  readFairCards,
  readSomeFairCards,
} from './fair-cards/read-fair-cards.server.ts';

/** The cards of all published fairs in the memory of one process. */
export type FairCards = LiveReading<readonly FairCard[]>;

/** Milliseconds between two readings at least: booths change often while a fair is on. */
const pause = 1_000;

/** What a card shows of a college; other changes of it are no work. */
const shownOfCollege = ['name', 'slug', 'city', 'state', 'logo', 'status'];

/** The first fair first, as they are read. */
const byStart = (one: FairCard, other: FairCard): number =>
  one.startTime.getTime() - other.startTime.getTime() || (one.id > other.id ? -1 : 1);

/** Opens the cards; `followed` ends when every change from then on will be heard. */
export const openFairCards = (pool: Queryable, log: Log, followed: Promise<void>): FairCards =>
  new LiveReading(
    {
      what: 'The cards of fairs',
      topics: [...exhibitTopics, 'FairWebinar', 'College'],
      read: () => readFairCards(pool),
      partly: {
        touchedBy(change) {
          if (change.topic === 'College')
            return differsIn(change, shownOfCollege)
              ? [['college', String(change.body['id'])] as const]
              : [];
          const fairs =
            change.topic === 'FairWebinar' ? idsIn(change, 'fair_id') : fairsTouched(change);
          return fairs.map((id) => ['fair', id] as const);
        },
        async read(before, touched) {
          const { ids, cards } = await readSomeFairCards(
            pool,
            [...(touched.get('fair') ?? [])],
            [...(touched.get('college') ?? [])],
          );
          const kept = before.filter(({ id }) => !ids.has(id));
          return [...kept, ...cards].sort(byStart);
        },
      },
      pause,
    },
    log,
    followed,
  );

interface Services {
  readonly fairCards: FairCards;
}

const phaseField = {
  FairCard: {
    phase: (fair: FairCard, { world }: { world: { now(): Date } }) => fairPhase(fair, world.now()),
  },
};

/** `fairCards(...)`: the fairs of a time for calendars, by their start; those to come when none is given. */
export const fairCards = operation<'fairCards', Services>({
  kind: 'Query',
  name: 'fairCards',
  field: `
  "Lists published fairs between two instants, by start time. Drafts are never shown; canceled fairs are marked. Without a time: fairs that haven’t ended."
  fairCards(from: DateTime, until: DateTime, type: String): [FairCard!]!`,
  types: fairCardTypes,
  computed: phaseField,
  who: ['everybody'],
  async resolve({ from, until, type }, { services, world }) {
    const since = from ? new Date(from) : world.now();
    const to = until ? new Date(until) : null;
    return (await services.fairCards.get()).filter(
      ({ startTime, endTime, fairType }) =>
        endTime > since && (!to || startTime < to) && (!type || fairType === type),
    );
  },
});

/** `fairCard(...)`: the published fair of an address, `spring` or, as in its path, `fair-spring`. */
export const fairCard = operation<'fairCard', Services>({
  kind: 'Query',
  name: 'fairCard',
  field: `
  "Returns the public card of a published fair, by \`spring\` or \`fair-spring\`."
  fairCard(slug: String!): FairCard`,
  who: ['everybody'],
  async resolve({ slug }, { services }) {
    const cards = await services.fairCards.get();
    const bySlug = (wanted: string) => cards.find((one) => one.slug === wanted) ?? null;
    return bySlug(slug) ?? (slug.startsWith('fair-') ? bySlug(slug.slice(5)) : null);
  },
});

/** `fairPreview(...)`: the card of a fair as everyone would see it, for admins before it is public. */
export const fairPreview = operation<'fairPreview', { readonly database: Pick<Database, 'pool'> }>({
  kind: 'Query',
  name: 'fairPreview',
  field: `
  "Returns the card of a fair as visitors would see it, for admins before it is published."
  fairPreview(fairId: ID!): FairCard`,
  who: ['ADMINS'],
  resolve: ({ fairId }, { services }) =>
    isUuid(fairId) ? readDraftedCard(services.database.pool, fairId) : null,
});
