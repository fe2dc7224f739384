import { closingTopic } from '../../booths/close-booth.server.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall } from '../../../platform/graphql/live-call.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden, notFound } from '../../../platform/model/refusal.ts';
import { findFair } from '../entry/admission.server.ts';
import {
  announcementClass,
  announcementIn,
  announcementTopic,
} from '../announcements/open-announcements.server.ts';
import { entryTopics, takesEntry } from '../access-changes.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { lobbyRefusals as messages } from '../entry/lobby-refusals.messages.ts';
import { losesEntry, mayLoseEntry } from '../loses-entry.server.ts';
import { roomTopic } from '../access-changes.ts';
import { emptyRoom, type PresentRep, type Room } from './rooms.server.ts';
import { queueTopic, waitingIn, type InLine } from '../queue/queue-line.server.ts';
import { stillStands } from '../entry/lobby-role.ts';

/** The types of the schema. */
const presenceTypes = `
  "The people at a booth or in the lobby right now. Attendees are counted, never named."
  type RoomPresence {
    "The booth's id; the fair's for its lobby."
    id: ID!
    fairId: ID!
    "At a booth: its visitors. In the lobby: everyone at the fair."
    people: Int!
    "For boothPresence: onBoothNews brings what happens after this."
    cursor: String
    "The reps who are at their booth, or in the lobby."
    reps: [PresentRep!]!
    "With news of the lobby: what was just announced, changed or withdrawn."
    announcement: FairAnnouncement
    "With news of the lobby: an admin has just closed the booth (true) or reopened it. Null: neither."
    isClosed: Boolean
    "With news of the lobby: a booth's line for calls has changed. Null: no news of one."
    line: RoomLine
  }

  "The line for calls at a booth."
  type RoomLine {
    "People who wait; null while the line is closed."
    waiting: Int
  }

  "A rep who is present."
  type PresentRep {
    "The CollegeRep's."
    id: ID!
    name: String!
  }`;

/** `boothPresence(...)`: who is at a booth now, for people who can enter its fair; else null. */
export const boothPresence = operation<'boothPresence', LobbyServices>({
  kind: 'Query',
  name: 'boothPresence',
  field: `
  "Returns who is at a booth right now. Null for callers who can’t enter the fair."
  boothPresence(boothId: ID!): RoomPresence`,
  types: presenceTypes,
  who: ['signedIn'],
  async resolve({ boothId }, { services, viewer }) {
    const all = [...(await services.lobby.floors.get()).values()].flat();
    const booth = all.find(({ id }) => id === boothId);
    const fair = booth && (await findFair(services.fairCards, { id: booth.fairId }));
    if (!fair || !viewer) return null;
    const { standing } = await services.lobby.admission(viewer, fair);
    if (standing === null) return null;
    const cursor = await services.lobby.floorCursor();
    return { ...(await services.lobby.present(boothId, fair.id)), cursor };
  },
});

/**
 * `onFairPresence(...)`: reports who comes and goes. Subscribers count as present: in the lobby, or
 * at the booth they name. The lobby receives the total, and booths whose reps change.
 */
export const onFairPresence = liveCall<'onFairPresence', LobbyServices>({
  name: 'onFairPresence',
  field: `
  "Streams who is at a fair. While subscribed, the caller counts as present in the lobby, or at the booth that is named."
  onFairPresence(fairId: ID!, boothId: ID, after: String): RoomPresence`,
  who: ['signedIn'],
  topics: [roomTopic, announcementTopic, closingTopic, queueTopic, ...entryTopics],
  async follow({ fairId, boothId }, { viewer, services, world }) {
    const fair = await findFair(services.fairCards, { id: fairId });
    if (!fair) throw notFound();
    const { entersAs, boothId: own } = await services.lobby.admission(viewer, fair);
    if (entersAs === null) throw forbidden(apiSentence(messages.register));
    if (fairPhase(fair, world.now()) !== 'live') throw conflict(apiSentence(messages.closed));
    const roomId = boothId ?? fairId;
    if (boothId && !(await isOnFloor(services, fairId, boothId))) throw notFound();
    const { pool } = services.database;
    const { presence } = services.lobby;
    return {
      concerns(change) {
        if (change.topic === roomTopic) return roomOf(change, fairId, boothId ?? null) !== null;
        if (change.topic === announcementTopic) return isAbout(change, fairId);
        // People at the booth receive it through the booth's own news.
        if (change.topic === closingTopic) return !boothId && isAbout(change, fairId);
        // So do they of its line.
        if (change.topic === queueTopic)
          return !boothId && isAbout(change, fairId) && lineChanges(change);
        return takesEntry(change, fairId);
      },
      classOf(viewer, change) {
        if ([roomTopic, closingTopic, queueTopic].includes(change.topic)) return 'everyone';
        if (change.topic === announcementTopic) return announcementClass(viewer, change);
        return mayLoseEntry(viewer, change) ? `person:${String(viewer.id)}` : null;
      },
      async show(change, viewer) {
        if (change.topic === roomTopic) return roomOf(change, fairId, boothId ?? null);
        if (change.topic === announcementTopic) {
          const announcement = await announcementIn(change, viewer, services.lobby.sessionReach);
          return (
            announcement && { ...(await services.lobby.present(roomId, fairId)), announcement }
          );
        }
        if (change.topic === closingTopic)
          return {
            ...(await services.lobby.present(change.id, fairId)),
            isClosed: change.after !== null,
          };
        if (change.topic === queueTopic)
          return {
            ...(await services.lobby.present(change.id, fairId)),
            line: { waiting: waitingAfter(change) },
          };
        // People who still have access for another reason reconnect with that.
        return (await losesEntry(pool, viewer, change)) ? noLonger : null;
      },
      enter: ({ id }) => ({
        // Lobby subscribers are updated together, while each person's access has its own reason.
        allows: (viewer) => stillStands(entersAs, viewer),
        ...(id !== null &&
          entersAs.as !== 'admin' && {
            leave: presence.enter({ fairId, roomId, accountId: id, repOf: own }),
          }),
      }),
    };
  },
});

/** Whether an announcement belongs to a fair. */
export const isAbout = ({ before, after }: Change, fairId: string): boolean =>
  (after ?? before)?.['fair_id'] === fairId;

async function isOnFloor(
  { lobby }: LobbyServices,
  fairId: string,
  boothId: string,
): Promise<boolean> {
  if (!isUuid(boothId)) return false;
  const booths = (await lobby.floors.get()).get(fairId) ?? [];
  return booths.some(({ id }) => id === boothId);
}

/** The update of a room's change for the lobby, or for one booth; null when it is not relevant. */
export function roomOf(
  change: Change,
  fairId: string,
  boothId: string | null,
): Omit<Room, 'waiting'> | null {
  const image = change.after ?? change.before;
  if (image?.['fair_id'] !== fairId) return null;
  const isHere =
    boothId === null ? change.id === fairId || repsChange(change) : change.id === boothId;
  if (!isHere) return null;
  if (change.after === null) return emptyRoom(change.id, fairId);
  const { people, reps } = change.after;
  return { id: change.id, fairId, people: Number(people), reps: repsIn(reps) };
}

/** The people who wait in a booth's line in one image of it; null while it is closed. */
function lineIn(image: Change['after']): number | null {
  const { is_open: isOpen, line } = image ?? {};
  return isOpen === true && Array.isArray(line)
    ? waitingIn(line as readonly InLine[]).length
    : null;
}

const waitingAfter = ({ after }: Change): number | null => lineIn(after);

/**
 * Whether the whole lobby hears of a line: a change from five to six among thousands of people is
 * worth no message to each.
 */
function lineChanges({ before, after }: Change): boolean {
  const step = (waiting: number | null) =>
    waiting === null ? -1 : lineSteps.findLastIndex((least) => waiting >= least);
  return step(lineIn(before)) !== step(lineIn(after));
}
const lineSteps = [0, 1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500];

const repsIn = (reps: unknown): readonly PresentRep[] =>
  Array.isArray(reps) ? (reps as readonly PresentRep[]) : [];

const repsChange = ({ before, after }: Change): boolean =>
  JSON.stringify(repsIn(before?.['reps'])) !== JSON.stringify(repsIn(after?.['reps']));
