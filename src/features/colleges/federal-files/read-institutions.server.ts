import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import { openTable, type TableRow } from '../../../platform/csv/read-table.server.ts';
import { countryOfState, stateNames } from '../../../platform/addresses/states.ts';
import type { FederalCollege } from './federal-college.ts';
import {
  readCampusSetting,
  readCampusSize,
  readCollegeType,
  readStatus,
} from './read-federal-codes.ts';
import { readPostalCode } from './read-postal-code.ts';
import { domainOf, readWebAddress } from '../college-identity/read-web-address.ts';
import { splitAliases } from './split-aliases.ts';

/** Required columns of the file HD; 2020 to 2024 have them all. */
const needed = [
  ...['UNITID', 'INSTNM', 'IALIAS', 'ADDR', 'CITY', 'STABBR', 'ZIP', 'WEBADDR', 'APPLURL'],
  ...['ICLEVEL', 'CONTROL', 'HBCU', 'TRIBAL', 'LOCALE', 'INSTSIZE', 'CYACTIVE', 'CLOSEDAT'],
  ...['LONGITUD', 'LATITUDE'],
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
