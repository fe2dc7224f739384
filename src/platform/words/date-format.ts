const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters that are kept; each takes some forty kilobytes. */
const most = 400;

/** A formatter; made once, for making one costs more than using it a hundred times. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = formats.get(key);
  if (kept) return kept;
  // Zones come from cookies, but only real ones do; still nobody fills the memory with them.
  if (formats.size >= most) formats.clear();
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
