import type { Command } from '../../../platform/cli/command.ts';
import { followSteps } from '../../../platform/cli/follow-steps.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { World } from '../../../platform/world.ts';
import { nationalSchools } from '../../colleges/college-imports.server.ts';
import { readSchools, schoolKey, type ListedSchool } from './read-schools.server.ts';

export interface SchoolImport {
  readonly file: string;
  /** Reports what would change, and writes nothing. */
  readonly dryRun?: boolean;
  /** Called with the progress of the named step, in lines or schools. */
  readonly onProgress?: (step: 'read' | 'write', done: number, total: number) => void;
  /** Called at the end of the transaction, even if there was nothing to write; may write as well. */
  readonly afterWrite?: (tx: Queryable, report: SchoolImportReport) => Promise<void>;
}

/** What an import did, or would do, with its schools. */
export interface SchoolImportReport extends SchoolImportOutcome {
  readonly missing: readonly ListedSchool[];
  /** Repeated lines: the list already has that school. */
  readonly named: readonly ListedSchool[];
  /** On the list, but deleted here since an earlier import: skipped. */
  readonly deletedHere: readonly ListedSchool[];
  /** New on this list: those added, and those that were here already. */
  readonly remembrances: readonly (ListedSchool & { readonly addedId: string | null })[];
  readonly writtenAt: Date;
}

export interface SchoolImportOutcome {
  readonly read: number;
  readonly added: number;
  /** From an earlier list, even if edited since, or entered by a counselor. */
  readonly known: number;
  /** Lines that name a school the list has already named. */
  readonly repeated: number;
}

/** Schools per statement. */
const batch = 500;

/**
 * Imports a list of high schools, from which counselors pick theirs. Reads and checks the whole list
 * first, then adds the new schools in one transaction. Never changes a known school: counselors and
 * admins maintain those.
 * @throws BrokenFile that names the line
 */
export async function importSchools(
  database: Pick<Database, 'pool'>,
  world: World,
  { file, dryRun = false, onProgress, afterWrite }: SchoolImport,
): Promise<SchoolImportOutcome> {
  const { schools, repeated } = await readSchools(file, (done, total) =>
    onProgress?.('read', done, total),
  );
  return transaction(database.pool, async (tx) => {
    const rows = await readRows(tx, { taken: 'boolean' })(
      `select pg_try_advisory_xact_lock(hashtext('import-schools')) as taken`,
    );
    if (!rows[0]?.taken) throw new Error('Another import of schools is running; wait for its end.');
    const existing = await loadKnown(tx);
    const fresh = schools.filter((school) => !existing.remembered.has(schoolKey(school)));
    const missing = fresh.filter((school) => !existing.stored.has(schoolKey(school)));
    const rowsToAdd = missing.map((school) => ({ ...school, id: world.newId() }));
    const ids = new Map(rowsToAdd.map((school) => [schoolKey(school), school.id]));
    const remembrances = fresh.map((school) => {
      const addedId = ids.get(schoolKey(school)) ?? null;
      return { ...school, addedId, id: addedId ?? existing.stored.get(schoolKey(school)) };
    });
    const writtenAt = world.now();
    if (!dryRun) {
      await inBatches(tx, addSchools, rowsToAdd, writtenAt, (done) =>
        onProgress?.('write', done, rowsToAdd.length),
      );
      await inBatches(tx, rememberSchools, remembrances, writtenAt);
    }
    const outcome = {
      read: schools.length + repeated.length,
      added: missing.length,
      known: schools.length - missing.length,
      repeated: repeated.length,
    };
    await afterWrite?.(tx, {
      ...outcome,
      missing,
      named: repeated,
      deletedHere: schools.filter((school) => existing.remembered.get(schoolKey(school)) === null),
      remembrances,
      writtenAt,
    });
    return outcome;
  });
}

/** Existing schools by key, and the keys imported by earlier lists. */
async function loadKnown(tx: Queryable) {
  const stored = await readRows(tx, { name: 'text', city: 'text', state: 'text', id: 'text' })(
    'select id, name, city, state from counselor_school',
  );
  const remembered = await readRows(tx, {
    name: 'text',
    city: 'text',
    state: 'text',
    schoolId: 'text?',
  })(
    `select name_lower as name, city_lower as city, state, school_id as "schoolId"
     from counselor_school_import`,
  );
  return {
    stored: new Map(stored.map((school) => [schoolKey(school), school.id])),
    /** The school of each; null if someone has deleted it. */
    remembered: new Map(remembered.map((school) => [schoolKey(school), school.schoolId])),
  };
}

async function inBatches(
  tx: Queryable,
  statement: string,
  rows: readonly ListedSchool[],
  now: Date,
  onRows: (done: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch).map((school) => ({
      ...school,
      nameLower: school.name.toLowerCase(),
      cityLower: school.city.toLowerCase(),
    }));
    await tx.query(statement, [JSON.stringify(part), now]);
    onRows(start + part.length);
  }
}

const addSchools = `
  insert into counselor_school (id, name, name_lower, address1, city, state, country, postal_code,
    domain, created_at, updated_at)
  select id, name, "nameLower", "address1", city, state, country, "postalCode", domain, $2, $2
  from jsonb_to_recordset($1) as x(id uuid, name text, "nameLower" text, "address1" text, city text,
    state text, country text, "postalCode" text, domain text)`;

const rememberSchools = `
  insert into counselor_school_import (name_lower, city_lower, state, school_id, imported_at)
  select "nameLower", "cityLower", state, id, $2
  from jsonb_to_recordset($1) as x(id uuid, "nameLower" text, "cityLower" text, state text)`;

/** `quad import-schools FILE` */
export const importSchoolsCommand: Command = {
  name: 'import-schools',
  arguments: ['FILE'],
  summary: 'Imports a list of high schools for counselors to choose from.',
  help: [
    'FILE is the word national, for the 25,212 high schools of the United States that come with Quad',
    '(NCES, 2022), or a table with the columns name, city, and state (optionally address1 and postalCode), or',
    'the federal directory of public schools (Common Core of Data) or private schools (PSS), gzip or',
    'plain. The whole file is checked first; a broken file is rejected with the line number, and nothing',
    'is written. Existing schools stay as they are.',
  ].join('\n'),
  async run(call) {
    const { database } = await call.openDatabase();
    const progress = followSteps(call, { read: 'Reading', write: 'Writing' });
    const { read, added, known, repeated } = await importSchools(database, call.world, {
      file: call.argument('FILE') === 'national' ? nationalSchools : call.argument('FILE'),
      onProgress: progress.follow,
    }).finally(progress.end);
    const [all, fresh, old, twice] = [read, added, known, repeated].map((count) =>
      count.toLocaleString('en-US'),
    );
    call.print(`Imported ${all} schools: ${fresh} new, ${old} existing, ${twice} listed twice.`);
  },
};
