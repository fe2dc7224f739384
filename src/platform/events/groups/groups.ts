import type { Log } from '../../log.ts';
import { beginning } from '../cursor.ts';
import type { Position } from '../cursor.ts';
import type { Change, Feed } from '../feed.ts';
import { Group } from './group.ts';
import type { GroupMember } from './group.ts';
import { Semaphore } from './semaphore.ts';

/** Executions at once, so that a burst of changes leaves the database to others as well. */
const atOnce = 6;

/** All groups of this process, found by what they follow and by the topics they listen to. */
export class Groups {
  readonly #byKey = new Map<string, Group>();
  readonly #byTopic = new Map<string, Set<Group>>();
  readonly #semaphore = new Semaphore(atOnce);
  readonly #log: Log;
  #position: Position = beginning;

  constructor(log: Log) {
    this.#log = log;
  }

  get size(): number {
    return this.#byKey.size;
  }

  /**
   * How far changes have been handed out, including those that concerned no one: once a group's
   * pending changes are done, its members have been served up to here.
   */
  get position(): Position {
    return this.#position;
  }

  /** Everything up to a position is handed out now; call for every change, in order. */
  reach(position: Position): void {
    this.#position = position;
  }

  /** Adds a member to the group of its feed, which is created if needed. */
  enter(member: GroupMember, feed: Feed): Group {
    let group = this.#byKey.get(feed.key);
    if (group === undefined) {
      group = new Group(feed, this.#semaphore, this.#log);
      this.#byKey.set(feed.key, group);
      for (const topic of feed.topics) {
        const listening = this.#byTopic.get(topic);
        if (listening === undefined) this.#byTopic.set(topic, new Set([group]));
        else listening.add(group);
      }
    }
    group.members.add(member);
    return group;
  }

  /** Removes a member; an empty group is deleted. */
  leave(member: GroupMember, group: Group): void {
    group.members.delete(member);
    const { key, topics } = group.feed;
    if (group.members.size > 0 || this.#byKey.get(key) !== group) return;
    this.#byKey.delete(key);
    for (const topic of topics) {
      const listening = this.#byTopic.get(topic);
      listening?.delete(group);
      if (listening?.size === 0) this.#byTopic.delete(topic);
    }
  }

  /** Whether anyone listens to a topic. */
  listen(topic: string): boolean {
    return this.#byTopic.has(topic);
  }

  /** Hands a change to every group of its topic whose feed it concerns. */
  add(change: Change, position: Position): void {
    for (const group of this.#byTopic.get(change.topic) ?? [])
      if (this.#concerns(group.feed, change)) group.add(change, position);
  }

  /** If that is unknown, the group processes the change, and other groups are unaffected. */
  #concerns(feed: Feed, change: Change): boolean {
    try {
      return feed.concerns?.(change) !== false;
    } catch (error) {
      this.#log.error(
        { event: 'live.subscribers_unresolved', err: error, topic: change.topic },
        'Could not resolve subscribers for a change.',
      );
      return true;
    }
  }
}
