import { entryTopics, exclusionTopic, roomTopic, takesEntry } from '../../lobby/access-changes.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveView } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { openRoom, type OpenRoom } from './open-room.server.ts';
import type { RoomServices } from './session-room.server.ts';
import { shownRun } from './shown-run.ts';

/** The topic of what hosts do. */
const runTopic = 'SessionRun';

const news = { run: null, people: null };

/**
 * `onSessionNews(runId)`: what hosts do to a session, and how many are there. Subscribers count as in
 * the room.
 */
export const onSessionNews = liveCall<'onSessionNews', RoomServices>({
  name: 'onSessionNews',
  field: `
  "Streams what happens in a session. While subscribed, the caller counts as in its room."
  onSessionNews(runId: ID!, after: String): SessionNews`,
  types: `
  "A change in a session."
  type SessionNews {
    run: SessionRun
    people: Int
  }`,
  who: ['signedIn'],
  topics: [runTopic, 'Fair', 'FairWebinar', roomTopic, ...entryTopics],
  async follow(
    { runId },
    { viewer, services, world },
  ): Promise<LiveView<SchemaObject<'SessionNews'>>> {
    const { pool } = services.database;
    const room = await openRoom(pool, viewer, { runId }, world.now());
    const { fair, as, speaksFor } = room;
    return {
      standing: `${as} ${speaksFor.join()}`,
      concerns: (change) => concerns(room, change),
      classOf: (who, { topic }) =>
        topic === runTopic || topic === roomTopic ? 'everyone' : `person:${String(who.id)}`,
      async show(change, who) {
        if (change.topic === roomTopic)
          return { ...news, people: Number(change.after?.['people'] ?? 0) };
        const now = await roomNow(who);
        if (now === null || now.as !== as) return noLonger;
        return change.topic === runTopic || change.topic === 'FairWebinar'
          ? { ...news, run: shownRun(now.run) }
          : null;
      },
      enter: ({ id }) =>
        id === null || as === 'HOST'
          ? {}
          : {
              leave: services.lobby.presence.enter({
                fairId: fair.id,
                roomId: runId,
                accountId: id,
                repOf: null,
              }),
            },
    };

    /** Null: they can’t be in it any longer. */
    async function roomNow(who: Viewer): Promise<OpenRoom | null> {
      try {
        return await openRoom(pool, who, { runId }, world.now());
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    }
  },
});

function concerns({ runId, fair }: OpenRoom, change: Change): boolean {
  const { topic, id, before, after } = change;
  switch (topic) {
    case runTopic:
    case roomTopic:
      return id === runId;
    case 'Fair':
      return id === fair.id;
    case 'FairWebinar':
    case exclusionTopic:
      return (after ?? before)?.['fair_id'] === fair.id;
    default:
      return takesEntry(change, fair.id);
  }
}
