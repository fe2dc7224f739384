import { Remembered } from '../remembered.ts';

// Each takes about forty kilobytes. Zones come from cookies; only real ones are accepted, and the
// cache is bounded.
const formats = new Remembered<Intl.DateTimeFormat>(400);

/** A formatter; made once, for making one costs more than using it a hundred times. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return formats.get(
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  );
}
