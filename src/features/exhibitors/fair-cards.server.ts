import { fairPhase, fairPhases } from '../fairs/fair-phase.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { differsIn, idsIn } from '../../platform/events/heard-change.ts';
import { LiveReading } from '../../platform/events/live-reading.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import type { Log } from '../../platform/log.ts';
import { exhibitTopics, fairsTouched } from './fair-cards/coming-exhibits.server.ts';
import type { FairCard } from './fair-cards/fair-card.ts';
import {
  readDraftedCard,
  readFairCards,
  readSomeFairCards,
} from './fair-cards/read-fair-cards.server.ts';

/** The public fields of a fair, as GraphQL. */
const fairCardTypes = `
  "The phase of a fair, from its times. Registration stays open after the exhibitor deadline and while the fair is live."
  enum FairPhase { ${fairPhases.join(' ')} }

  "The public information about a fair. Its page is /fair-{slug}; taking part is free for families."
  type FairCard {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    phase: FairPhase!
    startTime: DateTime!
    endTime: DateTime!
    "IANA name of the zone in which the fair is held."
    timeZone: String!
    registrationOpensAt: DateTime
    exhibitorDeadline: DateTime!
    cancelledAt: DateTime
    "When its time was changed last after it had been published."
    movedAt: DateTime
    description: String
    "Price for a college if it isn’t the default, in the smallest currency unit (for example, cents)."
    price: Int
    collegeCount: Int!
    "A few of the colleges that exhibit: others at every fair, the same ones each time."
    pennants: [FairCollege!]!
    "All colleges that exhibit and may be known to, by name."
    colleges: [FairCollege!]!
    "The sessions of the webinar, once it is planned."
    sessions: [FairSession!]!
    "Whether at least one recording is out."
    recordingsOut: Boolean!
  }

  "A college that exhibits at a fair."
  type FairCollege {
    name: String!
    "Its page is /college-{slug}."
    slug: String
    city: String!
    state: String!
    logo: URL
  }

  "A session of a fair."
  type FairSession {
    number: Int!
    title: String!
    startTime: DateTime!
    lengthMinutes: Int!
    "In the order in which they speak."
    speakers: [SessionSpeaker!]!
    recording: SessionRecording
  }

  "A speaker of a session."
  type SessionSpeaker {
    exhibitorId: ID!
    name: String!
    "ID of a college that has a page."
    collegeId: ID
    "The page of the college is /college-{slug}."
    slug: String
    logo: URL
    startsAtMinute: Int!
    lengthMinutes: Int!
    "Where the recording gets to it, in seconds."
    atSecond: Float
  }

  "The public recording of a session."
  type SessionRecording {
    url: URL!
    posterUrl: URL
    captionsUrl: URL
  }`;

/** The cards of all published fairs in the memory of one process. */
export type FairCards = LiveReading<readonly FairCard[]>;

/** Minimum milliseconds between two reads: booths change often during a fair. */
const pause = 1_000;

/** Fields of a college on a card; other changes are ignored. */
const shownOfCollege = ['name', 'slug', 'city', 'state', 'logo', 'status'];

/** The first fair first, as read. */
const byStart = (one: FairCard, other: FairCard): number =>
  one.startTime.getTime() - other.startTime.getTime() || (one.id > other.id ? -1 : 1);

/** Opens the cards; `followed` resolves when all later changes are received. */
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
          const untouched = before.filter(({ id }) => !ids.has(id));
          return [...untouched, ...cards].sort(byStart);
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

/** `fairCards(...)`: a period's fairs for calendars, by start; upcoming ones without a period. */
export const fairCards = operation<'fairCards', Services>({
  kind: 'Query',
  name: 'fairCards',
  field: `
  "Lists published fairs between two instants, by start time. Drafts are never shown; canceled fairs are marked. Without a time: fairs that haven’t ended."
  fairCards(from: DateTime, until: DateTime, type: String): [FairCard!]!`,
  types: fairCardTypes,
  computed: phaseField,
  who: ['everyone'],
  async resolve({ from, until, type }, { services, world }) {
    const since = from ? new Date(from) : world.now();
    const to = until ? new Date(until) : null;
    return (await services.fairCards.get()).filter(
      ({ startTime, endTime, fairType }) =>
        endTime > since && (!to || startTime < to) && (!type || fairType === type),
    );
  },
});

/** `fairCard(...)`: the published fair at an address, `spring` or, like its path, `fair-spring`. */
export const fairCard = operation<'fairCard', Services>({
  kind: 'Query',
  name: 'fairCard',
  field: `
  "Returns the public card of a published fair, by \`spring\` or \`fair-spring\`."
  fairCard(slug: String!): FairCard`,
  who: ['everyone'],
  async resolve({ slug }, { services }) {
    const cards = await services.fairCards.get();
    const bySlug = (exactSlug: string) => cards.find((one) => one.slug === exactSlug) ?? null;
    return bySlug(slug) ?? (slug.startsWith('fair-') ? bySlug(slug.slice(5)) : null);
  },
});

/** `fairPreview(...)`: the card of a fair as the public would see it, for admins beforehand. */
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
