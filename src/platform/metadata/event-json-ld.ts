import type { Event } from 'schema-dts';
import { zonedTime } from '../pages/zoned-time.ts';

/** The status of an event compared to its first announcement; `previousStart` is the original start. */
type EventState =
  | { readonly state: 'scheduled' | 'cancelled' }
  | { readonly state: 'rescheduled'; readonly previousStart: Date };

type EventFacts = EventState & {
  readonly name: string;
  readonly description: string;
  /** Of its public page, where people also register. */
  readonly path: string;
  readonly imagePath: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  /** From when on people can register; absent: since it was announced. */
  readonly registrationOpens?: Date | null;
  readonly isFull?: boolean;
};

interface Host {
  readonly publicUrl: string;
  readonly brand: { readonly name: string };
}

const schema = 'https://schema.org/';

const statuses = {
  scheduled: `${schema}EventScheduled`,
  cancelled: `${schema}EventCancelled`,
  rescheduled: `${schema}EventRescheduled`,
} as const;

/** A fair or webinar: online, and free for those who attend. */
export function eventJsonLd({ publicUrl, brand }: Host, event: EventFacts) {
  const url = new URL(event.path, publicUrl).href;
  const formatInstant = (instant: Date) => zonedTime(instant, event.timeZone);
  const { registrationOpens } = event;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.name,
    description: event.description,
    url,
    image: [new URL(event.imagePath, publicUrl).href],
    startDate: formatInstant(event.startTime),
    endDate: formatInstant(event.endTime),
    ...(event.state === 'rescheduled'
      ? { previousStartDate: formatInstant(event.previousStart) }
      : {}),
    eventStatus: statuses[event.state],
    eventAttendanceMode: `${schema}OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    organizer: {
      '@type': 'Organization',
      name: brand.name,
      url: new URL('/', publicUrl).href,
    },
    offers: {
      '@type': 'Offer',
      url,
      price: 0,
      priceCurrency: 'USD',
      availability: event.isFull ? `${schema}SoldOut` : `${schema}InStock`,
      ...(registrationOpens ? { validFrom: formatInstant(registrationOpens) } : {}),
    },
  } satisfies Event;
}
