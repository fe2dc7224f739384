import type { FeedResult } from '../feed.ts';

/** A result as it is sent: serialized once, shared by all recipients. */
export interface Payload {
  readonly cursor: string;
  /** JSON in UTF-8, without line breaks. */
  readonly json: Uint8Array;
}

const encoder = new TextEncoder();

/** Puts the cursor into a result's extensions, from which a subscriber can resume. */
export function makePayload(result: FeedResult, cursor: string): Payload {
  const extensions = { ...result.extensions, cursor };
  return { cursor, json: encoder.encode(JSON.stringify({ ...result, extensions })) };
}

/**
 * Tells a subscriber that they may have missed changes and must refetch. Later payloads are
 * complete again.
 */
export function makeResync(cursor: string): Payload {
  return makePayload({ data: null, extensions: { resync: true } }, cursor);
}
