import type { LiveRequest } from '../feed.ts';

/** Longer than any cursor of ours. */
const longest = 64;

/**
 * The cursor to resume from: what the GraphQL side read out of the request, else `extensions.after`
 * of the request, else the id of the last event that an event stream's reader names.
 */
export function readAfter(
  answered: { readonly after?: string | undefined },
  request: LiveRequest,
  lastEventId?: string,
): string | undefined {
  const stated = request.extensions?.after;
  const after = answered.after ?? (typeof stated === 'string' ? stated : lastEventId);
  // A truncated cursor is invalid, and its holder refetches.
  return after === '' ? undefined : after?.slice(0, longest);
}
