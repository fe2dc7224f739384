const companyForm = /^(?:inc|llc|l\.l\.c|corp|ltd|co)\.?$/i;

/**
 * Splits IALIAS, the other names of a college. Colleges separate them with bars, semicolons, commas
 * or several blanks; the name itself, its location and company forms are not aliases.
 */
export function splitAliases(
  text: string,
  { name, city }: { readonly name: string; readonly city: string },
): string[] {
  const known = new Set([name.toLowerCase(), city.toLowerCase()]);
  const aliases: string[] = [];
  for (const piece of text.split(/[|;,\n]|\s{2,}/)) {
    const alias = piece.replace(/\s+/g, ' ').trim().slice(0, 200);
    if (!/[\p{L}\d]/u.test(alias) || companyForm.test(alias)) continue;
    if (known.has(alias.toLowerCase())) continue;
    known.add(alias.toLowerCase());
    aliases.push(alias);
  }
  return aliases;
}
