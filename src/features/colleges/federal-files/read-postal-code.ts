/**
 * A ZIP code with five or nine digits. In some years a spreadsheet removed the leading zeros for
 * New England, New Jersey and Puerto Rico: this restores them. Null for anything else.
 */
export function readPostalCode(text: string): string | null {
  const [, five, four] = /^(\d{3,5})(?:-?(\d{4}))?-?$/.exec(text) ?? [];
  if (five !== undefined) return five.padStart(5, '0') + (four === undefined ? '' : `-${four}`);
  return null;
}
