import type { Viewer } from '../model/viewer.ts';

/** One committed change of one record, as the outbox holds it. */
export interface Change {
  /** The place in the order of all changes; opaque, good for resuming. */
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
  /** Somebody was erased: of the rows only identifiers, flags and instants are left. */
  readonly erased?: boolean;
}

/** Says that a subscriber has to read afresh: nobody can tell him what has changed. */
export const readAfresh = Symbol('read afresh');

/** Says that whoever a change was executed for may no longer follow this: his subscription ends. */
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
   * Whether a change of its topics is anything to this feed, whoever follows it. For a group whose feed
   * says no a change costs no more than this question, so it must be pure and cheap: it is asked of
   * every group that listens to the topic, for every change, and must not throw. Absent: every change
   * of its topics is.
   */
  concerns?(change: Change): boolean;
  /**
   * The access class of a viewer for a change: viewers of one class are served one result, so it must
   * tell apart everything that `execute` asks about the viewer. Called for every member and change:
   * it must be quick and must not throw.
   */
  classOf(viewer: Viewer, change: Change): string;
  /**
   * The result for everybody in the class of this viewer, or null when the change is not for them. A
   * rejection makes every member of the class read afresh (a resync payload), so errors that a
   * subscriber should read belong into `errors`.
   */
  execute(
    viewer: Viewer,
    change: Change,
  ): Promise<FeedResult | typeof readAfresh | typeof noLonger | null>;
  /**
   * Whether somebody whose rights have changed may go on following (a filter on a field he can no
   * longer read would tell him about it). Absent: always. Refused, the subscription ends with an
   * error and may be asked for anew.
   */
  allows?(viewer: Viewer): boolean;
  /** Told when a subscriber has joined the others. */
  enter?(viewer: Viewer): Stay | undefined;
}

/** One subscriber among those who follow the same. */
export interface Stay {
  /** Called when he has left. */
  readonly leave?: () => void;
  /** As `allows` of the feed, by what is this one's alone: members of a group have one feed. */
  readonly allows?: (viewer: Viewer) => boolean;
}

/** A GraphQL request as it comes over a socket or an event stream. */
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

/** Who sends a request, and from where. */
export interface LiveCaller {
  readonly viewer: Viewer;
  readonly address: string;
  /** The request came over HTTP, whose door has counted it; what comes over a socket is not counted yet. */
  readonly counted?: true;
}

/** The GraphQL side: parses, validates, and either executes or says what there is to follow. */
export type AnswerRequest = (request: LiveRequest, caller: LiveCaller) => Promise<Answer>;
