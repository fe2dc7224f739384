const formats = new Map<string, Intl.NumberFormat>();

/** Formats whole numbers; made once for a language, for making one costs more than using it often. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const kept = formats.get(locale);
  if (kept) return kept;
  const made = new Intl.NumberFormat(locale);
  formats.set(locale, made);
  return made;
}
