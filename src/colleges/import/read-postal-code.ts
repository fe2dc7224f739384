/**
 * A ZIP code with five or nine digits. A spreadsheet has taken the leading zeros off those of New
 * England, New Jersey and Puerto Rico in some years: they are put back. Null for anything else.
 */
export function readPostalCode(text: string): string | null {
  const [, five, four] = /^(\d{3,5})(?:-?(\d{4}))?-?$/.exec(text) ?? [];
  if (five !== undefined) return five.padStart(5, '0') + (four === undefined ? '' : `-${four}`);
  return null;
}
