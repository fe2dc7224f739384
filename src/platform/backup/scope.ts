import type { Scope } from './read-catalogue.server.ts';

/** What a backup covers besides the tables of the records. */
export const quadScope: Scope = {
  schemas: ['jobs', 'graphile_worker'],
  // Figures of the last days, in partitions of their days; the migrations of the library.
  leaveOut: ['jobs.queue_stats', 'graphile_worker.migrations'],
};
