/** Ways to follow all fairs in a calendar; subscribed entries update when a fair moves. */
export interface CalendarSubscription {
  /** For the device's calendar program. */
  readonly app: string;
  readonly google: string;
  readonly outlook: string;
  /** The file itself, for every other program. */
  readonly file: string;
  /** News of fairs, for feed readers. */
  readonly feed: string;
}

/** The ways to subscribe to the site's calendar. */
export function subscribeToCalendar(publicUrl: string, brand: string): CalendarSubscription {
  const file = `${publicUrl}/calendar.ics`;
  const app = file.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(file)}&name=${encodeURIComponent(brand)}`,
    file,
    feed: `${publicUrl}/feed.xml`,
  };
}
