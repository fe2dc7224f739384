import type { PeopleServices } from '../accounts/people-services.ts';
import type { Env } from '../../platform/env.server.ts';
import type { CallContext } from '../../platform/graphql/operation.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** The parts of the site that the calls around campaigns work with. */
export interface CampaignServices extends PeopleServices {
  readonly env: PeopleServices['env'] & Pick<Env, 'production'>;
  readonly jobs: Jobs;
}

/** The dependencies of those resolvers. */
export type CampaignCall = CallContext<CampaignServices>;
