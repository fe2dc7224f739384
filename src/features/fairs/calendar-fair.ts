/** A fair as calendars and feeds show it. */
export interface CalendarFair {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timeZone: string;
  readonly description: string | null;
  readonly cancelledAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** How often its title, times, address or status have changed since it was published. */
  readonly sequence: number;
}

/** The calendar's publisher: the site's name, its address, and the sender of its email. */
export interface CalendarSite {
  readonly publicUrl: string;
  readonly brand: string;
  /** The address that messages come from (RFC 5546: the organizer). */
  readonly organizerEmail: string;
}

/** The public page of a fair. */
export const fairAddress = (publicUrl: string, slug: string): string => `${publicUrl}/fair-${slug}`;

/** What calendars say about this site. */
export function calendarSite(env: {
  readonly publicUrl: string;
  readonly brand: { readonly name: string };
  readonly smtp?: { readonly from: string } | undefined;
}): CalendarSite {
  const sender = env.smtp?.from ?? 'no-reply@mailbox.invalid';
  return {
    publicUrl: env.publicUrl,
    brand: env.brand.name,
    // Programs accept a change only from the organizer that the entry names.
    organizerEmail: /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender,
  };
}
