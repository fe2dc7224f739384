import { noLonger, refetch, type Change, type Feed, type FeedResult } from '../../events/feed.ts';
import { forbidden, unauthenticated } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import type { StoreServices } from '../../store/store-services.server.ts';
import type { Variables } from '../../store/selection.ts';
import type { World } from '../../world.ts';
import type { Api } from '../api.server.ts';
import type { CompiledDocument } from '../documents/compile-document.server.ts';
import { feedKey } from './feed-key.server.ts';
import type { LiveCall, LiveView } from '../live-call.ts';

interface LiveFeedOptions {
  readonly api: Api;
  readonly services: StoreServices;
  readonly world: World;
  readonly document: CompiledDocument;
  readonly call: LiveCall<never>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly variables: Variables;
  readonly cursorVariable: string | null;
}

/**
 * The feed behind a hand-written subscription.
 * @throws Refusal UNAUTHENTICATED or FORBIDDEN by its row of the access table, and its own
 */
export async function liveFeed(options: LiveFeedOptions, viewer: Viewer): Promise<Feed> {
  const { api, call, args, document, variables, services, world } = options;
  if (!mayFollow(call, viewer)) throw viewer.role === 'guests' ? unauthenticated() : forbidden();
  const view: LiveView = await call.follow(args as never, { viewer, services, world } as never);
  return {
    topics: call.topics,
    key: feedKey(document, variables, options.cursorVariable, view.standing),
    concerns: (change) => view.concerns?.(change) !== false,
    classOf: (one, change) => view.classOf?.(one, change) ?? '',
    allows: (one) => mayFollow(call, one) && view.allows?.(one) !== false,
    enter: (one) => view.enter?.(one),
    async execute(
      one: Viewer,
      change: Change,
    ): Promise<FeedResult | typeof refetch | typeof noLonger | null> {
      if (view.classOf?.(one, change) === null) return null;
      const shown = await view.show(change, one);
      if (shown === null || shown === refetch || shown === noLonger) return shown;
      const result = await document.compiled.query(shown, { viewer: one, services }, variables);
      if (!result.errors?.length) return result;
      return { ...result, errors: result.errors.map((error) => api.errors.format(error)) };
    },
  };
}

const mayFollow = ({ who }: LiveCall<never>, { role }: Viewer): boolean =>
  role === 'guests' ? who.includes('guests') : who.includes('signedIn') || who.includes(role);
