import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveView } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import {
  entryTopics,
  exclusionTopic,
  isAboutExcluded,
  isOf,
  isOfCollege,
  mayCloseDoor,
  takesEntry,
} from '../access-changes.ts';
import { stillStands } from '../entry/lobby-role.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { findThreadReader, type ThreadReader } from './open-thread.server.ts';
import { noteTopic, readThreadNote } from './thread-notes.server.ts';
import { typingLasts, typingTopic } from './type-in-thread.server.ts';
import { countThreads, readThreadMessage, readThreadRow } from './read-threads.server.ts';

/**
 * `onThreadNews(boothId)`: what happens in the private threads of a booth: for a student in their
 * own, for its reps in all of them, and for no one else. Each person's payload is their own.
 */
export const onThreadNews = liveCall<'onThreadNews', LobbyServices>({
  name: 'onThreadNews',
  field: `
  "Streams what happens in the private threads of a booth: the caller's own, for its reps all of them."
  onThreadNews(boothId: ID!, after: String): ThreadNews`,
  types: `
  "A change in a private thread."
  type ThreadNews {
    "The thread as it is now; null once it is gone."
    thread: PrivateThread
    "A message that was written."
    message: ThreadMessage
    "A message, or a thread, that is no longer there."
    gone: ID
    "The inbox. For reps."
    counts: ThreadCounts
    "What a rep noted for the team, in a thread or about a public message. For reps; everything but \`goneNote\` is null then."
    note: ThreadNote
    "A note that is no longer there."
    goneNote: ID
    "A thread in which the other side types at this moment; everything else is null then."
    typing: ID
  }`,
  who: ['signedIn'],
  topics: ['Thread', 'ThreadMessage', noteTopic, typingTopic, 'Fair', ...entryTopics],
  async follow({ boothId }, { services, viewer, world }) {
    const reader = await findThreadReader(services.database.pool, viewer, boothId);
    if (!reader) throw notFound();
    return view(reader, services, world);
  },
});

function view(
  { booth, side }: ThreadReader,
  { database }: LobbyServices,
  world: World,
): LiveView<SchemaObject<'ThreadNews'>> {
  const { pool } = database;
  const { standing } = booth;
  return {
    standing: `${JSON.stringify(standing)} ${side}`,
    allows: (viewer) => stillStands(standing, viewer),
    concerns: (change) => concernsThreads(booth, change),
    classOf: (viewer, change) =>
      isFor(viewer, side, change) ? `person:${String(viewer.id)}` : null,
    async show(change, viewer) {
      if (change.topic === typingTopic) {
        const isOver = world.now().getTime() - Number(change.after?.['at']) > typingLasts;
        // Who is muted by now hears nothing of it.
        const now = isOver ? null : await findThreadReader(pool, viewer, booth.id);
        return now && !now.booth.isMuted ? { typing: change.id } : null;
      }
      if (change.topic === noteTopic) {
        const note = await readThreadNote(pool, change.id, viewer.id ?? '');
        return { note, goneNote: note === null ? change.id : null };
      }
      if (!isOfThread(change)) {
        const now = mayCloseDoor(change) ? await findThreadReader(pool, viewer, booth.id) : null;
        const stays = JSON.stringify(now?.booth.standing) === JSON.stringify(standing);
        return mayCloseDoor(change) && !stays ? noLonger : null;
      }
      const viewerId = viewer.id ?? '';
      const reader = { booth, side, viewerId };
      const image = change.after ?? change.before;
      const isMessage = change.topic === 'ThreadMessage';
      const threadId = isMessage ? String(image?.['thread_id']) : change.id;
      const thread = await readThreadRow(pool, reader, threadId);
      const message = isMessage ? await readThreadMessage(pool, change.id, viewerId) : null;
      const isGone = isMessage ? message === null : thread === null;
      const counts = side === 'college' ? await countThreads(pool, reader) : null;
      return { thread, message, gone: isGone ? change.id : null, counts };
    },
  };
}

const isOfThread = ({ topic }: Change): boolean => topic === 'Thread' || topic === 'ThreadMessage';

/** Whether a change may show something to those who follow one booth, or end their access. */
function concernsThreads({ id, fairId, standing }: ThreadReader['booth'], change: Change): boolean {
  const { topic, before, after } = change;
  if (isOfThread(change) || topic === typingTopic || topic === noteTopic)
    return (after ?? before)?.['booth_id'] === id;
  if (!mayCloseDoor(change)) return false;
  if (topic === 'Fair') return change.id === fairId;
  if (topic === exclusionTopic) return takesEntry(change, fairId);
  if (topic === 'FairAttendee') return standing.as === 'attendee' && takesEntry(change, fairId);
  // Reps have access through their college's exhibit, which may be another booth.
  return change.id === id || (standing.as === 'rep' && takesEntry(change, fairId));
}

/** Students hear of their own thread; what may end access is checked for each person it is about. */
function isFor(viewer: Viewer, side: ThreadReader['side'], change: Change): boolean {
  const { topic, before, after } = change;
  if (isOfThread(change))
    return side === 'college' || (after ?? before)?.['account_id'] === viewer.id;
  if (topic === noteTopic) return side === 'college';
  if (topic === typingTopic)
    return after?.['side'] !== side && (side === 'college' || after?.['account_id'] === viewer.id);
  if (topic === 'FairAttendee') return isOf(before, viewer);
  if (topic === exclusionTopic) return isAboutExcluded(change, viewer);
  return topic === 'Fair' || topic === 'FairBooth' || isOfCollege(before, viewer);
}
