import { countryOfState, stateNames } from '../../../platform/addresses/states.ts';
import { domainOf, readWebAddress } from '../../../platform/addresses/read-web-address.ts';
import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import { openTable, type TableRow } from '../../../platform/csv/read-table.server.ts';
import { nameInFull } from './school-words.ts';

/** A school on a list. */
export interface ListedSchool {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly address1: string | null;
  readonly postalCode: string | null;
  /** Of its website, where the list has one; its staff’s email addresses mostly share it. */
  readonly domain: string | null;
}

export interface SchoolList {
  readonly file: string;
  /** Each school once. */
  readonly schools: readonly ListedSchool[];
  /** Lines that name a school the list has already named. */
  readonly repeated: readonly ListedSchool[];
}

interface Columns {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly address1: string;
  readonly postalCode: string;
  readonly website?: string;
}

/**
 * The known headers: of a plain list, and of two lists of the National Center for Education
 * Statistics, public schools (Common Core of Data) and private ones (Private School Universe Survey).
 */
const heads: readonly Columns[] = [
  { name: 'NAME', city: 'CITY', state: 'STATE', address1: 'ADDRESS1', postalCode: 'POSTALCODE' },
  {
    name: 'SCH_NAME',
    city: 'LCITY',
    state: 'LSTATE',
    address1: 'LSTREET1',
    postalCode: 'LZIP',
    website: 'WEBSITE',
  },
  { name: 'PINST', city: 'PCITY', state: 'PSTABB', address1: 'PADDRS', postalCode: 'PZIP' },
];

/** Two lines with the same key are one school. */
export const schoolKey = ({ name, city, state }: Pick<ListedSchool, 'name' | 'city' | 'state'>) =>
  [nameInFull(name).toLowerCase(), city.toLowerCase(), state].join('\n');

/**
 * Reads a whole list of schools.
 * @throws BrokenFile with the line of the first problem
 */
export async function readSchools(
  path: string,
  onLines: (done: number, total: number) => void = () => undefined,
): Promise<SchoolList> {
  const table = await openTable(path, []);
  const columns = heads.find(({ name, city, state }) =>
    [name, city, state].every((column) => table.columns.has(column)),
  );
  if (!columns) {
    throw new BrokenFile(table.file, 1, 'the header lacks the columns NAME, CITY, STATE.');
  }
  const schools = new Map<string, ListedSchool>();
  const repeated: ListedSchool[] = [];
  for await (const row of table.rows) {
    const school = readSchool(row, columns);
    const key = schoolKey(school);
    if (schools.has(key)) repeated.push(school);
    else schools.set(key, school);
    onLines(row.line, table.lines);
  }
  if (schools.size === 0) throw new BrokenFile(table.file, 2, 'the file holds no schools.');
  return { file: table.file, schools: [...schools.values()], repeated };
}

function readSchool(row: TableRow, columns: Columns): ListedSchool {
  const name = nameInFull(row.cell(columns.name)).slice(0, 200);
  if (name === '') throw row.broken('the name of the school is missing.');
  const city = row.cell(columns.city).slice(0, 200);
  if (city === '') throw row.broken(`the city of ${name} is missing.`);
  const state = row.cell(columns.state).toUpperCase();
  if (!stateNames.has(state)) throw row.broken(`"${state}" is not a state.`);
  const postalCode = /^\d{5}(-\d{4})?$/.exec(row.cell(columns.postalCode))?.[0] ?? null;
  return {
    name,
    city,
    state,
    country: countryOfState(state),
    address1: row.cell(columns.address1).slice(0, 200) || null,
    postalCode,
    domain:
      columns.website === undefined ? null : domainOf(readWebAddress(row.cell(columns.website))),
  };
}
