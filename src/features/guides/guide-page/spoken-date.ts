const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const shapes: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  4: { year: 'numeric' },
  7: { month: 'long', year: 'numeric' },
};

/** A year, a month or a day (ISO 8601) as the reader says it. */
export const spokenDate = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { ...(shapes[iso.length] ?? day), timeZone: 'UTC' }).format(
    new Date(iso),
  );
