import type { Scope } from './read-catalogue.server.ts';

/** What a backup covers besides the tables of the records. */
export const quadScope: Scope = {
  schemas: ['jobs'],
  // Figures of the last days, in partitions of their days.
  leaveOut: ['jobs.queue_stats'],
};
