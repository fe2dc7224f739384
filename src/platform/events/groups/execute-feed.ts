import type { Log } from '../../log.ts';
import type { Viewer } from '../../model/viewer.ts';
import { noLonger, refetch, type Change, type Feed } from '../feed.ts';
import { makePayload, makeResync } from '../connections/payload.ts';
import type { Payload } from '../connections/payload.ts';

/**
 * Executes a feed for one change and serializes the result; null if the change is not for this
 * viewer. A failure becomes a resync: the subscriber refetches and misses nothing. `noLonger` is
 * passed on: the caller unsubscribes.
 */
export async function executeFeed(
  feed: Feed,
  viewer: Viewer,
  change: Change,
  log: Log,
): Promise<Payload | typeof noLonger | null> {
  try {
    const result = await feed.execute(viewer, change);
    if (result === noLonger) return noLonger;
    if (result === refetch) return makeResync(change.cursor);
    return result === null ? null : makePayload(result, change.cursor);
  } catch (error) {
    log.error(
      { event: 'live.execution_failed', err: error, topic: change.topic },
      'Executing a change for a subscription failed.',
    );
    return makeResync(change.cursor);
  }
}
