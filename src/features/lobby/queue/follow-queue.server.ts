import { signedIn } from '../../accounts/people-services.ts';
import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall } from '../../../platform/graphql/live-call.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { forbidden, notFound } from '../../../platform/model/refusal.ts';
import { openBooth } from '../booth-page/open-booth.server.ts';
import { findFair } from '../entry/admission.server.ts';
import {
  entryTopics,
  isAboutExcluded,
  isOfCollege,
  mayCloseDoor,
  takesEntry,
} from '../access-changes.ts';
import { lobbyRefusals } from '../entry/lobby-refusals.messages.ts';
import { stillStands } from '../entry/lobby-role.ts';
import { losesEntry, mayLoseEntry } from '../loses-entry.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { isAbout } from '../presence/fair-presence.server.ts';
import { openBoothOrNull, shownLine } from './booth-queue.server.ts';
import { secondsPerPlace } from './expected-wait.ts';
import { isWaiting, queueTopic, waitingIn, type InLine } from './queue-line.server.ts';
import { readLine, readOwnEntries, readQueued } from './read-queue.server.ts';

/**
 * `onQueueNews(fairId)`: what changes in the queues in which a student waits. Everyone who waits at
 * a booth shares one payload with the entries in their order, in which each finds their place; those
 * before whom nothing has changed get the number of people only.
 */
export const onQueueNews = liveCall<'onQueueNews', LobbyServices>({
  name: 'onQueueNews',
  field: `
  "Streams changes in the queues of a fair in which the caller waits."
  onQueueNews(fairId: ID!, after: String): QueueNews`,
  types: `
  "A change in the queue of a booth, for a student in it."
  type QueueNews {
    boothId: ID!
    "Students can join now. Everyone at the fair hears when that changes."
    isOpen: Boolean!
    waiting: Int!
    "Seconds a call takes, divided by the reps at the booth: the wait for each place."
    secondsPerPlace: Int!
    "The ids of the entries that wait, in their order. Null when the places before the caller’s are the same."
    line: [ID!]
    "The caller’s own entry, if its state has changed."
    entry: QueueEntry
  }`,
  who: ['signedIn'],
  topics: [queueTopic, ...entryTopics],
  async follow({ fairId }, { viewer, services, world }) {
    const fair = await findFair(services.fairCards, { id: fairId });
    if (!fair) throw notFound();
    const { entersAs } = await services.lobby.admission(viewer, fair);
    if (entersAs === null) throw forbidden(apiSentence(lobbyRefusals.register));
    const { pool } = services.database;
    return {
      standing: JSON.stringify(entersAs),
      allows: (now) => stillStands(entersAs, now),
      concerns: (change) =>
        change.topic === queueTopic ? isAbout(change, fairId) : takesEntry(change, fairId),
      classOf(who, change) {
        if (change.topic !== queueTopic)
          return mayLoseEntry(who, change) ? `person:${String(who.id)}` : null;
        return classInLine(change, who.id);
      },
      async show(change, who) {
        if (change.topic !== queueTopic)
          return (await losesEntry(pool, who, change)) ? noLonger : null;
        const { reps } = await services.lobby.present(change.id, fairId);
        const waiting = waitingIn(lineOf(change.after));
        const news = {
          boothId: change.id,
          isOpen: change.after?.['is_open'] === true,
          waiting: waiting.length,
          secondsPerPlace: secondsPerPlace({ pace: paceOf(change.after), reps: reps.length }),
          line: null,
          entry: null,
        };
        const kind = classInLine(change, who.id);
        if (kind === 'count') return news;
        const line = waiting.map(({ id }) => id);
        if (kind === 'places') return { ...news, line };
        const own = entryOf(change.after, who.id) ?? entryOf(change.before, who.id);
        if (!own || who.id === null) return null;
        const [entry] = await readOwnEntries(
          services,
          pool,
          { accountId: who.id, entryId: own.id },
          world.now(),
        );
        return { ...news, line, entry: entry ?? null };
      },
    };
  },
});

/** `onBoothQueueNews(boothId)`: the queue of a booth, for its reps and admins. */
export const onBoothQueueNews = liveCall<'onBoothQueueNews', LobbyServices>({
  name: 'onBoothQueueNews',
  field: `
  "Streams the queue of a booth to its reps and to admins."
  onBoothQueueNews(boothId: ID!, after: String): BoothQueueNews`,
  types: `
  "The queue of a booth as it is after a change."
  type BoothQueueNews {
    isOpen: Boolean!
    waiting: Int!
    students: [QueuedStudent!]!
  }`,
  who: ['signedIn'],
  topics: [queueTopic, ...entryTopics],
  async follow({ boothId }, { viewer, services, world }) {
    const { pool } = services.database;
    const booth = await openBooth(pool, viewer, boothId);
    if (!booth.isStaff) throw notFound();
    const { standing, fairId } = booth;
    return {
      standing: JSON.stringify(standing),
      allows: (now) => stillStands(standing, now),
      concerns: (change) =>
        change.topic === queueTopic
          ? change.id === booth.id
          : standing.as === 'rep' && takesEntry(change, fairId),
      classOf(who, change) {
        if (change.topic === queueTopic) return 'staff';
        return isOfCollege(change.before, who) || isAboutExcluded(change, who)
          ? `person:${String(who.id)}`
          : null;
      },
      async show(change, who) {
        if (change.topic !== queueTopic) {
          if (!mayCloseDoor(change)) return null;
          const now = await openBoothOrNull(pool, signedIn({ viewer: who }), booth.id);
          return now?.isStaff === true ? null : noLonger;
        }
        const line = await readLine(pool, booth.id, world.now());
        const { isOpen, waiting } = shownLine(booth.id, line, 1);
        return { isOpen, waiting, students: await readQueued(pool, booth.id, line) };
      },
    };
  },
});

type Image = Change['after'];

const lineOf = (image: Image): readonly InLine[] =>
  Array.isArray(image?.['line']) ? (image['line'] as readonly InLine[]) : [];

const paceOf = (image: Image): number | null =>
  typeof image?.['pace'] === 'number' ? image['pace'] : null;

const entryOf = (image: Image, accountId: string | null): InLine | undefined =>
  lineOf(image).find(({ account }) => account === accountId);

/**
 * What someone is told of a change: of their own state alone, of the places before them, of the
 * number of people, or nothing.
 */
function classInLine({ before, after }: Change, accountId: string | null): string | null {
  const [was, is] = [entryOf(before, accountId), entryOf(after, accountId)];
  const opens = before?.['is_open'] !== after?.['is_open'];
  if (!was && !is) return opens ? 'count' : null;
  if (was?.id !== is?.id || was?.state !== is?.state || was?.called !== is?.called)
    return `person:${String(accountId)}`;
  const [old, now] = [waitingIn(lineOf(before)), waitingIn(lineOf(after))];
  if (is && isWaiting(is) && placeIn(old, is.id) !== placeIn(now, is.id)) return 'places';
  return !opens && old.length === now.length && paceOf(before) === paceOf(after) ? null : 'count';
}

const placeIn = (line: readonly InLine[], entryId: string): number =>
  line.findIndex(({ id }) => id === entryId);
