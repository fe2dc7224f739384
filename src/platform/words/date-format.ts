import { Remembered } from '../remembered.ts';

// Each takes some forty kilobytes. Zones come from cookies, but only real ones do; still nobody fills
// the memory with them.
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
