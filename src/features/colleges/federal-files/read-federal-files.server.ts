import { basename } from 'node:path';
import type { FederalCollege } from './federal-college.ts';
import { namedMajorsOf, readCompletions } from './read-completions.server.ts';
import { readAdmissions, readOnlineStudy, readPrices } from './read-further-facts.server.ts';
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
  /** IC, which says who teaches online only, or not at all, and who admits everyone. */
  readonly online?: string | undefined;
  /** ADM, admissions: how many applied and were admitted. */
  readonly admissions?: string | undefined;
  /** SFA, student financial aid: the average net price of a year. */
  readonly prices?: string | undefined;
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
  const admitted = files.admissions && (await readAdmissions(files.admissions));
  const prices = files.prices && (await readPrices(files.prices));
  const dropped = new Map(institutions.dropped);

  const colleges = institutions.colleges.map((college): FederalCollege => {
    const { unitId, values } = college;
    const awards = taught ? taught.get(unitId) : undefined;
    const study = online ? online.get(unitId) : undefined;
    const named = awards && namedMajorsOf(awards, further);
    if (named && named.unknown.length > 0) {
      dropped.set('CIPCODE', (dropped.get('CIPCODE') ?? 0) + named.unknown.length);
    }
    const rate = study?.isOpen ? 100 : admitted ? admitted.get(unitId) : undefined;
    const price = prices ? prices.get(unitId) : undefined;
    return {
      ...college,
      ...(study?.religious === undefined ? {} : { religious: study.religious }),
      values: {
        ...values,
        ...(named ? { majors: named.majors } : {}),
        ...(named?.associateMajors
          ? { associateMajors: values.collegeType.includes('4-year') ? named.associateMajors : [] }
          : {}),
        ...(study ? { onlineCoursePct: study.onlineCoursePct } : {}),
        ...(rate === undefined ? {} : { admissionRatePct: rate }),
        ...(price === undefined ? {} : { netPrice: price }),
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
