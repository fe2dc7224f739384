import type { CalendarFair, CalendarSite } from '../calendar-fair.ts';

/** A site whose name needs escaping. */
export const testSite: CalendarSite = {
  publicUrl: 'https://fairs.example',
  brand: 'Quad, Inc; fairs',
  organizerEmail: 'fairs@fairs.example',
};

/** A fair in Chicago on the Saturday before clocks go forward in 2027; `said` overrides fields. */
export function fairOf(said: Partial<CalendarFair> = {}): CalendarFair {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    name: 'Spring College Fair',
    slug: 'spring',
    fairType: 'booth',
    startTime: new Date('2027-03-13T17:00:00Z'),
    endTime: new Date('2027-03-13T21:00:00Z'),
    timeZone: 'America/Chicago',
    description: 'Meet sixty colleges.',
    cancelledAt: null,
    createdAt: new Date('2026-11-01T12:00:00Z'),
    updatedAt: new Date('2026-11-02T12:00:00Z'),
    sequence: 0,
    ...said,
  };
}
