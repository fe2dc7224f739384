import type { Mailer } from '../../platform/email/mailer.server.ts';
import type { Env } from '../../platform/env.server.ts';
import type { CallContext } from '../../platform/graphql/operation.ts';
import { unauthenticated } from '../../platform/model/refusal.ts';
import type { Viewer } from '../../platform/model/viewer.ts';
import type { StoreServices } from '../../platform/store/store-services.server.ts';

/** The parts of the server that the calls around people work with. */
export interface PeopleServices extends StoreServices {
  readonly mailer: Mailer;
  readonly env: Pick<Env, 'publicUrl' | 'brand' | 'secret' | 'features'>;
}

/** What the resolvers of those calls are handed. */
export type PeopleCall = CallContext<PeopleServices>;

/** Someone with an account. */
export interface SignedIn extends Viewer {
  readonly id: string;
  readonly email: string;
  readonly role: Exclude<Viewer['role'], 'guests'>;
}

/**
 * Who calls, where only people with an account may.
 * @throws Refusal UNAUTHENTICATED for guests and for no one
 */
export function signedIn({ viewer }: Pick<CallContext<unknown>, 'viewer'>): SignedIn {
  if (viewer?.id == null || viewer.email === null || viewer.role === 'guests')
    throw unauthenticated();
  return { ...viewer, id: viewer.id, email: viewer.email, role: viewer.role };
}
