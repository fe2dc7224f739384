import { basename } from 'node:path';
import { nameMajors } from '../majors.ts';
import type { FederalCollege } from './federal-college.ts';
import { readCipTitles } from './read-cip-titles.server.ts';
import { readCompletions } from './read-completions.server.ts';
import { readInstitutions } from './read-institutions.server.ts';
import { readOnlineStudy } from './read-online-study.server.ts';

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
