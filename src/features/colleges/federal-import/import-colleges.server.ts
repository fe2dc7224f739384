import { basename } from 'node:path';
import type { Database } from '../../../platform/database/database.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { World } from '../../../platform/world.ts';
import { readFederalFiles, type FederalFiles } from '../federal-files/read-federal-files.server.ts';
import { applyPlan } from './apply-plan.server.ts';
import { checkFreshness } from './check-freshness.ts';
import type { ImportReport } from './import-report.ts';
import { loadStoredColleges } from './load-stored-colleges.server.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** Where the federal files are and how to import them. */
export interface CollegeImport extends FederalFiles {
  /** Lets an older year overwrite a newer one, and accepts a file much shorter than the last. */
  readonly force?: boolean;
  /** Reports what would change and writes nothing. */
  readonly dryRun?: boolean;
  /** Receives the progress of the named step, in lines or rows. */
  readonly onProgress?: (step: 'read' | 'write', done: number, total: number) => void;
  /** Called in the transaction with what is about to be written. */
  readonly beforeWrite?: (tx: Queryable, plan: ImportPlan) => Promise<void>;
  /** Called in the transaction after all writes, or if there are none; its writes are included. */
  readonly afterWrite?: (tx: Queryable, outcome: ImportOutcome) => Promise<void>;
}

export interface ImportOutcome extends ImportReport {
  /** Unusable values of the files, by column. */
  readonly dropped: ReadonlyMap<string, number>;
}

/**
 * Imports the federal files of colleges. Everything is read and checked before anything is written,
 * in one transaction that does all reading and planning before its first write
 * (docs/decisions/0009-the-college-import-is-one-transaction.md).
 * @throws BrokenFile naming the line; Error with a sentence when the file is older or much shorter
 * than the known data, or when another import is running.
 */
export async function importColleges(
  database: Pick<Database, 'pool'>,
  world: World,
  options: CollegeImport,
): Promise<ImportOutcome> {
  const { colleges, dropped } = await readFederalFiles(options, (done, total) =>
    options.onProgress?.('read', done, total),
  );
  const plan = await retrying(() =>
    transaction(database.pool, async (tx) => {
      // A record that someone changes between our read and our write fails the transaction, so the
      // edit isn't lost; the import is then planned again.
      await tx.query('set transaction isolation level repeatable read');
      await takeTurn(tx);
      const stored = await loadStoredColleges(tx);
      if (!options.force) checkFreshness(colleges, stored.remembered, basename(options.file));
      const planned: ImportPlan = planImport(colleges, stored, { force: options.force ?? false });
      if (!options.dryRun) {
        await options.beforeWrite?.(tx, planned);
        await applyPlan(tx, planned, world, (done, total) =>
          options.onProgress?.('write', done, total),
        );
      }
      await options.afterWrite?.(tx, { ...planned.report, dropped });
      return planned;
    }),
  );
  return { ...plan.report, dropped };
}

/** One import at a time across all processes; the lock ends with the transaction. */
async function takeTurn(tx: Queryable): Promise<void> {
  const rows = await readRows(tx, { taken: 'boolean' })(
    `select pg_try_advisory_xact_lock(hashtext('import-colleges')) as taken`,
  );
  if (!rows[0]?.taken) throw new Error('Another import of colleges is running; wait for its end.');
}

const attempts = 5;

/** Serialization failure, deadlock, and a slug or number taken meanwhile. */
const collisions = new Set(['40001', '40P01', '23505']);

/** Retries `work` when PostgreSQL reports a concurrent change. */
async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!collisions.has(code) || attempt === attempts) throw error;
    }
  }
}
