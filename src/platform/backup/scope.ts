import type { Scope } from './read-catalogue.server.ts';

/** What belongs to a house besides the tables of its records. */
export const houseScope: Scope = {
  schemas: ['jobs'],
  // Figures of the last days, in partitions of their days.
  leaveOut: ['jobs.queue_stats'],
};
