import type { Operation } from './platform/graphql/operation.ts';

/** The hand-written calls, beside what every noun brings by itself. */
export const operations: readonly Operation<never>[] = [];
