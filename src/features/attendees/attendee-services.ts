import type { PeopleServices } from '../accounts/people-services.ts';
import type { Env } from '../../platform/env.server.ts';
import type { CallContext } from '../../platform/graphql/operation.ts';

/** Dependencies of the registration operations: `smtp` names the sender, for calendar entries. */
export interface AttendeeServices extends PeopleServices {
  readonly env: Pick<Env, 'publicUrl' | 'brand' | 'features' | 'secret' | 'smtp'>;
}

/** What the resolvers of those operations receive. */
export type AttendeeCall = CallContext<AttendeeServices>;
