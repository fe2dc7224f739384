/**
 * Writes src/features/colleges/demo-data/demo-colleges.csv, the 250 colleges of the demo: facts from
 * the federal files (IPEDS, National Center for Education Statistics, public domain), in the columns
 * of the file HD and one more, CIPCODES, with the four-digit CIP codes of what each college teaches.
 * `node scripts/extract-demo-colleges.ts HD.csv[.gz] COMPLETIONS.csv[.gz] YEAR`
 */
import { writeFile } from 'node:fs/promises';
import { openTable, type TableRow } from '../src/platform/csv/read-table.server.ts';

const [hd, completions, year] = process.argv.slice(2);
if (hd === undefined || completions === undefined || year === undefined) {
  throw new Error('Say where the files HD and C are, and of which year.');
}

const columns = [
  'UNITID',
  'INSTNM',
  'IALIAS',
  'ADDR',
  'CITY',
  'STABBR',
  'ZIP',
  'WEBADDR',
  'APPLURL',
  'SECTOR',
  'ICLEVEL',
  'CONTROL',
  'HBCU',
  'TRIBAL',
  'LOCALE',
  'INSTSIZE',
  'CYACTIVE',
  'CLOSEDAT',
  'LONGITUD',
  'LATITUDE',
];

const graduates = new Map<string, number>();
const fields = new Map<string, Set<string>>();
for await (const row of (await openTable(completions, ['UNITID', 'CIPCODE', 'TOTAL'])).rows) {
  const unitId = row.cell('UNITID');
  graduates.set(unitId, (graduates.get(unitId) ?? 0) + Number(row.cell('TOTAL')));
  if (row.cell('TOTAL') === '0') continue;
  const taught = fields.get(unitId) ?? new Set<string>();
  fields.set(unitId, taught.add(row.cell('CIPCODE').slice(0, 5)));
}

const colleges: TableRow[] = [];
for await (const row of (await openTable(hd, columns)).rows) {
  const isOpen = row.cell('CYACTIVE') === '1' && row.cell('CLOSEDAT').startsWith('-');
  if (isOpen && row.cell('WEBADDR') && row.cell('ADDR') && fields.has(row.cell('UNITID'))) {
    colleges.push(row);
  }
}
const sizeOf = (row: TableRow) => graduates.get(row.cell('UNITID')) ?? 0;
colleges.sort((one, other) => sizeOf(other) - sizeOf(one));

const chosen = new Set<TableRow>();
/** Takes the largest that fit, at most so many, and of each state at most so many. */
function take(most: number, perState: number, fits: (row: TableRow) => boolean): void {
  const states = new Map<string, number>();
  let taken = 0;
  for (const row of colleges) {
    const state = row.cell('STABBR');
    if (taken === most || chosen.has(row) || !fits(row)) continue;
    if ((states.get(state) ?? 0) >= perState) continue;
    states.set(state, (states.get(state) ?? 0) + 1);
    chosen.add(row);
    taken += 1;
  }
}

const is =
  (column: string, ...values: string[]) =>
  (row: TableRow) =>
    values.includes(row.cell(column));
take(53, 1, is('SECTOR', '1'));
take(47, 1, is('SECTOR', '2'));
take(40, 4, is('SECTOR', '1'));
take(30, 3, (row) => row.cell('SECTOR') === '2' && row.cell('INSTSIZE') === '2');
take(28, 1, is('SECTOR', '4'));
take(12, 2, is('HBCU', '1'));
take(6, 2, is('TRIBAL', '1'));
take(14, 1, is('SECTOR', '7', '8', '9'));
take(6, 1, is('SECTOR', '3'));
take(250 - chosen.size, 5, is('SECTOR', '1', '2'));

const quote = (value: string) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const lines = [...chosen]
  .sort((one, other) => Number(one.cell('UNITID')) - Number(other.cell('UNITID')))
  .map((row) => {
    const taught = [...(fields.get(row.cell('UNITID')) ?? [])].sort();
    return [...columns.map((column) => row.raw(column).trim()), year, taught.join(' ')].map(quote);
  });
const content = [[...columns, 'HDYEAR', 'CIPCODES'], ...lines].map((line) => line.join(','));
await writeFile(
  new URL('../src/features/colleges/demo-data/demo-colleges.csv', import.meta.url),
  `${content.join('\n')}\n`,
);
