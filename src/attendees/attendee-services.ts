import type { PeopleServices } from '../accounts/people-services.ts';
import type { Env } from '../platform/env.server.ts';
import type { CallContext } from '../platform/graphql/operation.ts';

/** What the calls around registrations work with: `smtp` says who writes, for calendar entries. */
export interface AttendeeServices extends PeopleServices {
  readonly env: Pick<Env, 'publicUrl' | 'brand' | 'features' | 'secret' | 'smtp'>;
}

/** What the resolvers of those calls are handed. */
export type AttendeeCall = CallContext<AttendeeServices>;
