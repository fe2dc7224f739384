import { AsyncLocalStorage } from 'node:async_hooks';

/** The identity a provider asserts, after its token was verified. */
export interface SocialIdentity {
  readonly provider: string;
  /** The provider's issuer and subject in one; empty until both are read. */
  readonly subject: string;
  readonly email: string;
  /** Only a boolean `true` of the provider counts; a text "true" or "false" does not. */
  readonly emailVerified: boolean;
}

/** Values one part of a call passes to a later one, where the library has no channel for it. */
interface RequestNotes {
  identity?: SocialIdentity;
}

const notes = new AsyncLocalStorage<RequestNotes>();

/** Runs a call with its own notes. */
export function withNotes<Result>(run: () => Promise<Result>): Promise<Result> {
  return notes.run({}, run);
}

/** The notes of the call that runs now; null outside of one. */
export function currentNotes(): RequestNotes | null {
  return notes.getStore() ?? null;
}
