/**
 * The one door through which time, randomness and identifiers come in, so that a test can own them.
 */
export interface World {
  /** The present instant. */
  now(): Date;
  /** A fresh identifier, UUID version 7 (RFC 9562): sorts by the time it was made. */
  newId(): string;
  /** Cryptographically strong random bytes. */
  randomBytes(length: number): Uint8Array;
}
