import { closingTopic } from '../../booths/close-booth.server.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveContext, type LiveView } from '../../../platform/graphql/live-call.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { chatCheckTopic, readWord } from '../chat-check/chat-check.server.ts';
import {
  changes,
  entryTopics,
  exclusionTopic,
  isAboutExcluded,
  isOf,
  isOfCollege,
  mayCloseDoor,
  takesEntry,
} from '../access-changes.ts';
import { jitterWindow } from '../entry/jitter-window.ts';
import { readDesk } from '../desk/read-desk.server.ts';
import { readMessage } from '../conversation/read-messages.server.ts';
import {
  announcementClass,
  announcementIn,
  announcementTopic,
} from '../announcements/open-announcements.server.ts';
import { isAbout, roomOf } from '../presence/fair-presence.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { openBooth, readingOf, type OpenBooth } from '../booth-page/open-booth.server.ts';
import { roomTopic } from '../access-changes.ts';
import { stillStands } from '../entry/lobby-role.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';

/**
 * `onBoothNews(boothId)`: a booth's sent, released and hidden messages, and who comes and goes, for
 * people who can enter the fair. Until the fair is over, subscribers count as at the booth. A
 * payload shows a message as it is when sent, never as it was: a message hidden in the meantime
 * doesn't go out.
 */
export const onBoothNews = liveCall<'onBoothNews', LobbyServices>({
  name: 'onBoothNews',
  field: `
  "Streams what happens at a booth. While subscribed, the caller counts as present until the fair is over."
  onBoothNews(boothId: ID!, after: String): BoothNews`,
  types: `
  "A change at a booth: a message, presence, or the content of the booth."
  type BoothNews {
    message: BoothMessage
    "A message that is no longer there."
    gone: ID
    "What waits now, with news of a message. For reps of the booth and admins."
    desk: BoothDesk
    room: RoomPresence
    "What was just announced, changed or withdrawn."
    announcement: FairAnnouncement
    "The word of a chat check, for the rep who began it."
    chatCheck: ChatCheckWord
    "The booth itself or the times of its fair have changed; it is to be read again."
    contents: Boolean!
    "Milliseconds over which those who are told that are to read it, so that they do not all ask at once."
    readOver: Int!
  }`,
  who: ['signedIn'],
  topics: [
    'BoothMessage',
    'Fair',
    closingTopic,
    chatCheckTopic,
    roomTopic,
    announcementTopic,
    ...entryTopics,
  ],
  async follow({ boothId }, context) {
    return view(await openBooth(context.services.database.pool, context.viewer, boothId), context);
  },
});

const news = {
  message: null,
  gone: null,
  desk: null,
  room: null,
  chatCheck: null,
  announcement: null,
  contents: false,
  readOver: 0,
};

function view(
  booth: OpenBooth,
  { services, world }: LiveContext<LobbyServices>,
): LiveView<SchemaObject<'BoothNews'>> {
  const { standing, isStaff, fairId } = booth;
  const { pool } = services.database;
  return {
    standing: `${JSON.stringify(standing)} ${isStaff ? 'staff' : 'visitor'}`,
    allows: (viewer) => stillStands(standing, viewer),
    concerns: (change) => concernsBooth(booth, change),
    classOf: (viewer, change) => classOf(booth, viewer, change),
    async show(change, viewer) {
      switch (change.topic) {
        case 'BoothMessage': {
          const message = await readMessage(pool, readingOf(booth, viewer.id), change.id);
          const desk = isStaff ? await readDesk(pool, booth.id) : null;
          if (message === 'gone') return { ...news, gone: change.id, desk };
          return message && { ...news, message, desk };
        }
        case chatCheckTopic: {
          const chatCheck = await readWord(pool, viewer, change.id, world.now());
          return chatCheck && { ...news, chatCheck };
        }
        case closingTopic:
          return { ...news, contents: true, readOver: await readOver(booth, change, services) };
        case roomTopic:
          return { ...news, room: roomOf(change, fairId, booth.id) };
        case announcementTopic: {
          const announcement = await announcementIn(change, viewer, services.lobby.sessionReach);
          return announcement && { ...news, announcement };
        }
        default:
          if (mayCloseDoor(change) && !(await mayStay(booth, viewer, services))) return noLonger;
          // The page tells that they are muted, or no longer.
          if (change.topic === exclusionTopic) return { ...news, contents: true };
          if (change.id !== booth.id && change.id !== fairId) return null;
          return { ...news, contents: true, readOver: await readOver(booth, change, services) };
      }
    },
    enter({ id }) {
      // People who connect before the opening count as present once it opens, without reconnecting.
      const isOver = ['ended', 'cancelled'].includes(fairPhase(booth.fair, world.now()));
      if (id === null || standing.as === 'admin' || isOver) return {};
      const { ownBoothId: repOf } = booth;
      const { presence } = services.lobby;
      return { leave: presence.enter({ fairId, roomId: booth.id, accountId: id, repOf }) };
    },
  };
}

/**
 * Whether a change is relevant to people with the same access at one booth. There are hundreds of
 * booths, and this runs at all of them for each change of a room, message or registration.
 */
function concernsBooth({ id, fairId, standing }: OpenBooth, change: Change): boolean {
  const { topic, before, after } = change;
  switch (topic) {
    case 'BoothMessage':
    case chatCheckTopic:
      return (after ?? before)?.['booth_id'] === id;
    case roomTopic:
    case closingTopic:
      return change.id === id;
    case announcementTopic:
      return isAbout(change, fairId);
    case 'Fair':
      return change.id === fairId && (mayCloseDoor(change) || changes(change, shownOfFair));
    case exclusionTopic:
      return isAbout(change, fairId);
    case 'FairAttendee':
      if (standing.as === 'family' && before?.['user_id'] !== standing.accountId) return false;
      return standing.as !== 'rep' && standing.as !== 'admin' && takesEntry(change, fairId);
    default:
      // Reps have access through their college's exhibit, which may be another booth.
      return change.id === id || (standing.as === 'rep' && takesEntry(change, fairId));
  }
}

/**
 * Everyone with the same access receives the same message, except its author, who sees it while it
 * is held. Changes that may end someone's access are checked for each person.
 */
function classOf({ id, standing }: OpenBooth, viewer: Viewer, change: Change): string | null {
  const { topic, before, after } = change;
  const image = after ?? before;
  switch (topic) {
    case 'BoothMessage':
      return image?.['author_id'] === viewer.id ? 'author' : 'others';
    case chatCheckTopic:
      return image?.['account_id'] === viewer.id ? ownClass(viewer) : null;
    case roomTopic:
    case closingTopic:
      return 'everyone';
    case announcementTopic:
      return announcementClass(viewer, change);
    case 'FairAttendee':
      return standing.as === 'family' || isOf(before, viewer) ? ownClass(viewer) : null;
    case exclusionTopic:
      return isAboutExcluded(change, viewer) ? ownClass(viewer) : null;
    case 'Fair':
      return mayCloseDoor(change) ? ownClass(viewer) : 'everyone';
    default:
      if (change.id === id) return mayCloseDoor(change) ? ownClass(viewer) : 'everyone';
      return isOfCollege(before, viewer) ? ownClass(viewer) : null;
  }
}

/** The fair information on a booth's page. */
const shownOfFair = ['name', 'slug', 'start_time', 'end_time', 'time_zone', 'exhibitor_deadline'];

/** Booth changes go to people at that booth, fair changes to everyone at all booths. */
async function readOver(
  { id, fairId }: OpenBooth,
  { topic }: Change,
  { lobby }: LobbyServices,
): Promise<number> {
  return jitterWindow((await lobby.present(topic === 'Fair' ? fairId : id, fairId)).people);
}

const ownClass = ({ id }: Viewer): string => `person:${String(id)}`;

async function mayStay(
  { id, standing }: OpenBooth,
  viewer: Viewer,
  { database }: LobbyServices,
): Promise<boolean> {
  try {
    const now = await openBooth(database.pool, viewer, id);
    return JSON.stringify(now.standing) === JSON.stringify(standing);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
