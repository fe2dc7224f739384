/**
 * Writes src/features/colleges/demo-data/demo-colleges.csv, the 250 colleges of the demo: facts from
 * the federal files (IPEDS, National Center for Education Statistics, public domain), in the columns
 * of the file HD and three more: OPENADMP of the file IC, CIPCODES with the four-digit CIP codes of
 * what undergraduates study, and BELOWBACHELOR with those of a 4-year college that end below a
 * bachelor's degree.
 * `node scripts/extract-demo-colleges.ts HD.csv[.gz] COMPLETIONS.csv[.gz] IC.csv[.gz] YEAR`
 */
import { writeFile } from 'node:fs/promises';
import {
  awardOf,
  higherAward,
  type Award,
} from '../src/features/colleges/federal-files/read-completions.server.ts';
import { openTable, type TableRow } from '../src/platform/csv/read-table.server.ts';

const [hd, completions, ic, year] = process.argv.slice(2);
if (hd === undefined || completions === undefined || ic === undefined || year === undefined) {
  throw new Error('Say where the files HD, C and IC are, and of which year.');
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
  'UGOFFER',
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
const fields = new Map<string, Map<string, Award>>();
const counted = ['UNITID', 'CIPCODE', 'AWLEVELS', 'TOTAL'];
for await (const row of (await openTable(completions, counted)).rows) {
  const unitId = row.cell('UNITID');
  graduates.set(unitId, (graduates.get(unitId) ?? 0) + Number(row.cell('TOTAL')));
  if (row.cell('TOTAL') === '0') continue;
  const taught = fields.get(unitId) ?? new Map<string, Award>();
  const code = row.cell('CIPCODE').slice(0, 5);
  fields.set(
    unitId,
    taught.set(code, higherAward(taught.get(code), awardOf(row.cell('AWLEVELS')))),
  );
}
const isOpen = new Set<string>();
for await (const row of (await openTable(ic, ['UNITID', 'OPENADMP'])).rows)
  if (row.cell('OPENADMP') === '1') isOpen.add(row.cell('UNITID'));

const colleges: TableRow[] = [];
for await (const row of (await openTable(hd, columns)).rows) {
  const isActive = row.cell('CYACTIVE') === '1' && row.cell('CLOSEDAT').startsWith('-');
  if (isActive && row.cell('WEBADDR') && row.cell('ADDR') && fields.has(row.cell('UNITID'))) {
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

const codesIn = (taught: readonly (readonly [string, Award])[]) =>
  taught.map(([code]) => code).join(' ');
const quote = (value: string) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const lines = [...chosen]
  .sort((one, other) => Number(one.cell('UNITID')) - Number(other.cell('UNITID')))
  .map((row) => {
    const taught = [...(fields.get(row.cell('UNITID')) ?? [])].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const undergraduate = taught.filter(([, award]) => award !== 'graduate');
    const shown = undergraduate.length > 0 ? undergraduate : taught;
    const below =
      row.cell('ICLEVEL') === '1' ? shown.filter(([, award]) => award === 'associate') : [];
    return [
      ...columns.map((column) => row.raw(column).trim()),
      year,
      isOpen.has(row.cell('UNITID')) ? '1' : '2',
      codesIn(shown),
      codesIn(below),
    ].map(quote);
  });
const further = ['HDYEAR', 'OPENADMP', 'CIPCODES', 'BELOWBACHELOR'];
const content = [[...columns, ...further], ...lines].map((line) => line.join(','));
await writeFile(
  new URL('../src/features/colleges/demo-data/demo-colleges.csv', import.meta.url),
  `${content.join('\n')}\n`,
);
