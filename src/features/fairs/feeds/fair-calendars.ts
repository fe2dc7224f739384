import { fairAddress, type CalendarFair, type CalendarSite } from '../calendar-fair.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { entryMessages as messages } from './calendar.messages.ts';
import { writeCalendar, type CalendarEntry } from './write-calendar.ts';

const kinds: Readonly<Record<string, Message>> = {
  booth: messages.booth,
  '6x6': messages.sixBySix,
  webinar: messages.webinar,
};

/** Minutes before the start at which calendars send reminders: a day, and 15 minutes. */
const fairAlarms = [24 * 60, 15];

/** A fair's entry; entries of participants override parts of it. */
export function fairEntry(
  site: CalendarSite,
  fair: CalendarFair,
  locale: string | null = null,
): CalendarEntry {
  const t = translatorFor(locale);
  const kind = kinds[fair.fairType];
  const url = fairAddress(site.publicUrl, fair.slug);
  const description = [
    ...(fair.cancelledAt ? [t(messages.isCanceled)] : []),
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
    title: fair.cancelledAt ? t(messages.canceled, { name: fair.name }) : fair.name,
    description: description.join('\n\n'),
    location: url,
    url,
    categories: [kind ? t(kind) : fair.fairType],
    isCancelled: fair.cancelledAt !== null,
    isBusy: true,
    alarms: fairAlarms,
    organizer: { name: site.brand, email: site.organizerEmail },
  };
}

/** One fair for anyone's calendar; when read again, it follows changes and cancellation. */
export function fairCalendar(
  site: CalendarSite,
  fair: CalendarFair,
  locale: string | null = null,
): string {
  return writeCalendar({ method: 'PUBLISH', entries: [fairEntry(site, fair, locale)] });
}

/** Hours after which a subscriber rereads the feed. */
const refreshHours = 6;

/**
 * The upcoming fairs, as a subscription. Entries don't block time or send reminders: a subscriber
 * doesn't attend all of them.
 */
export function calendarFeed(
  site: CalendarSite,
  fairs: readonly CalendarFair[],
  locale: string | null = null,
): string {
  const t = translatorFor(locale);
  const brand = { brand: site.brand };
  return writeCalendar({
    method: 'PUBLISH',
    entries: fairs.map((fair) => ({ ...fairEntry(site, fair, locale), isBusy: false, alarms: [] })),
    feed: {
      name: t(messages.feedName, brand),
      description: t(messages.feedDescription, brand),
      url: `${site.publicUrl}/calendar.ics`,
      refreshHours,
    },
  });
}
