import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import {
  takeBack,
  type ImportLine,
  type SchoolsImporter,
} from '../../colleges/college-imports.server.ts';
import { importSchools, type SchoolImportReport } from './import-schools.server.ts';
import type { ListedSchool } from './read-schools.server.ts';

/** Checks or imports a list of schools that an admin uploaded, and stores what an undo needs. */
export const importSchoolsInBrowser: SchoolsImporter = async ({ pool, world }, work) => {
  await importSchools({ pool }, world, {
    file: work.file,
    dryRun: work.isDry,
    onProgress: work.onProgress,
    async afterWrite(tx, report) {
      if (!work.isDry) await remember(tx, work.runId, report);
      await work.finish(tx, linesOf(report), {
        read: report.read,
        added: report.added,
        changed: 0,
        unchanged: report.known,
        older: 0,
        dropped: {},
      });
    },
  });
};

/** `undoSchoolImport(...)`: undoes the last import, except for schools that were changed since. */
export const undoSchoolImport = operation<'undoSchoolImport', PeopleServices>({
  kind: 'Mutation',
  name: 'undoSchoolImport',
  field: `
  "Undoes the last import of schools and returns the names of schools that changed or are in use and stay."
  undoSchoolImport(id: ID!): [String!]!`,
  who: ['ADMINS'],
  resolve: ({ id }, context) =>
    takeBack(context, id, { subject: 'schools', action: 'undoSchoolImport', undo }),
});

function linesOf({ missing, deletedHere, named }: SchoolImportReport): ImportLine[] {
  const lineOf =
    (kind: ImportLine['kind']) =>
    ({ name, city, state }: ListedSchool): ImportLine => ({ kind, name, city, state });
  return [
    ...missing.map(lineOf('added')),
    ...deletedHere.map(lineOf('deletedHere')),
    ...named.map(lineOf('repeated')),
  ];
}

/** Rows per statement. */
const batch = 2000;

/** Stores what an import added and remembered; only the last import can be undone. */
async function remember(
  tx: Queryable,
  runId: string,
  { remembrances, writtenAt }: SchoolImportReport,
): Promise<void> {
  await tx.query('delete from school_import_change');
  const rows = remembrances.map(({ name, city, state, addedId }) => ({
    name: name.toLowerCase(),
    city: city.toLowerCase(),
    state,
    id: addedId,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await tx.query(
      `insert into school_import_change (run_id, name_lower, city_lower, state, school_id, written_at)
       select $1, name, city, state, id, $3
       from jsonb_to_recordset($2) as x(name text, city text, state text, id uuid)`,
      [runId, JSON.stringify(rows.slice(start, start + batch)), writtenAt],
    );
}

/** Deletes what an import added, except schools that were changed or got counselors since. */
async function undo(tx: Queryable, runId: string): Promise<string[]> {
  await tx.query(
    `select from counselor_school where id in (
       select school_id from school_import_change where run_id = $1) order by id for update`,
    [runId],
  );
  const rows = await readRows(tx, { id: 'text', name: 'text' })(
    `select h.school_id as id, coalesce(s.name, h.name_lower) as name
     from school_import_change h left join counselor_school s on s.id = h.school_id
     where h.run_id = $1 and h.school_id is not null and (s.id is null or s.owner is not null
       or s.updated_at <> h.written_at
       or exists (select from counselor o where o.counselor_school_id = s.id))
     order by name`,
    [runId],
  );
  await tx.query('delete from school_import_change where run_id = $1 and school_id = any ($2)', [
    runId,
    rows.map(({ id }) => id),
  ]);
  // Forgets what the import remembered, so that a later list can add it again.
  await tx.query(
    `delete from counselor_school_import i using school_import_change h
     where h.run_id = $1 and i.name_lower = h.name_lower and i.city_lower = h.city_lower
       and i.state = h.state and i.imported_at = h.written_at`,
    [runId],
  );
  await tx.query(
    `delete from counselor_school where id in (
       select school_id from school_import_change where run_id = $1)`,
    [runId],
  );
  await tx.query('delete from school_import_change where run_id = $1', [runId]);
  return rows.map(({ name }) => name);
}
