import { AsyncLocalStorage } from 'node:async_hooks';

/** Who a provider says someone is, after its token was verified. */
export interface SocialIdentity {
  readonly provider: string;
  /** The provider's issuer and subject in one; empty until both are read. */
  readonly subject: string;
  readonly email: string;
  /** Only a boolean `true` of the provider counts; a text "true" or "false" does not. */
  readonly emailVerified: boolean;
}

/** What one part of a call leaves for a later one, where the library has no way through. */
interface RequestNotes {
  identity?: SocialIdentity;
}

const notes = new AsyncLocalStorage<RequestNotes>();

/** Runs one call with notes of its own. */
export function withNotes<Result>(run: () => Promise<Result>): Promise<Result> {
  return notes.run({}, run);
}

/** The notes of the call that runs now; null outside of one. */
export function currentNotes(): RequestNotes | null {
  return notes.getStore() ?? null;
}
