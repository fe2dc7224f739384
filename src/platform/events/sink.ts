import type { Payload } from './payload.ts';

/** Where the payloads of one subscription go. */
export interface Sink {
  /** Takes a payload on its way. `crowd` is how many sinks get the same one. */
  deliver(payload: Payload, crowd: number): void;
  /** While a long past is sent: waits until the reader has taken most of what is under way. */
  drained(): Promise<void>;
  /** Nothing more comes: the viewer has become somebody who may not follow this. */
  refuse(): void;
}

/**
 * Why all that somebody follows ends: his credential has run out, it was taken from him, or we no
 * longer know (he may come again at once, and resume).
 */
export type Ending = 'expired' | 'revoked' | 'unsure';
