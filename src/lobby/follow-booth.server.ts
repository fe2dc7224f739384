import { noLonger, type Change } from '../platform/events/feed.ts';
import { liveOperation, type Following } from '../platform/graphql/live-operation.ts';
import { Refusal } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import type { StoreServices } from '../platform/store/store-services.server.ts';
import { readMessage } from './conversation/read-messages.server.ts';
import { stillStands } from './may-enter.server.ts';
import { openBooth, type OpenBooth } from './open-booth.server.ts';

/**
 * `onBoothNews(boothId)`: what is said, released or hidden at a booth, for whoever may enter the fair.
 * A payload shows a message as it is when it is sent, never as it was: what was hidden in the meantime
 * does not go out.
 */
export const onBoothNews = liveOperation<{ readonly boothId: string }>({
  name: 'onBoothNews',
  field: 'onBoothNews(boothId: ID!, after: String): BoothNews',
  types: `
  "Something has changed at a booth: a message, or what stands on the booth and around it."
  type BoothNews {
    message: BoothMessage
    "A message that is no longer there."
    gone: ID
    "The booth itself has changed; it is to be read again."
    contents: Boolean!
  }`,
  who: ['signedIn'],
  topics: ['BoothMessage', 'FairBooth', 'Fair', 'FairAttendee'],
  async open({ boothId }, { viewer, services }) {
    const booth = await openBooth(services.database.pool, viewer, boothId);
    return follow(booth, services);
  },
});

const news = { message: null, gone: null, contents: false };

function follow(booth: OpenBooth, services: StoreServices): Following {
  const { standing, isStaff } = booth;
  const { pool } = services.database;
  return {
    standing: `${JSON.stringify(standing)} ${isStaff ? 'staff' : 'visitor'}`,
    allows: (viewer) => stillStands(standing, viewer),
    classOf: (viewer, change) => classOf(booth, viewer, change),
    async read(viewer, change) {
      if (change.topic === 'BoothMessage') {
        const reading = { boothId: booth.id, viewerId: viewer.id, isStaff };
        const message = await readMessage(pool, reading, change.id);
        if (message === 'gone') return { ...news, gone: change.id };
        return message && { ...news, message };
      }
      if (!(await mayStay(booth, viewer, services))) return noLonger;
      return change.topic === 'FairAttendee' ? null : { ...news, contents: true };
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
  { database }: StoreServices,
): Promise<boolean> {
  try {
    const now = await openBooth(database.pool, viewer, id);
    return JSON.stringify(now.standing) === JSON.stringify(standing);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
