import type { PeopleServices } from '../accounts/people-services.ts';
import type { Env } from '../../platform/env.server.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** The services that class operations need. */
export interface ClassServices extends PeopleServices {
  readonly env: PeopleServices['env'] & Pick<Env, 'production'>;
  readonly jobs: Jobs;
}
