import { fairPhase } from '../fairs/fair-phase.ts';
import { noLonger, type Change } from '../platform/events/feed.ts';
import { liveCall, type LiveContext, type LiveView } from '../platform/graphql/live-call.ts';
import { Refusal } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import { readDesk } from './conversation/read-desk.server.ts';
import { readMessage } from './conversation/read-messages.server.ts';
import { roomOf } from './fair-presence.server.ts';
import type { LobbyServices } from './lobby-services.ts';
import { stillStands } from './may-enter.server.ts';
import { openBooth, readingOf, type OpenBooth } from './open-booth.server.ts';
import { roomTopic } from './rooms.server.ts';

/**
 * `onBoothNews(boothId)`: what is said, released or hidden at a booth, and who comes and goes, for
 * whoever may enter the fair. While the fair is live, following it is being at the booth. A payload
 * shows a message as it is when it is sent, never as it was: what was hidden in the meantime does not
 * go out.
 */
export const onBoothNews = liveCall<{ readonly boothId: string }, LobbyServices>({
  name: 'onBoothNews',
  field: `
  "What happens at a booth. While the fair is live, following it is being there."
  onBoothNews(boothId: ID!, after: String): BoothNews`,
  types: `
  "Something has changed at a booth: a message, who is there, or what stands on the booth."
  type BoothNews {
    message: BoothMessage
    "A message that is no longer there."
    gone: ID
    "What waits now, with news of a message. For reps of the booth and admins."
    desk: BoothDesk
    room: RoomPresence
    "The booth itself has changed; it is to be read again."
    contents: Boolean!
  }`,
  who: ['signedIn'],
  topics: ['BoothMessage', 'FairBooth', 'Fair', 'FairAttendee', roomTopic],
  async follow({ boothId }, context) {
    return view(await openBooth(context.services.database.pool, context.viewer, boothId), context);
  },
});

const news = { message: null, gone: null, desk: null, room: null, contents: false };

function view(booth: OpenBooth, { services, world }: LiveContext<LobbyServices>): LiveView {
  const { standing, isStaff, fairId } = booth;
  const { pool } = services.database;
  return {
    standing: `${JSON.stringify(standing)} ${isStaff ? 'staff' : 'visitor'}`,
    allows: (viewer) => stillStands(standing, viewer),
    classOf: (viewer, change) => classOf(booth, viewer, change),
    async show(change, viewer) {
      switch (change.topic) {
        case 'BoothMessage': {
          const message = await readMessage(pool, readingOf(booth, viewer.id), change.id);
          const desk = isStaff ? await readDesk(pool, booth.id) : null;
          if (message === 'gone') return { ...news, gone: change.id, desk };
          return message && { ...news, message, desk };
        }
        case roomTopic:
          return { ...news, room: roomOf(change, fairId, booth.id) };
        default:
          if (!(await mayStay(booth, viewer, services))) return noLonger;
          return change.topic === 'FairAttendee' ? null : { ...news, contents: true };
      }
    },
    enter({ id }) {
      const isThere = standing.as !== 'admin' && fairPhase(booth.fair, world.now()) === 'live';
      if (id === null || !isThere) return () => undefined;
      const { ownBoothId: repOf } = booth;
      return services.lobby.presence.enter({ fairId, roomId: booth.id, accountId: id, repOf });
    },
  };
}

/**
 * Everybody of one standing gets the same of a message, but its author, who sees it while it is held.
 * What may close the door on somebody is judged for each person.
 */
function classOf(booth: OpenBooth, viewer: Viewer, change: Change): string | null {
  const { topic, before, after, id } = change;
  const image = after ?? before;
  switch (topic) {
    case 'BoothMessage':
      if (image?.['booth_id'] !== booth.id) return null;
      return image['author_id'] === viewer.id ? 'author' : 'others';
    case roomTopic:
      return id === booth.id ? 'everybody' : null;
    case 'FairBooth':
      if (id !== booth.id) return null;
      return before?.['booth_sent'] === after?.['booth_sent'] ? 'everybody' : ownClass(viewer);
    case 'Fair':
      return id === booth.fairId ? ownClass(viewer) : null;
    default:
      return change.kind !== 'created' && concerns(before, viewer) ? ownClass(viewer) : null;
  }
}

const ownClass = ({ id }: Viewer): string => `person:${String(id)}`;

const concerns = (registration: Change['before'], { id, email }: Viewer): boolean =>
  registration?.['user_id'] === id ||
  (typeof registration?.['email'] === 'string' &&
    registration['email'].toLowerCase() === email?.toLowerCase());

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
