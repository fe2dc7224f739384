import type { Scope } from './read-catalogue.server.ts';

/** What a backup covers besides Quad's own tables. */
export const quadScope: Scope = {
  schemas: ['jobs', 'graphile_worker'],
  // Recent queue statistics in daily partitions, and the job library's own migrations.
  leaveOut: ['jobs.queue_stats', 'graphile_worker.migrations'],
};
