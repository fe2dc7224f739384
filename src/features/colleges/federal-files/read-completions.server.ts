import { openTable } from '../../../platform/csv/read-table.server.ts';

/**
 * Reads the fields of study each college awards, from the file C of completions (`C2024_A`) or an
 * extract with the columns UNITID and CIPCODE: UNITID to six-digit CIP codes. Skips the row of
 * grand totals (99); a field without graduates that year is still one the college offers.
 * @throws BrokenFile
 */
export async function readCompletions(
  path: string,
  onLines?: (lines: number, total: number) => void,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const table = await openTable(path, ['UNITID', 'CIPCODE']);
  const taught = new Map<number, Set<string>>();
  for await (const row of table.rows) {
    const unitId = row.cell('UNITID');
    if (!/^[1-9]\d{5}$/.test(unitId))
      throw row.broken(`"${unitId}" is not a UNITID of six digits.`);
    const code = row.cell('CIPCODE').replace(/^="|"$/g, '');
    if (/^99(\.0+)?$/.test(code)) continue;
    // A spreadsheet turns 01.0999 into 1.0999 and 11.0100 into 11.01.
    const [, family, field] = /^(\d{1,2})\.(\d{1,4})$/.exec(code) ?? [];
    if (family === undefined || field === undefined) {
      throw row.broken(`"${code}" is not a CIP code (CIPCODE).`);
    }
    const codes = taught.get(Number(unitId)) ?? new Set<string>();
    codes.add(`${family.padStart(2, '0')}.${field.padEnd(4, '0')}`);
    taught.set(Number(unitId), codes);
    onLines?.(row.line, table.lines);
  }
  return taught;
}
