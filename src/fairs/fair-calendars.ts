import { fairAddress, type CalendarFair, type CalendarSite } from './calendar-fair.ts';
import { writeCalendar, type CalendarEntry } from './ics/write-calendar.ts';

const kinds: Readonly<Record<string, string>> = {
  booth: 'College fair',
  '6x6': 'College sessions',
  webinar: 'Webinar',
};

/** Minutes before the start at which calendars remind: a day, and a quarter of an hour. */
const fairAlarms = [24 * 60, 15];

/** The entry of a fair; parts of it are laid over for the people who take part. */
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

/** One fair for anyone's calendar; read again, it follows changes and cancellation. */
export function fairCalendar(site: CalendarSite, fair: CalendarFair): string {
  return writeCalendar({ method: 'PUBLISH', entries: [fairEntry(site, fair)] });
}

/** Hours after which a subscriber reads the feed again. */
const refreshHours = 6;

/**
 * The fairs to come, to subscribe to. They take no one's time and remind no one: who only follows
 * which fairs there are is not at all of them.
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
