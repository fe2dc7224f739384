import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, textOf } from '../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../platform/graphql/operation.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { conflict, notFound } from '../../platform/model/refusal.ts';
import type { World } from '../../platform/world.ts';
import { collegeImportRefusals as messages } from './admin-import/college-import-refusals.messages.ts';
import { importSubjects, type ImportSubject } from './admin-import/import-run.ts';
import { collegeImportJob } from './admin-import/import-job.server.ts';
import { readImportLines, readImports } from './admin-import/read-imports.server.ts';
import { undoImport } from './admin-import/undo-import.server.ts';

export {
  collegeImportHandler,
  type ImportWork,
  type SchoolsImporter,
} from './admin-import/import-job.server.ts';
export type { ImportLine } from './admin-import/import-run.ts';
export { sweepCollegeImports } from './admin-import/sweep-imports.server.ts';
export { nationalSchools } from './admin-import/national-schools.server.ts';
export { mountCollegeImports } from './admin-import/import-routes.server.ts';

interface Services extends PeopleServices {
  readonly jobs: Jobs;
}

/** Maximum number of imports in a list. */
const mostShown = 20;

/** `collegeImports`: imports done in the browser, latest first. */
const collegeImports = operation<'collegeImports', Services>({
  kind: 'Query',
  name: 'collegeImports',
  field: `
  "Lists the latest 20 imports of files uploaded at POST /api/college-imports or, with the subject \`schools\`, at POST /api/school-imports."
  collegeImports(subject: String! = "colleges"): [CollegeImportRun!]!`,
  types: `
  "An import of colleges or schools."
  type CollegeImportRun {
    id: ID!
    "colleges or schools."
    subject: String!
    "checking, checked, importing, imported, failed or undone."
    state: String!
    createdAt: DateTime!
    finishedAt: DateTime
    undoneAt: DateTime
    "Who started it; null for someone who has left."
    by: String
    files: [String!]!
    "read or write."
    step: String
    "Lines or rows that are done, of how many."
    done: Int!
    total: Int!
    "Why it failed."
    problem: String
    "older or short: recheckCollegeImport takes the file all the same."
    problemKind: String
    read: Int!
    added: Int!
    changed: Int!
    unchanged: Int!
    older: Int!
    "Values that could not be used: column and count."
    dropped: [String!]!
    "Nothing was imported since."
    isUndoable: Boolean!
    "Colleges or schools that an undo left alone because they changed since."
    leftAlone: [String!]!
  }`,
  who: ['ADMINS'],
  resolve({ subject: requestedSubject }, { services }) {
    const subject = importSubjects.find((one) => one === requestedSubject);
    return subject ? readImports(services.database.pool, { subject, most: mostShown }) : [];
  },
});

/** `collegeImport(...)`: one import; null when it does not exist. */
const collegeImport = operation<'collegeImport', Services>({
  kind: 'Query',
  name: 'collegeImport',
  field: `
  "Returns one import of colleges or schools. Null if there is none with this id."
  collegeImport(id: ID!): CollegeImportRun`,
  who: ['ADMINS'],
  async resolve({ id }, { services }) {
    if (!isUuid(id)) return null;
    const [run] = await readImports(services.database.pool, { id });
    return run ?? null;
  },
});

/** `collegeImportLines(...)`: the report of an import, by kind of change. */
const collegeImportLines = operation<'collegeImportLines', Services>({
  kind: 'Query',
  name: 'collegeImportLines',
  field: `
  "Returns the report of an import. With \`most\`: at most that many lines per kind and field; without it, the next 5,000 after a position."
  collegeImportLines(id: ID!, most: Int, after: Int): [CollegeImportLine!]!`,
  types: `
  "A line of an import report."
  type CollegeImportLine {
    place: Int!
    "added, changed, closed, kept, vanished, deletedHere, lookAlike or repeated."
    kind: String!
    field: String
    unitId: Int
    name: String!
    city: String!
    state: String!
    before: String
    after: String
    "Lines of this kind and field."
    count: Int!
  }`,
  who: ['ADMINS'],
  resolve: ({ id, most, after }, { services }) =>
    isUuid(id) ? readImportLines(services.database.pool, id, most ?? null, after ?? -1) : [],
});

/** `recheckCollegeImport(...)`: accepts an older year, or a file that looks truncated. */
const recheckCollegeImport = operation<'recheckCollegeImport', Services>({
  kind: 'Mutation',
  name: 'recheckCollegeImport',
  field: `
  "Checks an uploaded import again after a problem was reported."
  recheckCollegeImport(id: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: async ({ id }, { services, world }) =>
    services.writer.change(async (tx) => {
      await begin(tx, services.jobs, world, id, {
        to: 'checking',
        from: `state = 'failed' and problem_kind is not null`,
        also: ', force = true, problem = null, problem_kind = null',
      });
      return true;
    }),
});

/** `startCollegeImport(...)`: imports what was checked. */
const startCollegeImport = operation<'startCollegeImport', Services>({
  kind: 'Mutation',
  name: 'startCollegeImport',
  field: `
  "Starts an import that has been checked."
  startCollegeImport(id: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const subject = await begin(tx, services.jobs, world, id, {
        to: 'importing',
        from: `state = 'checked'`,
      });
      await writeAuditEntry(tx, world, by, {
        action: subject === 'schools' ? 'startSchoolImport' : 'startCollegeImport',
        subject: 'CollegeImportRun',
        subjectId: id,
      });
      return true;
    });
  },
});

/** Moves an import to its next state, one at a time, and queues the work. */
async function begin(
  tx: Queryable,
  jobs: Jobs,
  world: World,
  id: string,
  { to, from, also = '' }: { readonly to: string; readonly from: string; readonly also?: string },
): Promise<ImportSubject> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('college-import-run'))`);
  const { rowCount: running } = await tx.query(
    `select from college_import_run where state in ('checking', 'importing')`,
  );
  if (running) throw conflict(apiSentence(messages.running));
  const [run] = isUuid(id)
    ? await readRows(tx, { hasFiles: 'boolean', subject: textOf<ImportSubject>() })(
        `update college_import_run r set state = '${to}', changed_at = $2, finished_at = null${also}
         where id = $1 and ${from}
         returning subject, exists (select from college_import_file f
           where f.run_id = r.id and f.content is not null) as "hasFiles"`,
        [id, world.now()],
      )
    : [];
  if (!run) throw conflict(apiSentence(messages.notChecked));
  if (!run.hasFiles) throw conflict(apiSentence(messages.filesGone));
  await tx.query('delete from college_import_progress where run_id = $1', [id]);
  await jobs.enqueue(tx, collegeImportJob, { runId: id }, { key: id });
  return run.subject;
}

/** `undoCollegeImport(...)`: undoes the last import for every college that is unchanged since. */
const undoCollegeImport = operation<'undoCollegeImport', Services>({
  kind: 'Mutation',
  name: 'undoCollegeImport',
  field: `
  "Undoes the last import and returns the names of colleges that have changed since and stay."
  undoCollegeImport(id: ID!): [String!]!`,
  who: ['ADMINS'],
  resolve: ({ id }, context) =>
    takeBack(context, id, { subject: 'colleges', action: 'undoCollegeImport', undo: undoImport }),
});

interface Undo {
  readonly subject: ImportSubject;
  readonly action: 'undoCollegeImport' | 'undoSchoolImport';
  /** Returns the names of colleges that changed meanwhile and are left alone. */
  readonly undo: (tx: Queryable, runId: string, now: Date) => Promise<string[]>;
}

/**
 * Undoes the last import of a kind; its run and the audit log record what was left alone.
 * @throws Refusal NOT_FOUND or CONFLICT
 */
export async function takeBack(
  context: CallContext<PeopleServices>,
  id: string,
  { subject, action, undo }: Undo,
): Promise<string[]> {
  const by = signedIn(context);
  const { services, world } = context;
  if (!isUuid(id)) throw notFound(apiSentence(messages.noRun));
  return services.writer.change(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`import-${subject}`]);
    const [run] = await readImports(tx, { id, subject });
    if (!run?.isUndoable) throw conflict(apiSentence(messages.notUndoable));
    const left = await undo(tx, id, world.now());
    await tx.query(
      `update college_import_run set state = 'undone', undone_at = $2, undone_by = $3,
         left_alone = $4 where id = $1`,
      [id, world.now(), by.id, left],
    );
    await writeAuditEntry(tx, world, by, {
      action,
      subject: 'CollegeImportRun',
      subjectId: id,
      details: { leftAlone: left.length },
    });
    return left;
  });
}

/** The operations for imports of federal files. */
export const collegeImportCalls = [
  collegeImports,
  collegeImport,
  collegeImportLines,
  recheckCollegeImport,
  startCollegeImport,
  undoCollegeImport,
] as const;
