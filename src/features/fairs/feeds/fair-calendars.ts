import { fairAddress, type CalendarFair, type CalendarSite } from '../calendar-fair.ts';
import { writeCalendar, type CalendarEntry } from './write-calendar.ts';

const kinds: Readonly<Record<string, string>> = {
  booth: 'College fair',
  '6x6': 'College sessions',
  webinar: 'Webinar',
};

/** Minutes before the start at which calendars send reminders: a day, and 15 minutes. */
const fairAlarms = [24 * 60, 15];

/** A fair's entry; entries of participants override parts of it. */
export function fairEntry(site: CalendarSite, fair: CalendarFair): CalendarEntry {
  const url = fairAddress(site.publicUrl, fair.slug);
  const description = [
    ...(fair.cancelledAt ? ['This fair is canceled.'] : []),
    ...(fair.description ? [fair.description] : []),
    url,
  ];
  return {
    uid: `fair-${fair.id}`,
    sequence: fair.sequence,
    createdAt: fair.createdAt,
    changedAt: fair.updatedAt,
    start: fair.startTime,
    end: fair.endTime,
    timeZone: fair.timeZone,
    title: fair.cancelledAt ? `Canceled: ${fair.name}` : fair.name,
    description: description.join('\n\n'),
    location: url,
    url,
    categories: [kinds[fair.fairType] ?? fair.fairType],
    isCancelled: fair.cancelledAt !== null,
    isBusy: true,
    alarms: fairAlarms,
    organizer: { name: site.brand, email: site.organizerEmail },
  };
}

/** One fair for anyone's calendar; when read again, it follows changes and cancellation. */
export function fairCalendar(site: CalendarSite, fair: CalendarFair): string {
  return writeCalendar({ method: 'PUBLISH', entries: [fairEntry(site, fair)] });
}

/** Hours after which a subscriber rereads the feed. */
const refreshHours = 6;

/**
 * The upcoming fairs, as a subscription. Entries don't block time or send reminders: a subscriber
 * doesn't attend all of them.
 */
export function calendarFeed(site: CalendarSite, fairs: readonly CalendarFair[]): string {
  return writeCalendar({
    method: 'PUBLISH',
    entries: fairs.map((fair) => ({ ...fairEntry(site, fair), isBusy: false, alarms: [] })),
    feed: {
      name: `${site.brand}: college fairs`,
      description: `The coming college fairs of ${site.brand}.`,
      url: `${site.publicUrl}/calendar.ics`,
      refreshHours,
    },
  });
}
