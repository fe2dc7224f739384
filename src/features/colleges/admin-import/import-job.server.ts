import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { importColleges, type CollegeImport } from '../federal-import/import-colleges.server.ts';
import { DoubtfulFile } from '../federal-import/check-freshness.ts';
import { collegeImportRefusals as messages } from './college-import-refusals.messages.ts';
import type { ImportFigures, ImportLine, ImportSlot, ImportSubject } from './import-run.ts';
import { rememberBefore, rememberInstants } from './remember-changes.server.ts';
import { figuresOf, linesOf, writeReport } from './write-report.server.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly importSchools: SchoolsImporter;
}

/** An import whose file is on this machine: its path, and the progress callbacks. */
export interface ImportWork {
  readonly runId: string;
  readonly file: string;
  readonly isDry: boolean;
  readonly onProgress: NonNullable<CollegeImport['onProgress']>;
  /** Called in the import's transaction as its last step. */
  readonly finish: (
    tx: Queryable,
    lines: readonly ImportLine[],
    figures: ImportFigures,
  ) => Promise<void>;
}

/** Checks or imports a list of high schools. */
export type SchoolsImporter = (
  parts: Pick<Parts, 'pool' | 'world'>,
  work: ImportWork,
) => Promise<void>;

const retries = 3;

/** Checks an uploaded import, or runs a checked one, depending on its state. */
export const collegeImportJob = jobKind<{ readonly runId: string }>({
  name: 'college-import',
  parse(data) {
    const id = typeof data === 'object' && data !== null && 'runId' in data && data.runId;
    if (typeof id !== 'string' || !isUuid(id)) throw new Error('This job names no import.');
    return { runId: id };
  },
  retries,
});

/** Does the work of the job. */
export function collegeImportHandler({ pool, world, importSchools }: Parts): AnyJobHandler {
  return jobHandler({
    kind: collegeImportJob,
    async run({ runId }, { attempt }) {
      const run = await readRun(pool, runId);
      if (!run) return;
      try {
        await runImport({ pool, world, importSchools }, run);
      } catch (error) {
        const problem = problemOf(error);
        if (!problem && attempt <= retries) throw error;
        await pool.query(
          `update college_import_run set state = 'failed', problem = $2, problem_kind = $3,
             changed_at = $4, finished_at = $4
           where id = $1 and state in ('checking', 'importing')`,
          [
            runId,
            problem?.text ?? apiSentence(messages.failed),
            problem?.kind ?? null,
            world.now(),
          ],
        );
        if (!problem) throw error;
      }
    },
  });
}

const runRow = row({
  id: 'text',
  subject: textOf<ImportSubject>(),
  state: textOf<'checking' | 'importing'>(),
  year: 'number?',
  force: 'boolean',
});

type Run = RowOf<typeof runRow>;

async function readRun(pool: Queryable, id: string): Promise<Run | undefined> {
  const rows = await readRows(pool, runRow)(
    `select id, subject, state, year, force from college_import_run
     where id = $1 and state in ('checking', 'importing')`,
    [id],
  );
  return rows[0];
}

async function runImport(parts: Parts, run: Run): Promise<void> {
  const { pool, world } = parts;
  const folder = await mkdtemp(join(tmpdir(), 'quad-import-'));
  try {
    const paths = await layOut(pool, run.id, folder);
    if (!paths.file) throw new Error('An import has no file.');
    const isDry = run.state === 'checking';
    const steps = progressOf(pool, run.id);
    const finish: ImportWork['finish'] = async (tx, lines, figures) => {
      await steps.end();
      await writeReport(tx, run.id, lines, figures);
      await close(tx, run.id, isDry, world.now());
    };
    if (run.subject === 'schools')
      return await parts.importSchools(parts, {
        runId: run.id,
        file: paths.file,
        isDry,
        onProgress: steps.follow,
        finish,
      });
    await importColleges({ pool }, world, {
      file: paths.file,
      completions: paths.completions,
      online: paths.online,
      year: run.year ?? undefined,
      force: run.force,
      dryRun: isDry,
      onProgress: steps.follow,
      beforeWrite: (tx, plan) => rememberBefore(tx, run.id, plan),
      async afterWrite(tx, outcome) {
        if (!isDry) await rememberInstants(tx, run.id);
        await finish(tx, linesOf(outcome), figuresOf(outcome));
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Marks an import as checked or done; imported files are no longer needed. */
async function close(tx: Queryable, runId: string, isDry: boolean, now: Date): Promise<void> {
  await tx.query(
    `update college_import_run set state = $2, changed_at = $3, finished_at = $3, problem = null,
       problem_kind = null where id = $1`,
    [runId, isDry ? 'checked' : 'imported', now],
  );
  if (!isDry)
    await tx.query('update college_import_file set content = null where run_id = $1', [runId]);
}

/** Puts the files into a folder under their original names, which errors mention. */
async function layOut(
  pool: Queryable,
  runId: string,
  folder: string,
): Promise<Partial<Record<ImportSlot, string>>> {
  const rows = await readRows(pool, {
    slot: textOf<ImportSlot>(),
    name: 'text',
    content: 'bytes?',
  })('select slot, name, content from college_import_file where run_id = $1', [runId]);
  const paths: Partial<Record<ImportSlot, string>> = {};
  for (const { slot, name, content } of rows) {
    if (content === null) throw new Error('The files of this import are gone.');
    await mkdir(join(folder, slot));
    paths[slot] = join(folder, slot, name);
    await writeFile(paths[slot], content);
  }
  return paths;
}

/** Records the progress of an import at every percent. */
function progressOf(pool: Queryable, runId: string) {
  let lastMark = '';
  let writing: Promise<unknown> = Promise.resolve();
  const follow: CollegeImport['onProgress'] = (step, done, total) => {
    const mark = `${step} ${Math.floor((done / Math.max(total, 1)) * 100)}`;
    if (mark === lastMark) return;
    lastMark = mark;
    writing = writing
      .then(() =>
        pool.query(
          `insert into college_import_progress (run_id, step, done, total) values ($1, $2, $3, $4)
           on conflict (run_id) do update set step = $2, done = $3, total = $4`,
          [runId, step, done, total],
        ),
      )
      .catch(() => undefined);
  };
  return { follow, end: () => writing };
}

/** The message for the person who uploaded the file; undefined when the file isn't at fault. */
function problemOf(
  error: unknown,
): { readonly text: string; readonly kind: string | null } | undefined {
  if (error instanceof BrokenFile) return { text: error.message, kind: null };
  if (!(error instanceof DoubtfulFile)) return undefined;
  const { kind, given, known } = error;
  return kind === 'older'
    ? { kind, text: apiSentence(messages.older, { year: String(given), known: String(known) }) }
    : { kind, text: apiSentence(messages.short, { count: given, known }) };
}
