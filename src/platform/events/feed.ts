import type { Viewer } from '../model/viewer.ts';

/** One committed change of one record, as the outbox holds it. */
export interface Change {
  /** The position in the order of all changes; opaque, for resuming. */
  readonly cursor: string;
  /** The name given to the trigger, e.g. an entity's name. */
  readonly topic: string;
  readonly kind: 'created' | 'updated' | 'deleted';
  /** The record's identifier. */
  readonly id: string;
  /** The row before, keyed by column name as PostgreSQL's to_jsonb writes it; null when created. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The row after; null when deleted. */
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Someone was erased: only ids, flags and times are left of the rows. */
  readonly erased?: boolean;
}

/** Tells a subscriber to refetch, because what changed is unknown. */
export const refetch = Symbol('read afresh');

/** The viewer may no longer follow this: the subscription ends. */
export const noLonger = Symbol('no longer');

/** What an execution makes of a change, in the form of GraphQL's response. */
export interface FeedResult {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * What a subscriber follows. Subscribers whose feeds have the same key form a group: the feed of one
 * of them is executed once per change and class, and its result is sent to all members of the class.
 */
export interface Feed {
  /** The topics whose changes this feed looks at. */
  readonly topics: readonly string[];
  /** The document, the variables without the cursor, and whatever else makes execution the same. */
  readonly key: string;
  /**
   * Whether a change of its topics concerns this feed, for any viewer. It is called for every group
   * of the topic and every change, and spares the group all other work, so it must be pure, cheap
   * and not throw. Absent: every change of its topics does.
   */
  concerns?(change: Change): boolean;
  /**
   * The access class of a viewer for a change: viewers of one class get one result, so it must
   * distinguish everything that `execute` asks about the viewer. Called for every member and
   * change: it must be quick and not throw.
   */
  classOf(viewer: Viewer, change: Change): string;
  /**
   * The result for everyone in this viewer's class, or null if the change is not for them. A
   * rejection makes every member of the class refetch (a resync payload), so errors for subscribers
   * belong in `errors`.
   */
  execute(
    viewer: Viewer,
    change: Change,
  ): Promise<FeedResult | typeof refetch | typeof noLonger | null>;
  /**
   * Whether someone whose rights have changed may stay subscribed (a filter on a field they can no
   * longer read would reveal it). Absent: always. If not, the subscription ends with an error, and
   * the client can subscribe again.
   */
  allows?(viewer: Viewer): boolean;
  /** Called when a subscriber has joined the group. */
  enter?(viewer: Viewer): Stay | undefined;
}

/** One subscriber among those who follow the same. */
export interface Stay {
  /** Called when they have left. */
  readonly leave?: () => void;
  /** As `allows` of the feed, by what is this one's alone: members of a group have one feed. */
  readonly allows?: (viewer: Viewer) => boolean;
}

/** A GraphQL request from a socket or an event stream. */
export interface LiveRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * What a request turns out to be: something to follow, from a cursor if the caller named one, or a
 * result (of a query, of a mutation, or the errors of a request that cannot be served).
 */
export type Answer =
  { readonly feed: Feed; readonly after?: string | undefined } | { readonly result: FeedResult };

/** The sender of a request, and its address. */
export interface LiveCaller {
  readonly viewer: Viewer;
  readonly address: string;
  /**
   * The request came over HTTP, which has already counted it; socket messages are not counted yet.
   */
  readonly counted?: true;
}

/** The GraphQL side: parses, validates, and either executes or returns the feed. */
export type AnswerRequest = (request: LiveRequest, caller: LiveCaller) => Promise<Answer>;
