import type { Change, noLonger, readAfresh, Stay } from '../events/feed.ts';
import type { Viewer } from '../model/viewer.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { CallContext, OperationCaller } from './operation.ts';

type Shown = object | typeof readAfresh | typeof noLonger | null;

/** What somebody follows by a hand-written subscription, once he has been let in. */
export interface LiveView {
  /**
   * As what the caller follows this, where that makes a difference: people of one standing share what
   * is executed for them.
   */
  readonly standing?: string;
  /**
   * Whether a change is anything to this, whoever follows it: asked for every change of the topics, so
   * it is pure, cheap, asks nobody and knows no viewer. What it refuses nobody who follows this is
   * shown, and it costs them nothing. Absent: every change of the topics is.
   */
  concerns?(change: Change): boolean;
  /** Whether somebody whose roles or links have changed may go on; absent: whoever may make the call. */
  allows?(viewer: Viewer): boolean;
  /**
   * What tells people of one standing apart in view of a change; quick, and without asking anybody.
   * Null: the change is nothing to this one. Absent: nothing tells them apart.
   */
  classOf?(viewer: Viewer, change: Change): string | null;
  /**
   * What a change brings to everybody who follows this in the class of the viewer; null when it is not
   * about it, `noLonger` when they may not follow it any more.
   */
  show(change: Change, viewer: Viewer): Shown | Promise<Shown>;
  /** Somebody begins to follow, or goes on after his line was cut. */
  enter?(viewer: Viewer): Stay;
}

/** What a hand-written subscription is handed. */
export type LiveContext<Services = StoreServices> = Pick<
  CallContext<Services>,
  'services' | 'world'
> & { readonly viewer: Viewer };

/**
 * One hand-written subscription. Whoever sends the same document with the same variables is served
 * the same payload, unless the view tells people apart. Who may follow, is decided by `follow`.
 */
export interface LiveCall<Services = StoreServices> {
  readonly name: string;
  /** The field in GraphQL's own words. Its argument `after` is the cursor to go on from. */
  readonly field: string;
  /** Further types the field needs, in GraphQL's own words. */
  readonly types?: string;
  readonly who: readonly Exclude<OperationCaller, 'everybody'>[];
  /** The topics of the outbox whose changes are looked at. */
  readonly topics: readonly string[];
  /** @throws Refusal for whoever may not follow this */
  readonly follow: (args: never, context: LiveContext<Services>) => Promise<LiveView>;
}

/** Declares a hand-written subscription. `Args` is the shape of the arguments as the schema coerces them. */
export function liveCall<Args, Services = StoreServices>(
  declared: Omit<LiveCall<Services>, 'follow'> & {
    readonly follow: (args: Args, context: LiveContext<Services>) => Promise<LiveView>;
  },
): LiveCall<Services> {
  return declared;
}
