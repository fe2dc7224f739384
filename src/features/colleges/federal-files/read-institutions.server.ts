import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import { openTable, type TableRow } from '../../../platform/csv/read-table.server.ts';
import { countryOfState, stateNames } from '../../../platform/addresses/states.ts';
import type { FederalCollege } from './federal-college.ts';
import { domainOf, readWebAddress } from '../../../platform/addresses/read-web-address.ts';
import { campusSettings, campusSizes } from '../college-choices.ts';

/**
 * The meaning of the codes in the file HD of IPEDS, from its data dictionary. A negative code means
 * that the college did not report or that the question does not apply.
 */

/** INSTSIZE: 1 to 5, the federal classes of enrollment. */
export const readCampusSize = (instsize: number): string[] => oneOf(campusSizes[instsize - 1]);

/** LOCALE: 11-13 city, 21-23 suburb, 31-33 town, 41-43 rural. */
export const readCampusSetting = (locale: number): string[] =>
  oneOf(campusSettings[Math.floor(locale / 10) - 1]);

/** CONTROL, ICLEVEL and the flags HBCU and TRIBAL (1 is yes, 2 is no). */
export function readCollegeType(codes: {
  readonly control: number;
  readonly level: number;
  readonly hbcu: number;
  readonly tribal: number;
}): string[] {
  const controls = ['public', 'private-nonprofit', 'private-for-profit'];
  const levels = ['4-year', '2-year', 'trade'];
  return [
    ...oneOf(controls[codes.control - 1]),
    ...oneOf(levels[codes.level - 1]),
    ...(codes.hbcu === 1 ? ['HBCU'] : []),
    ...(codes.tribal === 1 ? ['tribal'] : []),
  ];
}

/**
 * CYACTIVE is 1 for a college that was active in the year of the file; CLOSEDAT is a closing date,
 * in whatever form that year's file writes dates, even `00/00/0000` for an unknown day.
 */
export const readStatus = (cyactive: string, closedat: string): 'active' | 'closed' =>
  cyactive === '1' && !/\d+\/\d+\/\d+|\d{4}/.test(closedat) ? 'active' : 'closed';

/** UGOFFER is 1 for a college with degrees or certificates for undergraduates, 2 for one without. */
const readGraduateOnly = (ugoffer: string): boolean | null =>
  ugoffer === '2' ? true : ugoffer === '1' ? false : null;

const oneOf = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

const companyForm = /^(?:inc|llc|l\.l\.c|corp|ltd|co)\.?$/i;

/**
 * Splits IALIAS, the other names of a college. Colleges separate them with bars, semicolons, commas
 * or several blanks; the name itself, its location and company forms are not aliases.
 */
export function splitAliases(
  text: string,
  { name, city }: { readonly name: string; readonly city: string },
): string[] {
  const seen = new Set([name.toLowerCase(), city.toLowerCase()]);
  const aliases: string[] = [];
  for (const piece of text.split(/[|;,\n]|\s{2,}/)) {
    const alias = piece.replace(/\s+/g, ' ').trim().slice(0, 200);
    if (!/[\p{L}\d]/u.test(alias) || companyForm.test(alias)) continue;
    if (seen.has(alias.toLowerCase())) continue;
    seen.add(alias.toLowerCase());
    aliases.push(alias);
  }
  return aliases;
}

/** Required columns of the file HD; 2020 to 2024 have them all. */
const needed = [
  'UNITID',
  'INSTNM',
  'IALIAS',
  'ADDR',
  'CITY',
  'STABBR',
  'ZIP',
  'WEBADDR',
  'APPLURL',
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

/** The whole file, checked. */
export interface Institutions {
  readonly file: string;
  readonly colleges: readonly FederalCollege[];
  /** Values that were present but unusable, by column. */
  readonly dropped: ReadonlyMap<string, number>;
}

interface Reading {
  /** The year of the file; a column HDYEAR in the file takes precedence. */
  readonly year: number | undefined;
  readonly onLines?: (lines: number, total: number) => void;
}

/**
 * Reads the whole file HD (institutional characteristics) of the Integrated Postsecondary Education
 * Data System, of any year from 2020 on.
 * @throws BrokenFile with the line of the first error.
 */
export async function readInstitutions(
  path: string,
  { year, onLines }: Reading,
): Promise<Institutions> {
  const table = await openTable(path, needed);
  if (year === undefined && !table.columns.has('HDYEAR')) {
    throw new BrokenFile(
      table.file,
      1,
      'nothing says which year this file is of; name it like hd2024.csv or add --year 2024.',
    );
  }
  const colleges: FederalCollege[] = [];
  const lineOf = new Map<number, number>();
  const dropped = new Map<string, number>();
  for await (const row of table.rows) {
    const college = readInstitution(row, year, dropped);
    const before = lineOf.get(college.unitId);
    if (before !== undefined) {
      throw row.broken(`the UNITID ${college.unitId} was already on line ${before}.`);
    }
    lineOf.set(college.unitId, row.line);
    colleges.push(college);
    onLines?.(row.line, table.lines);
  }
  if (colleges.length === 0) throw new BrokenFile(table.file, 2, 'the file holds no colleges.');
  return { file: table.file, colleges, dropped };
}

function readInstitution(
  row: TableRow,
  year: number | undefined,
  dropped: Map<string, number>,
): FederalCollege {
  const use = <Value>(column: string, read: (text: string) => Value | null): Value | null => {
    const text = row.cell(column);
    const value = read(text);
    const wasThere = text !== '' && !/^-\d$/.test(text);
    if (value === null && wasThere) dropped.set(column, (dropped.get(column) ?? 0) + 1);
    return value;
  };
  const unitId = row.cell('UNITID');
  if (!/^[1-9]\d{5}$/.test(unitId)) throw row.broken(`"${unitId}" is not a UNITID of six digits.`);
  const name = row.cell('INSTNM').slice(0, 200);
  if (name === '') throw row.broken('the name (INSTNM) is missing.');
  const state = row.cell('STABBR').toUpperCase();
  if (!stateNames.has(state)) throw row.broken(`"${state}" is not a state (STABBR).`);
  const city = row.cell('CITY').slice(0, 200);
  const boothUrl = use('WEBADDR', readWebAddress);
  return {
    unitId: Number(unitId),
    year: row.cell('HDYEAR') === '' && year !== undefined ? year : readYear(row),
    aliases: splitAliases(row.raw('IALIAS'), { name, city }),
    values: {
      name,
      boothUrl,
      address1: row.cell('ADDR').replace(/^-\d$/, '').slice(0, 200) || null,
      city,
      state,
      country: countryOfState(state),
      postalCode: use('ZIP', readPostalCode),
      status: readStatus(row.cell('CYACTIVE'), row.cell('CLOSEDAT')),
      domain: domainOf(boothUrl),
      latitude: use('LATITUDE', (text) => readDegrees(text, 90)),
      longitude: use('LONGITUD', (text) => readDegrees(text, 180)),
      campusSize: readCampusSize(readCode(row, 'INSTSIZE')),
      campusSetting: readCampusSetting(readCode(row, 'LOCALE')),
      collegeType: readCollegeType({
        control: readCode(row, 'CONTROL'),
        level: readCode(row, 'ICLEVEL'),
        hbcu: readCode(row, 'HBCU'),
        tribal: readCode(row, 'TRIBAL'),
      }),
      applyUrl: use('APPLURL', readWebAddress),
      graduateOnly: readGraduateOnly(row.cell('UGOFFER')),
    },
  };
}

/** A code of the data dictionary; an empty value counts as not reported. */
function readCode(row: TableRow, column: string): number {
  const text = row.cell(column);
  if (text === '') return -1;
  if (!/^-?\d{1,2}$/.test(text)) throw row.broken(`"${text}" is not a code (${column}).`);
  return Number(text);
}

function readYear(row: TableRow): number {
  const text = row.cell('HDYEAR');
  if (!/^20\d\d$/.test(text)) throw row.broken(`"${text}" is not a year (HDYEAR).`);
  return Number(text);
}

function readDegrees(text: string, most: number): number | null {
  const degrees = Number(text);
  return text !== '' && Math.abs(degrees) <= most ? degrees : null;
}

/**
 * A ZIP code with five or nine digits. In some years a spreadsheet removed the leading zeros for
 * New England, New Jersey and Puerto Rico: this restores them. Null for anything else.
 */
export function readPostalCode(text: string): string | null {
  const [, five, four] = /^(\d{3,5})(?:-?(\d{4}))?-?$/.exec(text) ?? [];
  if (five !== undefined) return five.padStart(5, '0') + (four === undefined ? '' : `-${four}`);
  return null;
}
