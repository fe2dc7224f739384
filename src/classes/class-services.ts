import type { PeopleServices } from '../accounts/people-services.ts';
import type { Env } from '../platform/env.server.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

/** The parts of the server that the calls around classes work with. */
export interface ClassServices extends PeopleServices {
  readonly env: PeopleServices['env'] & Pick<Env, 'production'>;
  readonly jobs: Jobs;
}
