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
  /** How often its title, times, address or state have changed since it was published. */
  readonly sequence: number;
}

/** Whose calendar it is: what the site is called, where it is, and who writes. */
export interface CalendarSite {
  readonly publicUrl: string;
  readonly brand: string;
  /** The address that messages come from (RFC 5546: the organizer). */
  readonly organizerEmail: string;
}

/** The public page of a fair. */
export const fairAddress = (publicUrl: string, slug: string): string => `${publicUrl}/fair-${slug}`;

/** What calendars say of this site. */
export function calendarSite(env: {
  readonly publicUrl: string;
  readonly brand: { readonly name: string };
  readonly smtp?: { readonly from: string } | undefined;
}): CalendarSite {
  const sender = env.smtp?.from ?? 'no-reply@mailbox.invalid';
  return {
    publicUrl: env.publicUrl,
    brand: env.brand.name,
    // Programs believe a change when it comes from whom the entry names as its organizer.
    organizerEmail: /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender,
  };
}
