import { aboutTypes, aboutVisitor } from '../about-visitor/about-visitor.server.ts';
import { announcementsFor } from '../announcements/open-announcements.server.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { findFair, standings, type Admission, type OpenFair } from '../entry/admission.server.ts';
import { jitterWindow } from '../entry/jitter-window.ts';
import { turnOf } from '../entry/turn.server.ts';
import {
  boothSearch,
  filterFloor,
  floorChoices,
  type FloorBooth,
  type BoothSearch,
  type FloorFilter,
  type StaffedBooth,
} from '../floor/filter-floor.ts';
import type { Floors } from '../floor/floors.server.ts';
import { distancesTo, distanceTypes, homeFor } from '../floor/near-home.server.ts';
import { floorForMe, forMeTypes } from '../floor/floor-for-me.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { emptyRoom, type Rooms } from '../presence/rooms.server.ts';
import { studentOfVisit } from './student-of-visit.server.ts';

/** The types of the schema. */
const visitTypes = `
  "The role in which someone can enter a fair."
  enum FairStanding { ${standings.join(' ')} }

  "A fair from the inside, for the caller."
  type FairVisit {
    fair: FairCard!
    "Null: register first."
    standing: FairStanding
    "An organizer has removed the caller from the fair."
    isRemoved: Boolean!
    "The booth here of the college that the caller represents."
    boothId: ID
    "When the caller entered for the first time, as an attendee."
    enteredAt: DateTime
    "Number of people at the fair now."
    people: Int!
    "onFairPresence brings what happens after this."
    cursor: String!
    "Milliseconds after the end over which clients spread their next request."
    comeIn: Int!
    "When the caller can come in: at the start, people come in one after another."
    turn: DateTime!
    "The organizer’s announcements to the caller, newest first. Empty if the caller isn’t registered."
    announcements: [FairAnnouncement!]!
    "The booths. Null before the caller’s turn, after the end, and for callers who aren’t registered."
    floor: FairFloor
    "For parents: the linked student the fair is shown for."
    studentId: ID
    "Recommended booths of the same floor. Null while \`floor\` is null, and for callers without student preferences."
    forMe: FloorForMe
    "How far the booths’ colleges are from home, nearest first. Null while \`floor\` is null, and for callers whose home isn’t known."
    near: [BoothDistance!]
    "What the caller has told, for students with a registration of their own. Null while \`floor\` is null."
    about: AboutVisitor
  }

  "The published booths of a fair."
  type FairFloor {
    "Booths that match the filter, those with a rep first."
    booths: [FloorBooth!]!
    "The published booths, one per college."
    places: [FloorPlace!]!
    "Number of all published booths."
    boothCount: Int!
    "Number of published booths with a rep online."
    staffedCount: Int!
    states: [FloorChoice!]!
    types: [FloorChoice!]!
    settings: [FloorChoice!]!
    "Families of majors."
    subjects: [FloorChoice!]!
  }

  "The booth of a college."
  type FloorPlace {
    collegeId: ID!
    boothId: ID!
  }

  "A filter value and the number of booths."
  type FloorChoice {
    value: String!
    count: Int!
  }

  "A booth in the lobby."
  type FloorBooth {
    id: ID!
    collegeId: ID!
    "The page of the college is /college-{slug}."
    slug: String
    name: String!
    city: String!
    state: String!
    logo: URL
    collegeType: [String!]!
    campusSize: [String!]!
    campusSetting: [String!]!
    "Whether an organizer has closed the booth for now: visitors can read it but can’t post."
    isClosed: Boolean!
    "Number of visitors at the booth now."
    people: Int!
    "The reps who are there, or in the lobby."
    reps: [PresentRep!]!
    "People in line for a call; null while the line is closed."
    waiting: Int
  }

  "The filters for the booths of a fair."
  input FloorFilterInput {
    search: String
    state: String
    type: String
    setting: String
    "A family of majors."
    subject: String
    "Only booths with a rep online."
    here: Boolean
  }`;

interface Visit extends Admission {
  readonly fair: OpenFair;
  readonly turn: Date;
  readonly filter: FloorFilter;
  readonly studentId: string | null;
  readonly cursor: string;
}

type Context = CallContext<LobbyServices>;

/** `visitFair(...)`: a fair, for its entrance and lobby; null for a fair that isn't public. */
export const visitFair = operation<'visitFair', LobbyServices>({
  kind: 'Query',
  name: 'visitFair',
  field: `
  "Returns a published fair as its entrance and lobby show it to the caller."
  visitFair(
    slug: String!
    filter: FloorFilterInput
    "For parents: the linked student the fair is shown for. Default: the first linked student who is registered, otherwise the first."
    studentId: ID
  ): FairVisit`,
  types: `${visitTypes}${forMeTypes}${distanceTypes}${aboutTypes}`,
  fields: {
    FairVisit: {
      isRemoved: ({ exclusion }: Visit) => exclusion === 'removed',
      people: async ({ fair }: Visit, { services }: Context) =>
        (await services.lobby.present(fair.id, fair.id)).people,
      comeIn: async ({ fair }: Visit, { services }: Context) =>
        jitterWindow((await services.lobby.expected.get()).get(fair.id) ?? 0),
      announcements: async ({ fair, standing }: Visit, { services, viewer }: Context) =>
        standing === null || !viewer
          ? []
          : announcementsFor(
              (await services.lobby.announcements.get()).get(fair.id) ?? [],
              viewer,
              services.lobby.sessionReach,
            ),
      floor: readFloor,
      forMe: readForMe,
      near: readNear,
      about: readAbout,
    },
  },
  who: ['signedIn'],
  async resolve({ slug, filter, studentId }, context): Promise<Visit | null> {
    const { services } = context;
    const fair = await findFair(services.fairCards, { slug });
    if (!fair) return null;
    const by = signedIn(context);
    // Before anything is read: what happens in between is told once more, and nothing is missed.
    const cursor = await services.lobby.floorCursor();
    const [admission, student, expected] = await Promise.all([
      services.lobby.admission(by, fair),
      studentOfVisit(services.database.pool, by, fair.id, studentId ?? null),
      services.lobby.expected.get(),
    ]);
    // All others are few, and nothing is written down of their coming in.
    const others = admission.entersAs?.as === 'attendee' ? (expected.get(fair.id) ?? 0) : 0;
    const turn = turnOf(fair, by.id, others);
    return { fair, turn, filter: filter ?? {}, studentId: student, cursor, ...admission };
  },
});

/** Whether the fair is open for the caller. */
function isOpenTo({ standing, fair, turn, enteredAt }: Visit, { world }: Context): boolean {
  const now = world.now();
  return (
    standing !== null && fairPhase(fair, now) === 'live' && (enteredAt !== null || turn <= now)
  );
}

async function readForMe(visit: Visit, context: Context) {
  if (!isOpenTo(visit, context)) return null;
  const floors = await context.services.lobby.floors.get();
  return floorForMe(
    visit,
    (floors.get(visit.fair.id) ?? []).filter(({ isClosed }) => !isClosed),
    context,
  );
}

async function readNear(visit: Visit, context: Context) {
  if (!isOpenTo(visit, context)) return null;
  const { services } = context;
  const { fair, studentId } = visit;
  const home = await homeFor(services.database.pool, signedIn(context), fair.id, studentId);
  const place = home && (await services.directory.homeOf(home));
  return place && distancesTo(place, (await services.lobby.floors.get()).get(fair.id) ?? []);
}

async function readAbout(visit: Visit, context: Context) {
  if (!isOpenTo(visit, context)) return null;
  return aboutVisitor(context.services.database.pool, signedIn(context), visit.fair.id);
}

async function readFloor(visit: Visit, context: Context) {
  if (!isOpenTo(visit, context)) return null;
  const { fair, filter } = visit;
  const { lobby } = context.services;
  const [floors, rooms] = [await lobby.floors.get(), await lobby.rooms.get()];
  const { staffed, ...floor } = floorWithPresence(fair.id, floors, rooms);
  const find = searchOf(floors.get(fair.id) ?? []);
  return { booths: filterFloor(staffed, filter, find), ...floor };
}

const searches = new WeakMap<readonly FloorBooth[], BoothSearch>();

/** The search of a booth list, made at the first search and shared while the list stays. */
function searchOf(booths: readonly FloorBooth[]): BoothSearch {
  return (text) => {
    const find = searches.get(booths) ?? boothSearch(booths);
    searches.set(booths, find);
    return find(text);
  };
}

type FloorsNow = Awaited<ReturnType<Floors['get']>>;
type RoomsNow = Awaited<ReturnType<Rooms['get']>>;

/** Each fair's booth list per pair of reads, so that everyone in the lobby shares one. */
const floorCache = new WeakMap<RoomsNow, WeakMap<FloorsNow, Map<string, FloorWithPresence>>>();

/** A booth list with presence, built once for all viewers while nothing changes. */
function floorWithPresence(fairId: string, floors: FloorsNow, rooms: RoomsNow): FloorWithPresence {
  const byFloors =
    floorCache.get(rooms) ?? new WeakMap<FloorsNow, Map<string, FloorWithPresence>>();
  floorCache.set(rooms, byFloors);
  const byFair = byFloors.get(floors) ?? new Map<string, FloorWithPresence>();
  byFloors.set(floors, byFair);
  const floor = byFair.get(fairId) ?? buildFloor(fairId, floors.get(fairId) ?? [], rooms);
  byFair.set(fairId, floor);
  return floor;
}

type FloorWithPresence = ReturnType<typeof buildFloor>;

function buildFloor(fairId: string, booths: readonly FloorBooth[], rooms: RoomsNow) {
  const staffed = booths.map((booth): StaffedBooth => {
    const { people, reps, waiting } = rooms.get(booth.id) ?? emptyRoom(booth.id, fairId);
    return { ...booth, people, reps, waiting };
  });
  return {
    staffed,
    places: booths.map(({ collegeId, id }) => ({ collegeId, boothId: id })),
    boothCount: booths.length,
    staffedCount: staffed.filter(({ reps }) => reps.length > 0).length,
    ...floorChoices(booths),
  };
}

/**
 * `enterFair(...)`: enters a fair. An attendee's presence is recorded once, with the first time;
 * without access it changes nothing and returns null.
 */
export const enterFair = operation<'enterFair', LobbyServices>({
  kind: 'Mutation',
  name: 'enterFair',
  field: `
  "Enters a fair, records the first time the caller attended and returns it. Null if the fair is closed to them."
  enterFair(slug: String!): DateTime`,
  who: ['signedIn'],
  async resolve({ slug }, context): Promise<Date | null> {
    const { services, world } = context;
    const caller = signedIn(context);
    const fair = await findFair(services.fairCards, { slug });
    if (!fair) throw notFound();
    const now = world.now();
    if (fairPhase(fair, now) !== 'live') return null;
    const { id: accountId, email } = caller;
    const arrival = { fairId: fair.id, accountId, email: email.toLowerCase(), at: now };
    return services.lobby.arrive(arrival);
  },
});
