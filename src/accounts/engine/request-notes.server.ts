import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';

/** Who a provider says somebody is, after its token was verified. */
export interface SocialIdentity {
  readonly provider: string;
  /** The provider's issuer and subject in one; empty until both are read. */
  readonly subject: string;
  readonly email: string;
  /** Only a boolean `true` of the provider counts; a text "true" or "false" does not. */
  readonly emailVerified: boolean;
}

/** What the inner parts of one call leave for the outer ones, where the library has no way through. */
interface RequestNotes {
  identity?: SocialIdentity;
  failure?: unknown;
}

const notes = new AsyncLocalStorage<RequestNotes>();

/** Runs one call with notes of its own, which it is handed to read afterwards. */
export function withNotes<Result>(
  run: (current: Readonly<RequestNotes>) => Promise<Result>,
): Promise<Result> {
  const current: RequestNotes = {};
  return notes.run(current, () => run(current));
}

/** The notes of the call that runs now; null outside of one. */
export function currentNotes(): RequestNotes | null {
  return notes.getStore() ?? null;
}

/** Keeps what went wrong inside the library for the door to tell an outage from a mistake of ours. */
export function noteFailure(error: unknown): void {
  const current = currentNotes();
  if (current && !(error instanceof APIError)) current.failure = error;
}
