import { collegeDirectory } from './colleges/college-directory.server.ts';
import type { HouseServices } from './house-services.server.ts';
import type { Operation } from './platform/graphql/operation.ts';

/** The hand-written calls, beside what every noun brings by itself. */
export const operations: readonly Operation<HouseServices>[] = [collegeDirectory];
