import {
  entryTopics,
  exclusionTopic,
  isAboutExcluded,
  mayCloseDoor,
  roomTopic,
  takesEntry,
} from '../../lobby/access-changes.ts';
import { mayLoseEntry } from '../../lobby/loses-entry.server.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveView } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { readQuestion } from '../session-questions/read-questions.server.ts';
import { isOnlyVotes, votesIn } from '../session-questions/tell-votes.server.ts';
import { readStage } from '../stage/read-stage.server.ts';
import { stageTopic } from '../stage/stage-lines.server.ts';
import { openRoom, readRun, type OpenRoom } from './open-room.server.ts';
import type { RoomServices } from './session-room.server.ts';
import { shownRun } from './shown-run.ts';

/** The topic of what hosts do. */
const runTopic = 'SessionRun';

/** The topic of questions, their votes and answers. */
const questionTopic = 'SessionQuestion';

const news = { run: null, people: null, stage: null, question: null, votes: null, gone: null };

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
    "Who is on its stage now."
    stage: [StagePerson!]
    "A question that was asked or has changed, as those who get this see it: hosts, its author, or everyone else."
    question: SessionQuestion
    "How many votes a question has by now: at most once a second."
    votes: SessionVotes
    "A question that is no longer there, or no longer shown."
    gone: ID
  }
  "The votes for a question."
  type SessionVotes {
    "The question’s."
    id: ID!
    votes: Int!
  }`,
  who: ['signedIn'],
  topics: [runTopic, questionTopic, stageTopic, 'Fair', 'FairWebinar', roomTopic, ...entryTopics],
  async follow(
    { runId },
    { viewer, services, world },
  ): Promise<LiveView<SchemaObject<'SessionNews'>>> {
    const { pool } = services.database;
    const room = await openRoom(pool, viewer, { runId }, world.now());
    const { fair, as, speaksFor } = room;
    return {
      standing: `${as} ${speaksFor.join()}`,
      allows: (who) =>
        who.role === viewer.role && JSON.stringify(who.holds) === JSON.stringify(viewer.holds),
      concerns: (change) => concerns(room, change),
      classOf: (who, change) => classOf(as, who, change),
      async show(change, who) {
        // What everyone reads of rooms is a moment late.
        if (change.topic === roomTopic) return { ...news, people: peopleIn(change) };
        if (isOnlyVotes(change)) return { ...news, votes: votesIn(change) };
        if (change.topic === questionTopic) {
          const isAuthor = classOf(as, who, change) === 'author';
          const reader = { viewerId: isAuthor ? who.id : null, isHost: as === 'HOST' };
          const question = await readQuestion(pool, reader, change.id);
          return { ...news, ...(question ? { question } : { gone: change.id }) };
        }
        if (change.topic === stageTopic)
          return { ...news, stage: await readStage(pool, runId, world.now()) };
        // Of everyone: whether one of them may still be there is no question here.
        if (change.topic === runTopic || change.topic === 'FairWebinar') {
          const run = await readRun(pool, runId);
          return run && { ...news, run: shownRun(run) };
        }
        const now = await roomNow(who);
        return now === null || now.as !== as ? noLonger : null;
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
 * concerns no one else then, but hosts. Changes that may end someone's access are looked at for them
 * alone.
 */
function classOf(as: OpenRoom['as'], who: Viewer, change: Change): string | null {
  const { topic, before, after } = change;
  const person = `person:${String(who.id)}`;
  switch (topic) {
    case questionTopic: {
      if (isOnlyVotes(change)) {
        const isShown = after?.['hidden_at'] === null && after['merged_into'] === null;
        return isShown || as === 'HOST' ? 'everyone' : null;
      }
      const image = after ?? before;
      if (image?.['author_id'] === who.id) return 'author';
      const isHeld = typeof after?.['held_for'] === 'string' && after['released_at'] === null;
      return isHeld && as !== 'HOST' ? null : 'others';
    }
    case runTopic:
    case stageTopic:
    case roomTopic:
    case 'FairWebinar':
      return 'everyone';
    case 'Fair':
      return person;
    case exclusionTopic:
      return isAboutExcluded(change, who) ? person : null;
    default:
      return mayLoseEntry(who, change) ? person : null;
  }
}

function concerns({ runId, fair, session }: OpenRoom, change: Change): boolean {
  const { topic, id, before, after } = change;
  switch (topic) {
    case runTopic:
    case roomTopic:
      return id === runId;
    case 'Fair':
      return id === fair.id && mayCloseDoor(change);
    case questionTopic:
    case stageTopic:
      return (after ?? before)?.['run_id'] === runId;
    case 'FairWebinar':
      return (
        after?.['fair_id'] === fair.id &&
        plannedIn(before?.['details'], session.number) !==
          plannedIn(after['details'], session.number)
      );
    default:
      return takesEntry(change, fair.id);
  }
}

/** A session as the details of a webinar plan it, as text to compare. */
function plannedIn(details: unknown, number: number): string {
  const sessions: unknown = Reflect.get(Object(details) as object, 'sessions');
  const all: readonly unknown[] = Array.isArray(sessions) ? sessions : [];
  const found = all.find((one) => Reflect.get(Object(one) as object, 'number') === number);
  return JSON.stringify(found ?? null);
}
