import { entryTopics, exclusionTopic, roomTopic, takesEntry } from '../../lobby/access-changes.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveView } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { readQuestion } from '../session-questions/read-questions.server.ts';
import { openRoom, type OpenRoom } from './open-room.server.ts';
import type { RoomServices } from './session-room.server.ts';
import { shownRun } from './shown-run.ts';

/** The topic of what hosts do. */
const runTopic = 'SessionRun';

/** The topic of questions, their votes and answers. */
const questionTopic = 'SessionQuestion';

const news = { run: null, people: null, question: null, gone: null };

/**
 * `onSessionNews(runId)`: what hosts do to a session, how many are there, and its questions.
 * Subscribers count as in the room. A payload shows a question as it is when sent, never as it was:
 * a question hidden in the meantime doesn't go out.
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
    "A question that was asked or has changed, as those who get this see it: hosts, its author, or everyone else."
    question: SessionQuestion
    "A question that is no longer there, or no longer shown."
    gone: ID
  }`,
  who: ['signedIn'],
  topics: [runTopic, questionTopic, 'Fair', 'FairWebinar', roomTopic, ...entryTopics],
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
      classOf: (who, change) => classOf(as, who, change),
      async show(change, who) {
        // What everyone reads of rooms is a moment late.
        if (change.topic === roomTopic) return { ...news, people: peopleIn(change) };
        if (change.topic === questionTopic) {
          const isAuthor = classOf(as, who, change) === 'author';
          const reader = { viewerId: isAuthor ? who.id : null, isHost: as === 'HOST' };
          const question = await readQuestion(pool, reader, change.id);
          return { ...news, ...(question ? { question } : { gone: change.id }) };
        }
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

const peopleIn = ({ after }: Change): number =>
  typeof after?.['people'] === 'number' ? after['people'] : 0;

/**
 * Everyone in one role gets the same, except a question's author, who sees it while it's held. It
 * concerns no one else then, but hosts. Changes that may end someone's access are looked at for each
 * person.
 */
function classOf(as: OpenRoom['as'], { id }: Viewer, { topic, before, after }: Change) {
  switch (topic) {
    case questionTopic: {
      const image = after ?? before;
      if (image?.['author_id'] === id) return 'author';
      const isHeld = typeof after?.['held_for'] === 'string' && after['released_at'] === null;
      return isHeld && as !== 'HOST' ? null : 'others';
    }
    case runTopic:
    case roomTopic:
      return 'everyone';
    default:
      return `person:${String(id)}`;
  }
}

function concerns({ runId, fair }: OpenRoom, change: Change): boolean {
  const { topic, id, before, after } = change;
  switch (topic) {
    case runTopic:
    case roomTopic:
      return id === runId;
    case 'Fair':
      return id === fair.id;
    case questionTopic:
      return (after ?? before)?.['run_id'] === runId;
    case 'FairWebinar':
    case exclusionTopic:
      return (after ?? before)?.['fair_id'] === fair.id;
    default:
      return takesEntry(change, fair.id);
  }
}
