const formats = new Map<string, Intl.NumberFormat>();

/** Formats whole numbers; made once for a language, for making one costs more than using it often. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const cached = formats.get(locale);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale);
  formats.set(locale, made);
  return made;
}
