import type { Change, noLonger, refetch, Stay } from '../events/feed.ts';
import type { Viewer } from '../model/viewer.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { LiveCallTypes } from './operation-types.d.ts';
import type { CallContext, OperationCaller } from './operation.ts';

type Shown<Given> = Given | typeof refetch | typeof noLonger | null;

/** What someone follows with a hand-written subscription, once admitted. */
export interface LiveView<Given extends object = object> {
  /**
   * The role in which the caller follows this, where it matters: people of one role share what is
   * executed for them.
   */
  readonly standing?: string;
  /**
   * Whether a change concerns this, for any viewer. Called for every change of the topics, so it is
   * pure and cheap. A change it rejects is shown to no one and costs nothing. Absent: every change
   * of the topics does.
   */
  concerns?(change: Change): boolean;
  /**
   * Whether someone whose roles or links have changed may stay; absent: all who can make the call.
   */
  allows?(viewer: Viewer): boolean;
  /**
   * What distinguishes people of one role for a change; quick and synchronous. Null: the change is
   * not for this one. Absent: nothing does.
   */
  classOf?(viewer: Viewer, change: Change): string | null;
  /**
   * The payload of a change for everyone in the viewer's class; null if it is not about this,
   * `noLonger` if they may no longer follow it.
   */
  show(change: Change, viewer: Viewer): Shown<Given> | Promise<Shown<Given>>;
  /** Someone subscribes, or resumes after a disconnect. */
  enter?(viewer: Viewer): Stay;
}

/** The input of a hand-written subscription. */
export type LiveContext<Services = StoreServices> = Pick<
  CallContext<Services>,
  'services' | 'world'
> & { readonly viewer: Viewer };

/**
 * One hand-written subscription. Everyone with the same document and variables gets the same
 * payload, unless the view distinguishes people. `follow` decides who may subscribe.
 */
export interface LiveCall<Services = StoreServices> {
  readonly name: string;
  /** The field in SDL. Its argument `after` is the cursor to resume from. */
  readonly field: string;
  /** Further types the field needs, in SDL. */
  readonly types?: string;
  readonly who: readonly Exclude<OperationCaller, 'everyone'>[];
  /** The topics of the outbox whose changes are looked at. */
  readonly topics: readonly string[];
  /** @throws Refusal for someone who may not follow this */
  readonly follow: (args: never, context: LiveContext<Services>) => Promise<LiveView>;
}

/** Declares a hand-written subscription, typed by its name as `operation` is. */
export function liveCall<Name extends keyof LiveCallTypes, Services = StoreServices>(
  declared: Omit<LiveCall<Services>, 'name' | 'follow'> & {
    readonly name: Name;
    readonly follow: (
      args: LiveCallTypes[Name]['args'],
      context: LiveContext<Services>,
    ) => Promise<LiveView<NonNullable<LiveCallTypes[Name]['result']>>>;
  },
): LiveCall<Services> {
  return declared;
}
