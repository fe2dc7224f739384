import { openTable } from '../../../platform/csv/read-table.server.ts';
import { nameMajors } from '../majors.ts';

/**
 * The highest degree for undergraduates in a field: none below a master's, one below a bachelor's, a
 * bachelor's, or unknown in a file without levels.
 */
export type Award = 'graduate' | 'associate' | 'bachelor' | 'unknown';

/** Codes of AWLEVEL for certificates and associate's degrees, of all years since 2020. */
const belowBachelor = new Set(['1', '2', '3', '4', '20', '21']);
const order: readonly Award[] = ['graduate', 'associate', 'bachelor', 'unknown'];

/** The award of a field from its levels, separated by blanks. */
export function awardOf(levels: string): Award {
  if (levels === '') return 'unknown';
  const each = levels.split(/\s+/);
  if (each.includes('5')) return 'bachelor';
  return each.some((level) => belowBachelor.has(level)) ? 'associate' : 'graduate';
}

/** The higher one of two awards. */
export const higherAward = (one: Award | undefined, other: Award): Award =>
  one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;

/**
 * Reads the fields of study each college awards, from the file C of completions (`C2024_A`, a row for
 * each AWLEVEL) or an extract with the columns UNITID, CIPCODE and maybe AWLEVELS, all levels of a
 * field: UNITID to six-digit CIP codes. Skips the row of grand totals (99); a field without graduates
 * that year is still one the college offers.
 * @throws BrokenFile
 */
export async function readCompletions(
  path: string,
  onLines?: (lines: number, total: number) => void,
): Promise<ReadonlyMap<number, ReadonlyMap<string, Award>>> {
  const table = await openTable(path, ['UNITID', 'CIPCODE']);
  const taught = new Map<number, Map<string, Award>>();
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
    const codes = taught.get(Number(unitId)) ?? new Map<string, Award>();
    const key = `${family.padStart(2, '0')}.${field.padEnd(4, '0')}`;
    const award = awardOf(row.cell('AWLEVELS') || row.cell('AWLEVEL'));
    codes.set(key, higherAward(codes.get(key), award));
    taught.set(Number(unitId), codes);
    onLines?.(row.line, table.lines);
  }
  return taught;
}

/** The majors of a college, as its profile lists them. */
interface NamedMajors {
  readonly majors: readonly string[];
  /** Of these, the ones that end below a bachelor's degree; undefined in a file without levels. */
  readonly associateMajors: readonly string[] | undefined;
  /** Codes that are in no list. */
  readonly unknown: readonly string[];
}

/**
 * The fields that undergraduates study at a college; all of them where there are none for
 * undergraduates. `further` has titles of codes added after 2020.
 */
export function namedMajorsOf(
  awards: ReadonlyMap<string, Award>,
  further?: ReadonlyMap<string, string>,
): NamedMajors {
  const codesOf = (...kinds: readonly Award[]) =>
    [...awards].flatMap(([code, award]) => (kinds.includes(award) ? code : []));
  const undergraduate = codesOf('associate', 'bachelor', 'unknown');
  const codes = undergraduate.length > 0 ? undergraduate : [...awards.keys()];
  const { titles, unknown } = nameMajors(codes, further);
  if (codesOf('unknown').length > 0) return { majors: titles, associateMajors: undefined, unknown };
  const bachelors = new Set(nameMajors(codesOf('bachelor'), further).titles);
  const associates = nameMajors(codesOf('associate'), further).titles;
  return {
    majors: titles,
    associateMajors: associates.filter((title) => !bachelors.has(title)),
    unknown,
  };
}
