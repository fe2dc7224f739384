import type { Log } from '../../log.ts';
import type { Viewer } from '../../model/viewer.ts';
import { beginning, comparePositions, laterPosition, readCursor, writeCursor } from '../cursor.ts';
import type { Position } from '../cursor.ts';
import { executeFeed } from './execute-feed.ts';
import { noLonger, type Change, type Feed } from '../feed.ts';
import { makeResync } from '../connections/payload.ts';
import type { Payload } from '../connections/payload.ts';
import type { Sink } from '../connections/sink.ts';
import type { Semaphore } from './semaphore.ts';

/** One subscription, as far as its group knows it. */
export interface GroupMember {
  /** The viewer at the group's current step. */
  readonly viewer: Viewer;
  /** Only what is after this position is for them. */
  readonly since: Position;
  readonly left: boolean;
  readonly sink: Sink;
  /** Their rights have changed; returns whether they may stay. */
  become(viewer: Viewer): boolean;
  /** They may no longer follow this. */
  unsubscribe(): void;
}

interface ChangeStep {
  readonly kind: 'change';
  readonly position: Position;
  readonly change: Change;
}

/** The steps of a group, strictly sequential. */
type Step =
  | ChangeStep
  | {
      readonly kind: 'viewer';
      readonly member: GroupMember;
      readonly reading: Promise<Viewer | null>;
      readonly cursor: string;
      /** How far changes had been handed out before it. */
      readonly handedOut: Position;
    }
  | { readonly kind: 'resync'; readonly position: Position; readonly cursor: string };

/** Maximum pending changes; a group further behind is told to refetch. */
const longestQueue = 5_000;
/** Changes that are executed at once; their results are still sent one after the other. */
const ahead = 16;

/** What becomes of one change: who gets what. */
interface Served {
  readonly position: Position;
  readonly parts: readonly {
    readonly members: readonly GroupMember[];
    readonly payload: Promise<Payload | typeof noLonger | null>;
  }[];
}

/**
 * Everyone who follows the same thing. Each change is executed once per access class and the
 * serialized result is shared; changes, and changes of a member's rights, keep their order.
 */
export class Group {
  readonly feed: Feed;
  readonly members = new Set<GroupMember>();
  readonly #semaphore: Semaphore;
  readonly #log: Log;
  #steps: Step[] = [];
  #running = false;

  constructor(feed: Feed, semaphore: Semaphore, log: Log) {
    this.feed = feed;
    this.#semaphore = semaphore;
    this.#log = log;
  }

  add(change: Change, position: Position): void {
    if (this.#steps.length < longestQueue) this.#push({ kind: 'change', change, position });
    else {
      this.#log.warn(
        { event: 'live.group_resync', topic: change.topic },
        'A subscriber group fell behind; its members refetch.',
      );
      this.#steps = this.#steps.filter((step) => step.kind === 'viewer');
      this.#push({ kind: 'resync', position, cursor: change.cursor });
    }
  }

  /** From here on the member has the viewer that is being loaded; earlier steps are unchanged. */
  changeViewer(
    member: GroupMember,
    reading: Promise<Viewer | null>,
    cursor: string,
    handedOut: Position,
  ): void {
    this.#push({ kind: 'viewer', member, reading, cursor, handedOut });
  }

  #push(step: Step): void {
    this.#steps.push(step);
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift())
      try {
        if (step.kind !== 'change') await this.#take(step);
        else
          for (const served of this.#takeChanges(step).map((next) => this.#execute(next)))
            await this.#deliver(served);
      } catch (error) {
        this.#log.error(
          { event: 'live.group_step_failed', err: error },
          'A step of a subscriber group failed.',
        );
      }
    this.#running = false;
  }

  /** A change and those after it, up to the next change of someone's rights. */
  #takeChanges(first: ChangeStep): ChangeStep[] {
    const changes = [first];
    for (let next = this.#steps[0]; changes.length < ahead; next = this.#steps[0]) {
      if (next?.kind !== 'change') break;
      changes.push(next);
      this.#steps.shift();
    }
    return changes;
  }

  async #take(step: Exclude<Step, ChangeStep>): Promise<void> {
    if (step.kind === 'resync') {
      this.#send([...this.members], makeResync(step.cursor), step.position);
      return;
    }
    const { member, cursor, handedOut } = step;
    const viewer = await step.reading.catch(() => null);
    // Without a viewer the member has been made to leave by now.
    if (viewer === null || member.left) return;
    const before = rightsOf(member.viewer);
    if (!member.become(viewer)) return;
    if (rightsOf(viewer) !== before || this.#isNew(member, cursor))
      this.#give(member, makeResync(reached(member, cursor, handedOut)), 1);
  }

  /**
   * Whether a change of rights is one the member has not caught up past. What they were shown was
   * right for their former rights, and no event says what they see now. Equal rights prove nothing:
   * they may have connected with the new ones already, or had others in between.
   */
  #isNew(member: GroupMember, cursor: string): boolean {
    const position = readCursor(cursor)?.position ?? beginning;
    return comparePositions(position, member.since) > 0;
  }

  /** Starts to execute a change, once per class; if the classes are unknown, all refetch. */
  #execute({ change, position }: ChangeStep): Served {
    try {
      const parts = [...this.#classes(change, position).values()].map((members) => ({
        members,
        payload: this.#executeFor(members, change),
      }));
      return { position, parts };
    } catch (error) {
      this.#log.error(
        { event: 'live.visibility_unresolved', err: error, topic: change.topic },
        'Could not resolve who can see a change.',
      );
      const payload = Promise.resolve(makeResync(change.cursor));
      return { position, parts: [{ members: [...this.members], payload }] };
    }
  }

  #executeFor(
    [first]: readonly GroupMember[],
    change: Change,
  ): Promise<Payload | typeof noLonger | null> {
    if (first === undefined) return Promise.resolve(null);
    const { viewer } = first;
    return this.#semaphore.take(() => executeFeed(this.feed, viewer, change, this.#log));
  }

  async #deliver({ position, parts }: Served): Promise<void> {
    for (const { members, payload } of parts) {
      const result = await payload;
      if (result === noLonger) for (const member of members) this.#unsubscribe(member);
      else if (result !== null) this.#send(members, result, position);
    }
  }

  /** Those who joined behind the change are left out. */
  #classes(change: Change, position: Position): Map<string, GroupMember[]> {
    const classes = new Map<string, GroupMember[]>();
    for (const member of this.members) {
      if (comparePositions(position, member.since) <= 0) continue;
      const name = this.feed.classOf(member.viewer, change);
      const members = classes.get(name);
      if (members === undefined) classes.set(name, [member]);
      else members.push(member);
    }
    return classes;
  }

  #send(members: readonly GroupMember[], payload: Payload, position: Position): void {
    for (const member of members) {
      if (member.left || comparePositions(position, member.since) <= 0) continue;
      this.#give(member, payload, members.length);
    }
  }

  /** A subscriber whose sink fails is unsubscribed; the others continue. */
  #give(member: GroupMember, payload: Payload, crowd: number): void {
    try {
      member.sink.deliver(payload, crowd);
    } catch (error) {
      this.#log.error({ event: 'live.send_failed', err: error }, 'Sending to a subscriber failed.');
      this.#unsubscribe(member);
    }
  }

  #unsubscribe(member: GroupMember): void {
    try {
      member.unsubscribe();
    } catch (error) {
      this.#log.error(
        { event: 'live.unsubscribe_failed', err: error },
        'Ending a subscription failed.',
      );
    }
  }
}

/**
 * How far a member has been served when their rights change, as a cursor of the same epoch. A
 * change of rights may be known before the reader has delivered what was committed earlier, or be
 * repeated to a member who has caught up past it: neither moves them forward or back. Changes that
 * did not concern the group count as served, so they don't repeat on reconnect.
 */
const reached = ({ since }: GroupMember, cursor: string, handedOut: Position): string =>
  writeCursor(readCursor(cursor)?.epoch ?? '', laterPosition(since, handedOut));

/** What decides which records and fields someone may see, besides their identity. */
const rightsOf = ({ role, approved, holds }: Viewer): string =>
  JSON.stringify([
    role,
    approved,
    Object.entries(holds).map(([kind, ids]) => [kind, [...ids].sort()]),
  ]);
