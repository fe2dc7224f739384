import type { Log } from '../log.ts';
import type { Viewer } from '../model/viewer.ts';
import { beginning, comparePlaces, laterPlace, readCursor, writeCursor } from './cursor.ts';
import type { Place } from './cursor.ts';
import { executeFeed } from './execute-feed.ts';
import type { Change, Feed } from './feed.ts';
import { makeResync } from './payload.ts';
import type { Payload } from './payload.ts';
import type { Sink } from './sink.ts';
import type { Turns } from './turns.ts';

/** One subscription, as far as its group knows it. */
export interface GroupMember {
  /** Who it is at the present step of the group. */
  readonly viewer: Viewer;
  /** Only what lies behind this place is for him. */
  readonly since: Place;
  readonly left: boolean;
  readonly sink: Sink;
  /** His rights have changed; the answer is whether he may stay. */
  become(viewer: Viewer): boolean;
}

/** What a group goes through, strictly one after the other. */
type Step =
  | { readonly kind: 'change'; readonly place: Place; readonly change: Change }
  | {
      readonly kind: 'viewer';
      readonly member: GroupMember;
      readonly reading: Promise<Viewer | null>;
      readonly cursor: string;
    }
  | { readonly kind: 'resync'; readonly place: Place; readonly cursor: string };

/** Changes that may wait; a group that is further behind is told to read afresh. */
const longestQueue = 5_000;
/** Steps after which a group lets others have a turn. */
const stretch = 64;

/**
 * Everybody who follows the same thing. Each change is executed once for each access class among the
 * members and the serialised result is shared; a change never overtakes another one, nor a change of
 * what a member may see.
 */
export class Group {
  readonly feed: Feed;
  readonly members = new Set<GroupMember>();
  readonly #turns: Turns;
  readonly #log: Log;
  #last: Place = beginning;
  #steps: Step[] = [];
  #running = false;

  constructor(feed: Feed, turns: Turns, log: Log) {
    this.feed = feed;
    this.#turns = turns;
    this.#log = log;
  }

  add(change: Change, place: Place): void {
    if (this.#steps.length < longestQueue) this.#push({ kind: 'change', change, place });
    else {
      this.#log.warn({ topic: change.topic }, 'A group fell behind; its members read afresh.');
      this.#steps = this.#steps.filter((step) => step.kind === 'viewer');
      this.#push({ kind: 'resync', place, cursor: change.cursor });
    }
  }

  /** From here on the member is the viewer that is being read; what came before stays as it was. */
  changeViewer(member: GroupMember, reading: Promise<Viewer | null>, cursor: string): void {
    this.#push({ kind: 'viewer', member, reading, cursor });
  }

  #push(step: Step): void {
    this.#steps.push(step);
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    while (this.#steps.length > 0) {
      await this.#turns.take(async () => {
        for (const step of this.#steps.splice(0, stretch)) await this.#take(step);
      });
    }
    this.#running = false;
  }

  async #take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'change':
        this.#last = step.place;
        return this.#serve(step.change, step.place);
      case 'resync':
        this.#send([...this.members], makeResync(step.cursor), step.place);
        return;
      case 'viewer': {
        const viewer = await step.reading.catch(() => null);
        // Without a viewer the member has been made to leave by now.
        if (viewer !== null && !step.member.left)
          change(step.member, viewer, this.#reached(step.member, step.cursor));
      }
    }
  }

  /**
   * How far a member has been served, as a cursor. A change of rights may be known before the tail
   * has brought what was committed before it: that still comes.
   */
  #reached(member: GroupMember, cursor: string): string {
    const known = readCursor(cursor);
    const place = laterPlace(member.since, this.#last);
    return known && comparePlaces(place, known.place) < 0
      ? writeCursor(known.epoch, place)
      : cursor;
  }

  async #serve(change: Change, place: Place): Promise<void> {
    for (const members of this.#sort(change, place)) {
      const [first] = members;
      if (first === undefined) continue;
      const payload = await executeFeed(this.feed, first.viewer, change, this.#log);
      if (payload !== null) this.#send(members, payload, place);
    }
  }

  /** The members by what they may see of a change; when that fails, everybody reads afresh. */
  #sort(change: Change, place: Place): Iterable<GroupMember[]> {
    try {
      return this.#classes(change, place).values();
    } catch (error) {
      this.#log.error({ err: error, topic: change.topic }, 'Nobody knows who may see a change.');
      this.#send([...this.members], makeResync(change.cursor), place);
      return [];
    }
  }

  /** Those who joined behind the change are left out. */
  #classes(change: Change, place: Place): Map<string, GroupMember[]> {
    const classes = new Map<string, GroupMember[]>();
    for (const member of this.members) {
      if (comparePlaces(place, member.since) <= 0) continue;
      const name = this.feed.classOf(member.viewer, change);
      const members = classes.get(name);
      if (members === undefined) classes.set(name, [member]);
      else members.push(member);
    }
    return classes;
  }

  #send(members: readonly GroupMember[], payload: Payload, place: Place): void {
    for (const member of members) {
      if (member.left || comparePlaces(place, member.since) <= 0) continue;
      member.sink.deliver(payload, members.length);
    }
  }
}

function change(member: GroupMember, viewer: Viewer, cursor: string): void {
  const before = rightsOf(member.viewer);
  const stays = member.become(viewer);
  // What he was shown before was right for who he was then: no event says what he sees now.
  if (stays && rightsOf(viewer) !== before) member.sink.deliver(makeResync(cursor), 1);
}

/** What decides which records and fields somebody may see, beside who he is. */
const rightsOf = ({ role, approved, holds }: Viewer): string =>
  JSON.stringify([
    role,
    approved,
    Object.entries(holds).map(([kind, ids]) => [kind, [...ids].sort()]),
  ]);
