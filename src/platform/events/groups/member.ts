import type { Viewer } from '../../model/viewer.ts';
import type { Position } from '../cursor.ts';
import type { Feed, Stay } from '../feed.ts';
import type { Group, GroupMember } from './group.ts';
import type { Groups } from './groups.ts';
import type { Connection, ConnectionMember } from './connection.ts';
import type { Sink } from '../connections/sink.ts';

/** One subscription of one connection. */
export class Member implements GroupMember, ConnectionMember {
  readonly connection: Connection;
  readonly sink: Sink;
  viewer: Viewer;
  since: Position;
  left = false;
  readonly #groups: Groups;
  #group: Group | undefined;
  #stay: Stay | undefined;

  constructor(connection: Connection, sink: Sink, groups: Groups, since: Position) {
    this.connection = connection;
    this.sink = sink;
    this.viewer = connection.viewer;
    this.since = since;
    this.#groups = groups;
    connection.members.add(this);
  }

  /** Joins the group, from a position on. The viewer must be settled. */
  join(feed: Feed, since: Position): void {
    if (!this.admit(feed)) return;
    this.since = since;
    this.#group = this.#groups.enter(this, feed);
    this.#stay = feed.enter?.(this.viewer);
  }

  /**
   * Takes the connection's current viewer, and returns whether they may stay; if not they are
   * unsubscribed.
   */
  admit(feed: Feed): boolean {
    if (!this.left) this.#become(this.connection.viewer, feed);
    return !this.left;
  }

  become(viewer: Viewer): boolean {
    if (this.#group !== undefined) this.#become(viewer, this.#group.feed);
    return !this.left;
  }

  #become(viewer: Viewer, feed: Feed): void {
    this.viewer = viewer;
    if (feed.allows?.(viewer) === false || this.#stay?.allows?.(viewer) === false)
      this.unsubscribe();
  }

  unsubscribe(): void {
    if (this.left) return;
    this.leave();
    this.sink.refuse();
  }

  changeViewer(reading: Promise<Viewer | null>, cursor: string): void {
    this.#group?.changeViewer(this, reading, cursor, this.#groups.position);
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    this.connection.members.delete(this);
    if (this.#group !== undefined) this.#groups.leave(this, this.#group);
    this.#stay?.leave?.();
  }
}
