import type { Lobby } from '../../lobby/open-lobby.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { findVideo } from '../../booths/find-video.ts';
import { readLink } from '../join/read-entry.server.ts';
import { openRoom, type OpenRoom } from './open-room.server.ts';
import { runTypes, shownRun } from './shown-run.ts';

/** What a session’s room works with. */
export interface RoomServices extends PeopleServices {
  readonly lobby: Pick<Lobby, 'presence' | 'present' | 'presentCursor'>;
  readonly env: PeopleServices['env'] & Pick<Env, 'janus' | 'turn'>;
}

/** `serverTime`: pages count down by the server’s clock, not by the device’s. */
export const serverTime = operation<'serverTime', PeopleServices>({
  kind: 'Query',
  name: 'serverTime',
  field: `
  "Returns the server’s clock, to the millisecond."
  serverTime: DateTime!`,
  who: ['everyone'],
  resolve: (_, { world }) => Promise.resolve(world.now()),
});

/** `sessionRoom(...)`: a session’s room; null for those who can’t be in it now. */
export const sessionRoom = operation<'sessionRoom', RoomServices>({
  kind: 'Query',
  name: 'sessionRoom',
  field: `
  "Returns the room of a session the caller has joined. Null if they can’t be in it now."
  sessionRoom(
    "The fair's address without \`fair-\`."
    fair: String!
    session: Int!
  ): SessionRoom`,
  types: `${runTypes}
  "The role in which someone is in a session."
  enum SessionRoomRole { HOST SPEAKER ATTENDEE }
  "The room of a session: who speaks, and what is on."
  type SessionRoom {
    runId: ID!
    fair: EntryFair!
    session: EntrySession!
    role: SessionRoomRole!
    "The exhibitors for whom the caller answers."
    speaksFor: [ID!]!
    "In the order of the plan."
    colleges: [SessionCollege!]!
    picture: SessionPicture!
    run: SessionRun!
    "How many are in the room."
    people: Int!
    "onSessionNews brings what happens after this."
    cursor: String!
  }
  "The kind of a session’s picture."
  enum SessionPictureKind {
    "There is none."
    NONE
    "A meeting on another site: its link is given to each person who opens it."
    MEETING
    "A video or live stream at YouTube or Vimeo, shown in the room."
    STREAM
    "Speakers and hosts send from the room: receiveStageMedia brings it."
    STAGE
  }
  "The picture of a session."
  type SessionPicture {
    kind: SessionPictureKind!
    "The address of a stream."
    url: String
  }
  "A college that speaks in a session."
  type SessionCollege {
    exhibitorId: ID!
    name: String!
    collegeId: ID
    "The page of the college is /college-{slug}."
    slug: String
    logo: URL
    "Its booth at this fair, where there is one."
    boothId: ID
  }`,
  who: ['signedIn'],
  async resolve({ fair: slug, session: number }, { viewer, services, world }) {
    if (number < 1 || number > 999) return null;
    const { pool } = services.database;
    const cursor = await services.lobby.presentCursor();
    try {
      const room = await openRoom(pool, viewer, { slug, session: number }, world.now());
      const { runId, fair, session, as, speaksFor, run } = room;
      const { people } = await services.lobby.present(runId, fair.id);
      const colleges = await readColleges(pool, fair.id, collegesOf(room));
      return {
        runId,
        fair,
        session: { ...session, startTime: new Date(session.startTime) },
        role: as,
        speaksFor,
        colleges,
        picture:
          room.isStage && services.env.janus
            ? { kind: 'STAGE', url: null }
            : room.isClosed
              ? pictureAt(null)
              : pictureAt(await readLink(pool, { fair, isOrganizer: false }, number)),
        run: shownRun(run),
        people,
        cursor,
      };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  },
});

/** The picture behind a link: that of a meeting stays on the server. */
function pictureAt(link: string | null) {
  if (link === null) return { kind: 'NONE', url: null } as const;
  if (findVideo(link)) return { kind: 'STREAM', url: link } as const;
  return { kind: 'MEETING', url: null } as const;
}

/** The exhibitors of a session, in the order of the plan. */
const collegesOf = ({ session, run }: OpenRoom): readonly string[] => [
  ...new Set([
    ...session.exhibitors
      .toSorted((one, other) => one.position - other.position)
      .map(({ exhibitorId }) => exhibitorId),
    ...run.steps.flatMap(({ exhibitorId }) => exhibitorId ?? []),
  ]),
];

/** Exhibitors of a fair as a session shows them, in the given order. */
export async function readColleges(on: Queryable, fairId: string, ids: readonly string[]) {
  return readRows(on, {
    exhibitorId: 'text',
    name: 'text',
    collegeId: 'text?',
    slug: 'text?',
    logo: 'text?',
    boothId: 'text?',
  })({
    name: 'session-colleges',
    text: `select e.id as "exhibitorId", coalesce(c.name, e.name) as name, c.id as "collegeId",
        c.slug, c.logo, b.id as "boothId"
      from unnest($1::uuid[]) with ordinality as one (id, place)
      join fair_exhibitor e on e.id = one.id and e.fair_id = $2
      left join college c on c.id = e.college_id and c.status = 'active'
      left join fair_booth b on b.fair_id = e.fair_id and b.college_id = c.id and b.booth_sent
      order by one.place`,
    values: [ids, fairId],
  });
}
