import { basename } from 'node:path';
import { nameMajors } from '../majors.ts';
import type { FederalCollege } from './federal-college.ts';
import { readInstitutions } from './read-institutions.server.ts';
import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import { openTable } from '../../../platform/csv/read-table.server.ts';

/** Paths of the federal files; each may be gzip or plain. */
export interface FederalFiles {
  /** HD, institutional characteristics: one line per college. */
  readonly file: string;
  /** The year of that file; defaults to the year in the file's name. */
  readonly year?: number | undefined;
  /** C, completions: the majors of each college. */
  readonly completions?: string | undefined;
  /** Titles of fields of study added after CIP 2020. */
  readonly cip?: string | undefined;
  /** IC, which says who teaches online only, or not at all. */
  readonly online?: string | undefined;
}

export interface FederalColleges {
  readonly colleges: readonly FederalCollege[];
  /** Values that were present but unusable, by column. */
  readonly dropped: ReadonlyMap<string, number>;
}

/**
 * Reads all files completely and combines their data for each college of the first.
 * @throws BrokenFile
 */
export async function readFederalFiles(
  files: FederalFiles,
  onLines: (done: number, total: number) => void = () => undefined,
): Promise<FederalColleges> {
  const year = files.year ?? yearInName(files.file);
  const institutions = await readInstitutions(files.file, { year, onLines });
  const further = files.cip === undefined ? undefined : await readCipTitles(files.cip);
  const taught = files.completions && (await readCompletions(files.completions, onLines));
  const online = files.online && (await readOnlineStudy(files.online));
  const dropped = new Map(institutions.dropped);

  const colleges = institutions.colleges.map((college): FederalCollege => {
    const codes = taught ? taught.get(college.unitId) : undefined;
    const study = online ? online.get(college.unitId) : undefined;
    const majors = codes && nameMajors(codes, further);
    if (majors && majors.unknown.length > 0) {
      dropped.set('CIPCODE', (dropped.get('CIPCODE') ?? 0) + majors.unknown.length);
    }
    return {
      ...college,
      ...(study?.religious === undefined ? {} : { religious: study.religious }),
      values: {
        ...college.values,
        ...(majors ? { majors: majors.titles } : {}),
        ...(study ? { onlineCoursePct: study.onlineCoursePct } : {}),
      },
    };
  });
  return { colleges, dropped };
}

/** `hd2024.csv.gz` is of 2024. */
function yearInName(path: string): number | undefined {
  const [, year] = /(20\d\d)/.exec(basename(path)) ?? [];
  return year === undefined ? undefined : Number(year);
}

/**
 * Reads a list of CIP titles, code to title, without deleted or moved codes. Accepts both headers:
 * `code,title,action` and the one of the federal file,
 * `CIPFamily,CIPCode,Action,TextChange,CIPTitle,...`, which wraps its codes as `="01.0000"`.
 */
export async function readCipTitles(path: string): Promise<ReadonlyMap<string, string>> {
  const table = await openTable(path, []);
  const federal = table.columns.has('CIPCODE');
  const [codeColumn, titleColumn] = federal ? ['CIPCODE', 'CIPTITLE'] : ['CODE', 'TITLE'];
  if (!table.columns.has(codeColumn) || !table.columns.has(titleColumn)) {
    throw new BrokenFile(
      table.file,
      1,
      `the header lacks the columns ${codeColumn}, ${titleColumn}.`,
    );
  }
  const titles = new Map<string, string>();
  for await (const row of table.rows) {
    if (/^(deleted|moved from)/i.test(row.cell('ACTION'))) continue;
    const code = row.cell(codeColumn).replace(/^="|"$/g, '');
    const title = row.cell(titleColumn);
    if (!/^\d{2}(\.\d{2}(\d{2})?)?$/.test(code)) throw row.broken(`"${code}" is not a CIP code.`);
    if (title === '') throw row.broken(`the code ${code} has no title.`);
    titles.set(code, title);
  }
  return titles;
}

/** A college's data in the file of institutional characteristics. */
interface OnlineStudy {
  /** 100: all online; 0: no online course; null: something between, or unknown. */
  readonly onlineCoursePct: number | null;
  /** Undefined when the file does not say. */
  readonly religious: boolean | undefined;
}

/**
 * Reads the file IC of IPEDS. DISTNCED is 1 where all programs are exclusively at a distance,
 * DISTCRS is 0 where no distance course is offered; no file gives the share between. RELAFFIL is
 * positive for a religious affiliation and -2 for none.
 * @throws BrokenFile
 */
async function readOnlineStudy(path: string): Promise<ReadonlyMap<number, OnlineStudy>> {
  const table = await openTable(path, ['UNITID', 'DISTNCED']);
  const online = new Map<number, OnlineStudy>();
  for await (const row of table.rows) {
    const unitId = row.cell('UNITID');
    if (!/^[1-9]\d{5}$/.test(unitId))
      throw row.broken(`"${unitId}" is not a UNITID of six digits.`);
    const affiliation = Number(row.cell('RELAFFIL') || Number.NaN);
    online.set(Number(unitId), {
      onlineCoursePct: row.cell('DISTNCED') === '1' ? 100 : row.cell('DISTCRS') === '0' ? 0 : null,
      religious: affiliation > 0 ? true : affiliation === -2 ? false : undefined,
    });
  }
  return online;
}

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
