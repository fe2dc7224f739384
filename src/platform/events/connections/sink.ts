import type { Payload } from './payload.ts';

/** Receives the payloads of one subscription. */
export interface Sink {
  /** Takes a payload on its way. `crowd` is how many sinks get the same one. */
  deliver(payload: Payload, crowd: number): void;
  /** While a long past is sent: waits until the reader has taken most of what is under way. */
  drained(): Promise<void>;
  /** No more payloads: the viewer may no longer follow this. */
  refuse(): void;
}

/**
 * Why all subscriptions of a connection end: the credential has expired, was revoked, or can't be
 * checked (the client may reconnect at once, and resume).
 */
export type Ending = 'expired' | 'revoked' | 'unsure';
